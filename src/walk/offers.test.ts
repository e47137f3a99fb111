import { type Codec, jsonCodec, Resource } from "signalbox";
import { describe, expect, it, vi } from "vitest";
import { errorOffersOf } from "./errorWriter.ts";
import { consumedOf, type Offers, offersOf, remembered, Variants } from "./offers.ts";

class Plain extends Resource {}
const but = (change: object = {}): Resource => Object.assign(new Plain(), change);
const text: Codec = { encode: String };
const codecs = { "application/json": jsonCodec, "text/plain": text, "text/csv;header=absent": text };

describe("what is offered", () => {
  it("by default is JSON without languages and codings", () => {
    const offers = offersOf(but(), codecs);
    expect(offers.mediaTypes).toEqual([
      { name: "application/json", contentType: "application/json", codec: jsonCodec },
    ]);
    expect([offers.languages, offers.encodings, offers.vary]).toEqual([[], ["identity"], []]);
  });

  it.each([
    ["text/plain", "text/plain; charset=utf-8"],
    ["text/plain; charset=us-ascii", "text/plain; charset=us-ascii"],
    ["text/csv;header=absent", "text/csv;header=absent; charset=utf-8"],
    ["application/json", "application/json"],
  ])("%s is sent as %s", (name, contentType) => {
    expect(offersOf(but({ produces: [name] }), codecs).mediaTypes[0]).toMatchObject({ name, contentType });
  });

  it("leaves out what has no codec, or is not a media type", () => {
    const { mediaTypes } = offersOf(but({ produces: ["nothing", "image/png", "text/plain"] }), codecs);
    expect(mediaTypes.map(({ name }) => name)).toEqual(["text/plain"]);
  });

  it.each([
    [
      ["gzip", "br"],
      ["gzip", "br", "identity"],
    ],
    [
      ["identity", "gzip"],
      ["identity", "gzip"],
    ],
    [
      ["unheard-of", "gzip"],
      ["gzip", "identity"],
    ],
  ])("codings %o are %o", (encodings, offered) => {
    expect(offersOf(but({ encodings }), codecs).encodings).toEqual(offered);
  });

  it.each([
    [{ produces: ["application/json", "text/plain"] }, ["Accept"]],
    [{ languages: ["en", "fr"] }, ["Accept-Language"]],
    [{ languages: ["en"] }, []],
    [{ encodings: ["gzip"] }, ["Accept-Encoding"]],
    [{ encodings: ["identity"] }, []],
    [
      { produces: ["application/json", "text/plain"], languages: ["en", "fr"], encodings: ["gzip"] },
      ["Accept", "Accept-Language", "Accept-Encoding"],
    ],
  ])("%o varies with %o", (change, vary) => {
    expect(offersOf(but(change), codecs).vary).toEqual(vary);
  });

  it("is chosen among by each header", () => {
    const change = { produces: ["application/json", "text/plain"], languages: ["en", "fr"], encodings: ["gzip"] };
    const { choose } = offersOf(but(change), codecs);
    expect([choose.mediaType("text/plain"), choose.mediaType("image/png"), choose.mediaType("*/*")]).toEqual([
      1, -1, 0,
    ]);
    expect([choose.language("fr"), choose.language("de"), choose.language("en")]).toEqual([1, -1, 0]);
    expect([choose.encoding("gzip"), choose.encoding(""), choose.encoding("*;q=0")]).toEqual([0, 1, -1]);
  });
});

describe("what is consumed", () => {
  const consumed = () => consumedOf(but({ consumes: ["application/json", "Text/Plain; x=y"] }), "POST", codecs);

  it("is listed for those who sent something else", () => {
    expect([consumed().list, consumed().types]).toEqual([
      "application/json, Text/Plain; x=y",
      ["application/json", "Text/Plain; x=y"],
    ]);
    expect(consumedOf(but(), "POST", codecs)).toMatchObject({ list: "", types: [] });
  });

  it.each([
    ["application/json", jsonCodec],
    ["Application/JSON; charset=utf-8", jsonCodec],
    ["text/plain", text],
    ["text/html", undefined],
    ["application/*", undefined],
    ["garbage", undefined],
    ["", undefined],
  ])("%s is decoded by %o: parameters do not decide", (contentType, codec) => {
    expect(consumed().match(contentType)?.codec).toBe(codec);
  });

  it("is not what nobody can decode", () => {
    const some = consumedOf(but({ consumes: ["image/png", "nothing", "text/plain"] }), "PUT", codecs);
    expect(["image/png", "nothing", "text/plain"].map((type) => some.match(type)?.codec)).toEqual([
      undefined,
      undefined,
      text,
    ]);
    expect(some.list).toBe("image/png, nothing, text/plain");
  });

  it("hands the type with its parameters on", () => {
    expect(consumed().match("text/plain; charset=utf-8")?.mediaType).toMatchObject({
      type: "text",
      subtype: "plain",
      parameters: new Map([["charset", "utf-8"]]),
    });
  });
});

describe("the types of errors", () => {
  const names = (accept: string | undefined, errorProduces: readonly string[]) =>
    errorOffersOf(errorProduces, codecs).choose(accept).name;

  it.each([
    [undefined, "application/problem+json"],
    ["text/html", "text/html"],
    ["image/png", "application/problem+json"],
    ["text/html;q=0.1, application/problem+json;q=0.2", "application/problem+json"],
  ])("Accept: %s gives %s", (accept, name) => {
    expect(names(accept, ["application/problem+json", "text/html"])).toBe(name);
  });

  it("where there is one, it is that", () => {
    expect(names("application/problem+json", ["text/html"])).toBe("text/html");
  });

  it("where there is none that works, a problem is still a problem", () => {
    const offers = errorOffersOf(["nothing", "image/png"], codecs);
    expect(offers.types).toEqual([]);
    expect(offers.choose("text/html")).toMatchObject({
      name: "application/problem+json",
      contentType: "application/problem+json",
      codec: jsonCodec,
    });
  });

  it("a text says its charset", () => {
    expect(errorOffersOf(["text/html"], codecs).choose(undefined).contentType).toBe("text/html; charset=utf-8");
  });
});

const state = { weak: false, opaque: "v1" };

function variants(mediaTypes: readonly string[], languages: readonly string[], encodings: readonly string[]): Variants {
  return new Variants({ mediaTypes: mediaTypes.map((name) => ({ name })), languages, encodings } as unknown as Offers);
}

const all = () =>
  variants(["application/json", 'text/csv; header="present"'], ["en", "fr"], ["gzip", "identity", "br"]);

describe("the tag of a representation", () => {
  it.each([
    [0, 0, 1, "v1"],
    [0, 0, 0, "v1;gzip"],
    [0, 0, 2, "v1;br"],
    [0, 1, 1, "v1;lang=fr"],
    [1, 0, 1, "v1;text/csv;header=present"],
    [1, 1, 2, "v1;text/csv;header=present;lang=fr;br"],
  ])("type %i, language %i, coding %i: %s", (mediaType, language, encoding, opaque) => {
    expect(all().tag(state, mediaType, language, encoding)).toEqual({ weak: false, opaque });
  });

  it("is the state's own for the first offers, and stays weak", () => {
    expect(all().tag(state, 0, 0, 1)).toBe(state);
    expect(all().tag({ weak: true, opaque: "v1" }, 0, 1, 1)).toEqual({ weak: true, opaque: "v1;lang=fr" });
  });

  it("needs no languages", () => {
    const plain = variants(["a/b", "c/d"], [], ["identity"]);
    expect(plain.tag(state, 0, 0, 0)).toBe(state);
    expect(plain.tag(state, 1, 0, 0).opaque).toBe("v1;c/d");
  });

  it("is the state's for offers that are not there", () => {
    expect(all().tag(state, 9, 9, 9)).toBe(state);
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
    expect(all().stateOf({ weak: false, opaque }, state)).toEqual({ weak: false, opaque: named });
  });

  it("is as weak as the tag that was given", () => {
    expect(all().stateOf({ weak: true, opaque: "v1;gzip" }, state)).toEqual({ weak: true, opaque: "v1" });
  });
});

it("works once for each text", () => {
  const work = vi.fn((text: string) => text.length);
  const length = remembered(work);
  expect([length("abc"), length("abc"), length("ab"), length("abc")]).toEqual([3, 3, 2, 3]);
  expect(work).toHaveBeenCalledTimes(2);
});

it("remembers a result of 0 and of nothing found as well", () => {
  const work = vi.fn((text: string) => text.length - 1);
  const length = remembered(work);
  expect([length("a"), length("a"), length(""), length("")]).toEqual([0, 0, -1, -1]);
  expect(work).toHaveBeenCalledTimes(2);
});

it("forgets the oldest of more than 128, and no other", () => {
  const work = vi.fn((text: string) => text);
  const same = remembered(work);
  for (let at = 0; at < 128; at++) same(`${at}`);
  same("0");
  expect(work).toHaveBeenCalledTimes(128);
  same("new");
  same("1");
  same("127");
  expect(work).toHaveBeenCalledTimes(129);
  same("0");
  expect(work).toHaveBeenCalledTimes(130);
});

it("does not keep what is longer than a kilobyte", () => {
  const work = vi.fn((text: string) => text.length);
  const length = remembered(work);
  length("x".repeat(1024));
  length("x".repeat(1024));
  expect(work).toHaveBeenCalledTimes(1);
  length("y".repeat(1025));
  length("y".repeat(1025));
  expect(work).toHaveBeenCalledTimes(3);
});
