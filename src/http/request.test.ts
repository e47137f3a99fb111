import { describe, expect, it, vi } from "vitest";
import { RequestBody, WholeBody } from "./body.ts";
import { RequestHeaders } from "./headers.ts";
import { HttpRequest, imaginedUpgrade, namesWebSocket, unreadRequest } from "./request.ts";

const requestTo = (target: string, signal = () => new AbortController().signal) =>
  new HttpRequest({
    method: "GET",
    target,
    headers: new RequestHeaders({}),
    body: new RequestBody(undefined, 0),
    peer: "::1",
    signal,
  });

describe("the target", () => {
  it.each([
    ["/books", "/books", ""],
    ["/books?", "/books", ""],
    ["/books?a=1&b=2", "/books", "a=1&b=2"],
    ["/b%20c?a=%20?", "/b%20c", "a=%20?"],
    ["*", "*", ""],
    ["?a", "", "a"],
  ])("%s has the path “%s” and the query “%s”", (target, path, search) => {
    expect(requestTo(target)).toMatchObject({ target, path, search, method: "GET", peer: "::1" });
  });

  it("its query is read when first asked for, once", () => {
    const request = requestTo("/?a=1&a=2&b=%C3%BC");
    expect(request.query.getAll("a")).toEqual(["1", "2"]);
    expect(request.query.get("b")).toBe("ü");
    expect(request.query).toBe(request.query);
  });
});

it("has no parameters until the router fills them in", () => {
  expect(requestTo("/").params).toEqual({});
});

it("makes a signal only where it is read, and it is aborted when the client goes", () => {
  const client = new AbortController();
  const make = vi.fn(() => client.signal);
  const request = requestTo("/", make);
  expect(make).not.toHaveBeenCalled();
  expect(request.signal.aborted).toBe(false);
  client.abort(new Error("gone"));
  expect(request.signal).toMatchObject({ aborted: true, reason: new Error("gone") });
});

it("outlives its client: a signal that was given out before is not aborted by leaving, and is by the deadline", () => {
  for (const isGivenOut of [true, false]) {
    const client = new AbortController();
    const request = requestTo("/", () => client.signal);
    if (isGivenOut) expect(request.signal.aborted).toBe(false);
    request.outlive();
    client.abort(new Error("gone"));
    expect(request.signal.aborted).toBe(false);
    request.cancel(new Error("late"));
    expect(request.signal).toMatchObject({ aborted: true, reason: new Error("late") });
  }
});

// RFC 6455 4.2.1: in any case.
it.each([
  ["websocket", true],
  ["h2c, WebSocket ", true],
  ["websockets", false],
  ["", false],
  [undefined, false],
])("the field Upgrade %j names a WebSocket: %s", (upgrade, is) => {
  expect(namesWebSocket(upgrade)).toBe(is);
  expect(imaginedUpgrade("GET", upgrade)).toEqual(is ? { take: undefined } : undefined);
  expect(imaginedUpgrade("POST", upgrade)).toBeUndefined();
});

describe("the body of a request", () => {
  const requestWith = (more: object = {}) =>
    new HttpRequest({
      method: "PUT",
      target: "/",
      headers: new RequestHeaders({}),
      body: new RequestBody(new WholeBody(new Uint8Array(4)), 100),
      peer: undefined,
      signal: () => new AbortController().signal,
      ...more,
    });

  it("has the limit of the resource, if that is known, and the surroundings of the request", () => {
    const plain = requestWith();
    expect(plain.body.limit).toBe(100);
    const request = requestWith();
    request.bodyLimit = 3;
    const surroundings = <T>(call: () => T): T => call();
    request.surround(surroundings);
    expect([request.body.limit, request.body.surroundings]).toEqual([3, surroundings]);
    request.surround(undefined);
    expect(request.body.surroundings).toBeUndefined();
  });

  it("is not being received before it is asked for", () => {
    const request = requestWith();
    const then = vi.fn<() => void>();
    request.whenReceived(then);
    expect([request.isReceiving, request.quietFor, then.mock.calls]).toEqual([false, Infinity, []]);
    void request.body;
    expect([request.isReceiving, request.quietFor]).toEqual([false, Infinity]);
  });

  it("calls a function in the surroundings of the request, or as it is", () => {
    const request = requestWith();
    expect(request.inside(() => 1)).toBe(1);
    request.surround(((call: () => number) => call() + 1) as never);
    expect(request.inside(() => 1)).toBe(2);
  });

  it("tells when the response was sent: as the runtime says, or else in the next turn", async () => {
    const then = vi.fn<() => void>();
    requestWith({ whenSent: (call: () => void) => call() }).whenSent(then);
    expect(then).toHaveBeenCalledTimes(1);
    const later = new Promise<void>((resolve) => requestWith().whenSent(resolve));
    await later;
  });

  it("hands work to the runtime, where that has to be told", () => {
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
    const work = Promise.resolve();
    requestWith({ waitUntil }).waitUntil(work);
    requestWith().waitUntil(work);
    expect(waitUntil.mock.calls).toEqual([[work]]);
  });

  it("knows the request that it is made for, and where a WebSocket can be had", () => {
    const [within, upgrading] = [requestWith(), { take: undefined }];
    const request = requestWith({ within, upgrading });
    expect([request.within, request.upgrading, within.within, within.upgrading]).toEqual([
      within,
      upgrading,
      undefined,
      undefined,
    ]);
  });
});

it("a signal of a client that has left is aborted from the start", () => {
  expect(requestTo("/", () => AbortSignal.abort("gone")).signal.reason).toBe("gone");
});

it("a request that could not be read has neither method nor target, and no content", async () => {
  const request = unreadRequest();
  expect([request.method, request.target, request.path, [...request.headers], request.peer]).toEqual([
    "",
    "",
    "",
    [],
    undefined,
  ]);
  expect([request.body.isEmpty, request.signal.aborted]).toEqual([true, false]);
  expect(unreadRequest(new RequestHeaders({ a: "b" })).headers.get("a")).toBe("b");
});
