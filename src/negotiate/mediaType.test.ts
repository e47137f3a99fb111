import fc from "fast-check";
// @ts-expect-error negotiator comes without types
import Negotiator from "negotiator";
import { describe, expect, it } from "vitest";
import { type MediaType, parseMediaType } from "../http/mediaType.ts";
import { chooseMediaType, qualityOf } from "./mediaType.ts";

function mediaTypes(texts: readonly string[]): MediaType[] {
  return texts.map((text) => {
    const parsed = parseMediaType(text);
    if (parsed === undefined) throw new Error(`not a media type: ${text}`);
    return parsed;
  });
}

/** What is chosen, in the test's own words. */
function choice(accept: string, ...offers: string[]): string | undefined {
  return offers[chooseMediaType(accept, mediaTypes(offers))];
}

function qualities(accept: string, ...offers: string[]): number[] {
  return qualityOf(accept, mediaTypes(offers)).map(({ quality }) => quality);
}

describe("chooseMediaType", () => {
  const HTML = "text/html";
  const JSON_ = "application/json";
  const CSV = "text/csv";

  it("RFC 9110 12.4.2, N05: the higher quality wins over the server's order", () => {
    expect(choice("text/csv;q=0.9, application/json;q=0.5", JSON_, CSV)).toBe(CSV);
    expect(choice("text/csv;q=0.501, application/json;q=0.5", JSON_, CSV)).toBe(CSV);
  });

  it("of equal qualities, the offer counts that the client named more exactly", () => {
    // What axios sends.
    expect(choice("application/json, text/plain, */*", HTML, JSON_)).toBe(JSON_);
    expect(choice("text/*, application/json", HTML, JSON_)).toBe(JSON_);
    expect(choice("*/*, text/*", JSON_, HTML)).toBe(HTML);
    expect(choice("*/*, text/html;q=0.999", HTML, JSON_)).toBe(JSON_);
    expect(choice("*/*;q=0.5, application/json;q=0", HTML, JSON_)).toBe(HTML);
    expect(choice("*/*, text/html;q=0", HTML)).toBeUndefined();
  });

  it("RFC 9110 12.4.1, N06: ties go to the server's order, not the client's", () => {
    expect(choice("*/*", JSON_, CSV)).toBe(JSON_);
    expect(choice("text/csv, application/json", JSON_, CSV)).toBe(JSON_);
    expect(choice("text/csv, application/json", CSV, JSON_)).toBe(CSV);
  });

  it("RFC 9110 12.5.1, N01: the more specific range decides, and q=0 excludes", () => {
    expect(choice("text/html;q=0, */*", HTML)).toBeUndefined();
    expect(choice("*/*, text/html;q=0", HTML)).toBeUndefined();
    expect(choice("text/html;q=0, */*", HTML, JSON_)).toBe(JSON_);
    expect(choice("text/html;q=0.000", HTML)).toBeUndefined();
  });

  it("RFC 9110 12.5.1, N02: text/html's own weight counts, not that of text/*", () => {
    expect(choice("text/*;q=0.9, text/html;q=0.1, application/json;q=0.5", HTML, JSON_)).toBe(JSON_);
  });

  it("RFC 9110 12.4.3, N04: */*;q=0 leaves nothing", () => {
    expect(chooseMediaType("*/*;q=0", mediaTypes([HTML, JSON_]))).toBe(-1);
  });

  it("RFC 9110 12.5.1, N08: a parameter of the range must be in the offer", () => {
    expect(choice("text/html;level=1", HTML)).toBeUndefined();
    expect(choice("text/html;level=1", "text/html;level=2")).toBeUndefined();
    expect(choice("text/html;level=1", "text/html;level=1")).toBe("text/html;level=1");
    expect(choice("text/html;level=1;x=2", "text/html;level=1")).toBeUndefined();
    expect(choice("text/html", "text/html;level=1")).toBe("text/html;level=1");
  });

  it("RFC 9110 12.5.1, N10: q is the weight wherever it stands", () => {
    expect(choice("text/html;q=0.2;level=1, application/json;q=0.3", "text/html;level=1", JSON_)).toBe(JSON_);
    expect(choice("text/html;q=0.4;level=1, application/json;q=0.3", "text/html;level=1", JSON_)).toBe(
      "text/html;level=1",
    );
    expect(qualities("text/html;q=0.2;level=1", "text/html;level=1", HTML)).toEqual([200, 0]);
    expect(qualities("text/html;Q=0.2", HTML)).toEqual([200]);
  });

  it("RFC 9110 5.6.6, N12: a quoted comma does not end the range", () => {
    expect(choice('text/html;x="a,b", application/json;q=0.1', JSON_)).toBe(JSON_);
    expect(choice('text/html;x="a,b"', 'text/html;x="a,b"')).toBe('text/html;x="a,b"');
  });

  it("RFC 9110 12.4.1, N32: a header of which nothing can be read is as if absent", () => {
    for (const accept of ["garbage", "", ",", "text/html;q=2", "*/html", "*", "text/html;level"]) {
      expect(chooseMediaType(accept, mediaTypes([JSON_, HTML]))).toBe(0);
      expect(qualityOf(accept, mediaTypes([JSON_, HTML]))).toMatchObject([
        { quality: 1000, range: undefined },
        { quality: 1000, range: undefined },
      ]);
    }
  });

  it("ruling 19: skips what cannot be read of a list, and uses the rest", () => {
    expect(choice("garbage, text/html;q=1.001, application/json;q=0.1", HTML, JSON_)).toBe(JSON_);
    expect(choice("text/html;q=0.0001, application/json;q=0.1", HTML)).toBeUndefined();
  });

  it("RFC 9110 12.4.1: a readable header that matches no offer leaves nothing", () => {
    expect(choice("image/png", HTML, JSON_)).toBeUndefined();
    expect(choice("text/plain", HTML)).toBeUndefined();
    expect(choice("image/html", HTML)).toBeUndefined();
    expect(choice("image/*", HTML)).toBeUndefined();
  });

  it("has nothing to choose where nothing is offered", () => {
    expect(chooseMediaType("*/*", [])).toBe(-1);
    expect(chooseMediaType("", [])).toBe(-1);
  });

  it("serves Java's default Accept from its last range, .2 being a weight", () => {
    expect(choice("text/html, image/gif, image/jpeg, *; q=.2, */*; q=.2", JSON_)).toBe(JSON_);
  });

  it("ruling 19: ranges beyond the 64th and beyond 8192 characters count as */*, below all that were read", () => {
    const filler = (count: number): string => Array.from({ length: count }, (_, index) => `x/t${index}`).join();
    expect(choice(`${filler(63)},text/html`, HTML)).toBe(HTML);
    expect(choice(`${filler(64)},text/html`, "application/json", HTML)).toBe("application/json");
    expect(choice(`text/html;q=0.001,${filler(64)},application/json`, "application/json", HTML)).toBe(HTML);
    expect(choice(`text/html;q=0,${filler(64)},text/html`, HTML)).toBeUndefined();
    const long = `text/plain;x="${"a".repeat(8192 - 25)}"`;
    expect(`${long},text/html`).toHaveLength(8192);
    expect(choice(`${long},text/html`, HTML)).toBe(HTML);
    expect(choice(`${long}, text/html`, "application/json", HTML)).toBe("application/json");
  });
});

describe("qualityOf", () => {
  it("RFC 9110 12.5.1, N09: the RFC's own table, with erratum 7138 for text/html;level=3", () => {
    const accept = "text/*;q=0.3, text/plain;q=0.7, text/plain;format=flowed, text/plain;format=fixed;q=0.4, */*;q=0.5";
    const offers = mediaTypes([
      "text/plain;format=flowed",
      "text/plain",
      "text/html",
      "image/jpeg",
      "text/plain;format=fixed",
      "text/html;level=3",
    ]);
    expect(qualityOf(accept, offers)).toMatchObject([
      { quality: 1000, range: "text/plain;format=flowed" },
      { quality: 700, range: "text/plain;q=0.7" },
      { quality: 300, range: "text/*;q=0.3" },
      { quality: 500, range: "*/*;q=0.5" },
      { quality: 400, range: "text/plain;format=fixed;q=0.4" },
      { quality: 300, range: "text/*;q=0.3" },
    ]);
  });

  it("RFC 9110 12.5.1: what no range matches has no quality and no range", () => {
    expect(qualityOf("image/*", mediaTypes(["text/html"]))).toMatchObject([{ quality: 0, range: undefined }]);
  });

  it("names the range that excluded an offer, as the client wrote it", () => {
    expect(qualityOf(" Text/HTML ;q=0 , */*", mediaTypes(["text/html"]))).toMatchObject([
      { quality: 0, range: "Text/HTML ;q=0" },
    ]);
  });

  it("RFC 9110 12.5.1: exact with more parameters, exact, type/*, */*, in this order wherever they stand", () => {
    const ranges = ["a/b;x=1;y=2;q=0.1", "a/b;x=1;q=0.2", "a/b;q=0.3", "a/*;x=1;y=2;q=0.4", "a/*;q=0.5", "*/*;q=0.6"];
    const last = ranges.at(-1);
    fc.assert(
      fc.property(fc.shuffledSubarray(ranges, { minLength: 1 }), (subset) => {
        const decisive = ranges.find((range) => subset.includes(range)) ?? last;
        expect(qualityOf(subset.join(), mediaTypes(["a/b;y=2;x=1"]))[0]?.range).toBe(decisive);
      }),
    );
  });

  it("of equally specific ranges the more generous decides, whichever comes first", () => {
    expect(qualities("text/html;q=0.2, text/html;q=0.8", "text/html")).toEqual([800]);
    expect(qualities("text/html;q=0.8, text/html;q=0.2", "text/html")).toEqual([800]);
    expect(qualities("text/html;q=0, text/html", "text/html")).toEqual([1000]);
  });

  it("RFC 9110 8.3.1: names are case-insensitive, values are not", () => {
    expect(qualities("TEXT/HTML;LEVEL=a", "text/html;level=a", "text/html;level=A")).toEqual([1000, 0]);
  });

  it("RFC 9110 8.3.2: a charset is case-insensitive", () => {
    expect(qualities("a/b;charset=ISO-8859-1", "a/b;charset=iso-8859-1")).toEqual([1000]);
    expect(qualities("a/b;charset=iso-8859-1", "a/b;charset=ISO-8859-1")).toEqual([1000]);
    expect(qualities("a/b;charset=iso-8859-1", "a/b;charset=utf-8", "a/b")).toEqual([0, 0]);
  });

  it("charset=utf-8 is met by every offer, as everything is sent in UTF-8", () => {
    expect(qualities("application/json; charset=utf-8", "application/json")).toEqual([1000]);
    expect(qualities('a/b;charset="UTF-8"', "a/b", "a/b;charset=utf-8", "a/c")).toEqual([1000, 1000, 0]);
    expect(qualities("a/b;x=utf-8", "a/b")).toEqual([0]);
  });

  it("a parameter that names what an object inherits is a parameter", () => {
    expect(qualities("a/b;constructor=1", "a/b", "a/b;constructor=1")).toEqual([0, 1000]);
  });

  it("agrees with negotiator on what is acceptable and on what is better", () => {
    const parameter = fc.constantFrom("", ";l=1", ";l=2");
    const name = fc.constantFrom("a/a", "a/b", "b/a", "b/b");
    const weight = fc.option(fc.integer({ min: 0, max: 1000 }), { nil: undefined });
    const range = fc
      .tuple(fc.oneof(name, fc.constantFrom("a/*", "b/*", "*/*")), parameter, weight, fc.boolean())
      .map(([text, extra, thousandths, weightFirst]) => {
        const q = thousandths === undefined ? "" : `;q=${thousandths / 1000}`;
        return weightFirst ? text + q + extra : text + extra + q;
      });
    const offer = fc.tuple(name, parameter).map((parts) => parts.join(""));
    fc.assert(
      fc.property(
        fc.array(range, { minLength: 1, maxLength: 8 }),
        fc.uniqueArray(offer, { minLength: 1 }),
        (ranges, offers) => {
          const accept = ranges.join(", ");
          const ours = new Map(qualities(accept, ...offers).map((quality, index) => [offers[index], quality]));
          const ordered: string[] = new Negotiator({ headers: { accept } }).mediaTypes(offers);
          const theirs = ordered.map((text) => ours.get(text) ?? 0);
          expect(new Set(ordered)).toEqual(new Set(offers.filter((text) => ours.get(text) !== 0)));
          expect(theirs).toEqual(theirs.toSorted((a, b) => b - a));
          const chosen = choice(accept, ...offers);
          expect(chosen === undefined ? undefined : ours.get(chosen)).toBe(theirs[0]);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it("RFC 9110 12.4.2: a choice is never of quality 0, whatever the header", () => {
    const text = fc.string({ unit: fc.constantFrom("a/b", "*/*", "a/*", ",", ";", "q=0", "q=1", "x=1", '"', " ") });
    const offers = mediaTypes(["a/b", "a/b;x=1", "c/d"]);
    fc.assert(
      fc.property(text, (accept) => {
        const index = chooseMediaType(accept, offers);
        const all = qualityOf(accept, offers).map(({ quality }) => quality);
        if (index === -1) expect(all).toEqual([0, 0, 0]);
        else expect(all[index]).toBe(Math.max(1, ...all));
      }),
    );
  });

  it("reads an offer's parameters no more often than the header has parameters to compare", () => {
    let reads = 0;
    class Counted extends Map<string, string> {
      override get(name: string): string | undefined {
        reads++;
        return super.get(name);
      }
    }
    const offer: MediaType = { type: "a", subtype: "b", parameters: new Counted([["x", "1"]]) };
    qualityOf("a/b;y=1;z=1,".repeat(10_000), [offer]);
    expect(reads).toBe(64);
    reads = 0;
    qualityOf(`a/b${";x=1".repeat(100_000)}`, [offer]);
    expect(reads).toBe(0);
  });
});
