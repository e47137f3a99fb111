import fc from "fast-check";
import { Halt, resource, Service } from "signalbox";
import { MemoryStore } from "signalbox/idempotency";
import { request } from "signalbox/testing";
import { expect, it, vi } from "vitest";
import { stopClock } from "../clock.ts";
import { turns } from "../waiting.ts";
import { Ledger } from "./ledger.ts";

/** Ruling 21, with a fault at every step: nothing is a success that was not committed, and nothing is committed unsaid. */

const FAULTS = ["none", "throws", "rejects", "halts", "hangs", "late"] as const;
type Fault = (typeof FAULTS)[number];

interface Faults {
  readonly open: Fault;
  readonly find: Fault;
  readonly act: Fault;
  readonly errorBody: Fault;
  readonly close: Fault;
  /** The step at which the client leaves. */
  readonly leaves: "open" | "find" | "act" | "close" | "never";
  readonly isKeyed: boolean;
  readonly isStream: boolean;
}

const fault = fc.constantFrom(...FAULTS, "none" as const, "none" as const);
const faults: fc.Arbitrary<Faults> = fc.record({
  open: fault,
  find: fault,
  act: fault,
  errorBody: fault,
  close: fault,
  leaves: fc.constantFrom("open", "find", "act", "close", "never", "never", "never"),
  isKeyed: fc.boolean(),
  isStream: fc.boolean(),
});

/** Plays one request to its end, and everything that outlives it. */
async function play(given: Faults, method: "GET" | "POST") {
  const leaving = new AbortController();
  const late: (() => void)[] = [];
  const at = (step: "open" | "find" | "act" | "close" | "errorBody"): unknown => {
    if (given.leaves === step) leaving.abort();
    switch (given[step]) {
      case "throws":
        throw new Error(step);
      case "rejects":
        return Promise.reject(new Error(step));
      case "halts":
        throw new Halt(409);
      case "hangs":
        return new Promise(() => undefined);
      case "late":
        return new Promise<void>((resolve) => late.push(resolve));
      case "none":
        return undefined;
    }
  };
  const ledger = new Ledger({ open: () => at("open"), close: () => at("close") });
  const content = (name: string) =>
    given.isStream
      ? (async function* () {
          yield name;
        })()
      : name;
  const it = resource("/", {
    with: [ledger.part],
    halts: [409],
    idempotency: { store: new MemoryStore() },
    find: async ({ tx }) => {
      await tx();
      await at("find");
      return "found";
    },
    errorBody: async (_, problem) => {
      await at("errorBody");
      return problem;
    },
    GET: {
      represent: async ({ tx }) => {
        const { name } = await tx();
        await at("act");
        return content(name);
      },
    },
    POST: {
      processPost: async ({ tx }) => {
        const { name } = await tx();
        await at("act");
        return content(name);
      },
    },
  });
  const service = new Service({ routes: [it], deadline: 1_000, onError: () => undefined });
  const headers = given.isKeyed ? { "idempotency-key": '"k"' } : {};
  let status = 0;
  const response = request(service, method, "/", { headers, signal: leaving.signal }).then(async (sent) => {
    status = sent.status;
    // A stream that fails is cut off.
    await sent.text().catch(() => undefined);
  });
  const commitsWhenSent = response.then(() => ledger.commits);
  // The deadline; what was late comes behind it; then the time that those who hang are given.
  for (const ms of [0, 1_000]) {
    vi.advanceTimersByTime(ms);
    await turns(6);
  }
  for (let more = late.pop(); more !== undefined; more = late.pop()) {
    more();
    await turns(6);
  }
  vi.advanceTimersByTime(5_000);
  await turns(4);
  await response;
  return { status, ledger, commitsWhenSent: await commitsWhenSent };
}

it("“Every `open` that succeeds has exactly one `close`”, and a success of a write was committed", async () => {
  stopClock();
  await fc.assert(
    fc.asyncProperty(faults, fc.constantFrom("GET" as const, "POST" as const), async (given, method) => {
      const { status, ledger, commitsWhenSent } = await play(given, method);
      // An act with a key that never ends holds what it was lent, as it holds its key (ruling 37).
      const isHeld = given.isKeyed && method === "POST" && given.act === "hangs";
      if (!isHeld) expect(ledger.closes).toBe(ledger.opens);
      if (method === "GET") return;
      if (status < 400) expect(commitsWhenSent).toBe(1);
      const wasDecided = ledger.statuses.some((told) => told !== undefined && told < 400);
      if (ledger.commits === 1 && status >= 400) {
        // It was decided, and the client could not be told: the deadline passed while it was committed, or while the act of a key ran.
        expect([status, wasDecided]).toEqual([504, true]);
        expect(given.close === "late" || given.isKeyed).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
