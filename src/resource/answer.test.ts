import { describe, expect, it } from "vitest";
import { isPromise, whenAnswered } from "./answer.ts";

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
  ])("%o: %o", (answer, expected) => {
    expect(isPromise<unknown>(answer)).toBe(expected);
  });
});

describe("going on with an answer", () => {
  it("happens at once where it is there", () => {
    expect(whenAnswered(2, (answer) => answer * 2)).toBe(4);
  });

  it("happens when it is settled where it is a promise", async () => {
    const later = whenAnswered(Promise.resolve(2), (answer: number) => answer * 2);
    expect(isPromise(later)).toBe(true);
    expect(await later).toBe(4);
  });

  it("does not happen where the promise fails", async () => {
    await expect(whenAnswered(Promise.reject(new Error("no")), () => "never")).rejects.toThrow("no");
  });
});
