import { describe, expect, it } from "vitest";
import { decoded, isEvents, isJson, isJsonLines, outgoing } from "./content.ts";
import { ClientFault } from "./fault.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const typed = (type?: string) => new Headers(type === undefined ? {} : { "content-type": type });

describe("the content of a request", () => {
  it.each<[string, unknown, string | undefined, unknown, string | null]>([
    ["a value is JSON", { a: 1 }, undefined, '{"a":1}', "application/json"],
    ["text is JSON", "a", undefined, '"a"', "application/json"],
    ["text of a JSON type is JSON", "a", "application/problem+json; a=b", '"a"', "application/problem+json; a=b"],
    ["text of another type is as it is", "a", "text/csv", "a", "text/csv"],
    ["a value of another type is JSON all the same", [1], "text/csv", "[1]", "text/csv"],
    ["nothing is none", undefined, undefined, null, null],
    ["null is JSON", null, undefined, "null", "application/json"],
  ])("%s", (_, body, type, sent, sentType) => {
    const headers = typed(type);
    expect(outgoing(body, headers)).toEqual({ body: sent, isRepeatable: true });
    expect(headers.get("content-type")).toBe(sentType);
  });

  it.each([
    ["a form", new FormData()],
    ["fields", new URLSearchParams("a=b")],
    ["a blob", new Blob(["a"])],
    ["a buffer", new ArrayBuffer(1)],
    ["bytes", new Uint8Array(1)],
    ["a stream", new ReadableStream()],
  ])("%s goes as it is, of the type that fetch gives it", (_, body) => {
    const headers = typed();
    const { body: sent, isRepeatable } = outgoing(body, headers);
    expect([sent === body, isRepeatable, headers.get("content-type")]).toEqual([
      true,
      !(body instanceof ReadableStream),
      null,
    ]);
  });
});

describe("media types", () => {
  it.each([
    ["application/json", true],
    ["Application/JSON ;charset=utf-8", true],
    ["application/problem+json", true],
    ["application/json-seq", false],
    ["application/jsonl", false],
    ["text/plain; a=b/json", false],
    ["json", false],
  ])("%s is JSON: %s", (type, is) => {
    expect(isJson(type)).toBe(is);
  });

  it.each([
    ["application/x-ndjson", true],
    ["application/ndjson ; a=b", true],
    ["application/jsonl", true],
    ["application/x-jsonlines", true],
    ["application/ndjson2", false],
    ["text/application/ndjson", false],
    ["application/json", false],
  ])("%s is JSON by lines: %s", (type, is) => {
    expect(isJsonLines(type)).toBe(is);
  });

  it.each([
    ["text/event-stream", true],
    ["TEXT/Event-Stream ;a", true],
    ["text/event-streams", false],
    ["a/text/event-stream", false],
  ])("%s is an event stream: %s", (type, is) => {
    expect(isEvents(type)).toBe(is);
  });
});

describe("the content of a response", () => {
  it.each<[string | undefined, string, unknown]>([
    ["application/json", '{"a":1}', { a: 1 }],
    ["application/x-ndjson", '1\n\n {"a":2}\n \t\n3', [1, { a: 2 }, 3]],
    ["text/html; charset=utf-8", "<p>", "<p>"],
    ["Text/plain", "", undefined],
    ["a/text/plain", "a", bytes("a")],
    [undefined, "a", bytes("a")],
    ["image/png", "", undefined],
  ])("of %s: %j", (type, text, value) => {
    expect(decoded(bytes(text), typed(type), "GET /")).toEqual(value);
  });

  it("is a list of the events that are complete", () => {
    const [event, ...others] = decoded(
      bytes("id: 1\ndata: 2\n\ndata: 3"),
      typed("text/event-stream"),
      "GET /",
    ) as never[];
    expect([event, others]).toEqual([{ id: "1", event: "message", text: "2" }, []]);
  });

  it.each([
    ["application/json", "{"],
    ["application/json", ""],
    ["application/x-ndjson", "1\n{"],
    ["application/json", "\ufffd"],
  ])("of %s that is none is a fault that names the operation: %j", (type, text) => {
    const content = text === "\ufffd" ? Uint8Array.of(0x22, 0xff, 0x22) : bytes(text);
    const read = () => decoded(content, typed(type), "GET /books");
    expect(read).toThrow(ClientFault);
    expect(read).toThrow(
      expect.objectContaining({
        message: "GET /books: the content is no JSON",
        kind: "unreadable",
        operation: "GET /books",
        cause: expect.any(Error),
      }),
    );
  });
});
