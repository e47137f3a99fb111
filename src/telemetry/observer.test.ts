import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RequestBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import { HttpRequest } from "../http/request.ts";
import { HttpResponse } from "../http/response.ts";
import { createObserver, parseTraceparent } from "./observer.ts";

function observed() {
  const errors: unknown[] = [];
  const observer = createObserver({ sinks: [], serverTiming: false, onError: (error) => errors.push(error) });
  const request = new HttpRequest({
    method: "GET",
    target: "/",
    headers: new RequestHeaders({}),
    body: new RequestBody(undefined, 0),
    peer: undefined,
    signal: () => new AbortController().signal,
  });
  /** What a service does at the end of a request: nothing, where there is no listener. */
  const end = () => {
    if (observer.isWatching()) observer.ended({ request, response: new HttpResponse(204), startedAt: 0 });
  };
  return { observer, errors, end };
}

describe("those who watch requests", () => {
  it.each([0, 1])("hear on when one of two has left, and none when both have: %d leaves first", (leaver) => {
    const { observer, end } = observed();
    const heard = [0, 0];
    const leave = heard.map((_, at) => observer.watch(() => void (heard[at] = (heard[at] ?? 0) + 1)));
    end();
    expect(heard).toEqual([1, 1]);
    leave[leaver]?.();
    leave[leaver]?.();
    end();
    expect([heard[leaver], heard[1 - leaver]]).toEqual([1, 2]);
    leave[1 - leaver]?.();
    expect(observer.isWatching()).toBe(false);
    end();
    expect([heard[leaver], heard[1 - leaver]]).toEqual([1, 2]);
  });

  it("hear although one before them throws, and that is reported", () => {
    const { observer, errors, end } = observed();
    let heard = 0;
    observer.watch(() => {
      throw new Error("deaf");
    });
    observer.watch(() => void (heard += 1));
    end();
    expect([heard, errors]).toEqual([1, [new Error("deaf")]]);
  });
});

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
