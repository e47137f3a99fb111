// @ts-check
// What a newcomer writes on the way that scripts/newcomer.mjs walks.

/** A resource with a limit, and a second representation. */
export const BOOKS = `import { resource } from "signalbox";
import { csvCodec } from "signalbox/codecs";
import { clientKey, TokenBucket } from "signalbox/limit";
import { z } from "zod";

const Book = z.object({ title: z.string(), year: z.int() }).meta({ id: "Book" });

const books = [
  { title: "Signals", year: 1987 },
  { title: "Timetables, and how to read them", year: 1992 },
];

const limiter = new TokenBucket({ capacity: 5, refillPerSec: 1 });

export const bookList = resource("/books", {
  produces: ["application/json", "text/csv"],
  codecs: { "text/csv": csvCodec },
  withinRateLimit: (ctx) => limiter.check(clientKey(ctx)) ?? true,
  GET: {
    summary: "List the books",
    response: z.array(Book),
    represent: () => books,
  },
});
`;

export const BOOKS_TEST = `import assert from "node:assert/strict";
import { it } from "node:test";
import { assertTrace, request } from "signalbox/testing";
import { service } from "../src/app.ts";

it("lists the books as CSV", async () => {
  const response = await request(service, "GET", "/books", { headers: { accept: "text/csv" }, peer: "192.0.2.1" });
  assert.equal(response.status, 200);
  assert.equal(response.header("content-type"), "text/csv; charset=utf-8");
  assert.match(await response.text(), /^title,year\\r\\nSignals,1987\\r\\n"Timetables, and/);
});

it("has those wait who ask too often", async () => {
  const ask = () => request(service, "GET", "/books", { peer: "192.0.2.2" });
  const responses = await Promise.all(Array.from({ length: 20 }, ask));
  const late = responses.find(({ status }) => status === 429);
  assert.ok(late);
  assertTrace(late, "B13,B13a");
});
`;

/** The template's, with the resource and the debugger added. */
export const APP = `import { Service } from "signalbox";
import { debug } from "signalbox/debug";
import { mountOpenapi } from "signalbox/openapi";
import { bookList } from "./books.ts";
import { noteItem } from "./noteItem.ts";
import { Notes } from "./notes.ts";

const notes = new Notes();
notes.write("hello", { text: "A note to begin with." });

export const service = new Service({ resources: { noteItem: noteItem(notes), bookList } });

export const document = mountOpenapi(service, { title: "my-api", version: "0.1.0", page: "/docs" });

export const contract = { parameters: { id: ["hello"] } };

if (process.env["NODE_ENV"] !== "production") debug(service, "/_signalbox");
`;

/** What a module may export, of every kind. */
export const DECLARED = `import { command, group, HttpResponse, part, Resource, resource, route, Service } from "signalbox";
import { client } from "signalbox/client";

export const signedIn = part({ isAuthorized: () => ({ user: "ann" }) });
export const found = part({ with: [signedIn], isAuthorized: ({ user }) => ({ name: user }), find: () => ({ id: 1 }) });
export const api = group("/api", { with: [signedIn] });
export const v1 = api.group("/v1");
export const one = v1.resource("/one", { with: [found], represent: ({ name, entity }) => ({ name, id: entity.id }) });
export const mounted = v1.mount({ two: resource("/two", { represent: () => 2 }) });
export const plain = command("GET", "/plain", () => HttpResponse.empty());
export const literal = command("GET", "/literal", { with: [found], handle: () => HttpResponse.empty() });
export const page = Resource;
export class Three extends Resource {
  override represent() {
    return 3;
  }
}
export const three = route("/three", Three);
export const service = new Service({ with: [signedIn], resources: { one, literal, ...mounted }, routes: [three] });
export const caller = client<typeof service>("http://localhost");
`;
