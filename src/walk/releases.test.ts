import { describe, expect, it, vi } from "vitest";
import { RELEASE_TIME, Releases } from "./releases.ts";

const outcome = { status: 200 };

function releases() {
  const report = vi.fn<(error: unknown) => void>();
  return { report, held: new Releases(report) };
}

describe("releases", () => {
  it("that are synchronous give what was thrown at once, the last one first", () => {
    const { held } = releases();
    const diary: string[] = [];
    held.add(() => void diary.push("first"));
    held.add(() => {
      throw new Error("second");
    });
    held.add(() => void diary.push("third"));
    expect(held.run(outcome)).toEqual([new Error("second")]);
    expect(diary).toEqual(["third", "first"]);
  });

  it.each([true, false])("run what a release defers, before those behind it (asynchronous: %s)", async (isLater) => {
    const { held } = releases();
    const diary: string[] = [];
    held.add(() => void diary.push("behind"));
    held.add(() => {
      diary.push("first");
      held.add(() => void diary.push("deferred"));
      return isLater ? Promise.resolve() : undefined;
    });
    expect(await held.run(outcome)).toEqual([]);
    expect(diary).toEqual(["first", "deferred", "behind"]);
  });

  it("go on without one that never settles, which is reported (ruling 21)", async () => {
    vi.useFakeTimers();
    const { held, report } = releases();
    const last = vi.fn();
    let reject: (error: Error) => void = () => undefined;
    held.add(last);
    held.add(() => Promise.reject(new Error("second")));
    held.add(() => new Promise<void>((_, fail) => (reject = fail)));
    const thrown = held.run(outcome);
    await vi.advanceTimersByTimeAsync(RELEASE_TIME);
    vi.useRealTimers();
    await thrown;
    expect(last).toHaveBeenCalledTimes(1);
    expect(report.mock.calls.map(([error]) => String(error))).toEqual([
      `Error: A release had not settled within ${RELEASE_TIME} ms: it is not awaited any longer.`,
      "Error: second",
    ]);
    reject(new Error("much later"));
    await vi.waitFor(() => expect(report).toHaveBeenLastCalledWith(new Error("much later")));
  });

  it("that come late run at once, and what they throw is reported", async () => {
    const { held, report } = releases();
    held.run(outcome);
    held.add(() => {
      throw new Error("late");
    });
    held.runLate(outcome);
    held.add(() => Promise.reject(new Error("later")));
    held.runLate(outcome);
    await vi.waitFor(() => expect(report.mock.calls).toEqual([[new Error("late")], [new Error("later")]]));
  });

  it("that come late while others run are run by those", async () => {
    const { held } = releases();
    const late = vi.fn();
    let settle: () => void = () => undefined;
    held.add(() => new Promise<void>((resolve) => (settle = resolve)));
    const thrown = held.run(outcome);
    held.add(late);
    held.runLate(outcome);
    expect(late).not.toHaveBeenCalled();
    settle();
    await thrown;
    expect(late).toHaveBeenCalledWith(outcome);
  });
});
