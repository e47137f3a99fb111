import { describe, expect, it } from "vitest";
import { jsonCodec } from "../codecs/json.ts";
import { errorOffersOf } from "./errorWriter.ts";

const vendor = { encode: String };
const CODECS = { "application/vnd.it+json": vendor };

describe("the types that errors are offered in", () => {
  it("are those that are media types and have a codec, in their order", () => {
    const { types } = errorOffersOf(["text/plain", "nonsense", "image/png", "application/vnd.it+json"], CODECS);
    expect(types.map(({ name }) => name)).toEqual(["text/plain", "application/vnd.it+json"]);
    expect(types[1]).toMatchObject({ codec: vendor, valueCodec: vendor });
    expect(errorOffersOf(["nonsense"], { nonsense: vendor }).types).toEqual([]);
  });

  it.each([undefined, "text/plain", "*/*"])("are problem+json where there is none; Accept: %s", (accept) => {
    expect(errorOffersOf([], {}).choose(accept)).toMatchObject({
      contentType: "application/problem+json",
      codec: jsonCodec,
    });
  });

  it.each([
    [undefined, "text/plain"],
    ["text/html", "text/html"],
    ["text/html;q=0.1, text/plain", "text/plain"],
    // Ruling 14: the type of an error is negotiated apart, and an error is never 406.
    ["image/png", "text/plain"],
    ["", "text/plain"],
  ])("of several, Accept %s has %s", (accept, name) => {
    expect(errorOffersOf(["text/plain", "text/html"], {}).choose(accept).name).toBe(name);
  });
});
