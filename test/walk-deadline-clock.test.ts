import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeadlineClock, Timed } from "../src/walk/deadline.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "performance"] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Says when its time was up. */
class Alarm extends Timed {
  readonly expiredAt: number[] = [];
  override expire(): void {
    this.expiredAt.push(performance.now());
  }
}

/** The timers that are set from here on, as Node gives them. */
function timersSet(): readonly NodeJS.Timeout[] {
  const timers: NodeJS.Timeout[] = [];
  const set = globalThis.setTimeout;
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((run: () => void, ms: number) => {
    const timer = set(run, ms);
    timers.push(timer);
    return timer;
  }) as typeof setTimeout);
  return timers;
}

describe("a clock", () => {
  it("tells each that was not stopped, once, when its own time is up", () => {
    const clock = new DeadlineClock(100);
    const [first, second, third] = [new Alarm(), new Alarm(), new Alarm()];
    const begin = performance.now();
    clock.start(first);
    vi.advanceTimersByTime(30);
    clock.start(second);
    vi.advanceTimersByTime(30);
    clock.start(third);
    clock.stop(second);
    vi.advanceTimersByTime(1_000);
    expect([first, second, third].map(({ expiredAt }) => expiredAt)).toEqual([[begin + 100], [], [begin + 160]]);
  });

  it("has one timer for all that is under way, and none once a duration has passed with nothing under way", () => {
    const clock = new DeadlineClock(100);
    const alarms = Array.from({ length: 50 }, () => new Alarm());
    for (const alarm of alarms) clock.start(alarm);
    expect(vi.getTimerCount()).toBe(1);
    for (const alarm of alarms) clock.stop(alarm);
    vi.advanceTimersByTime(100);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("holds the process while something is under way, and no longer", () => {
    const timers = timersSet();
    const clock = new DeadlineClock(100);
    const [first, second] = [new Alarm(), new Alarm()];
    clock.start(first);
    clock.start(second);
    clock.stop(first);
    expect(timers.map((timer) => timer.hasRef())).toEqual([true]);
    clock.stop(second);
    expect(timers.map((timer) => timer.hasRef())).toEqual([false]);
    clock.start(first);
    expect(timers.map((timer) => timer.hasRef())).toEqual([true]);
  });

  it.each([7, {}, { ref: true, unref: true }, { unref: () => undefined }])(
    "clears its timer at once where timers are %o and cannot let go of the process",
    (timer) => {
      const set = vi.spyOn(globalThis, "setTimeout").mockReturnValue(timer as unknown as NodeJS.Timeout);
      const clear = vi.spyOn(globalThis, "clearTimeout").mockReturnValue();
      const clock = new DeadlineClock(100);
      const [first, second] = [new Alarm(), new Alarm()];
      clock.start(first);
      clock.start(second);
      clock.stop(first);
      expect([set.mock.calls.length, clear.mock.calls.length]).toEqual([1, 0]);
      clock.stop(second);
      expect(clear.mock.calls).toEqual([[timer]]);
      clock.start(first);
      expect(set).toHaveBeenCalledTimes(2);
    },
  );

  it("sets none for a time that no timer can be set for", () => {
    for (const ms of [Number.POSITIVE_INFINITY, 2 ** 31]) new DeadlineClock(ms).start(new Alarm());
    expect(vi.getTimerCount()).toBe(0);
  });

  it("goes on for the others where one that expires starts and stops others", () => {
    const clock = new DeadlineClock(100);
    const [next, other] = [new Alarm(), new Alarm()];
    class Meddler extends Timed {
      override expire(): void {
        clock.stop(other);
        clock.start(next);
      }
    }
    clock.start(new Meddler());
    vi.advanceTimersByTime(50);
    clock.start(other);
    vi.advanceTimersByTime(150);
    expect([other.expiredAt.length, next.expiredAt.length]).toEqual([0, 1]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("whatever starts and stops, each expires in its own time or not at all, and one timer is the most", () => {
  const step = fc.record({
    act: fc.constantFrom("start", "stop"),
    which: fc.nat({ max: 9 }),
    wait: fc.constantFrom(0, 1, 7, 40, 99, 100, 130),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      vi.clearAllTimers();
      const clock = new DeadlineClock(100);
      const alarms = Array.from({ length: 10 }, () => new Alarm());
      const running = new Map<Alarm, number>();
      const pass = (ms: number) => {
        const now = performance.now();
        vi.advanceTimersByTime(ms);
        for (const [alarm, since] of running) {
          const due = since + 100;
          expect(alarm.expiredAt.splice(0)).toEqual(due <= now + ms ? [due] : []);
          if (due <= now + ms) running.delete(alarm);
        }
        expect(vi.getTimerCount()).toBeLessThanOrEqual(1);
      };
      for (const { act, which, wait } of steps) {
        const alarm = alarms[which] ?? new Alarm();
        if (act === "stop") {
          clock.stop(alarm);
          running.delete(alarm);
        } else if (!running.has(alarm)) {
          clock.start(alarm);
          running.set(alarm, performance.now());
        }
        pass(wait);
      }
      pass(200);
      expect(alarms.flatMap(({ expiredAt }) => expiredAt)).toEqual([]);
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});
