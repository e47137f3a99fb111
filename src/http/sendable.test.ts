import { describe, expect, it, vi } from "vitest";
import { RequestBody } from "./body.ts";
import { RequestHeaders } from "./headers.ts";
import { HttpRequest } from "./request.ts";
import { HttpResponse } from "./response.ts";
import { ResponseStream } from "./responseStream.ts";
import { sendable } from "./sendable.ts";

function asked(method: string): HttpRequest {
  return new HttpRequest({
    method,
    target: "/",
    headers: new RequestHeaders({}),
    body: new RequestBody(undefined, 0),
    peer: undefined,
    signal: () => new AbortController().signal,
  });
}

const send = (given: unknown, method = "GET") =>
  sendable(given, asked(method), { report: () => undefined, hasLeft: () => false });
const withFields = (headers: unknown, body: unknown = "text", status: unknown = 200) =>
  new HttpResponse(status as number, headers as string[], body as string);

describe("what a command gives", () => {
  it("passes as it is, where nothing is to be done", () => {
    const response = HttpResponse.json({ a: 1 });
    expect(send(response)).toBe(response);
  });

  it.each([undefined, null, "text", 5, {}, { status: 200, headers: [], body: "x" }, [], new Response("x")])(
    "is a response, not %o",
    (given) => {
      expect(() => send(given)).toThrow("Return an HttpResponse");
    },
  );

  // Ruling 31: a command's status is a whole number from 200 to 599.
  it.each([100, 101, 199, 600, 1000, 200.5, 0, -200, Number.NaN, "200", null, 200n])("has no status %o", (status) => {
    expect(() => send(withFields([], null, status))).toThrow("from 200 to 599");
  });
  it.each([200, 204, 299, 304, 418, 599])("may have the status %d", (status) => {
    expect(send(withFields([], null, status)).status).toBe(status);
  });

  it.each([
    ["a value that splits", ["X-A", "a\r\nb: c"]],
    ["a value that is none", ["X-A", 5]],
    ["a name that is none", ["X A", "b"]],
    ["no name", [undefined, "b"]],
    ["half a field", ["X-A"]],
    ["no list", { "X-A": "b" }],
    ["nothing", null],
  ])("has no fields with %s", (_what, headers) => {
    expect(() => send(withFields(headers))).toThrow(TypeError);
  });

  it.each([5, {}, [], true, () => "x"])("has no content %o", (body) => {
    expect(() => send(withFields([], body))).toThrow("Content is text, bytes or a stream");
  });
});

it("a promise as content is a fault, and what it rejects with ends nothing", () => {
  expect(() => send(withFields([], Promise.reject(new Error("x"))))).toThrow("not a promise");
});

describe("fields of the connection (RFC 9110 7.6.1)", () => {
  it("are the runtime's: they are left out, in whatever case", () => {
    const fields = ["Connection", "close", "A", "1", "transfer-encoding", "gzip", "KEEP-ALIVE", "x", "B", "2"];
    const more = ["Upgrade", "h2c", "TE", "trailers", "Proxy-Connection", "close"];
    expect(send(withFields([...fields, ...more])).headers).toEqual(["A", "1", "B", "2"]);
  });
});

describe("a Content-Length that the author set (ruling 31)", () => {
  it.each([
    ["text, in bytes", "ü", "2"],
    ["bytes", new Uint8Array(7), "7"],
    ["nothing", null, "0"],
  ])("is that of %s, and is left to the runtime", (_what, body, length) => {
    const sent = send(withFields(["A", "1", "content-length", length, "Content-Length", length], body));
    expect(sent.headers).toEqual(["A", "1"]);
    expect(sent.body).toBe(body);
  });

  it.each([
    ["text", "ü", "1"],
    ["bytes", new Uint8Array(7), "8"],
    ["nothing", null, "4"],
    ["text, twice and differently", "abcd", "4", "5"],
    ["text, and is no number", "abcd", "4.0"],
    ["text, and is a list", "abcd", "4, 4"],
    ["text, and is negative", "abcd", "-4"],
  ])("is a fault where it is not that of %s", (_what, body, ...lengths) => {
    const fields = lengths.flatMap((length) => ["Content-Length", length]);
    expect(() => send(withFields(fields, body))).toThrow("Content-Length");
  });

  it("of a stream is sent, and kept to", async () => {
    async function* chunks() {
      yield "abc";
    }
    const sent = send(new HttpResponse(200, ["Content-Length", "3"], chunks()));
    expect(sent.header("content-length")).toBe("3");
    const longer = send(new HttpResponse(200, ["Content-Length", "2"], chunks()));
    await expect((longer.body as ResponseStream).next()).rejects.toThrow("more than its Content-Length");
  });

  it("of a 304 is left out, and a 204 has none (RFC 9110 8.6)", () => {
    expect(send(withFields(["Content-Length", "9"], null, 304)).headers).toEqual([]);
    expect(send(withFields(["Content-Length", "0"], null, 204)).headers).toEqual([]);
    expect(() => send(withFields(["Content-Length", "9"], null, 204))).toThrow("Content-Length");
  });
});

describe("no content on HEAD, 204, 205 and 304, whatever made the response (RFC 9110 6.4.1, 9.3.2)", () => {
  it.each([
    ["text", "ü", [], "2"],
    ["bytes", new Uint8Array(7), [], "7"],
    ["nothing", null, [], undefined],
    ["nothing, with a length as announced", null, ["Content-Length", "42"], "42"],
    ["text, with a length as announced", "x", ["Content-Length", "42"], "42"],
  ])("HEAD with %s", (_what, body, fields, length) => {
    const sent = send(withFields(fields, body), "HEAD");
    expect(sent.body).toBeNull();
    expect(sent.header("content-length")).toBe(length);
  });

  it.each([
    ["HEAD", 200],
    ["GET", 204],
    ["GET", 205],
    ["GET", 304],
  ])("%s with %d lets a stream go", (method, status) => {
    const cancel = vi.fn();
    const stream = new ReadableStream<string>({ cancel }) as unknown as AsyncIterable<string>;
    const sent = send(new HttpResponse(status, [], stream), method);
    expect(sent.body).toBeNull();
    expect(sent.header("content-length")).toBeUndefined();
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});

describe("a stream", () => {
  it("is opened", () => {
    const stream = new ReadableStream<string>() as unknown as AsyncIterable<string>;
    expect(send(new HttpResponse(200, [], stream)).body).toBeInstanceOf(ResponseStream);
  });

  it("of a response that cannot be sent is let go", () => {
    const cancel = vi.fn();
    const stream = new ReadableStream<string>({ cancel }) as unknown as AsyncIterable<string>;
    expect(() => send(new HttpResponse(200, ["A", "\n"], stream))).toThrow();
    expect(cancel).toHaveBeenCalledTimes(1);
  });
});
