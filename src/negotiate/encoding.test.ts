import fc from "fast-check";
// @ts-expect-error negotiator comes without types
import Negotiator from "negotiator";
import { describe, expect, it } from "vitest";
import { chooseEncoding } from "./encoding.ts";

function choice(acceptEncoding: string, ...offers: string[]): string | undefined {
  return offers[chooseEncoding(acceptEncoding, offers)];
}

describe("chooseEncoding", () => {
  it("RFC 9110 12.5.3, N26: a coding that is named is preferred over identity that is not", () => {
    expect(choice("gzip", "gzip", "identity")).toBe("gzip");
    expect(choice("gzip", "identity", "gzip")).toBe("gzip");
    expect(choice("gzip;q=0.001", "identity", "gzip")).toBe("gzip");
    expect(choice("GZIP", "identity", "gzip")).toBe("gzip");
  });

  it("RFC 9110 12.4.2: the higher quality wins, identity's too where it is named", () => {
    expect(choice("gzip;q=0.5, br;q=0.8", "gzip", "br", "identity")).toBe("br");
    expect(choice("gzip;q=0.5, identity;q=0.8", "gzip", "identity")).toBe("identity");
    expect(choice("gzip;q=0.5, identity;q=0.4", "identity", "gzip")).toBe("gzip");
  });

  it("ties go to the server's order, not the client's", () => {
    expect(choice("br, gzip", "gzip", "br", "identity")).toBe("gzip");
    expect(choice("gzip, identity", "identity", "gzip")).toBe("identity");
    expect(choice("*", "gzip", "identity")).toBe("gzip");
    expect(choice("*", "identity", "gzip")).toBe("identity");
  });

  it("RFC 9110 12.5.3: * stands for the codings that are not listed, identity among them", () => {
    expect(choice("gzip;q=0.5, *;q=0.8", "gzip", "br", "identity")).toBe("br");
    expect(choice("gzip;q=0.5, *;q=0.8", "gzip", "identity")).toBe("identity");
    expect(choice("gzip;q=0.5, *;q=0.1", "identity", "gzip")).toBe("gzip");
  });

  it("RFC 9110 12.5.3, N21: gzip;q=0, * is identity", () => {
    expect(choice("gzip;q=0, *", "gzip", "identity")).toBe("identity");
  });

  it("RFC 9110 12.5.3, N22: an empty header is identity", () => {
    expect(choice("", "gzip", "identity")).toBe("identity");
    expect(choice(" ", "gzip", "identity")).toBe("identity");
  });

  it("RFC 9110 12.5.3, N24: identity;q=0 refuses identity", () => {
    expect(chooseEncoding("identity;q=0", ["identity"])).toBe(-1);
    expect(chooseEncoding("identity;q=0", ["gzip", "identity"])).toBe(-1);
    expect(choice("identity;q=0, gzip;q=0.1", "identity", "gzip")).toBe("gzip");
    expect(choice("identity;q=0, *;q=0.1", "identity", "gzip")).toBe("gzip");
  });

  it("RFC 9110 12.5.3, N25: *;q=0 refuses identity, unless it is listed", () => {
    expect(chooseEncoding("*;q=0", ["gzip", "identity"])).toBe(-1);
    expect(choice("*;q=0, identity;q=0.1", "gzip", "identity")).toBe("identity");
    expect(choice("*;q=0, gzip", "identity", "gzip")).toBe("gzip");
  });

  it("RFC 9110 12.5.3: identity remains where no coding that is named is offered", () => {
    expect(choice("zstd", "gzip", "identity")).toBe("identity");
    expect(choice("gzip;q=0", "gzip", "identity")).toBe("identity");
  });

  it("RFC 9110 8.4.1.1, 8.4.1.3: x-gzip is gzip, x-compress is compress", () => {
    expect(choice("x-gzip", "identity", "gzip")).toBe("gzip");
    expect(choice("X-Compress;q=0.5", "identity", "compress")).toBe("compress");
    expect(choice("x-gzip;q=0, *", "gzip", "identity")).toBe("identity");
    expect(choice("x-br", "identity", "br")).toBe("identity");
    expect(choice("x-identity;q=0", "identity")).toBe("identity");
  });

  it("RFC 9110 8.4.1.3: gzip's own name decides where both stand", () => {
    expect(choice("gzip;q=0, x-gzip", "gzip", "identity")).toBe("identity");
  });

  it("ruling 19: a header of which nothing can be read is as if absent, which is identity", () => {
    for (const header of ["gzip;q=2", "(gzip)", ",", "gzip;level=1", ";q=1"]) {
      expect(choice(header, "gzip", "identity")).toBe("identity");
    }
  });

  it("ruling 19: skips what cannot be read of a list, and uses the rest", () => {
    expect(choice("br;q=1.001, gzip;q=0.1", "br", "gzip", "identity")).toBe("gzip");
  });

  it("ruling 19: codings beyond the 64th do not count", () => {
    const filler = Array.from({ length: 64 }, (_, index) => `c${index}`);
    expect(choice(`${filler.slice(1).join()},gzip`, "gzip", "identity")).toBe("gzip");
    expect(choice(`${filler.join()},gzip`, "gzip", "identity")).toBe("identity");
  });

  it("agrees with negotiator on what is acceptable", () => {
    const coding = fc.constantFrom("gzip", "br", "zstd", "identity", "*");
    const weight = fc.constantFrom("", ";q=0", ";q=0.5", ";q=1");
    const header = fc.uniqueArray(fc.tuple(coding, weight), { selector: ([name]) => name });
    const others = fc.uniqueArray(fc.constantFrom("gzip", "br", "zstd"));
    fc.assert(
      fc.property(header, others, (members, codings) => {
        const acceptEncoding = members.map((parts) => parts.join("")).join(", ");
        const offers = [...codings, "identity"];
        const theirs: string[] = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }).encodings(offers);
        const ours = offers.filter((offer) => chooseEncoding(acceptEncoding, [offer]) === 0);
        expect(new Set(ours)).toEqual(new Set(theirs));
        const chosen = choice(acceptEncoding, ...offers);
        if (theirs.length === 0) expect(chosen).toBeUndefined();
        else expect(theirs).toContain(chosen);
      }),
    );
  });
});
