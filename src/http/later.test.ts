import { describe, expect, it, vi } from "vitest";
import { disown, isPromise, Later, tell, whenResolved } from "./later.ts";

/** What a Later comes to, as far as it can be told at once. */
function now<T>(later: PromiseLike<T>): string {
  let told = "open";
  later.then(
    (value) => {
      told = `kept ${String(value)}`;
    },
    (reason: unknown) => {
      told = `broken ${String(reason)}`;
    },
  );
  return told;
}

describe("a Later", () => {
  it("tells all who wait in the same breath in which it is kept, in their order", () => {
    const later = new Later<number>();
    const told: string[] = [];
    later.then((value) => told.push(`first ${value}`));
    later.then((value) => told.push(`second ${value}`));
    later.resolve(1);
    expect(told).toEqual(["first 1", "second 1"]);
  });

  it("tells who comes after it was settled at once", () => {
    const [kept, broken] = [new Later<number>(), new Later<number>()];
    kept.resolve(1);
    broken.reject("no");
    expect([now(kept), now(broken)]).toEqual(["kept 1", "broken no"]);
  });

  it("is settled once", () => {
    const [kept, broken] = [new Later<number>(), new Later<number>()];
    kept.resolve(1);
    kept.resolve(2);
    kept.reject("no");
    broken.reject("no");
    broken.reject("never");
    broken.resolve(1);
    expect([now(kept), now(broken)]).toEqual(["kept 1", "broken no"]);
  });

  it("hands on what nobody listens for", () => {
    const [kept, broken] = [new Later<number>(), new Later<number>()];
    kept.resolve(1);
    broken.reject("no");
    expect(now(kept.then(undefined, () => 2))).toBe("kept 1");
    expect(now(broken.then(() => 2))).toBe("broken no");
    expect(now(broken.then(null, (reason) => `after ${String(reason)}`))).toBe("kept after no");
  });

  it("is broken by a listener that throws", () => {
    const [kept, broken] = [new Later<number>(), new Later<number>()];
    const fail = () => {
      throw new Error("boom");
    };
    const outcomes = [kept.then(fail), broken.then(undefined, fail)];
    kept.resolve(1);
    broken.reject("no");
    expect(outcomes.map(now)).toEqual(["broken Error: boom", "broken Error: boom"]);
  });

  it("follows another Later at once, and a promise when it is settled", async () => {
    const [first, second] = [new Later<number>(), new Later<number>()];
    const followed = first.then(() => second);
    first.resolve(1);
    expect(now(followed)).toBe("open");
    second.reject("no");
    expect(now(followed)).toBe("broken no");
    await expect(first.then(async (value) => value + 1)).resolves.toBe(2);
    await expect(first.then(() => Promise.reject(new Error("boom")))).rejects.toThrow("boom");
  });

  it("can be awaited", async () => {
    const later = new Later<number>();
    setImmediate(() => later.resolve(7));
    expect(await later).toBe(7);
  });
});

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

describe("promises that nobody awaits", () => {
  it("are found at any depth, and their rejections end nothing", async () => {
    const told = vi.fn<(reason: unknown) => void>();
    process.on("unhandledRejection", told);
    const rejected = () => Promise.reject(new Error("down"));
    const circle: unknown[] = [];
    circle.push(circle, { a: [rejected()], b: rejected() });
    expect(disown(circle)).toBe(true);
    expect(disown(rejected())).toBe(true);
    expect([disown({ a: [1, null] }), disown("text"), disown(null)]).toEqual([false, false, false]);
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
    process.off("unhandledRejection", told);
    expect(told).not.toHaveBeenCalled();
  });
});

describe("a listener", () => {
  it("that throws, or rejects, is reported, and one that does neither is not", async () => {
    const reported: unknown[] = [];
    const report = (error: unknown) => void reported.push(error);
    tell(() => {
      throw "thrown";
    }, report);
    expect(reported).toEqual(["thrown"]);
    tell(() => Promise.reject(new Error("rejected")), report);
    tell(() => Promise.resolve(1), report);
    tell(() => 1, report);
    await Promise.resolve().then(() => undefined);
    expect(reported).toEqual(["thrown", new Error("rejected")]);
  });
});
