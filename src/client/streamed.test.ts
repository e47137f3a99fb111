import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../../test/clock.ts";
import { client } from "./client.ts";
import type { ClientOptions } from "./options.ts";

type Any = (pattern: string) => { stream(given?: object): AsyncIterable<unknown> };
type Part = string | Uint8Array | Error;

/** A response with its content in these pieces; an error breaks it off. */
function saying(type: string | undefined, parts: readonly Part[], init: ResponseInit = {}): () => Response {
  return () => {
    const left = [...parts];
    const body = new ReadableStream({
      pull(sink) {
        const part = left.shift();
        if (part === undefined) sink.close();
        else if (part instanceof Error) sink.error(part);
        else sink.enqueue(typeof part === "string" ? new TextEncoder().encode(part) : part);
      },
    });
    return new Response(body, { headers: type === undefined ? {} : { "content-type": type }, ...init });
  };
}

/** Calls with each of these in its turn, and what each of them was sent. */
function setUp(responses: readonly (() => Response)[], options: ClientOptions = {}) {
  const sent: Headers[] = [];
  const fetch = async (_url: string, init?: RequestInit) => {
    sent.push(new Headers(init?.headers));
    const next = responses[Math.min(sent.length, responses.length) - 1];
    if (next === undefined) throw new Error("no response is left");
    return next();
  };
  const api = client("http://localhost", { fetch, ...options }) as unknown as Any;
  const all = async (given?: object) => {
    const items: unknown[] = [];
    try {
      for await (const item of api("/news").stream(given)) items.push(item);
    } catch (error) {
      return { items, error };
    }
    return { items, error: undefined };
  };
  return { sent, all };
}

const EVENTS = "text/event-stream; charset=utf-8";
const texts = (items: readonly unknown[]) => items.map((each) => (each as { readonly text: string }).text);

describe("a stream", () => {
  it("asks for streams first, unless the caller says otherwise", async () => {
    const { sent, all } = setUp([saying("application/json", ["[]"])]);
    await all();
    await all({ headers: { accept: "text/csv" } });
    expect(sent.map((headers) => headers.get("accept"))).toEqual([
      "text/event-stream, application/x-ndjson;q=0.9, application/json;q=0.8, */*;q=0.1",
      "text/csv",
    ]);
  });

  it("of JSON gives the items of the list, whatever pieces it comes in", async () => {
    expect(await setUp([saying("application/json", ["[1", ",2]"])]).all()).toEqual({ items: [1, 2], error: undefined });
  });

  it("of JSON that is no list is a fault", async () => {
    const { error } = await setUp([saying("application/json", ["{}"])]).all();
    expect(error).toMatchObject({ kind: "unreadable", message: "GET /news: the content is no list" });
    expect((await setUp([saying(undefined, ["[]"])]).all()).error).toMatchObject({ kind: "unreadable" });
  });

  it("of lines gives each as it comes, the last without a line end too", async () => {
    const pieces = ['{"a":"', Uint8Array.of(0xc3), Uint8Array.of(0xa9), '"}\n\n2\n3'];
    expect((await setUp([saying("application/x-ndjson", pieces)]).all()).items).toEqual([{ a: "é" }, 2, 3]);
  });

  it.each([
    ["a line that is no JSON", ["1\n", "{\n2\n"], [1]],
    ["an end within a character", ["1\n", Uint8Array.of(0xc3)], [1]],
    ["a byte that is not UTF-8", ["1\n", Uint8Array.of(0xff)], [1]],
  ])("of lines ends with a fault at %s", async (_, parts, items) => {
    const read = await setUp([saying("application/x-ndjson", parts)]).all();
    expect(read.items).toEqual(items);
    expect(read.error).toMatchObject({ kind: "unreadable", message: "GET /news: the content is no JSON" });
  });

  it("that breaks off is a fault with its cause", async () => {
    const cause = new Error("reset");
    const read = await setUp([saying("application/x-ndjson", ["1\n", cause])]).all();
    expect(read.items).toEqual([1]);
    expect(read.error).toMatchObject({ kind: "truncated", message: "GET /news: the stream broke off", cause });
  });

  it("is empty where the response is a 204, or has no content", async () => {
    expect(await setUp([() => new Response(null, { status: 204 })]).all()).toEqual({ items: [], error: undefined });
    const empty = () => new Response(null, { headers: { "content-type": "application/x-ndjson" } });
    expect(await setUp([empty]).all()).toEqual({ items: [], error: undefined });
  });

  it("that is refused rejects with the refusal", async () => {
    const { error } = await setUp([saying("text/plain", ["no"], { status: 404 })]).all();
    expect(error).toMatchObject({ name: "Refused", message: "GET /news: 404 no" });
    const statuses = { "/news": { GET: [200] } };
    const unknown = await setUp([saying("text/plain", ["no"], { status: 404 })], { statuses }).all();
    expect(unknown.error).toMatchObject({ kind: "status", message: "GET /news: its contract has no 404" });
  });

  it("that the caller leaves is cancelled", async () => {
    const cancelled = vi.fn<() => void>();
    const endless = new ReadableStream({
      pull: (sink) => sink.enqueue(new TextEncoder().encode("1\n")),
      cancel: cancelled,
    });
    const headers = { "content-type": "application/x-ndjson" };
    const api = client("http://localhost", { fetch: async () => new Response(endless, { headers }) }) as unknown as Any;
    for await (const item of api("/news").stream()) if (item === 1) break;
    expect(cancelled).toHaveBeenCalledTimes(1);
  });

  it("rejects with the reason of the caller's signal", async () => {
    const caller = new AbortController();
    const waiting = new ReadableStream({
      start: (sink) => caller.signal.addEventListener("abort", () => sink.error("x")),
    });
    const headers = { "content-type": "application/x-ndjson" };
    const read = setUp([() => new Response(waiting, { headers })]).all({ signal: caller.signal });
    await new Promise((resolve) => setImmediate(resolve));
    caller.abort("left");
    expect(await read).toEqual({ items: [], error: "left" });
  });

  it("has a deadline for the response to begin, and none for what follows", async () => {
    stopClock();
    let reached = () => {};
    const slow = new ReadableStream({
      start(sink) {
        reached = () => {
          sink.enqueue(new TextEncoder().encode("1\n"));
          sink.close();
        };
      },
    });
    const headers = { "content-type": "application/x-ndjson" };
    const { all } = setUp([() => new Response(slow, { headers })], { deadline: 100 });
    const read = all();
    await vi.advanceTimersByTimeAsync(1000);
    reached();
    expect(await read).toEqual({ items: [1], error: undefined });
    expect(vi.getTimerCount()).toBe(0);
  });
});

// WHATWG HTML 9.2.
describe("a stream of events", () => {
  it("connects again after the last event when the server's pause is over, until a 204", async () => {
    stopClock();
    const { sent, all } = setUp([
      saying(EVENTS, ["retry: 50\nid: é1\ndata: a\n\n", "data: lost"]),
      saying(EVENTS, ["data: b\n\n"]),
      () => new Response(null, { status: 204 }),
    ]);
    const read = all();
    await vi.advanceTimersByTimeAsync(49);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(50);
    const { items, error } = await read;
    expect([texts(items), error]).toEqual([["a", "b"], undefined]);
    // One character a byte of the UTF-8 of é1.
    expect(sent.map((headers) => headers.get("last-event-id"))).toEqual([null, "Ã©1", "Ã©1"]);
  });

  it("ends if no event had an id, with the fault if there was one", async () => {
    expect(texts((await setUp([saying(EVENTS, ["data: a\n\n"])]).all()).items)).toEqual(["a"]);
    const broken = await setUp([saying(EVENTS, ["data: a\n\n", new Error("reset")])]).all();
    expect([texts(broken.items), broken.error]).toMatchObject([["a"], { kind: "truncated" }]);
  });

  it("is tried five times more without an event, and then ends", async () => {
    stopClock();
    const { sent, all } = setUp([saying(EVENTS, ["id: 1\nretry: 0\ndata: a\n\n"]), saying(EVENTS, [": nothing\n\n"])]);
    const read = all();
    await vi.runAllTimersAsync();
    const { items, error } = await read;
    expect([texts(items), error, sent.length]).toEqual([["a"], undefined, 6]);
  });

  it("that goes on as another type, or as none, is a fault", async () => {
    for (const [type, name] of [
      ["text/html", "text/html"],
      [undefined, "no type"],
    ] as const) {
      stopClock();
      const read = setUp([saying(EVENTS, ["id: 1\nretry: 0\ndata: a\n\n"]), saying(type, [Uint8Array.of(1)])]).all();
      await vi.runAllTimersAsync();
      expect((await read).error).toMatchObject({
        kind: "unreadable",
        message: `GET /news: the stream goes on as ${name}`,
      });
    }
  });
});
