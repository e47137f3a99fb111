import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONG_HANG } from "./bounds.mjs";
import { KEEP_ALIVE, World } from "./connections/world.ts";

/** What a client knows of its connections. */
interface Model {
  readonly open: Set<number>;
  isDraining: boolean;
}

type Action = fc.AsyncCommand<Model, World>;

const open = (at: number): Action => ({
  check: (model) => !model.open.has(at) && !model.isDraining,
  async run(model, world) {
    model.open.add(at);
    await world.open(at).connected;
  },
  toString: () => `open ${at}`,
});

const ask = (at: number, paths: readonly string[]): Action => ({
  check: (model) => model.open.has(at),
  async run({ isDraining }, world) {
    // Who is told to stop may still have used a kept connection once; a second request may find it closed.
    const connection = world.connections.get(at);
    connection?.ask(paths, isDraining && connection.asked.length > 0);
    world.check();
  },
  toString: () => `ask ${at} ${paths.join(" ")}`,
});

const leave = (at: number, how: "FIN" | "RST"): Action => ({
  check: (model) => model.open.has(at),
  async run(model, world) {
    model.open.delete(at);
    world.connections.get(at)?.leave(how);
  },
  toString: () => `leave ${at} ${how}`,
});

const wait = (ms: number): Action => ({
  check: () => true,
  async run(_, world) {
    await world.wait(ms);
    world.check();
  },
  toString: () => `wait ${ms}`,
});

const drain: Action = {
  check: ({ isDraining }) => !isDraining,
  async run(model, world) {
    model.isDraining = true;
    world.drain();
  },
  toString: () => "drain",
};

const at = fc.nat({ max: 4 });
const path = fc.constantFrom("/fast/{id}", "/fast/{id}", "/slow/{id}?ms=30", "/slow/{id}?ms=150", "/slow/{id}?ms=300");
const paths = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(path) },
  { weight: 1, arbitrary: fc.array(path, { minLength: 2, maxLength: 4 }) },
);
const opening = at.map((number) => open(number));
const asking = fc.tuple(at, paths).map(([number, chosen]) => ask(number, chosen));
const waiting = fc.constantFrom(5, 5, 30, 60, 60, 120, 900).map((ms) => wait(ms));
const leaving = (...how: ("FIN" | "RST")[]) =>
  fc.tuple(at, fc.constantFrom(...how)).map(([number, chosen]) => leave(number, chosen));

/** Steps that make no sense where they stand are left out by the run. */
function actionsWith(...more: fc.Arbitrary<Action>[]): fc.Arbitrary<Action[]> {
  const some = fc.oneof(
    { weight: 3, arbitrary: opening },
    { weight: 5, arbitrary: asking },
    { weight: 3, arbitrary: waiting },
    ...more.map((arbitrary) => ({ weight: 1, arbitrary })),
  );
  return fc.array(some, { minLength: 30, maxLength: 60, size: "max" });
}

async function holds(actions: Iterable<Action>): Promise<void> {
  const world = await World.start();
  try {
    await fc.asyncModelRun(() => ({ model: { open: new Set<number>(), isDraining: false }, real: world }), actions);
    await world.settle();
    await world.stop();
  } finally {
    await world.end();
  }
}

/** Few runs by default, more where FUZZ_RUNS asks for them: each starts a process. */
const numRuns = Number(process.env["FUZZ_RUNS"] ?? 8);
const options = { numRuns, endOnFailure: true };

describe("whatever the order in which clients come, ask, wait and leave", () => {
  it.concurrent(
    "every request gets one response, in order, idle connections are closed, and SIGTERM ends the process",
    async () => {
      const actions = actionsWith(leaving("RST"));
      await fc.assert(fc.asyncProperty(actions, holds), options);
    },
    LONG_HANG,
  );

  // RFC 9112 9.3: who has closed its side still reads; what it has asked gets its response.
  it.concurrent(
    "so it is where clients close their side and still read",
    async () => {
      const actions = actionsWith(leaving("FIN", "RST"));
      await fc.assert(fc.asyncProperty(actions, holds), options);
    },
    LONG_HANG,
  );

  it.concurrent(
    "so it is where the process is told to stop in the middle",
    async () => {
      const actions = fc
        .tuple(actionsWith(leaving("RST")), actionsWith(leaving("RST")))
        .map(([before, behind]) => [...before.slice(0, 25), drain, ...behind.slice(0, 10)]);
      await fc.assert(fc.asyncProperty(actions, holds), options);
    },
    LONG_HANG,
  );
});

describe("four kept connections, one of which leaves while its slow callback runs", () => {
  it("do not hang the process", async () => {
    const world = await World.start();
    try {
      const [a, x, b, c] = [world.open(0), world.open(1), world.open(2), world.open(3)];
      a.ask(["/fast/{id}"]);
      await world.wait(5);
      x.ask(["/slow/{id}?ms=250"]);
      await world.wait(5);
      b.ask(["/fast/{id}"]);
      await world.wait(20);
      x.leave("RST");
      await world.wait(100);
      a.ask(["/fast/{id}"]);
      await world.wait(5);
      c.ask(["/fast/{id}"]);
      await world.wait(3 * KEEP_ALIVE);
      await world.settle();
      await world.stop();
      expect([a, b, c].map(({ missing }) => missing)).toEqual([[], [], []]);
    } finally {
      await world.end();
    }
  });
});
