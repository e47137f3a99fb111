import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseLanguage } from "./language.ts";

function choice(acceptLanguage: string, ...offers: string[]): string | undefined {
  return offers[chooseLanguage(acceptLanguage, offers)];
}

describe("chooseLanguage", () => {
  it("RFC 9110 12.4.2: the higher quality wins over the server's order", () => {
    expect(choice("en;q=0.5, fr", "en", "fr")).toBe("fr");
    expect(choice("en;q=0.5, fr;q=0.501", "en", "fr")).toBe("fr");
  });

  it("ties go to the server's order, not the client's", () => {
    expect(choice("fr, en", "en", "fr")).toBe("en");
    expect(choice("*", "fr", "en")).toBe("fr");
    expect(choice("fr;q=0.7, en;q=0.7", "de", "en", "fr")).toBe("en");
  });

  it("RFC 4647 3.4: “*” is for what nothing else matches", () => {
    expect(choice("en, *", "es", "en")).toBe("en");
    expect(choice("en, *", "es", "en-GB")).toBe("en-GB");
    expect(choice("en;q=0.5, *;q=0.6", "en", "es")).toBe("es");
    expect(choice("*;q=0.001", "es")).toBe("es");
    expect(choice("*;q=0", "es")).toBeUndefined();
  });

  it("RFC 4647 2: tags are case-insensitive", () => {
    expect(choice("EN-us", "en-US")).toBe("en-US");
    expect(choice("FR", "en", "Fr")).toBe("Fr");
  });

  it("RFC 4647 3.4, N17: en-US is served by en", () => {
    expect(choice("en-US", "fr", "en")).toBe("en");
    expect(choice("en-US, fr;q=0.9", "fr", "en")).toBe("en");
  });

  it("RFC 4647 3.4: truncation goes on from subtag to subtag", () => {
    expect(choice("zh-Hant-CN", "en", "zh")).toBe("zh");
    expect(choice("zh-Hant-CN", "en", "zh-Hant")).toBe("zh-Hant");
    expect(choice("zh-Hant-CN", "en", "zh-CN")).toBeUndefined();
    expect(choice("eng", "en")).toBeUndefined();
  });

  it("RFC 4647 3.4: a subtag of one character goes with what follows it", () => {
    expect(choice("zh-Hant-CN-x-private1-private2", "zh-Hant-CN-x-private1")).toBe("zh-Hant-CN-x-private1");
    expect(choice("zh-Hant-CN-x-private1-private2", "zh-Hant-CN-x")).toBeUndefined();
    expect(choice("zh-Hant-CN-x-private1-private2", "zh-Hant-CN")).toBe("zh-Hant-CN");
    expect(choice("x-klingon", "x")).toBeUndefined();
    expect(choice("x-klingon", "x-klingon")).toBe("x-klingon");
    expect(choice("en-ab-cd", "en-ab")).toBe("en-ab");
  });

  it("RFC 4647 3.4: of several ranges that come to one offer, the highest weight counts", () => {
    expect(choice("en-US;q=0.3, en-GB;q=0.8, fr;q=0.5", "fr", "en")).toBe("en");
    expect(choice("en-GB;q=0.8, en-US;q=0.3, fr;q=0.9", "en", "fr")).toBe("fr");
  });

  it("RFC 4647 3.4: a range falls back only where nothing nearer is offered", () => {
    expect(choice("en-US", "en", "en-US")).toBe("en-US");
    expect(choice("zh-Hant-CN", "zh", "zh-Hant")).toBe("zh-Hant");
    expect(choice("zh-Hant-CN, zh-Hant;q=0.3", "zh", "zh-Hant")).toBe("zh-Hant");
    expect(choice("en-US, fr", "en", "fr")).toBe("en");
    expect(choice("zh-Hant-CN;q=0.9, zh;q=0.1, fr;q=0.5", "fr", "zh-Hant")).toBe("zh-Hant");
  });

  it("RFC 9110 12.4.2: a range that names the offer decides over one that falls back on it", () => {
    expect(choice("en-US, en;q=0.1, fr;q=0.5", "en", "fr")).toBe("fr");
    expect(choice("en-US, en;q=0", "en")).toBeUndefined();
  });

  it("RFC 4647 3.3.1: en is served by en-GB where nothing nearer is offered", () => {
    expect(choice("en", "en-GB")).toBe("en-GB");
    expect(choice("en-US, en;q=0.9, fr;q=0.8", "fr", "en-GB")).toBe("en-GB");
    expect(choice("zh", "zh-Hant-CN")).toBe("zh-Hant-CN");
    expect(choice("en", "eng")).toBeUndefined();
    expect(choice("zh-Han", "zh-Hant-CN")).toBeUndefined();
    expect(choice("de-DE", "de-AT")).toBeUndefined();
  });

  it("ruling 20: of equal weights, what lookup finds goes before what filtering finds", () => {
    expect(choice("en", "en-GB", "en")).toBe("en");
    expect(choice("en, fr", "en-GB", "fr")).toBe("fr");
    expect(choice("en, fr-CH", "en-GB", "fr")).toBe("fr");
    expect(choice("en, fr;q=0.999", "fr", "en-GB")).toBe("en-GB");
    expect(choice("en, de", "en-GB", "de-AT")).toBe("en-GB");
  });

  it("RFC 4647 3.3.1: the narrowest range that covers an offer decides", () => {
    expect(choice("zh;q=0.9, zh-Hant;q=0.1, en;q=0.5", "zh-Hant-CN", "en")).toBe("en");
    expect(choice("zh;q=0.1, zh-Hant;q=0.9, en;q=0.5", "en", "zh-Hant-CN")).toBe("zh-Hant-CN");
    expect(choice("en;q=0, en-US", "en", "en-US")).toBe("en-US");
  });

  it("RFC 9110 12.4.2, N18: en;q=0 excludes en and every en-*, whatever * says", () => {
    expect(choice("en;q=0, *", "en", "fr")).toBe("fr");
    expect(choice("*, en;q=0", "en-GB", "en-US-x-a", "fr")).toBe("fr");
    expect(choice("en;q=0, *", "en")).toBeUndefined();
    expect(choice("en;q=0, *", "en-GB")).toBeUndefined();
  });

  it("N20: en;q=0, fr is fr, and the next client's en is en", () => {
    expect(choice("en;q=0, fr", "en", "fr")).toBe("fr");
    expect(choice("en", "en", "fr")).toBe("en");
  });

  it("RFC 9110 12.4.2: who refuses en-US has not refused en", () => {
    expect(choice("en-US;q=0, *;q=0.5", "en")).toBe("en");
    expect(choice("en-US;q=0, en", "en-US", "en")).toBe("en");
    expect(choice("en-US;q=0", "en")).toBeUndefined();
    expect(choice("en-US;q=0.001, *;q=0", "en")).toBe("en");
  });

  it("RFC 4647 3.4: * matches only what no other range does", () => {
    expect(choice("fr;q=0.2, *;q=0.5", "fr", "en")).toBe("en");
    expect(choice("en;q=0.2, *;q=0.5", "en-GB", "fr")).toBe("fr");
    expect(choice("en-GB;q=0.2, *;q=0.5", "en", "fr")).toBe("fr");
    expect(choice("fr, *;q=0", "en")).toBeUndefined();
    expect(choice("*;q=0", "en", "fr")).toBeUndefined();
  });

  it("RFC 9110 12.4.2: the least weight is still acceptable", () => {
    expect(choice("en;q=0.001", "en")).toBe("en");
    expect(choice("en;q=0.001", "en-GB")).toBe("en-GB");
    expect(choice("en;q=0.000", "en-GB")).toBeUndefined();
  });

  it("RFC 9110 12.4.1: a readable header that matches no offer leaves nothing", () => {
    expect(chooseLanguage("de", ["en", "fr"])).toBe(-1);
  });

  it("RFC 9110 12.4.1: a header of which nothing can be read is as if absent", () => {
    const unreadable = [
      "",
      ",",
      "en_US",
      "en;q=2",
      "abcdefghi",
      "en-abcdefghi",
      "en-*",
      "*-CH",
      "1a",
      "-en",
      "en-",
      "**",
    ];
    for (const header of unreadable) expect(chooseLanguage(header, ["fr", "en"])).toBe(0);
  });

  it("RFC 4647 2.1: a subtag has up to eight characters, digits only after the first", () => {
    expect(choice("abcdefgh-12345678", "en", "abcdefgh-12345678")).toBe("abcdefgh-12345678");
    expect(choice("es-419", "en", "es-419")).toBe("es-419");
  });

  it("ruling 19: skips what cannot be read of a list, and uses the rest", () => {
    expect(choice("en_US, en;q=1.001, fr;q=0.1", "en", "fr")).toBe("fr");
  });

  it("ruling 19: ranges beyond the 64th count as *, below all that were read", () => {
    const filler = Array.from({ length: 64 }, (_, index) => `de-${index}`);
    expect(choice(`${filler.slice(1).join()},fr`, "fr")).toBe("fr");
    expect(choice(`${filler.join()},fr`, "en", "fr")).toBe("en");
    expect(choice(`fr;q=0.001,${filler.join()},en`, "en", "fr")).toBe("fr");
    expect(choice(`*;q=0,${filler.join()},fr`, "fr")).toBeUndefined();
  });

  it("has nothing to choose where nothing is offered", () => {
    expect(chooseLanguage("en", [])).toBe(-1);
    expect(chooseLanguage("", [])).toBe(-1);
  });

  it("RFC 4647 3.4: a range is held against the offers as it is, before it is truncated", () => {
    expect(choice("en-gb-x", "en", "en-gb-x")).toBe("en-gb-x");
    expect(choice("en-gb-x-a", "en", "en-gb-x")).toBe("en");
  });

  const subtags = fc.array(fc.constantFrom("a", "bb", "cc", "dd"), { minLength: 0, maxLength: 3 });
  const tag = fc.tuple(fc.constantFrom("en", "fr"), subtags).map(([language, rest]) => [language, ...rest].join("-"));
  const tags = fc.uniqueArray(tag, { minLength: 1, maxLength: 6 });

  it("RFC 4647 3.4: for one range, chooses what the lookup algorithm, taken literally, finds", () => {
    fc.assert(
      fc.property(tag, tags, (range, offers) => {
        const found = literalLookup(range, offers);
        if (found !== undefined) expect(choice(range, ...offers)).toBe(found);
      }),
    );
  });

  it("RFC 9110 12.4.2: never chooses what the header refuses by name", () => {
    fc.assert(
      fc.property(tags, tags, (refused, offers) => {
        const header = [...refused.map((range) => `${range};q=0`), "*"].join();
        const chosen = choice(header, ...offers);
        const refuses = (offer: string): boolean => refused.some((range) => `${offer}-`.startsWith(`${range}-`));
        expect(chosen).toBe(offers.find((offer) => !refuses(offer)));
      }),
    );
  });
});

/** RFC 4647 3.4, step by step. */
function literalLookup(range: string, offers: readonly string[]): string | undefined {
  const subtags = range.split("-");
  while (subtags.length > 0) {
    if (offers.includes(subtags.join("-"))) return subtags.join("-");
    subtags.pop();
    // “Removed at the same time as their closest trailing subtag”: that may be a single letter itself.
    while (subtags.at(-1)?.length === 1) subtags.pop();
  }
  return undefined;
}
