import { describe, expect, it } from "vitest";
import type { Offers } from "./offers.ts";
import { Variants } from "./variants.ts";

const state = { weak: false, opaque: "v1" };

function variants(mediaTypes: readonly string[], languages: readonly string[], encodings: readonly string[]): Variants {
  return new Variants({ mediaTypes: mediaTypes.map((name) => ({ name })), languages, encodings } as unknown as Offers);
}

const all = variants(["application/json", 'text/csv; header="present"'], ["en", "fr"], ["gzip", "identity", "br"]);

describe("the tag of a representation", () => {
  it.each([
    [0, 0, 1, "v1"],
    [0, 0, 0, "v1;gzip"],
    [0, 0, 2, "v1;br"],
    [0, 1, 1, "v1;lang=fr"],
    [1, 0, 1, "v1;text/csv;header=present"],
    [1, 1, 2, "v1;text/csv;header=present;lang=fr;br"],
  ])("type %i, language %i, coding %i: %s", (mediaType, language, encoding, opaque) => {
    expect(all.tag(state, mediaType, language, encoding)).toEqual({ weak: false, opaque });
  });

  it("is the state's own for the first offers, and stays weak", () => {
    expect(all.tag(state, 0, 0, 1)).toBe(state);
    expect(all.tag({ weak: true, opaque: "v1" }, 0, 1, 1)).toEqual({ weak: true, opaque: "v1;lang=fr" });
  });

  it("needs no languages", () => {
    const plain = variants(["a/b", "c/d"], [], ["identity"]);
    expect(plain.tag(state, 0, 0, 0)).toBe(state);
    expect(plain.tag(state, 1, 0, 0).opaque).toBe("v1;c/d");
  });

  it("is the state's for offers that are not there", () => {
    expect(all.tag(state, 9, 9, 9)).toBe(state);
  });
});

describe("the state that a tag names", () => {
  it.each([
    ["v1", "v1"],
    ["v1;gzip", "v1"],
    ["v1;text/csv;header=present;lang=fr;br", "v1"],
    ["v1;lang=de", "v1;lang=de"],
    ["v1;", "v1;"],
    ["v2", "v2"],
    ["v2;gzip", "v2;gzip"],
    ["av1;gzip", "av1;gzip"],
    [";gzip", ";gzip"],
  ])("%s names %s", (opaque, named) => {
    expect(all.stateOf({ weak: false, opaque }, state)).toEqual({ weak: false, opaque: named });
  });

  it("is as weak as the tag that was given", () => {
    expect(all.stateOf({ weak: true, opaque: "v1;gzip" }, state)).toEqual({ weak: true, opaque: "v1" });
  });
});
