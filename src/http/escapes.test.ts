import { expect, it } from "vitest";
import { base64Of, bytesOfBase64 } from "./base64.ts";
import { encodedText, withNormalEscapes } from "./escapes.ts";
import { plainStep, pointerStep, pointerSteps } from "./pointer.ts";

// RFC 3986 6.2.2.
it.each([
  ["/books", "/books"],
  ["/%41%7a%30%2d%2E%5f%7E", "/Az0-._~"],
  ["/%2f%3A%20%c3%a9", "/%2F%3A%20%C3%A9"],
  ["/%4", "/%4"],
  ["/%zz", "/%zz"],
  ["/%5B%40%60%7b", "/%5B%40%60%7B"],
])("the path %s is spelt %s", (path, spelt) => {
  expect(withNormalEscapes(path)).toBe(spelt);
});

it.each([
  ["café", "caf%C3%A9"],
  ["caf%c3%a9", "caf%C3%A9"],
  ["a b/%41", "a%20b/A"],
])("the text %s of a pattern is encoded once: %s", (text, encoded) => {
  expect(encodedText(text)).toBe(encoded);
});

// RFC 6901 3 and 4.
it.each([
  ["a/b~c", "/a~1b~0c"],
  ["~1", "/~01"],
  [0, "/0"],
  ["", "/"],
])("the step %j of a pointer is %s, and is read back", (name, step) => {
  expect([pointerStep(name), plainStep(step.slice(1)), pointerSteps(step)]).toEqual([
    step,
    String(name),
    [String(name)],
  ]);
});

it.each<[unknown, readonly string[] | undefined]>([
  ["", []],
  ["/", [""]],
  ["/a~1b/~0c/0", ["a/b", "~c", "0"]],
  ["a", undefined],
  ["/~2", undefined],
  ["/~", undefined],
  [1, undefined],
])("the pointer %j has the steps %j", (pointer, steps) => {
  expect(pointerSteps(pointer)).toEqual(steps);
});

it("Base64 holds bytes of any length, also more than a call has arguments", () => {
  for (const length of [0, 1, 8191, 8192, 8193, 200_000]) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 7) % 256);
    expect(base64Of(bytes) === Buffer.from(bytes).toString("base64")).toBe(true);
    expect(Buffer.compare(bytesOfBase64(base64Of(bytes)), bytes)).toBe(0);
  }
});
