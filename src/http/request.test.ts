import { describe, expect, it, vi } from "vitest";
import { RequestBody } from "./body.ts";
import { RequestHeaders } from "./headers.ts";
import { HttpRequest, imaginedUpgrade, namesWebSocket } from "./request.ts";

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
