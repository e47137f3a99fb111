import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { HandClock } from "../../test/handClock.ts";
import { AdaptiveLimit, gradientStep } from "./adaptiveLimit.ts";
import { Gate, Ticket } from "./gate.ts";

interface Decision {
  readonly at: number;
  readonly importance: number;
  readonly isAdmitted: boolean;
}

function gateOf(limit: number, classes: number, waiting = 1000) {
  const clock = new HandClock();
  const fixed = new AdaptiveLimit({ initial: limit, least: limit, most: limit, step: gradientStep });
  const gate = new Gate({ classes, limit: fixed, clock, target: 10, waiting });
  const decisions: Decision[] = [];
  const inFlight: Ticket[] = [];
  const decide = (ticket: Ticket, isAdmitted: boolean) => {
    decisions.push({ at: clock.now(), importance: ticket.importance, isAdmitted });
    if (isAdmitted) inFlight.push(ticket);
  };
  const arrive = (importance: number) => {
    const ticket = Object.assign(new Ticket(), { importance, route: "/" });
    const decided = gate.enter(ticket);
    if (typeof decided === "boolean") decide(ticket, decided);
    else decided.listen((isAdmitted) => decide(ticket, isAdmitted), fail);
    return ticket;
  };
  const end = () => {
    const first = inFlight.shift();
    if (first !== undefined) gate.leave(first);
  };
  return { clock, gate, decisions, arrive, end, inFlight };
}

function fail(reason: unknown): never {
  throw reason;
}

describe("the gate", () => {
  it("lets as many pass as the limit says, and the next when one has its response", () => {
    const { clock, decisions, arrive, end } = gateOf(2, 1);
    for (let count = 0; count < 3; count += 1) arrive(0);
    expect(decisions).toHaveLength(2);
    end();
    clock.move(1);
    expect(decisions.map(({ isAdmitted }) => isAdmitted)).toEqual([true, true, true]);
  });

  it("lets requests wait for 10 targets; for 2, once even the least wait of an interval was above the target", () => {
    const { clock, decisions, arrive } = gateOf(1, 1);
    arrive(0);
    const waited = () => {
      const from = clock.now();
      const count = decisions.length;
      arrive(0);
      while (decisions.length === count) clock.move(1);
      return clock.now() - from;
    };
    // The queue is looked at every 10 ms.
    expect([waited(), waited(), waited(), waited()]).toEqual([110, 110, 30, 30]);
    expect(decisions.filter(({ isAdmitted }) => isAdmitted)).toHaveLength(1);
  });

  it("admits the most important class first, and evicts the least important where the queue is full", () => {
    const { clock, decisions, arrive, end } = gateOf(1, 3, 2);
    arrive(2);
    arrive(2);
    arrive(1);
    arrive(0);
    expect(decisions.map(({ importance, isAdmitted }) => [importance, isAdmitted])).toEqual([
      [2, true],
      [2, false],
    ]);
    end();
    clock.move(1);
    expect(decisions.at(-1)).toMatchObject({ importance: 0, isAdmitted: true });
  });

  it("begins little work in one turn, so that work of the thread is queued here and not in sockets", () => {
    const { clock, decisions, arrive, end } = gateOf(20, 2);
    arrive(1);
    clock.work(5);
    end();
    arrive(1);
    arrive(0);
    expect(decisions).toHaveLength(1);
    clock.move(0);
    expect(decisions.map(({ importance }) => importance)).toEqual([1, 0, 1]);
  });

  it("lets requests wait for 30 turns if those are long, and forgets that once turns are short again", () => {
    const { clock, decisions, arrive, end } = gateOf(1, 1);
    const serve = (milliseconds: number) => {
      arrive(0);
      clock.work(milliseconds);
      end();
      clock.move(10);
    };
    const waited = () => {
      arrive(0);
      const from = clock.now();
      const count = decisions.length;
      arrive(0);
      while (decisions.length === count) clock.move(1);
      end();
      clock.move(10);
      return clock.now() - from;
    };
    for (let count = 0; count < 50; count += 1) serve(20);
    expect(waited()).toBeGreaterThan(500);
    for (let count = 0; count < 100; count += 1) serve(1);
    expect(waited()).toBeLessThan(150);
  });

  it("reads all that has arrived before it begins more: Node accepts one connection in a turn", () => {
    const { clock, decisions, arrive, end } = gateOf(20, 2);
    arrive(1);
    clock.work(5);
    end();
    arrive(1);
    // Its connection is accepted in the next turn, and read in the one after that.
    clock.soon(() => clock.soon(() => arrive(0)));
    clock.move(0);
    expect(decisions.map(({ importance }) => importance)).toEqual([1, 0, 1]);
  });

  it("does not admit a client that has left while it waited", () => {
    const { clock, gate, decisions, arrive, end } = gateOf(1, 1);
    arrive(0);
    const gone = arrive(0);
    gone.client = { hasLeft: () => true };
    end();
    clock.move(1);
    expect(decisions.at(-1)).toMatchObject({ isAdmitted: false });
    expect(gate.state.inFlight).toBe(0);
  });

  it("keeps no place for a request whose client sends its content slowly, until that has arrived", () => {
    const { clock, gate, decisions, arrive, end } = gateOf(1, 1);
    let received: () => void = () => undefined;
    const upload = arrive(0);
    const content = { isReceiving: true, quietFor: 0, whenReceived: (then: () => void) => (received = then) };
    upload.content = content;
    arrive(0);
    clock.move(5);
    expect(decisions).toHaveLength(1);
    clock.move(20);
    expect([decisions.length, gate.state.inFlight]).toEqual([2, 1]);
    content.isReceiving = false;
    received();
    expect(gate.state.inFlight).toBe(2);
    end();
    end();
    received();
    expect(gate.state.inFlight).toBe(0);
  });

  it("learns nothing from what has failed at once: requests that succeed again are not slow because of it", () => {
    const clock = new HandClock();
    const limit = new AdaptiveLimit({ initial: 20, least: 2, most: 20, step: gradientStep });
    const gate = new Gate({ classes: 1, limit, clock, target: 10, waiting: 1000 });
    const round = (milliseconds: number, hasSucceeded: boolean) => {
      const all = Array.from({ length: 16 }, () => Object.assign(new Ticket(), { route: "/" }));
      for (const ticket of all) gate.enter(ticket);
      clock.move(milliseconds);
      for (const ticket of all) gate.leave(ticket, hasSucceeded);
    };
    for (let count = 0; count < 1000; count += 1) round(1, false);
    for (let count = 0; count < 10; count += 1) {
      round(50, true);
      expect(limit.current).toBe(20);
    }
  });

  it("refuses none of a class while it admits a less important one within 10 targets (ruling 67)", () => {
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.record({ kind: fc.constant("arrive"), value: fc.nat({ max: 2 }) }) },
      { weight: 2, arbitrary: fc.record({ kind: fc.constant("end"), value: fc.constant(0) }) },
      { weight: 3, arbitrary: fc.record({ kind: fc.constant("move"), value: fc.nat({ max: 60 }) }) },
      { weight: 1, arbitrary: fc.record({ kind: fc.constant("work"), value: fc.nat({ max: 30 }) }) },
    );
    fc.assert(
      fc.property(
        fc.nat({ max: 4 }),
        fc.nat({ max: 6 }),
        fc.array(step, { minLength: 20, maxLength: 200 }),
        (more, waiting, steps) => {
          const { clock, gate, decisions, arrive, end, inFlight } = gateOf(1 + more, 3, waiting);
          for (const { kind, value } of steps) {
            if (kind === "arrive") arrive(value);
            else if (kind === "end") end();
            else if (kind === "move") clock.move(value);
            else clock.work(value);
            expect(inFlight.length).toBeLessThanOrEqual(1 + more);
          }
          const arrived = steps.filter(({ kind }) => kind === "arrive").length;
          for (let count = 0; count <= arrived; count += 1) {
            end();
            clock.move(200);
          }
          // Each is decided once.
          expect(decisions).toHaveLength(arrived);
          expect(gate.state.inFlight).toBe(0);
          expect(unjust(decisions)).toEqual([]);
        },
      ),
      { numRuns: 500 },
    );
  });
});

/** Pairs of a refused request and a less important one that was admitted after it, within the time that the gate promises. */
function unjust(decisions: readonly Decision[]): readonly (readonly Decision[])[] {
  return decisions.flatMap((refused, at) =>
    refused.isAdmitted
      ? []
      : decisions
          .slice(at + 1)
          .filter((later) => later.isAdmitted && later.importance > refused.importance && later.at < refused.at + 100)
          .map((later) => [refused, later]),
  );
}
