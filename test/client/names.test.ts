import { resource, Service } from "signalbox";
import type { BodyOf, GivenOf, PatternsOf, RepliesOf } from "signalbox/client";
import { client } from "signalbox/client";
import { describe, expectTypeOf, it } from "vitest";
import { z } from "zod";
import type { Api, Models } from "../../examples/library/api.ts";

const notes = resource("/notes/{id}", {
  find: ({ params }) => (params.id === "1" ? { text: "first" } : undefined),
  represent: ({ entity }) => entity,
});
const service = new Service({
  resources: {
    notes,
    all: resource("/notes", { POST: { body: z.object({ text: z.string() }), processPost: () => "done" } }),
  },
});

describe("names for the types of an API", () => {
  it("are those of printed types", () => {
    expectTypeOf<BodyOf<Api, "/books/{id}", "GET", 200>>().toEqualTypeOf<Models.Book>();
    expectTypeOf<RepliesOf<Api, "/health", "GET">["status"]>().toEqualTypeOf<200 | 406>();
    expectTypeOf<GivenOf<Api, "/books", "POST">["body"]>().toExtend<unknown>();
    expectTypeOf<"/export">().toExtend<PatternsOf<Api>>();
    // @ts-expect-error There is no such pattern.
    expectTypeOf<BodyOf<Api, "/book/{id}", "GET", 200>>().toBeNever();
  });

  it("are those of a service of literals, and of a client", () => {
    expectTypeOf<BodyOf<typeof service, "/notes/{id}", "GET", 200>>().toEqualTypeOf<{ text: string }>();
    expectTypeOf<PatternsOf<typeof service>>().toEqualTypeOf<"/notes/{id}" | "/notes">();
    expectTypeOf<GivenOf<typeof service, "/notes/{id}", "GET">["params"]>().toEqualTypeOf<{
      readonly id: string | number;
    }>();
    const api = client<typeof service>("http://localhost");
    expectTypeOf<BodyOf<typeof api, "/notes/{id}", "GET", 200>>().toEqualTypeOf<{ text: string }>();
    const printed = client<Api>("http://localhost", { remember: true });
    expectTypeOf<BodyOf<typeof printed, "/books", "GET", 200>>().toEqualTypeOf<Models.BookList>();
    expectTypeOf<RepliesOf<typeof printed, "/books/{id}", "GET">["status"]>().toEqualTypeOf<
      200 | 404 | 406 | 410 | 412
    >();
  });

  it("are those of a list of modules, each of which can be declared", () => {
    type Modules = [
      { notes: typeof notes; other: () => void },
      typeof import("../../examples/library/health.ts"),
      typeof notes,
    ];
    expectTypeOf<BodyOf<Modules, "/notes/{id}", "GET", 200>>().toEqualTypeOf<{ text: string }>();
    expectTypeOf<PatternsOf<[{ notes: typeof notes }]>>().toEqualTypeOf<"/notes/{id}">();
  });

  it("let a function be generic over the patterns", () => {
    const read = <P extends PatternsOf<Api>>(_pattern: P, body: BodyOf<Api, P, "GET", 200>) => body;
    expectTypeOf(read<"/health">).returns.toEqualTypeOf<Models.State>();
  });
});
