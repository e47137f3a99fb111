import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Service } from "signalbox";
import { assertTrace, request, type TestRequest } from "signalbox/testing";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Connection, openDatabase } from "./database.ts";
import { createLibrary } from "./library.ts";
import { localLimiter } from "./loginLimiter.ts";
import { sign } from "./returns.ts";
import { Shelf } from "./shelf.ts";

const ORLANDO = { title: "Orlando", author: "Virginia Woolf", year: 1928, isbn: "9780156701600", genre: "novel" };

let folder: string;
let tokens: { readonly ada: string; readonly grace: string };
let seeded: Connection;
let database: Connection;
let library: Service;
/** What went wrong without being part of any response: nothing, in all of these tests. */
let errors: unknown[];

// Hashing a password is slow on purpose, so it is done once: each test has a copy of the library that was made here.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "library-"));
  seeded = openDatabase(":memory:");
  library = await createLibrary(seeded);
  tokens = { ada: await tokenOf("ada", "analytical"), grace: await tokenOf("grace", "nanosecond") };
  return () => rmSync(folder, { recursive: true });
});

beforeEach(async () => {
  errors = [];
  const copy = join(folder, `${randomUUID()}.db`);
  seeded.exec(`VACUUM INTO '${copy}'`);
  database = openDatabase(copy);
  library = await createLibrary(database, { trace: true, onError: (error) => errors.push(error) });
  return () => {
    database.close();
    expect(errors).toEqual([]);
  };
});

const ask = (method: string, target: string, asked?: TestRequest) => request(library, method, target, asked);

async function tokenOf(username: string, password: string): Promise<string> {
  const response = await ask("POST", "/login", { body: { username, password } });
  expect(response.status).toBe(200);
  return (await response.json()).token;
}

/** What a librarian sends along. */
function asLibrarian(headers: Record<string, string> = {}): Record<string, string> {
  return { Authorization: `Bearer ${tokens.ada}`, ...headers };
}

describe("changes", () => {
  it("200: an event for each book that is added, with the revision to go on from", async () => {
    const { revision } = new Shelf(database);
    await ask("POST", "/books", { headers: asLibrarian(), body: ORLANDO });
    const { response } = await ask("GET", "/changes", { headers: { "Last-Event-ID": String(revision) } });
    const { body } = response;
    if (body === null || typeof body === "string" || body instanceof Uint8Array) return expect.fail("no stream");
    const events = body[Symbol.asyncIterator]();
    // The first chunk is a comment, which opens the stream.
    const chunks = [await events.next(), await events.next()].map(({ value }) => String(value));
    expect(chunks[1]).toMatch(/^event: book\nid: \d+\ndata: {.*"title":"Orlando"/);
    await events.return?.();
  });
});

describe("reading", () => {
  it("200: a page of the list is searched for once, until a book changes", async () => {
    const search = vi.spyOn(Shelf.prototype, "search");
    const list = async () => (await ask("GET", "/books?q=a", { headers: { "Accept-Encoding": "br" } })).text();
    expect(await list()).toBe(await list());
    expect(search).toHaveBeenCalledTimes(1);
    await ask("POST", "/books", { headers: asLibrarian(), body: ORLANDO });
    await list();
    expect(search).toHaveBeenCalledTimes(2);
    search.mockRestore();
  });

  it("200: the list in JSON, for those who do not say", async () => {
    const response = await ask("GET", "/books");
    expect(response.status).toBe(200);
    expect(response.header("content-type")).toBe("application/json");
    expect(response.header("vary")).toBe("Accept, Accept-Language, Accept-Encoding");
    expect(await response.json()).toMatchObject({ summary: "11 books, page 1 of 2", next: "/books?page=2" });
  });

  it("200: the list in CSV, without what the driver adds", async () => {
    const response = await ask("GET", "/books?q=kafka", { headers: { Accept: "text/csv" } });
    expect(await response.text()).toBe(
      "id,title,author,year,isbn,genre,note\r\n2,Die Verwandlung,Franz Kafka,1915,9783150099001,story,\r\n",
    );
  });

  it("200: the list as a German page, its words escaped", async () => {
    const response = await ask("GET", `/books?q=${encodeURIComponent('"><script>')}`, {
      headers: { Accept: "text/html", "Accept-Language": "de-AT, en;q=0.5" },
    });
    expect(response.header("content-language")).toBe("de");
    const page = await response.text();
    expect(page).toContain('<html lang="de">');
    expect(page).toContain("0 Bücher, Seite 1 von 1");
    expect(page).not.toContain("<script>");
  });

  it("200: the list compressed, under a tag of its own", async () => {
    const response = await ask("GET", "/books", { headers: { "Accept-Encoding": "br, gzip;q=0.5" } });
    expect(response.header("content-encoding")).toBe("br");
    expect(response.header("etag")).not.toBe((await ask("GET", "/books")).header("etag"));
    expect(JSON.parse(brotliDecompressSync(await response.bytes()).toString()).books).toHaveLength(8);
  });

  it("200: pages lead to each other, and keep the search", async () => {
    const { next } = await (await ask("GET", "/books?q=the&size=2")).json();
    expect(next).toBe("/books?q=the&page=2&size=2");
    expect(await (await ask("GET", next)).json()).toMatchObject({ previous: "/books?q=the&size=2" });
  });

  it("200: a book as JSON and as a page", async () => {
    expect(await (await ask("GET", "/books/2")).json()).toEqual({
      id: 2,
      title: "Die Verwandlung",
      author: "Franz Kafka",
      year: 1915,
      isbn: "9783150099001",
      genre: "story",
    });
    const page = await ask("GET", "/books/2", { headers: { Accept: "text/html", "Accept-Language": "de" } });
    expect(await page.text()).toContain("Erzählung");
  });

  it("304: a list and a book that have not changed", async () => {
    for (const path of ["/books", "/books/1"]) {
      const tag = (await ask("GET", path)).header("etag") ?? "";
      expect((await ask("GET", path, { headers: { "If-None-Match": tag } })).status).toBe(304);
    }
    const since = (await ask("GET", "/books/1")).header("last-modified") ?? "";
    expect((await ask("GET", "/books/1", { headers: { "If-Modified-Since": since } })).status).toBe(304);
  });

  it("200: the export, a line each", async () => {
    const lines = (await (await ask("GET", "/export")).text()).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).id)).toEqual([1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it("200: the page at /, with the reader's own address in its lines", async () => {
    const page = await ask("GET", "/", { headers: { Host: "library.example:81", Accept: "text/html" } });
    expect(await page.text()).toContain("curl -i http://library.example:81/books");
    const planted = await ask("GET", "/", { headers: { Host: "x; rm -rf ~", Accept: "text/plain" } });
    expect(await planted.text()).not.toContain("rm -rf");
  });

  it("200: health", async () => {
    expect((await ask("GET", "/health")).status).toBe(200);
    expect((await ask("HEAD", "/health")).status).toBe(200);
  });
});

describe("adding", () => {
  it("201: a book, at the address that is given", async () => {
    const response = await ask("POST", "/books", { headers: asLibrarian(), body: ORLANDO });
    expect(response.status).toBe(201);
    const location = response.header("location") ?? "";
    expect(await (await ask("GET", location)).json()).toEqual({ id: 13, ...ORLANDO });
  });

  it("400: one entry a fault, each with its place", async () => {
    const body = { ...ORLANDO, title: " ", year: "soon", isbn: "9780156701601" };
    const response = await ask("POST", "/books", { headers: asLibrarian(), body });
    expect(response.status).toBe(400);
    const { errors } = await response.json();
    expect(errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(["/title", "/year", "/isbn"]);
    expect((await ask("GET", "/books?page=0")).status).toBe(400);
  });

  it("401: nobody, and a token that is nobody's", async () => {
    const response = await ask("POST", "/books", { body: ORLANDO });
    expect(response.status).toBe(401);
    expect(response.header("www-authenticate")).toBe("Bearer");
    const headers = { Authorization: "Bearer made-up" };
    expect((await ask("POST", "/books", { headers, body: ORLANDO })).status).toBe(401);
  });

  it("401: a token that has expired", async () => {
    const headers = asLibrarian();
    database.exec("UPDATE tokens SET expires = 0");
    expect((await ask("POST", "/books", { headers, body: ORLANDO })).status).toBe(401);
  });

  it("403: an account that may only read", async () => {
    const headers = { Authorization: `Bearer ${tokens.grace}` };
    expect((await ask("POST", "/books", { headers, body: ORLANDO })).status).toBe(403);
  });

  it("409: an ISBN that is on the shelf, but not one that was removed from it", async () => {
    const headers = asLibrarian();
    const taken = await ask("POST", "/books", { headers, body: { ...ORLANDO, isbn: "9780141439549" } });
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({ book: "/books/1" });
    const freed = await ask("POST", "/books", { headers, body: { ...ORLANDO, isbn: "9783150000038" } });
    expect(freed.status).toBe(201);
  });

  it("415: another type, with those that are taken", async () => {
    const headers = asLibrarian({ "Content-Type": "text/plain" });
    const response = await ask("POST", "/books", { headers, body: "Orlando" });
    expect(response.status).toBe(415);
    expect(response.header("accept")).toBe("application/json");
  });
});

describe("changing", () => {
  it("204: a whole book is replaced", async () => {
    const response = await ask("PUT", "/books/1", { headers: asLibrarian({ "If-Match": '"1"' }), body: ORLANDO });
    expect(response.status).toBe(204);
    expect(await (await ask("GET", "/books/1")).json()).toEqual({ id: 1, ...ORLANDO });
  });

  it("400: a replacement that lacks something", async () => {
    const headers = asLibrarian({ "If-Match": '"1"' });
    const response = await ask("PUT", "/books/1", { headers, body: { title: "Orlando" } });
    expect(response.status).toBe(400);
    expect((await response.json()).errors[0]).toMatchObject({ pointer: "/author" });
  });

  it("204: a patch changes what it names, and null takes away", async () => {
    const headers = asLibrarian({ "Content-Type": "application/merge-patch+json" });
    const patch = async (change: object) => {
      const tag = (await ask("GET", "/books/1")).header("etag") ?? "";
      return ask("PATCH", "/books/1", { headers: { ...headers, "If-Match": tag }, body: JSON.stringify(change) });
    };
    expect((await patch({ note: "Signed." })).status).toBe(204);
    expect(await (await ask("GET", "/books/1")).json()).toMatchObject({ title: "Middlemarch", note: "Signed." });
    expect((await patch({ note: null })).status).toBe(204);
    expect(await (await ask("GET", "/books/1")).json()).not.toHaveProperty("note");
    expect((await patch({ title: null })).status).toBe(422);
  });

  it("204, 409, 422: a JSON Patch is applied whole or not at all, and its tests guard it", async () => {
    const headers = asLibrarian({ "If-Match": "*", "Content-Type": "application/json-patch+json" });
    const patch = (...operations: readonly object[]) => ask("PATCH", "/books/1", { headers, body: operations });
    const noted = { op: "add", path: "/note", value: "Signed." };
    const stale = await patch(noted, { op: "test", path: "/year", value: 1 });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ errors: [{ pointer: "/1", detail: "the test failed" }] });
    expect((await patch(noted, { op: "remove", path: "/isbn" })).status).toBe(422);
    expect(await (await ask("GET", "/books/1")).json()).not.toHaveProperty("note");
    expect((await patch({ op: "test", path: "/title", value: "Middlemarch" }, noted)).status).toBe(204);
    expect(await (await ask("GET", "/books/1")).json()).toMatchObject({ title: "Middlemarch", note: "Signed." });
  });

  it("409: the ISBN of another book; its own is no conflict", async () => {
    const headers = asLibrarian({ "If-Match": '"1"', "Content-Type": "application/merge-patch+json" });
    const other = await ask("PATCH", "/books/1", { headers, body: { isbn: "9783150099001" } });
    expect(other.status).toBe(409);
    expect((await ask("PATCH", "/books/1", { headers, body: { isbn: "9780141439549" } })).status).toBe(204);
  });

  it("412: a state that is past, by tag and by date", async () => {
    const headers = asLibrarian();
    const stale = await ask("PUT", "/books/1", { headers: { ...headers, "If-Match": '"0"' }, body: ORLANDO });
    expect(stale.status).toBe(412);
    const past = { "If-Unmodified-Since": "Thu, 01 Jan 2015 00:00:00 GMT" };
    expect((await ask("DELETE", "/books/1", { headers: { ...headers, ...past } })).status).toBe(412);
  });

  it("412: of two writes that mean the same state and cross, one", async () => {
    const headers = asLibrarian({ "If-Match": '"1"' });
    const write = (note: string) => ask("PUT", "/books/1", { headers, body: { ...ORLANDO, note } });
    const responses = await Promise.all([write("first"), write("second")]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 412]);
  });

  it("428: a write that names no state", async () => {
    const headers = asLibrarian();
    const merge = asLibrarian({ "Content-Type": "application/merge-patch+json" });
    expect((await ask("PUT", "/books/1", { headers, body: ORLANDO })).status).toBe(428);
    expect((await ask("PATCH", "/books/1", { headers: merge, body: ORLANDO })).status).toBe(428);
    expect((await ask("DELETE", "/books/1", { headers })).status).toBe(428);
  });

  it("415: what PUT takes is not what PATCH takes", async () => {
    const plain = await ask("PATCH", "/books/1", { headers: asLibrarian({ "If-Match": '"1"' }), body: ORLANDO });
    expect(plain.status).toBe(415);
    expect(plain.header("accept-patch")).toBe("application/merge-patch+json, application/json-patch+json");
  });

  it("204, then 410: a book is removed, and it is known that it was there", async () => {
    const headers = asLibrarian({ "If-Match": '"1"' });
    expect((await ask("DELETE", "/books/1", { headers })).status).toBe(204);
    expect((await ask("GET", "/books/1")).status).toBe(410);
    expect((await ask("PUT", "/books/1", { headers, body: ORLANDO })).status).toBe(410);
    expect((await ask("GET", "/books")).header("etag")).toBe('"14"');
  });

  it("404: what never was, however its number is written", async () => {
    for (const path of ["/books/99", "/books/1.0", "/books/%201", "/books/x", "/nowhere"]) {
      expect((await ask("GET", path)).status).toBe(404);
    }
    expect((await ask("PUT", "/books/99", { headers: asLibrarian(), body: ORLANDO })).status).toBe(404);
  });
});

describe("refusals that the framework gives by itself", () => {
  it("405: with what is allowed", async () => {
    const response = await ask("DELETE", "/books");
    expect(response.status).toBe(405);
    expect(response.header("allow")).toBe("GET, HEAD, POST, OPTIONS");
  });

  it("406: with what is offered; a browser is told in HTML", async () => {
    const response = await ask("GET", "/books", { headers: { Accept: "image/png" } });
    expect(response.status).toBe(406);
    expect((await response.json()).offered).toEqual(["application/json", "text/csv", "text/html"]);
    const page = await ask("GET", "/books/99", { headers: { Accept: "text/html" } });
    expect(page.header("content-type")).toContain("text/html");
  });

  it("501: a method that nobody knows", async () => {
    expect((await ask("PURGE", "/books")).status).toBe(501);
  });
});

describe("logging in", () => {
  const logIn = (password: string, asked: TestRequest = {}) =>
    ask("POST", "/login", { body: { username: "ada", password }, ...asked });

  it("401: a wrong password, and a name that nobody has", async () => {
    const response = await logIn("guess");
    expect(response.status).toBe(401);
    expect((await response.json()).detail).toBe("There is no account with this name and password.");
    expect((await ask("POST", "/login", { body: { username: "eve", password: "guess" } })).status).toBe(401);
  });

  it("200: a form will do, and the token may stand alone; nobody stores it", async () => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded", Accept: "text/plain" };
    const response = await logIn("", { headers, body: "username=ada&password=analytical" });
    expect(await response.text()).toMatch(/^[\w-]{32}\n$/);
    expect(response.header("cache-control")).toBe("no-store");
  });

  it("429: beyond three at once, client by client, before anything else is looked at", async () => {
    library = await createLibrary(database, { trace: true, limiter: localLimiter(() => 0) });
    const responses = await Promise.all([1, 2, 3, 4].map(() => logIn("guess", { peer: "192.0.2.1" })));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([401, 401, 401, 429]);
    const refused = await ask("GET", "/login", { peer: "192.0.2.1" });
    expect(refused.status).toBe(429);
    expect(refused.header("retry-after")).toBe("1");
    assertTrace(refused, "B13,B13a");
    expect((await ask("GET", "/login", { peer: "192.0.2.2" })).status).toBe(405);
  });
});

describe("the hook", () => {
  const send = (text: string, secret = "book-drop") =>
    ask("POST", "/hooks/returns", {
      headers: { "X-Signature": sign(new TextEncoder().encode(text), secret) },
      body: text,
    });

  it("202: counts the returns of a book", async () => {
    expect(await (await send('{"book":1}')).json()).toEqual({ book: 1, returns: 1 });
    const second = await send('{"book":1}');
    expect(second.status).toBe(202);
    expect(await second.json()).toEqual({ book: 1, returns: 2 });
  });

  it("400, 403, 404: no message, another's signature, no book", async () => {
    expect((await send("book 1")).status).toBe(400);
    expect((await send('{"book":1}', "guess")).status).toBe(403);
    expect((await ask("POST", "/hooks/returns", { body: '{"book":1}' })).status).toBe(403);
    expect((await send('{"book":99}')).status).toBe(404);
  });
});
