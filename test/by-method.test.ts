import { type Context, command, HttpResponse, jsonCodec, Resource, route, Service, validate } from "signalbox";
import { htmlCodec } from "signalbox/codecs";
import { request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const Book = z.object({ title: z.string(), year: z.int() });
const BookPatch = Book.partial();
const MERGE_PATCH = "application/merge-patch+json";

class Item extends Resource {
  override readonly allowedMethods = ["GET", "PUT", "PATCH"];
  override readonly consumes = { PUT: ["application/json"], PATCH: [MERGE_PATCH] };
  override readonly body = { PUT: Book, PATCH: BookPatch };
  override readonly query = z.object({ page: z.coerce.number().int().positive().optional() });
  override readonly onlyFor = { query: ["GET"] };
  override isConflict(_ctx: Context, { year = 0 }: z.infer<typeof BookPatch>) {
    return year > 2100 && { problem: { detail: "It is not written yet.", year } };
  }
  override apply(_ctx: Context, body: z.infer<typeof BookPatch>): unknown {
    return body;
  }
  override represent(): unknown {
    return {};
  }
}

const service = new Service({
  routes: [route("/book", Item, { codecs: { "application/json": jsonCodec, [MERGE_PATCH]: jsonCodec } })],
});

describe("a body by method", () => {
  it("is of the method's media types, and a 415 names those", async () => {
    const patch = { headers: { "content-type": MERGE_PATCH }, body: '{"year":1928}' };
    expect((await request(service, "PATCH", "/book", patch)).status).toBe(200);
    const put = await request(service, "PUT", "/book", patch);
    expect(put.status).toBe(415);
    expect(put.header("accept")).toBe("application/json");
    expect((await put.json()).accepted).toEqual(["application/json"]);
    const plain = await request(service, "PATCH", "/book", { body: { year: 1928 } });
    expect(plain.status).toBe(415);
    expect(plain.header("accept-patch")).toBe(MERGE_PATCH);
  });

  it("is held to the method's model", async () => {
    const refused = await request(service, "PUT", "/book", { body: { year: 1928 } });
    expect(refused.status).toBe(400);
    expect((await refused.json()).errors[0].pointer).toBe("/title");
  });

  it("OPTIONS names the patch formats (RFC 5789 3.1)", async () => {
    expect((await request(service, "OPTIONS", "/book")).header("accept-patch")).toBe(MERGE_PATCH);
  });
});

it("the query model is asked for the methods that it is for", async () => {
  expect((await request(service, "GET", "/book?page=0")).status).toBe(400);
  expect((await request(service, "PUT", "/book?page=0", { body: { title: "a", year: 1 } })).status).toBe(200);
});

describe("an objection", () => {
  it("says why in the problem, and the trace ends at its node", async () => {
    const response = await request(service, "PUT", "/book", { body: { title: "a", year: 2200 } });
    expect(response.status).toBe(409);
    expect(response.trace).toMatch(/,O16,P0,O14$/);
    expect(await response.json()).toMatchObject({ detail: "It is not written yet.", year: 2200, status: 409 });
  });

  it.each([
    ["malformedRequest", 400, "B9"],
    ["forbidden", 403, "B7"],
  ])("of %s is %i", async (callback, status, node) => {
    const item = Object.assign(new Item(), { [callback]: () => ({ problem: { detail: "So it is." } }) });
    const codecs = { "application/json": jsonCodec, [MERGE_PATCH]: jsonCodec };
    const response = await request(new Service({ routes: [route("/", item, { codecs })] }), "GET", "/");
    expect(response.status).toBe(status);
    expect(response.trace.split(",").at(-1)).toBe(node);
    expect((await response.json()).detail).toBe("So it is.");
  });
});

describe("a callback that throws", () => {
  it.each([
    [
      "at once",
      () => {
        throw new Error("no");
      },
    ],
    ["later", () => Promise.reject(new Error("no"))],
  ])("%s: the trace ends with the node that asked it", async (_when, resourceExists) => {
    class Broken extends Resource {
      override resourceExists = resourceExists as () => Promise<boolean>;
      override represent(): unknown {
        return 1;
      }
    }
    const broken = new Service({ routes: [route("/", Broken)], onError: () => undefined });
    const response = await request(broken, "GET", "/");
    expect(response.status).toBe(500);
    expect(response.trace).toBe("B13,B12,B11,B10,B9,B8,B7,B6,B5,B4,B3,C3,D4,F6,G7");
  });
});

describe("a codec", () => {
  class Page extends Resource {
    override readonly produces = ["text/html"];
    override readonly errorProduces = ["application/problem+json", "text/html"];
    override readonly languages = ["en", "de"];
    override resourceExists(ctx: Context): boolean {
      return ctx.request.query.get("missing") === null;
    }
    override represent(): unknown {
      return "book";
    }
  }
  const page = {
    ...htmlCodec(),
    encode: (value: unknown, chosen?: { readonly chosenLanguage: string | undefined }) =>
      `${chosen?.chosenLanguage} ${String(value)}`,
    encodeProblem: (problem: unknown) => `styled ${(problem as { status: number }).status}`,
  };
  const pages = new Service({ routes: [route("/", Page, { codecs: { "text/html": page } })] });

  it("knows the language that was chosen", async () => {
    expect(await (await request(pages, "GET", "/", { headers: { "accept-language": "de" } })).text()).toBe("de book");
  });

  it("may write the errors of its type", async () => {
    const missing = await request(pages, "GET", "/?missing", { headers: { accept: "text/html" } });
    expect([missing.status, await missing.text()]).toEqual([404, "styled 404"]);
  });
});

it("what a command reads as JSON and is none is the client's mistake", async () => {
  const echo = command("POST", "/", async ({ body }) => HttpResponse.json(await body.json()));
  const response = await request(new Service({ routes: [echo] }), "POST", "/", { body: "{" });
  expect(response.status).toBe(400);
  expect((await response.json()).detail).toBe("The content is not JSON.");
});

it("validate gives an author the value, or each failure with its pointer", async () => {
  expect(await validate(Book, { title: "a", year: 1 })).toEqual({ value: { title: "a", year: 1 } });
  expect(await validate(Book, { title: "a" })).toMatchObject({ failures: [{ pointer: "/year" }] });
});
