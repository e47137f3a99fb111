import { describe, expect, it, vi } from "vitest";
import { RequestBody } from "../../http/body.ts";
import { RequestHeaders } from "../../http/headers.ts";
import { HttpRequest } from "../../http/request.ts";
import { type FieldList, HttpResponse } from "../../http/response.ts";
import { nextTurn, SentBefore, toBunResponse } from "./response.ts";

const JSON_FIELDS = ["Content-Type", "application/json", "Vary", "Accept"];
const COOKIES = ["Set-Cookie", "a=1", "Set-Cookie", "b=2"];

describe("SentBefore", () => {
  it("keeps what comes twice running, with each of several fields of one name (RFC 6265 3)", () => {
    const sent = new SentBefore();
    expect(sent.initFor(200, COOKIES)).toBeUndefined();
    const init = sent.initFor(200, [...COOKIES]);
    expect(init?.status).toBe(200);
    expect(init?.headers.getSetCookie()).toEqual(["a=1", "b=2"]);
    expect(sent.initFor(200, [...COOKIES])).toBe(init);
  });

  it("tells statuses, values and lengths apart, however often they come", () => {
    const sent = new SentBefore();
    sent.initFor(200, JSON_FIELDS);
    const known = sent.initFor(200, JSON_FIELDS);
    expect(known).toBeDefined();
    expect(sent.initFor(404, JSON_FIELDS)).toBeUndefined();
    expect(sent.initFor(404, JSON_FIELDS)?.status).toBe(404);
    expect(sent.initFor(200, ["Content-Type", "application/json", "Vary", "Cookie"])).toBeUndefined();
    expect(sent.initFor(200, JSON_FIELDS.slice(0, 2))).toBeUndefined();
    expect(sent.initFor(200, JSON_FIELDS)).toBe(known);
  });

  it("keeps lists of up to 24 names and values", () => {
    const list = (length: number) => Array.from({ length }, (_, at) => `x${at}`);
    const sent = new SentBefore();
    const twice = (fields: FieldList) => [0, 1].map(() => sent.initFor(200, fields))[1];
    expect(twice(list(24))).toBeDefined();
    expect(twice(list(26))).toBeUndefined();
  });

  it("keeps an empty list like every other", () => {
    const sent = new SentBefore();
    expect(sent.initFor(200, [])).toBeUndefined();
    expect(sent.initFor(200, [])).toBeDefined();
  });

  it("begins anew when it has kept a list: the same one comes twice again before another is kept", () => {
    const sent = new SentBefore();
    sent.initFor(200, ["A", "1"]);
    const first = sent.initFor(200, ["A", "1"]);
    sent.initFor(201, []);
    expect(sent.initFor(200, ["A", "1"])).toBe(first);
    expect(sent.initFor(201, [])).toBeDefined();
  });

  it("makes nothing for lists that are always different", () => {
    const sent = new SentBefore();
    for (let n = 0; n < 50; n += 1) expect(sent.initFor(201, ["Location", `/books/${n}`])).toBeUndefined();
  });

  it("is not changed with the list of an author who changes it", () => {
    const sent = new SentBefore();
    const fields = ["Allow", "GET"];
    sent.initFor(405, fields);
    sent.initFor(405, fields);
    fields[1] = "POST";
    expect(sent.initFor(405, ["Allow", "GET"])?.headers.get("allow")).toBe("GET");
    expect(sent.initFor(405, fields)).toBeUndefined();
  });

  it("forgets the oldest of many", () => {
    const sent = new SentBefore();
    const twice = (place: number) => [0, 1].map(() => sent.initFor(301, ["Location", `/${place}`]))[1];
    const first = twice(0);
    for (let place = 1; place <= 15; place += 1) expect(twice(place)).toBeDefined();
    expect(sent.initFor(301, ["Location", "/0"])).toBe(first);
    twice(16);
    expect(sent.initFor(301, ["Location", "/0"])).toBeUndefined();
  });
});

const requestOf = (method: string) =>
  new HttpRequest({
    method,
    target: "/",
    headers: new RequestHeaders({}),
    body: new RequestBody(undefined, 0),
    peer: undefined,
    signal: () => new AbortController().signal,
  });

describe("toBunResponse", () => {
  it("has status, fields and content, however often it is sent", async () => {
    const fields = ["Content-Type", "text/x-often", "Set-Cookie", "a=1", "Set-Cookie", "b=2"];
    for (let times = 0; times < 4; times += 1) {
      const response = toBunResponse(new HttpResponse(203, fields, Uint8Array.of(times)), requestOf("GET"));
      expect([response.status, await response.bytes()]).toEqual([203, Uint8Array.of(times)]);
      expect([...response.headers]).toEqual([
        ["content-type", "text/x-often"],
        ["set-cookie", "a=1"],
        ["set-cookie", "b=2"],
      ]);
    }
  });

  it("sends bytes without a type as a stream, to which Bun adds no type (RFC 9110 8.3)", async () => {
    const bytes = Uint8Array.of(0, 255);
    const untyped = toBunResponse(new HttpResponse(200, [], bytes), requestOf("GET"));
    const typed = toBunResponse(new HttpResponse(200, ["Content-Type", "text/plain"], bytes), requestOf("GET"));
    expect(untyped.headers.has("content-type")).toBe(false);
    for (const response of [untyped, typed]) expect(await response.bytes()).toEqual(bytes);
  });

  it("says to HEAD when it was made, unless the response does (RFC 9110 6.6.1)", () => {
    const date = "Tue, 14 Nov 2023 22:13:20 GMT";
    const head = (fields: FieldList, method = "HEAD") => [
      ...toBunResponse(new HttpResponse(200, ["Content-Length", "5", ...fields], null), requestOf(method)).headers,
    ];
    vi.useFakeTimers({ now: Date.parse(date) + 1_000 });
    const length = ["content-length", "5"];
    expect(head([])).toEqual([length, ["date", "Tue, 14 Nov 2023 22:13:21 GMT"]]);
    expect(head(["Date", date])).toEqual([length, ["date", date]]);
    expect(head([], "GET")).toEqual([length]);
    vi.useRealTimers();
  });
});

// Last: what breaks the next turn breaks it for all that follow.
it("has an empty stream for HEAD of what has no length, which Bun may cancel, from the next turn on (RFC 9110 8.6)", async () => {
  const head = (fields: FieldList) => toBunResponse(new HttpResponse(200, fields, null), requestOf("HEAD"));
  expect(head(["Content-Length", "5"]).body).toBeNull();
  const response = head([]);
  expect(response.body).not.toBeNull();
  const turn = nextTurn();
  expect(nextTurn()).toBe(turn);
  expect(await response.text()).toBe("");
  const cancelled = head([]).body?.getReader();
  const read = cancelled?.read();
  await cancelled?.cancel();
  expect((await read)?.done).toBe(true);
  expect(nextTurn()).not.toBe(turn);
  await nextTurn();
});
