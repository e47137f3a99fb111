import { describe, expect, it } from "vitest";
import { AdaptiveLimit, gradientStep } from "./adaptiveLimit.ts";

/** A database with so many connections, each of which takes so long: what is beyond them waits inside. */
function under(limit: AdaptiveLimit, connections: number, milliseconds: number, seconds: number, from = 0): number {
  let now = from;
  while (now < from + seconds * 1000) {
    const inFlight = limit.current;
    const took = milliseconds * Math.max(1, inFlight / connections);
    now += took;
    for (let count = 0; count < inFlight; count += 1) limit.add("/", took, inFlight, now);
  }
  return now;
}

const limitOf = (initial: number) => new AdaptiveLimit({ initial, least: 2, most: 1000, step: gradientStep });

describe("the adaptive limit", () => {
  it.each([2, 20, 200])("comes near to what a resource can do at a time, from %d", (initial) => {
    const limit = limitOf(initial);
    under(limit, 10, 50, 60);
    expect(limit.current).toBeGreaterThanOrEqual(10);
    expect(limit.current).toBeLessThanOrEqual(30);
  });

  it("grows where nothing waits", () => {
    const limit = limitOf(20);
    under(limit, 500, 50, 20);
    expect(limit.current).toBeGreaterThan(300);
  });

  it("follows a resource that becomes slower for good, and does not choke it", () => {
    const limit = limitOf(20);
    const now = under(limit, 10, 50, 30);
    under(limit, 10, 200, 60, now);
    expect(limit.current).toBeGreaterThanOrEqual(10);
    expect(limit.current).toBeLessThanOrEqual(30);
  });

  it("compares each route with itself: a slow one is no sign of a queue", () => {
    const limit = limitOf(20);
    for (let now = 0; now < 20_000; now += 10)
      limit.add(now % 20 === 0 ? "/slow" : "/", now % 20 === 0 ? 900 : 3, 20, now);
    expect(limit.current).toBeGreaterThan(20);
  });

  it("stays where it is while it is not reached, however slow requests are", () => {
    const limit = limitOf(100);
    for (let now = 0; now < 5_000; now += 10) limit.add("/", now < 2_000 ? 5 : 500, 3, now);
    expect(limit.current).toBe(100);
  });
});
