import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseTraceparent } from "./traceparent.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";

describe("a traceparent (W3C Trace Context 3.2)", () => {
  it("names the trace, the caller's span, and whether it is sampled", () => {
    const text = `00-${TRACE}-${PARENT}-01`;
    expect(parseTraceparent(text)).toEqual({ text, traceId: TRACE, parentId: PARENT, isSampled: true });
    expect(parseTraceparent(`00-${TRACE}-${PARENT}-00`)?.isSampled).toBe(false);
    expect(parseTraceparent(`00-${TRACE}-${PARENT}-02`)?.isSampled).toBe(false);
    expect(parseTraceparent(`00-${TRACE}-${PARENT}-ff`)?.isSampled).toBe(true);
  });

  it.each([`cc-${TRACE}-${PARENT}-01`, `cc-${TRACE}-${PARENT}-01-what-the-future-brings`])(
    "of a later version is read as far as it is known (3.3): %s",
    (text) => {
      expect(parseTraceparent(text)?.traceId).toBe(TRACE);
    },
  );

  it.each([
    undefined,
    "",
    "00",
    `00-${TRACE}-${PARENT}`,
    `00-${TRACE}-${PARENT}-01-more`,
    `00-${TRACE}-${PARENT}-01-`,
    `00-${TRACE}-${PARENT}-1`,
    `ff-${TRACE}-${PARENT}-01`,
    `cc-${TRACE}-${PARENT}-01.more`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${"0".repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${"0".repeat(16)}-01`,
    `00-${TRACE.slice(1)}-${PARENT}-01`,
    ` 00-${TRACE}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-01, 00-${TRACE}-${PARENT}-01`,
  ])("that is invalid is ignored: %j", (text) => {
    expect(parseTraceparent(text)).toBeUndefined();
  });

  it("is read back from any ids that are not zero", () => {
    const hex = (length: number) =>
      fc.string({ unit: fc.constantFrom(..."0123456789abcdef"), minLength: length, maxLength: length });
    fc.assert(
      fc.property(hex(32), hex(16), hex(2), (trace, parent, flags) => {
        const parsed = parseTraceparent(`00-${trace}-${parent}-${flags}`);
        const isValid = /[^0]/.test(trace) && /[^0]/.test(parent);
        expect(parsed?.traceId).toBe(isValid ? trace : undefined);
      }),
      { numRuns: 200 },
    );
  });
});
