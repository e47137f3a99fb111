import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../../test/clock.ts";
import { Gate, until } from "../../test/waiting.ts";
import { Lifecycle, LifecycleError, type Start } from "./lifecycle.ts";

/** Hooks that write down when they are called. */
function hooks(names: readonly string[], log: string[]): Start[] {
  return names.map((name) => async () => {
    log.push(`+${name}`);
    return () => void log.push(`-${name}`);
  });
}

describe("starting and stopping", () => {
  it("starts one after another, and stops the last one first, `stop` before all", async () => {
    const log: string[] = [];
    const life = new Lifecycle({ start: hooks(["a", "b"], log), stop: () => void log.push("-c") }, () => {});
    expect([life.isNeeded, life.isReady]).toEqual([true, false]);
    await life.start();
    expect(life.isReady).toBe(true);
    await life.stop();
    expect(log).toEqual(["+a", "+b", "-c", "-b", "-a"]);
    expect(life.isReady).toBe(false);
  });

  it("does each once, however often it is called", async () => {
    const log: string[] = [];
    const life = new Lifecycle({ start: hooks(["a"], log) }, () => {});
    await Promise.all([life.start(), life.start()]);
    await life.start();
    await Promise.all([life.stop(), life.stop()]);
    await life.stop();
    expect(log).toEqual(["+a", "-a"]);
  });

  it("stops nothing that was not started, and waits for what is starting", async () => {
    const log: string[] = [];
    const life = new Lifecycle({ start: hooks(["a"], log), stop: () => void log.push("-b") }, () => {});
    await life.stop();
    expect(log).toEqual([]);
    const starting = life.start();
    await life.stop();
    await starting;
    expect(log).toEqual(["+a", "-b", "-a"]);
  });

  it("can be started again when it has stopped", async () => {
    const log: string[] = [];
    const life = new Lifecycle({ start: hooks(["a"], log) }, () => {});
    await life.start();
    const stopping = life.stop();
    const again = life.start();
    await Promise.all([stopping, again]);
    expect(log).toEqual(["+a", "-a", "+a"]);
    await life.stop();
    expect(log).toEqual(["+a", "-a", "+a", "-a"]);
  });

  it("is ready from the beginning where there is nothing to do", async () => {
    const life = new Lifecycle({}, () => {});
    expect([life.isNeeded, life.isReady]).toEqual([false, true]);
    await life.start();
    await life.stop();
    expect(life.isReady).toBe(true);
  });
});

describe("a start that fails", () => {
  it("rejects with what was thrown, lets go of what was set up, and is tried again by the next call", async () => {
    const log: string[] = [];
    let isDown = true;
    const broken: Start = () => {
      if (isDown) throw new Error("no database");
    };
    const life = new Lifecycle({ start: [...hooks(["a"], log), broken, ...hooks(["b"], log)] }, () => {});
    const failure = await life.start().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LifecycleError);
    expect(String(failure)).toBe("LifecycleError: The service did not start: no database");
    expect((failure as Error).cause).toEqual(new Error("no database"));
    expect(log).toEqual(["+a", "-a"]);
    expect(life.isReady).toBe(false);
    await life.stop();
    isDown = false;
    await life.start();
    expect(log).toEqual(["+a", "-a", "+a", "+b"]);
  });

  it.each([{}, "open", 1, null])("is one that returns %o: no function that undoes it", async (given) => {
    const life = new Lifecycle({ start: () => given as unknown as undefined }, () => {});
    await expect(life.start()).rejects.toThrow("Return a function that undoes it, or nothing.");
  });
});

describe("a stop hook", () => {
  it("that throws or rejects is reported, and keeps none of the others", async () => {
    const log: string[] = [];
    const report = vi.fn<(error: LifecycleError) => void>();
    const rejects: Start = () => () => Promise.reject(new Error("late"));
    const throws: Start = () => () => {
      throw new Error("at once");
    };
    const life = new Lifecycle({ start: [...hooks(["a"], log), rejects, throws] }, report);
    await life.start();
    await life.stop();
    expect(log).toEqual(["+a", "-a"]);
    expect(report.mock.calls.map(([error]) => error.message)).toEqual([
      "A stop hook failed: at once",
      "A stop hook failed: late",
    ]);
  });

  it("that never ends is not waited for longer than is given", async () => {
    const report = vi.fn<(error: LifecycleError) => void>();
    const life = new Lifecycle({ stop: () => new Promise(() => {}) }, report);
    await life.start();
    await life.stop(20);
    expect(report.mock.calls.map(([error]) => error.message)).toEqual([
      "A stop hook was not done within 20 ms, and is not waited for.",
    ]);
  });
});

describe("a stop without a time", () => {
  it("waits for its hooks, however long a timer can be", async () => {
    stopClock();
    const report = vi.fn<(error: LifecycleError) => void>();
    const log: string[] = [];
    let gate = new Gate();
    const life = new Lifecycle({ stop: () => gate.pass(), start: hooks(["a"], log) }, report);
    for (const within of [Number.POSITIVE_INFINITY, 2 ** 31]) {
      gate = new Gate();
      await life.start();
      const stopped = life.stop(within);
      await until(() => gate.came === 1);
      vi.advanceTimersByTime(1_000);
      gate.open();
      await stopped;
    }
    expect(report).not.toHaveBeenCalled();
    expect(log).toEqual(["+a", "-a", "+a", "-a"]);
  });
});

describe("any order of calls", () => {
  it("alternates: nothing is set up twice, or let go that is not set up", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("start", "stop", "turn"), { maxLength: 12 }),
        fc.array(fc.boolean(), { maxLength: 4 }),
        async (calls, failures) => {
          const log: string[] = [];
          const left = [...failures];
          const first: Start = async () => {
            log.push("+a");
            return () => void log.push("-a");
          };
          const second: Start = async () => {
            if (left.shift() === true) throw new Error("down");
            log.push("+b");
            return () => void log.push("-b");
          };
          const life = new Lifecycle({ start: [first, second] }, () => {});
          const pending = calls.map((call) => (call === "turn" ? Promise.resolve() : life[call]().catch(() => {})));
          await Promise.all(pending);
          await life.stop();
          expect(log.join("")).toMatch(/^(?:\+a(?:\+b-b)?-a)*$/);
        },
      ),
      { numRuns: 300 },
    );
  });
});
