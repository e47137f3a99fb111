import { getEventListeners } from "node:events";
import { describe, expect, it, vi } from "vitest";
import { RequestBody } from "../../http/body.ts";
import { RequestHeaders } from "../../http/headers.ts";
import { HttpRequest, unreadRequest } from "../../http/request.ts";
import { type FieldList, HttpResponse, type ResponseBody } from "../../http/response.ts";
import { ResponseStream } from "../../http/responseStream.ts";
import { Service } from "../../service/service.ts";
import { responderOf, toResponse } from "./response.ts";

it("closes the stream of a response that the runtime refuses, and responds with a 500", () => {
  const onError = vi.fn();
  const closed = vi.fn();
  const source = {
    [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined), return: closed }),
  };
  const refused = new TypeError("The runtime takes no such response.");
  const respond = responderOf(new Service({ onError, routes: [] }), (response) => {
    if (response.status === 200) throw refused;
    return toResponse(response);
  });
  expect(respond(unreadRequest(), new HttpResponse(200, [], source)).status).toBe(500);
  expect(closed).toHaveBeenCalledOnce();
  expect(onError.mock.calls.map(([error]) => error)).toEqual([refused]);
});

const DATE = "Tue, 14 Nov 2023 22:13:20 GMT";

describe("the fields of a Response", () => {
  const fieldsOf = (fields: FieldList) => [...toResponse(new HttpResponse(200, fields, null)).headers];

  it("are those of the response, with a Date where it has none (RFC 9110 6.6.1)", () => {
    vi.useFakeTimers({ now: Date.parse(DATE) });
    const added = ["date", DATE];
    expect(fieldsOf([])).toEqual([added]);
    expect(fieldsOf(["Etag", '"a"', "Link", "<b>"])).toEqual([added, ["etag", '"a"'], ["link", "<b>"]]);
    expect(fieldsOf(["Set-Cookie", "a=1", "Set-Cookie", "b=2"])).toEqual([
      added,
      ["set-cookie", "a=1"],
      ["set-cookie", "b=2"],
    ]);
    vi.useRealTimers();
  });

  it.each(["Date", "date"])("are given as they are with %s", (name) => {
    const own = ["date", DATE];
    expect(fieldsOf([name, DATE, "Link", "<b>"])).toEqual([own, ["link", "<b>"]]);
    expect(fieldsOf(["Vary", "a", name, DATE, "Vary", "b"])).toEqual([own, ["vary", "a, b"]]);
  });

  it("can have names that every object has", () => {
    expect(fieldsOf(["constructor", "a", "Date", DATE])).toEqual([
      ["constructor", "a"],
      ["date", DATE],
    ]);
  });
});

/** A request, and the controller of its client. */
function asked(method: string) {
  const client = new AbortController();
  const request = new HttpRequest({
    method,
    target: "/",
    headers: new RequestHeaders({}),
    body: new RequestBody(undefined, 0),
    peer: undefined,
    signal: () => client.signal,
  });
  return { client, request };
}

describe("the content of a Response", () => {
  it.each<[string, FieldList, string | null]>([
    ["text", [], null],
    ["text", ["Content-Type", "text/html"], "text/html"],
  ])("is %s with the fields %j: no type but its own", async (body, fields, type) => {
    const response = toResponse(new HttpResponse(200, fields, body));
    expect([response.headers.get("content-type"), await response.text()]).toEqual([type, body]);
  });

  it("is bytes as they are, or nothing", async () => {
    const bytes = Uint8Array.of(0, 255);
    expect(await toResponse(new HttpResponse(200, [], bytes)).bytes()).toEqual(bytes);
    expect(toResponse(new HttpResponse(200, [], null)).body).toBeNull();
  });

  it("is no stream that the service has not opened", () => {
    const unopened = new ReadableStream() as unknown as ResponseBody;
    expect(() => toResponse(new HttpResponse(200, [], unopened))).toThrow(
      "A stream that the service has not opened cannot be sent.",
    );
  });

  // What has no length in HEAD gets Content-Length: 0 by runtimes that see no content.
  it.each<[string, number, FieldList, boolean]>([
    ["HEAD", 200, [], true],
    ["HEAD", 404, [], true],
    ["HEAD", 200, ["Content-Length", "5"], false],
    ["HEAD", 204, [], false],
    ["HEAD", 205, [], false],
    ["HEAD", 304, [], false],
    ["GET", 200, [], false],
  ])("of %s with %i and %j is an empty stream: %j (RFC 9110 8.6)", async (method, status, fields, isStream) => {
    const response = toResponse(new HttpResponse(status, fields, null), asked(method).request);
    expect([response.body !== null, await response.text()]).toEqual([isStream, ""]);
  });
});

/** The Response with a stream of these chunks that ends, or fails with an error. Then it waits where it `waits`. */
function streaming(chunks: readonly (string | Uint8Array)[], error?: Error, waits = false) {
  const closed = vi.fn();
  const left = chunks.slice();
  const next = async () => {
    const value = left.shift();
    if (value !== undefined) return { done: false, value };
    if (waits) await new Promise<never>(() => undefined);
    if (error !== undefined) throw error;
    return { done: true, value: undefined };
  };
  const source = { [Symbol.asyncIterator]: () => ({ next, return: closed }) } as unknown as AsyncIterable<unknown>;
  const watcher = { report: () => undefined, hasLeft: () => false };
  const { client, request } = asked("GET");
  const make = () => toResponse(new HttpResponse(200, [], new ResponseStream(source, watcher)), request);
  return { client, closed, make, listeners: () => getEventListeners(request.signal, "abort").length };
}

describe("a stream as the content of a Response", () => {
  it("sends text as UTF-8 and bytes, and hears no more of the client when it has ended", async () => {
    const { make, closed, listeners } = streaming(["é", Uint8Array.of(10)]);
    const response = make();
    expect(listeners()).toBe(1);
    expect(await response.text()).toBe("é\n");
    expect([listeners(), closed.mock.calls.length]).toEqual([0, 0]);
  });

  it("fails with what the source throws", async () => {
    const broken = new Error("The disk is gone.");
    const { make, listeners } = streaming(["a"], broken);
    await expect(make().text()).rejects.toBe(broken);
    expect(listeners()).toBe(0);
  });

  it("closes its source at once where the client leaves, and fails with the reason", async () => {
    const { client, make, closed } = streaming(["a"], undefined, true);
    const reading = make().text();
    client.abort(new Error("It left."));
    expect(closed).toHaveBeenCalledOnce();
    await expect(reading).rejects.toThrow("It left.");
  });

  it("closes its source where the client has left before", async () => {
    const { client, make, closed } = streaming(["a"]);
    client.abort(new Error("It left."));
    await expect(make().text()).rejects.toThrow("It left.");
    expect(closed).toHaveBeenCalledOnce();
  });

  it("closes its source where its reader cancels it, and hears no more of the client", async () => {
    const { client, make, closed, listeners } = streaming(["a", "b"]);
    await make().body?.cancel();
    expect([closed.mock.calls.length, listeners()]).toEqual([1, 0]);
    client.abort();
    expect(closed).toHaveBeenCalledOnce();
  });

  it("needs no request", async () => {
    const source = new ReadableStream({
      start(controller) {
        controller.enqueue("a");
        controller.close();
      },
    });
    const opened = new ResponseStream(source, { report: () => undefined, hasLeft: () => false });
    expect(await toResponse(new HttpResponse(200, [], opened)).text()).toBe("a");
  });
});
