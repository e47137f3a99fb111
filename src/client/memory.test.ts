import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Memory, refreshed, strong } from "./memory.ts";

const none = new Headers();
const tagged = (more: Record<string, string> = {}) => new Headers({ etag: '"1"', ...more });
const bytes = (count: number) => new Uint8Array(count);

describe("what a client remembers", () => {
  it("is found by a request with the same fields, as far as Vary names them (RFC 9111 4.1)", () => {
    const memory = new Memory({});
    const german = new Headers({ "accept-language": "de" });
    memory.keep("/a", german, tagged({ vary: "Accept-Language" }), bytes(1));
    expect(memory.find("/a", german)?.tag).toBe('"1"');
    expect(memory.find("/a", none)).toBeUndefined();
    expect(memory.tagOf("/a", none)).toBe('"1"');
  });

  it("is kept where Vary names what no field can be called", () => {
    const memory = new Memory({});
    for (const vary of ["Accept-Language, a b", "Accept-Language; q=1", "Accept-Language:"]) {
      memory.keep("/a", none, tagged({ vary }), bytes(1));
      expect(memory.find("/a", none)?.content).toEqual(bytes(1));
      expect(memory.find("/a", new Headers({ "accept-language": "de" }))).toBeUndefined();
    }
  });

  it("is not another user's, whether Vary says so or not", () => {
    const memory = new Memory({});
    memory.keep("/a", new Headers({ authorization: "Bearer x" }), tagged(), bytes(1));
    expect(memory.find("/a", new Headers({ authorization: "Bearer y" }))).toBeUndefined();
    expect(memory.tagOf("/a", new Headers({ authorization: "Bearer y" }))).toBeUndefined();
    expect(memory.find("/a", new Headers({ authorization: "Bearer x" }))).toBeDefined();
  });

  it("is nothing that has no tag, and the tag alone where it varies with everything, or may not be stored", () => {
    const memory = new Memory({});
    memory.keep("/a", none, new Headers(), bytes(1));
    memory.keep("/b", none, tagged({ vary: "*" }), bytes(1));
    memory.keep("/c", none, tagged({ "cache-control": "private, no-store" }), bytes(1));
    expect(memory.find("/a", none)).toBeUndefined();
    for (const url of ["/b", "/c"]) {
      expect([memory.find(url, none)?.content, memory.tagOf(url, none)]).toEqual([undefined, '"1"']);
    }
  });

  it("is bounded in entries and bytes, and what was used last stays", () => {
    const steps = fc.array(fc.record({ url: fc.constantFrom("a", "b", "c", "d", "e"), size: fc.nat(60) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(steps, (kept) => {
        const memory = new Memory({ entries: 3, bytes: 100 });
        for (const { url, size } of kept) {
          memory.keep(url, none, tagged(), bytes(size));
          const found = ["a", "b", "c", "d", "e"].flatMap((each) => memory.find(each, none) ?? []);
          expect(found.length).toBeLessThanOrEqual(3);
          expect(found.reduce((sum, { content }) => sum + (content?.byteLength ?? 0), 0)).toBeLessThanOrEqual(100);
          expect(memory.find(url, none)).toBeDefined();
        }
      }),
    );
    const memory = new Memory({ entries: 2 });
    for (const url of ["a", "b"]) memory.keep(url, none, tagged(), bytes(1));
    memory.find("a", none);
    memory.keep("c", none, tagged(), bytes(1));
    expect([memory.find("a", none), memory.find("b", none)].map((known) => known !== undefined)).toEqual([true, false]);
  });

  it("keeps only the tag of what is too large", () => {
    const memory = new Memory({ bytes: 10 });
    memory.keep("a", none, tagged(), bytes(11));
    expect(memory.find("a", none)).toMatchObject({ tag: '"1"', content: undefined });
  });

  it("is refreshed by a 304, but for what describes the content (RFC 9111 3.2)", () => {
    const known = { tag: '"1"', content: bytes(1), headers: tagged({ "content-type": "a/b", age: "1" }), varied: [] };
    const fresh = refreshed(known, new Headers({ age: "2", "content-type": "x/y", "content-length": "0" }));
    expect([fresh.get("age"), fresh.get("content-type"), fresh.get("content-length")]).toEqual(["2", "a/b", null]);
  });

  it("has tags that If-Match can hold only where they are strong (RFC 9110 13.1.1)", () => {
    expect([strong('"1"'), strong('W/"1"'), strong(null)]).toEqual(['"1"', undefined, undefined]);
  });
});
