import { describe, expect, it } from "vitest";
import { type AnyReply, pending, replyOf } from "./replyOf.ts";
import { requestOf } from "./request.ts";

const URL_TEXT = "https://example.org/books/1";
const JSON_TYPE = { "content-type": "application/json" };

interface Given {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string;
  readonly statuses?: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

/** The reply that the caller gets for this status, without the members that every reply has. */
function read(status: number, { method = "GET", headers = {}, text = "", statuses }: Given = {}) {
  const request = requestOf({ method, pattern: "/books/{id}", url: new URL(URL_TEXT) }, {});
  const content = new TextEncoder().encode(text);
  const head = { status, headers: new Headers(headers), url: URL_TEXT, isRedirected: false, attempts: 2 };
  const reply = replyOf(request, { ...head, content, stream: null }, statuses);
  const { headers: sent, ...rest } = reply;
  expect([...sent]).toEqual([...head.headers]);
  expect(rest).toMatchObject({ status, url: URL_TEXT, attempts: 2 });
  const { status: _status, url: _url, attempts: _attempts, ...own } = rest;
  return own;
}

describe("a reply", () => {
  it("of success has its content, its tag and where it leads", () => {
    const headers = { ...JSON_TYPE, etag: '"1"', location: "/books/2" };
    expect(read(201, { headers, text: "[1]" })).toEqual({ etag: '"1"', location: "/books/2", body: [1] });
    expect(read(200, { headers: JSON_TYPE, text: "1" })).toEqual({ etag: undefined, location: undefined, body: 1 });
  });

  it.each([204, 205, 304])("%i has no content, whatever its Content-Type says", (status) => {
    expect(read(status, { headers: JSON_TYPE })).toEqual({ etag: undefined, location: undefined });
  });

  it("to HEAD has the fields, and no content", () => {
    const headers = { ...JSON_TYPE, etag: '"1"', "retry-after": "3" };
    expect(read(503, { method: "HEAD", headers })).toEqual({ etag: '"1"', location: undefined, retryAfter: 3 });
  });

  it("to OPTIONS has the methods", () => {
    expect(read(200, { method: "OPTIONS", headers: { allow: "GET, ,PUT" } })).toEqual({ allow: ["GET", "PUT"] });
    expect(read(200, { method: "OPTIONS" })).toEqual({ allow: [] });
  });

  it("that refuses has the problem, and how long to wait", () => {
    const problem = { title: "Not Found" };
    const headers = { "content-type": "application/problem+json", "retry-after": "3" };
    expect(read(404, { headers, text: JSON.stringify(problem) })).toEqual({ problem, retryAfter: 3 });
  });

  it("that refuses without a problem has one that says what was there", () => {
    const page = { type: "about:blank", title: "HTTP 404", status: 404 };
    expect(read(404, { headers: { "content-type": "text/html" }, text: "a".repeat(1001) })).toEqual({
      problem: { ...page, detail: "a".repeat(1000) },
      retryAfter: undefined,
    });
    expect(read(404, { headers: JSON_TYPE }).problem).toEqual(page);
    expect(read(404, { text: "no" }).problem).toEqual({ ...page, detail: "no" });
  });

  // RFC 8144 3.2: the 412 carries the current representation, and Preference-Applied says so.
  it("412 has the current state, or the problem with the current tag", () => {
    const applied = { ...JSON_TYPE, etag: '"2"', "preference-applied": "Return=Representation" };
    const method = "PUT";
    expect(read(412, { method, headers: applied, text: '{"a":1}' })).toEqual({
      etag: '"2"',
      current: { a: 1 },
      problem: undefined,
      retryAfter: undefined,
    });
    expect(read(412, { method, headers: JSON_TYPE, text: '{"etag":"x"}' })).toEqual({
      etag: "x",
      current: undefined,
      problem: { etag: "x" },
      retryAfter: undefined,
    });
    expect(read(412, { method, headers: { ...JSON_TYPE, etag: '"3"' }, text: '{"etag":"x"}' })["etag"]).toBe('"3"');
    expect(read(409, { method, headers: applied, text: '{"a":1}' })).toEqual({
      problem: { a: 1 },
      retryAfter: undefined,
    });
  });
});

describe("a status that the operation does not have", () => {
  it.each([
    [100, "status"],
    [405, "status"],
    [407, "status"],
    [421, "status"],
    [426, "status"],
    [408, "transport"],
    [414, "transport"],
    [431, "transport"],
    [500, "status"],
    [502, "status"],
    [504, "status"],
  ])("%i is a fault of the kind %s, where the client knows no statuses", (status, kind) => {
    expect(() => read(status)).toThrow(
      expect.objectContaining({ kind, status, message: `GET /books/{id}: its contract has no ${status}` }),
    );
  });

  it.each([200, 404, 406, 413, 499, 501, 503])("%i is none", (status) => {
    expect(() => read(status)).not.toThrow();
  });

  it("is what the contract says, where the client knows it", () => {
    const statuses = { "/books/{id}": { GET: [200, 500] } };
    expect(() => read(500, { statuses })).not.toThrow();
    expect(() => read(404, { statuses })).toThrow(expect.objectContaining({ kind: "status", status: 404 }));
    expect(() => read(503, { statuses })).toThrow(expect.objectContaining({ kind: "transport" }));
    expect(() => read(404, { statuses, method: "PUT" })).not.toThrow();
    expect(() => read(404, { statuses: { "/other": { GET: [] } } })).not.toThrow();
  });

  it("keeps the reply as its cause", () => {
    expect(() => read(500, { text: "down" })).toThrow(
      expect.objectContaining({ problem: { type: "about:blank", title: "HTTP 500", status: 500, detail: "down" } }),
    );
  });
});

describe("ok and match", () => {
  const reply = (status: AnyReply["status"]): AnyReply => ({ status, headers: new Headers(), url: "", attempts: 1 });
  const of = (status: AnyReply["status"]) => pending("GET /", Promise.resolve(reply(status)));

  it.each([200, 299, "followed"] as const)("%s is a success", async (status) => {
    expect(await of(status).ok()).toMatchObject({ status });
    expect(await of(status).ok(() => "other")).toMatchObject({ status });
  });

  it.each([199, 300, 404])("%i is none: it rejects, or is what the caller makes of it", async (status) => {
    await expect(of(status).ok()).rejects.toThrow(`GET /: ${status}`);
    expect(await of(status).ok((other) => other.status)).toBe(status);
  });

  it("takes the case of its status, and no other member", async () => {
    expect(await of(200).match({ 200: ({ status }) => status, 404: () => 0 })).toBe(200);
    expect(await of("followed").match({ followed: () => 1 })).toBe(1);
    await expect(of(404).match({})).rejects.toMatchObject({
      message: "GET /: no case for 404",
      kind: "status",
      status: 404,
      cause: { status: 404 },
    });
    await expect(of("followed").match(Object.create({ followed: () => 1 }))).rejects.toMatchObject({
      message: "GET /: no case for followed",
      status: undefined,
    });
  });
});
