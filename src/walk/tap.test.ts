import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../../test/clock.ts";
import { Gate } from "../../test/waiting.ts";
import type { PlanNode } from "../graph/plan.ts";
import { type NodeDecision, type Tap, tapped } from "./tap.ts";
import type { Visit } from "./visit.ts";

const node = { id: "B8" } as PlanNode;
const visit = {} as Visit;

function listen() {
  const decided = vi.fn<(visit: Visit, decision: NodeDecision) => void>();
  const tap: Tap = { decided, failed: () => {}, ended: () => {} };
  return { tap, told: () => decided.mock.calls.map(([, { decision, thrown }]) => ({ decision, thrown })), decided };
}

describe("a question that is listened to", () => {
  it.each([true, false])("decides %s at once, and the tap is told", (decision) => {
    const { tap, told, decided } = listen();
    expect(tapped(() => decision, node, tap)(visit)).toBe(decision);
    expect(told()).toEqual([{ decision, thrown: undefined }]);
    expect(decided.mock.calls[0]?.[0]).toBe(visit);
    expect(decided.mock.calls[0]?.[1].node).toBe(node);
  });

  it.each([true, false])("decides %s later, and the tap is told then", async (decision) => {
    const { tap, told } = listen();
    const later = tapped(() => Promise.resolve(decision), node, tap)(visit);
    expect(told()).toEqual([]);
    expect(await later).toBe(decision);
    expect(told()).toEqual([{ decision, thrown: undefined }]);
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
      { decision: undefined, thrown: boom },
      { decision: undefined, thrown: boom },
    ]);
  });

  it("is timed", async () => {
    const { tap, decided } = listen();
    stopClock();
    const gate = new Gate();
    const decision = tapped(() => gate.opened.then(() => true), node, tap)(visit);
    vi.advanceTimersByTime(20);
    gate.open();
    await decision;
    expect(decided.mock.calls[0]?.[1].milliseconds).toBe(20);
  });
});
