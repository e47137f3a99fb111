import { type Context, command, HttpResponse, type MaybePromise, Resource, type RetryHint, route } from "signalbox";
import { describe, expectTypeOf, it } from "vitest";
import { z } from "zod";
import { fieldsOf, membersOf } from "../src/graph/carried.ts";
import { ask, end, graph, method, request } from "../src/graph/row.ts";
import { TABLE } from "../src/graph/table.ts";

/** What must not compile: each line below an expected error would pass the compiler's check if the types let it in. */

const NewBook = z.object({ title: z.string(), year: z.int() });
type NewBook = z.infer<typeof NewBook>;

describe("the table", () => {
  it("has no edge to nowhere", () => {
    graph({
      A1: method("known", { yes: "A2", no: end(404) }),
      A2: method("known", { yes: end(200), no: end(501) }),
    });
    // @ts-expect-error: there is no row A3
    graph({ A1: method("known", { yes: "A3", no: end(404) }) });
    // @ts-expect-error: nor behind a decision of no
    graph({ A1: ask("forbidden", "flag", { yes: end(403), no: "A2" }) });
  });

  it("asks no callback that the class lacks", () => {
    // @ts-expect-error: Resource has no isTuesday
    ask("isTuesday", "flag", { yes: end(200), no: end(404) });
    // @ts-expect-error: what stands around the walk is not asked in it
    ask("lifespan", "claim", { yes: end(200), no: end(404) });
    // @ts-expect-error: nor can a question hinge on it
    request("any", { on: ["isTuesday"], yes: end(200), no: end(404) });
  });

  it("misreads no return value", () => {
    ask("serviceAvailable", "hint", { yes: end(200), no: end(503) });
    // @ts-expect-error: it returns true or a hint, which is no flag
    ask("serviceAvailable", "flag", { yes: end(200), no: end(503) });
    // @ts-expect-error: a flag is no hint
    ask("forbidden", "hint", { yes: end(403), no: end(200) });
    // @ts-expect-error: a place is a claim
    ask("movedPermanently", "flag", { yes: end(301), no: end(200) });
  });

  it("ends with nothing that nobody writes", () => {
    // @ts-expect-error: the table of parts has no such part
    end(200, "cookies");
  });

  it("knows what each part writes", () => {
    expectTypeOf<ReturnType<typeof fieldsOf<"accepts">>[number]>().toEqualTypeOf<
      "Accept" | "Accept-Encoding" | "Accept-Patch" | "Accept-Query"
    >();
    expectTypeOf<ReturnType<typeof fieldsOf<"offers">>[number]>().toEqualTypeOf<never>();
    expectTypeOf<ReturnType<typeof membersOf<"retryAfter">>[number]>().toEqualTypeOf<"retryAfter">();
  });

  it("knows its own ids", () => {
    expectTypeOf<keyof typeof TABLE>().toExtend<string>();
    expectTypeOf<"B13" | "O18">().toExtend<keyof typeof TABLE>();
    expectTypeOf<"Z99">().not.toExtend<keyof typeof TABLE>();
  });
});

describe("a resource", () => {
  it("stores what its model gives", () => {
    class Fits extends Resource {
      override readonly body = NewBook;
      override apply(_ctx: Context, book: NewBook) {
        expectTypeOf(book).toEqualTypeOf<{ title: string; year: number }>();
      }
      override processPost(_ctx: Context, book: NewBook) {
        return book.title;
      }
      override isConflict(_ctx: Context, { year }: NewBook) {
        return year > 2100;
      }
    }
    class Misfits extends Resource {
      override readonly body = NewBook;
      // @ts-expect-error: the model gives a title and a year, not a number of pages
      override apply(_ctx: Context, _book: { pages: number }) {}
      // @ts-expect-error: nor is what is posted a text
      override processPost(_ctx: Context, _book: string) {}
      // @ts-expect-error: nor what may conflict
      override isConflict(_ctx: Context, _book: { title: number }) {
        return false;
      }
    }
    expectTypeOf<Fits>().toExtend<Resource>();
    expectTypeOf<Misfits>().toBeObject();
  });

  it("returns what its node reads", () => {
    class Wrong extends Resource {
      // @ts-expect-error: true or a hint; false says neither when nor why
      override serviceAvailable() {
        return false;
      }
      // @ts-expect-error: a place or false; true is no place
      override movedPermanently() {
        return true;
      }
      // @ts-expect-error: yes or no
      override forbidden() {
        return "yes";
      }
      // @ts-expect-error: there is no such callback to override
      override isTuesday() {
        return true;
      }
    }
    expectTypeOf<Wrong>().toBeObject();
    expectTypeOf<ReturnType<Resource["withinRateLimit"]>>().toEqualTypeOf<MaybePromise<true | RetryHint>>();
  });

  it("has the query that its model gives", () => {
    type Page = Context<{ query: { page: number } }>;
    class Fits extends Resource<Page> {
      override readonly query = z.object({ page: z.coerce.number() });
      override represent(ctx: Page) {
        expectTypeOf(ctx.query).toEqualTypeOf<{ page: number }>();
        return ctx.query.page;
      }
    }
    class Misfits extends Resource<Page> {
      // @ts-expect-error: the context promises a number
      override readonly query = z.object({ page: z.string() });
    }
    expectTypeOf<Fits>().toExtend<Resource<Page>>();
    expectTypeOf<Misfits>().toBeObject();
  });

  it("has a state whose names and types are known", () => {
    type Stateful = Context<{ state: { book: NewBook } }>;
    class Books extends Resource<Stateful> {
      override represent(ctx: Stateful) {
        expectTypeOf(ctx.state.book).toEqualTypeOf<NewBook | undefined>();
        expectTypeOf(ctx.require("book")).toEqualTypeOf<NewBook>();
        // @ts-expect-error: nobody ever leaves an author there
        return ctx.require("author");
      }
      override resourceExists(ctx: Stateful) {
        // @ts-expect-error: a book is no text
        ctx.state.book = "Signals";
        return true;
      }
    }
    expectTypeOf<Books>().toExtend<Resource<Stateful>>();
  });
});

describe("a route", () => {
  class Plain extends Resource {}
  class Book extends Resource<Context<{ params: "id" }>> {
    override represent(ctx: Context<{ params: "id" }>) {
      // @ts-expect-error: the context has an id and no isbn
      return [ctx.params.id, ctx.params.isbn];
    }
  }
  class Page extends Resource<Context<{ params: "id" | "page" }>> {}

  it("has the parameters that its resource needs", () => {
    route("/books/{id}", new Book());
    route("/books/{id}", Book);
    route("/{shelf}/{id}", new Book());
    route("/books/{id}/pages/{page}", Page);
    route("/anything", Plain);
    // @ts-expect-error: there is no {id}
    route("/books", new Book());
    // @ts-expect-error: nor with the class
    route("/books/{isbn}", Book);
    // @ts-expect-error: {page} is missing
    route("/books/{id}", Page);
  });

  it("mounts resources, and constructs none that wants arguments", () => {
    class Needy extends Resource {
      constructor(readonly_: string) {
        super();
        void readonly_;
      }
    }
    route("/needy", new Needy("x"));
    // @ts-expect-error: nobody has the argument
    route("/needy", Needy);
    // @ts-expect-error: not a resource
    route("/", {});
  });

  it("hands a command the parameters of its pattern, and takes a response", () => {
    command("GET", "/books/{id}", ({ params }) => HttpResponse.text(params.id));
    // @ts-expect-error: there is no {isbn}
    command("GET", "/books/{id}", ({ params }) => HttpResponse.text(params.isbn));
    // @ts-expect-error: a text is no response
    command("GET", "/books", () => "text");
  });
});
