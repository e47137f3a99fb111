import { expect, it, vi } from "vitest";
import { Draining } from "./draining.ts";

it("tells each listener once when it begins, unless it was removed", () => {
  const draining = new Draining();
  const [one, other] = [vi.fn<() => void>(), vi.fn<() => void>()];
  draining.on(one);
  draining.on(other)();
  expect(draining.hasBegun).toBe(false);
  draining.begin();
  draining.begin();
  expect([draining.hasBegun, one.mock.calls.length, other.mock.calls.length]).toEqual([true, 1, 0]);
});

it("tells at once, in a turn of its own, where it has begun; and not where it has ended", async () => {
  const draining = new Draining();
  draining.begin();
  const late = vi.fn<() => void>();
  const remove = draining.on(late);
  expect(late).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(late).toHaveBeenCalledTimes(1);
  expect(remove()).toBeUndefined();
  draining.end();
  expect(draining.hasBegun).toBe(false);
  draining.on(late);
  await Promise.resolve();
  expect(late).toHaveBeenCalledTimes(1);
});
