import { describe, expect, it } from "vitest";
import { type Codec, codecFor, DecodeError } from "./codec.ts";

const codec = (name: string): Codec => ({ encode: () => name });
const codecs = {
  "text/plain": codec("bare"),
  "text/plain;charset=utf-8": codec("exact"),
  "Text/HTML": codec("upper"),
};

describe("the codec of a media type", () => {
  it.each([
    ["text/plain;charset=utf-8", "exact"],
    ["text/plain;charset=ascii", "bare"],
    ["Text/Plain ; a=b", "bare"],
    ["text/plain", "bare"],
    ["Text/HTML", "upper"],
    ["text/html", undefined],
    ["constructor", undefined],
  ])("%s: %s", (type, name) => {
    expect(codecFor(codecs, type)?.encode(0)).toBe(name);
  });
});

it("a fault of decoding says where, and why", () => {
  const { name, message, pointer, detail } = new DecodeError("not a number", "/a");
  expect([name, message, pointer, detail]).toEqual(["DecodeError", "/a: not a number", "/a", "not a number"]);
  const whole = new DecodeError("no JSON");
  expect([whole.message, whole.pointer, whole.detail]).toEqual(["no JSON", "", "no JSON"]);
});
