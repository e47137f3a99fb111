import { describe, expect, it, vi } from "vitest";
import type { PlanNode } from "../graph/plan.ts";
import { type Asked, type Tap, tapped } from "./tap.ts";
import type { Visit } from "./visit.ts";

const node = { id: "B8" } as PlanNode;
const visit = {} as Visit;

function listen() {
  const asked = vi.fn<(visit: Visit, asked: Asked) => void>();
  const tap: Tap = { asked, failed: () => {}, ended: () => {} };
  return { tap, told: () => asked.mock.calls.map(([, { answer, thrown }]) => ({ answer, thrown })), asked };
}

describe("a question that is listened to", () => {
  it.each([true, false])("is answered with %s at once, and the tap is told", (answer) => {
    const { tap, told, asked } = listen();
    expect(tapped(() => answer, node, tap)(visit)).toBe(answer);
    expect(told()).toEqual([{ answer, thrown: undefined }]);
    expect(asked.mock.calls[0]?.[0]).toBe(visit);
    expect(asked.mock.calls[0]?.[1].node).toBe(node);
  });

  it.each([true, false])("is answered with %s later, and the tap is told then", async (answer) => {
    const { tap, told } = listen();
    const later = tapped(() => Promise.resolve(answer), node, tap)(visit);
    expect(told()).toEqual([]);
    expect(await later).toBe(answer);
    expect(told()).toEqual([{ answer, thrown: undefined }]);
  });

  it("that throws, throws, and the tap is told what", async () => {
    const boom = new Error("boom");
    const { tap, told } = listen();
    const throwing = tapped(
      () => {
        throw boom;
      },
      node,
      tap,
    );
    expect(() => throwing(visit)).toThrow(boom);
    await expect(tapped(() => Promise.reject(boom), node, tap)(visit)).rejects.toBe(boom);
    expect(told()).toEqual([
      { answer: undefined, thrown: boom },
      { answer: undefined, thrown: boom },
    ]);
  });

  it("is timed", async () => {
    const { tap, asked } = listen();
    await tapped(() => new Promise((resolve) => setTimeout(resolve, 20, true)), node, tap)(visit);
    const { milliseconds } = asked.mock.calls[0]?.[1] ?? { milliseconds: 0 };
    expect(milliseconds).toBeGreaterThan(15);
    expect(milliseconds).toBeLessThan(performance.now());
  });
});
