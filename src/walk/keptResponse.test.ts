import { describe, expect, it } from "vitest";
import { HttpResponse } from "../http/response.ts";
import { ResponseStream } from "../http/responseStream.ts";
import { keptFrom, recordOf, wholeResponse } from "./keptResponse.ts";

const FIELDS = ["Location", "/a", "Content-Type", "text/plain", "Set-Cookie", "a=1", "Set-Cookie", "b=2"];

describe("a record", () => {
  it.each([
    ["text", "grüße \u{1f600}"],
    ["bytes", Uint8Array.from({ length: 20_000 }, (_, at) => at % 256)],
    ["nothing", null],
  ])("of %s gives the response again", (_name, body) => {
    expect(keptFrom(recordOf(new HttpResponse(201, FIELDS), body))).toEqual({ status: 201, headers: FIELDS, body });
  });

  it("leaves out what each response has of its own", () => {
    const own = ["X-Framework-Trace", "B13", "X-Content-Type-Options", "nosniff", "Content-Length", "1"];
    const cors = ["Access-Control-Allow-Origin", "*"];
    expect(keptFrom(recordOf(new HttpResponse(200, [...own, ...FIELDS, ...cors]), "x")).headers).toEqual(FIELDS);
  });

  it("without its content has no fields of it, but for its location", () => {
    const fields = ["Content-Type", "text/csv", "Content-Encoding", "gzip", "Content-Location", "/a", "ETag", '"v"'];
    expect(keptFrom(recordOf(new HttpResponse(200, fields), undefined))).toEqual({
      status: 200,
      headers: ["Content-Location", "/a", "ETag", '"v"'],
      body: null,
    });
  });

  it("leaves out what the gates have set, and keeps another value or another field", () => {
    const ofGates = ["X-Gate", "1", "X-Other", "2"];
    const kept = ["X-Count", "1", "X-Gate", "2", "1", "X-Other"];
    expect(keptFrom(recordOf(new HttpResponse(200, [...ofGates, ...kept]), "x", ofGates)).headers).toEqual(kept);
  });

  it("of another kind of JSON is said to be none", () => {
    expect(() => keptFrom("{}")).toThrow("The store gave a record that is not one of a response.");
  });

  it.each([
    [""],
    ["{"],
    ["null"],
    ["{}"],
    ['{"status":200,"headers":["A"],"text":null}'],
    ['{"status":200,"headers":[1,2],"text":null}'],
    ['{"status":200,"headers":[],"text":1}'],
    ['{"status":"200","headers":[],"text":null}'],
  ])("%s is none", (text) => {
    expect(() => keptFrom(text)).toThrow();
  });
});

describe("a whole response", () => {
  async function* pieces(...chunks: readonly (string | Uint8Array)[]) {
    yield* chunks;
  }

  it("has its stream in one piece", async () => {
    const { response, content } = await wholeResponse(new HttpResponse(200, [], pieces("a", Uint8Array.of(98))), 2);
    expect(content).toEqual(Uint8Array.of(97, 98));
    expect(response.body).toBe(content);
  });

  it.each([
    ["no content", null, 0, true],
    ["characters of one byte", "abc", 3, true],
    ["more of them", "abc", 2, false],
    ["characters of two", "üü", 4, true],
    ["more of them", "üü", 3, false],
    ["bytes", new Uint8Array(2), 2, true],
    ["more of them", new Uint8Array(20), 19, false],
  ])("%s: %o within %i bytes is kept: %s", async (_what, body, maxBytes, isKept) => {
    const given = new HttpResponse(200, [], body);
    const { response, content } = await wholeResponse(given, maxBytes);
    expect([response, content]).toEqual([given, isKept ? body : undefined]);
  });

  it("that is too long need not be told", async () => {
    const items = ["a", "b"].values();
    const source = { [Symbol.asyncIterator]: () => ({ next: async () => items.next() }) };
    const { response } = await wholeResponse(new HttpResponse(200, [], source as never), 0);
    let text = "";
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) text += new TextDecoder().decode(chunk);
    expect(text).toBe("ab");
  });

  it("sends what is too long, and does not keep it", async () => {
    for (const body of ["ü", Uint8Array.of(1, 2), pieces("a", "b", "c")]) {
      const { response, content } = await wholeResponse(new HttpResponse(200, [], body), 1);
      expect(content).toBeUndefined();
      expect(response.body).not.toBeNull();
    }
    const { response } = await wholeResponse(new HttpResponse(200, [], pieces("a", "b", "c")), 1);
    let text = "";
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) text += new TextDecoder().decode(chunk);
    expect(text).toBe("abc");
  });

  it("leaves a stream that is being sent already to its reader", async () => {
    const watcher = { report: () => undefined, hasLeft: () => false };
    const given = new HttpResponse(200, [], new ResponseStream(pieces("a"), watcher));
    const { response, content } = await wholeResponse(given, 9);
    expect([response, content]).toEqual([given, undefined]);
    let text = "";
    for await (const chunk of given.body as AsyncIterable<string>) text += chunk;
    expect(text).toBe("a");
  });

  it("that is too long is told where its client leaves", async () => {
    let ended = false;
    async function* endless() {
      try {
        for (;;) yield "x";
      } finally {
        ended = true;
      }
    }
    const { response } = await wholeResponse(new HttpResponse(200, [], endless()), 1);
    for await (const _chunk of response.body as AsyncIterable<Uint8Array>) break;
    expect(ended).toBe(true);
  });

  it("takes no stream of anything else", async () => {
    const body = pieces(1 as never);
    await expect(wholeResponse(new HttpResponse(200, [], body), 9)).rejects.toThrow("text or bytes");
  });
});
