import { describe, expect, it } from "vitest";
import { isPromise, whenResolved } from "./maybePromise.ts";

describe("a promise", () => {
  class Later {
    // oxlint-disable-next-line unicorn/no-thenable -- the question is whether it is taken for a promise
    then(done: (value: string) => void) {
      done("later");
    }
  }

  it.each([
    [Promise.resolve(1), true],
    [new Later(), true],
    [JSON.parse('{ "then": true }'), false],
    [{}, false],
    [null, false],
    [undefined, false],
    ["then", false],
    [0, false],
    [() => {}, false],
  ])("%o: %o", (value, expected) => {
    expect(isPromise<unknown>(value)).toBe(expected);
  });
});

describe("going on with a value", () => {
  it("happens at once where it is there", () => {
    expect(whenResolved(2, (value) => value * 2)).toBe(4);
  });

  it("happens when it is settled where it is a promise", async () => {
    const later = whenResolved(Promise.resolve(2), (value: number) => value * 2);
    expect(isPromise(later)).toBe(true);
    expect(await later).toBe(4);
  });

  it("does not happen where the promise fails", async () => {
    await expect(whenResolved(Promise.reject(new Error("no")), () => "never")).rejects.toThrow("no");
  });
});
