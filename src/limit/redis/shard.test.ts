import { expect, test, vi } from "vitest";
import { Breaker } from "./shard.ts";

function setUp() {
  const time = { ms: 0 };
  const waits: ((well: boolean) => void)[] = [];
  const probe = vi.fn(() => new Promise<boolean>((resolve) => waits.push(resolve)));
  const breaker = new Breaker(() => time.ms, probe);
  const closed = vi.fn();
  const settle = async (well: boolean) => {
    waits.shift()?.(well);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { time, probe, breaker, closed, settle };
}

test("is closed until the first fault, which alone is news", () => {
  const { breaker, probe, closed } = setUp();
  breaker.tryAgain(closed);
  expect([breaker.open, probe.mock.calls.length]).toEqual([false, 0]);
  expect([breaker.trip(), breaker.trip(), breaker.open]).toEqual([true, false, true]);
});

test("tries after 100 ms, once at a time, and closes when a try goes well", async () => {
  const { breaker, time, probe, closed, settle } = setUp();
  breaker.trip();
  time.ms = 99;
  breaker.tryAgain(closed);
  expect(probe).toHaveBeenCalledTimes(0);
  time.ms = 100;
  breaker.tryAgain(closed);
  breaker.tryAgain(closed);
  expect(probe).toHaveBeenCalledTimes(1);
  time.ms = 130;
  await settle(true);
  expect(breaker.open).toBe(false);
  expect(closed).toHaveBeenCalledOnce();
});

test("after a try that went ill it waits again", async () => {
  const { breaker, time, probe, closed, settle } = setUp();
  breaker.trip();
  time.ms = 100;
  breaker.tryAgain(closed);
  time.ms = 400;
  await settle(false);
  expect(breaker.open).toBe(true);
  breaker.tryAgain(closed);
  expect(probe).toHaveBeenCalledTimes(1);
  time.ms = 500;
  breaker.tryAgain(closed);
  expect(probe).toHaveBeenCalledTimes(2);
});

test("a try that never comes back is given up for another, and no longer counts", async () => {
  const { breaker, time, probe, closed, settle } = setUp();
  breaker.trip();
  time.ms = 100;
  breaker.tryAgain(closed);
  time.ms = 2100;
  breaker.tryAgain(closed);
  expect(probe).toHaveBeenCalledTimes(2);
  await settle(true);
  expect(breaker.open).toBe(true);
  await settle(true);
  expect(breaker.open).toBe(false);
});
