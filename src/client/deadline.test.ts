import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../../test/clock.ts";
import { checkBounds, Deadline } from "./deadline.ts";

describe("a deadline", () => {
  it("aborts with a fault that names the operation when its time has passed", () => {
    stopClock();
    const { signal } = new Deadline("GET /", 100, undefined);
    vi.advanceTimersByTime(99);
    expect(signal.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal.reason).toMatchObject({ kind: "deadline", message: "GET /: the deadline has passed" });
  });

  it("that is longer than a timer can be does not pass at once", () => {
    stopClock();
    const { signal } = new Deadline("GET /", Number.POSITIVE_INFINITY, undefined);
    vi.advanceTimersByTime(2_147_483_646);
    expect(signal.aborted).toBe(false);
  });

  it("aborts with the reason of the caller's signal, before and after it was made", () => {
    const late = new AbortController();
    const { signal } = new Deadline("GET /", undefined, late.signal);
    expect(signal.aborted).toBe(false);
    late.abort("left");
    expect(signal.reason).toBe("left");
    expect(new Deadline("GET /", undefined, AbortSignal.abort("gone")).signal.reason).toBe("gone");
  });

  it("that was stopped does not pass, and still hears the caller; one that has ended does neither", () => {
    stopClock();
    for (const end of ["stop", "end"] as const) {
      const caller = new AbortController();
      const deadline = new Deadline("GET /", 100, caller.signal);
      deadline[end]();
      expect(vi.getTimerCount()).toBe(0);
      caller.abort("left");
      expect(deadline.signal.aborted).toBe(end === "stop");
    }
  });

  it("sleeps, and removes its listener from the signal", async () => {
    stopClock();
    const deadline = new Deadline("GET /", undefined, undefined);
    const removed = vi.spyOn(deadline.signal, "removeEventListener");
    const told: string[] = [];
    void deadline.sleep(100).then(() => told.push("awake"));
    await vi.advanceTimersByTimeAsync(99);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toEqual(["awake"]);
    expect(removed).toHaveBeenCalledTimes(1);
  });

  it("ends a sleep with its reason, and its timer, whenever it is aborted", async () => {
    stopClock();
    const caller = new AbortController();
    const deadline = new Deadline("GET /", undefined, caller.signal);
    const asleep = expect(deadline.sleep(Number.POSITIVE_INFINITY)).rejects.toBe("left");
    await vi.advanceTimersByTimeAsync(1000);
    caller.abort("left");
    await asleep;
    await expect(deadline.sleep(100)).rejects.toBe("left");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a bound", () => {
  it.each([Number.NaN, -1, "abc", -0.1])("of %s is refused", (bound) => {
    expect(() => checkBounds("the client", undefined, { entries: 1 }, { deadline: bound })).toThrow(
      new RangeError(`deadline of the client is ${bound}: give a number from 0 on`),
    );
    expect(() => new Deadline("GET /", bound as number, undefined)).toThrow(RangeError);
  });

  it("may be 0, Infinity, or left out", () => {
    expect(() => checkBounds("the client", { a: 0, b: Infinity, c: undefined }, true, null)).not.toThrow();
  });
});
