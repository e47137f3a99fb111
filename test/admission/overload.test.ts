import { describe, expect, it } from "vitest";
import { AdaptiveLimit, gradientStep } from "../../src/admission/adaptiveLimit.ts";
import { Gate, Ticket } from "../../src/admission/gate.ts";
import { HandClock } from "../handClock.ts";

type Draw = () => number;

interface Work {
  /** How many are done at a time; undefined if the only thread does them. */
  readonly places?: number;
  readonly time: (draw: Draw) => number;
  /** Requests in a second. */
  readonly capacity: number;
}

interface Outcome {
  readonly due: number;
  readonly isVital: boolean;
  /** Undefined if it was refused. */
  took: number | undefined;
}

const varying =
  (mean: number) =>
  (draw: Draw): number =>
    -Math.log(1 - draw()) * mean;

const WORK: Readonly<Record<string, Work>> = {
  "10 calls of 50 ms at a time": { places: 10, time: () => 50, capacity: 200 },
  "5 connections with statements of 40 ms": { places: 5, time: () => 40, capacity: 125 },
  "10 calls of 25 to 75 ms at a time": { places: 10, time: (draw) => 25 + 50 * draw(), capacity: 200 },
  "50 calls at a time whose times vary as much as their mean": { places: 50, time: varying(20), capacity: 2500 },
  "8 ms of the only thread": { time: () => 8, capacity: 125 },
  "1 ms of the only thread": { time: () => 1, capacity: 1000 },
};

/** Numbers that look random, the same in each run. */
function draws(): Draw {
  let state = 7;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Open-loop load on a gate: each phase is a rate for a time. One in ten is vital. The outcomes of each phase. */
function underLoad(work: Work, phases: readonly { readonly rate: number; readonly seconds: number }[]) {
  const draw = draws();
  const clock = new HandClock();
  const limit = new AdaptiveLimit({ initial: 20, least: 2, most: 1000, step: gradientStep });
  const gate = new Gate({ classes: 2, limit, clock, target: 10, waiting: 1000 });
  const inside: (() => void)[] = [];
  let free = work.places ?? 0;
  const serve = (end: () => void) => {
    free -= 1;
    clock.after(work.time(draw), () => {
      free += 1;
      end();
      const next = inside.shift();
      if (next !== undefined) serve(next);
    });
  };
  const admit = (ticket: Ticket, outcome: Outcome) => {
    const end = () => {
      gate.leave(ticket);
      outcome.took = clock.now() - outcome.due;
    };
    if (work.places === undefined) {
      clock.work(work.time(draw));
      end();
    } else if (free > 0) serve(end);
    else inside.push(end);
  };
  const arrive = (due: number, outcomes: Outcome[]) => {
    const isVital = draw() < 0.1;
    const ticket = Object.assign(new Ticket(), { importance: isVital ? 0 : 1, route: "/" });
    const outcome: Outcome = { due, isVital, took: undefined };
    outcomes.push(outcome);
    const decided = gate.enter(ticket);
    if (decided === true) admit(ticket, outcome);
    else if (decided !== false)
      decided.listen(
        (isAdmitted) => isAdmitted && admit(ticket, outcome),
        () => expect.unreachable(),
      );
  };
  const all = phases.map(({ rate, seconds }) => {
    const outcomes: Outcome[] = [];
    const from = clock.now();
    const next = (before: number) => {
      const due = before - (Math.log(1 - draw()) * 1000) / rate;
      if (due >= from + seconds * 1000) return;
      clock.at(due, () => {
        next(due);
        arrive(due, outcomes);
      });
    };
    next(from);
    clock.move(seconds * 1000);
    return { from, outcomes };
  });
  // What is in flight ends.
  clock.move(5000);
  return all;
}

/** A load between two quiet times. The first second of each is left out: the limit adapts. */
function figures(work: Work, times: number, seconds = 12) {
  const quiet = { rate: work.capacity / 2, seconds: 3 };
  const [, loaded, after] = underLoad(work, [quiet, { rate: times * work.capacity, seconds }, quiet]);
  const counted = loaded?.outcomes.filter(({ due }) => due >= loaded.from + 1000) ?? [];
  const took = counted.flatMap((outcome) => outcome.took ?? []).sort((one, other) => one - other);
  return {
    goodput: took.length / (seconds - 1) / work.capacity,
    refused: 1 - took.length / counted.length,
    p99: took[Math.floor(took.length * 0.99)] ?? Number.NaN,
    vitalRefused: counted.filter(({ isVital, took: each }) => isVital && each === undefined).length,
    refusedAfter: after?.outcomes.filter(({ due, took: each }) => each === undefined && due >= after.from + 1000)
      .length,
  };
}

describe.each(Object.entries(WORK))("admission over %s", (_, work) => {
  it("at 80 % of the capacity refuses less than 1 %", () => {
    expect(figures(work, 0.8, 60).refused).toBeLessThan(0.01);
  });

  it("at 4 times the capacity serves 90 % of it, has a p99 of at most twice that at 80 %, and refuses no vital request", () => {
    const beyond = figures(work, 4);
    expect(beyond.goodput).toBeGreaterThan(0.9);
    expect(beyond.p99).toBeLessThan(2 * figures(work, 0.8).p99);
    expect(beyond).toMatchObject({ vitalRefused: 0, refusedAfter: 0 });
  });
});
