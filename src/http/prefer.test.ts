import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NO_PREFERENCES, PREFERENCES, parsePrefer } from "./prefer.ts";

const prefer = (field: string) => parsePrefer(field, PREFERENCES);

describe("Prefer (RFC 7240 2)", () => {
  it.each([
    ["return=minimal", { return: "minimal" }],
    ['return="representation"', { return: "representation" }],
    ["return = minimal", { return: "minimal" }],
    ["respond-async, wait=10", { respondAsync: true, wait: 10 }],
    ["handling=lenient", { handling: "lenient" }],
    // “The use of an empty or zero-length value is equivalent to no value at all.”
    ['respond-async=""', { respondAsync: true }],
    ['respond-async; x="a,b;c", wait=1', { respondAsync: true, wait: 1 }],
    // “Preference token names are case insensitive. Preference values are case sensitive” (as RFC 7240 2 has it, by token).
    ["Return=minimal, RESPOND-ASYNC", { return: "minimal", respondAsync: true }],
    ["return=Minimal", {}],
    // “If any preference is specified more than once, only the first instance is to be considered.”
    ["wait=1, wait=2", { wait: 1 }],
    // RFC 7240 4.2: where both are given, “the request SHOULD be treated as though none were specified.”
    ["return=minimal, return=representation", {}],
    ["handling=strict, handling=lenient", {}],
    // “A server MUST silently ignore any preference it does not understand”: what cannot be read is one of those.
    ["foo; bar, =x, , (, wait=soon, wait=-1, return", {}],
    ["wait=9999999999", {}],
    ["", {}],
  ])("%s", (field, expected) => {
    expect(prefer(field)).toEqual({ ...NO_PREFERENCES, ...expected });
  });

  it("gives what is honoured only", () => {
    expect(parsePrefer("return=minimal, respond-async, wait=3", ["wait"])).toEqual({ ...NO_PREFERENCES, wait: 3 });
  });

  it("never throws, and gives nothing but what it knows", () => {
    fc.assert(
      fc.property(fc.string(), (field) => {
        const { return: wanted, handling, wait } = prefer(field);
        expect([undefined, "minimal", "representation"]).toContain(wanted);
        expect([undefined, "strict", "lenient"]).toContain(handling);
        expect(wait === undefined || Number.isSafeInteger(wait)).toBe(true);
      }),
    );
  });
});
