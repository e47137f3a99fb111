import { appendFileSync, readFileSync } from "node:fs";
import { inject, type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner } from "vitest";
import { MUTANT_HANG } from "../bounds.mjs";
import { MOST_HITS, type Switch } from "./switch.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The mutants that were drawn, as JSON in a file. */
    readonly drawn: string;
    /** Where each lane adds what it finds, a line each: what concerns all, and what it does. */
    readonly findings: string;
    readonly own: string;
    /** Which of them each test file meets now, as JSON in a file. */
    readonly meeting: string;
    /** How many milliseconds a test takes that meets any, and how many of them a mutant meets at most. */
    readonly least: number;
    readonly most: number;
    readonly budget: number;
  }
}

/** What a lane adds to the findings. */
export type Finding =
  | { readonly meets: string; readonly test: string }
  | { readonly killed: string; readonly test: string; readonly isHung: boolean }
  | { readonly spared: string }
  /** A test that passed, and fails when it runs again: by itself, or after a round with this mutant. */
  | { readonly undecided: string; readonly after?: string }
  | {
      readonly file: string;
      readonly ms: number;
      readonly hits: readonly string[];
      readonly loading: readonly string[];
    };

/** How much longer a test may take with a mutant. */
const TIMES_LONGER = 10;
/** Coverage of a round with a mutant, which nobody reads. */
const NO_TEST = "mutated";

// A test may replace the clock.
const { setTimeout: later, clearTimeout: forget } = globalThis;
const now = performance.now.bind(performance);

const shared = globalThis as typeof globalThis & { __stryker__?: Switch; __caches__?: Set<Map<unknown, unknown>> };
const state = (shared.__stryker__ ??= {});
state.hitLimit = MOST_HITS;

/** The rounds of one test: twice without a mutant, then one with each mutant that it reaches. After a kill, one without a mutant. */
class Rounds {
  phase: "first" | "again" | "mutant" | "verify" | "over" = "first";
  left: string[] = [];
  mutant = "";
  isHung = false;
  ms = 0;

  /** vitest compares the number of a round with this. */
  valueOf(): number {
    return this.phase === "over" ? -1 : Number.POSITIVE_INFINITY;
  }
}

/** Repeats each test with each mutant that it reaches, in the process that has loaded it. */
export default class MutantRunner extends TestRunner {
  readonly #drawn = new Set<string>(JSON.parse(readFileSync(inject("drawn"), "utf8")) as string[]);
  readonly #meeting = JSON.parse(readFileSync(inject("meeting"), "utf8")) as Readonly<
    Record<string, readonly string[]>
  >;
  readonly #over = new Set<string>();
  #here = new Set<string>();
  readonly #spent = new Map<string, number>();
  readonly #rounds = new WeakMap<object, Rounds>();
  readonly #hits = new Set<string>();
  #ms = 0;

  override async onBeforeRunSuite(suite: RunnerTestSuite): Promise<void> {
    if ("filepath" in suite) {
      this.#learn();
      this.#here = new Set(this.#meeting[(suite as RunnerTestFile).filepath]);
    }
    await super.onBeforeRunSuite(suite);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if (!("filepath" in suite)) return;
    const { filepath } = suite as RunnerTestFile;
    const loading = Object.keys(state.mutantCoverage?.static ?? {}).filter((id) => this.#drawn.has(id));
    add({ file: filepath, ms: Math.ceil(this.#ms), hits: [...this.#hits], loading });
    this.#hits.clear();
    this.#ms = 0;
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (test.concurrent === true) return;
    const rounds = new Rounds();
    this.#rounds.set(test, rounds);
    Object.assign(test, { repeats: rounds });
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    const run = TestRunner.getTestFn(test);
    const rounds = this.#rounds.get(test);
    if (rounds === undefined || rounds.phase === "first") return this.#cover(test, run, rounds);
    const { phase, ms, mutant } = rounds;
    // vitest waits for all assertions of a test, also for one that hung in an earlier round.
    Object.assign(test, { promises: undefined });
    state.currentTestId = NO_TEST;
    // What a round without the mutant has left there would hide it (scripts/mutateLane.mjs lists them).
    for (const cache of shared.__caches__ ?? []) cache.clear();
    if (phase === "mutant") {
      add({ meets: mutant, test: nameOf(test) });
      Object.assign(state, { activeMutant: mutant, hitCount: 0 });
    }
    const startedAt = now();
    try {
      if (!(await isDone(run, MUTANT_HANG / 20 + TIMES_LONGER * ms))) {
        rounds.isHung = true;
        throw new Error("It takes too long.");
      }
    } finally {
      Object.assign(state, { activeMutant: undefined, currentTestId: undefined });
      if (phase === "mutant") this.#spent.set(mutant, (this.#spent.get(mutant) ?? 0) + now() - startedAt);
    }
  }

  async #cover(test: RunnerTestCase, run: () => unknown, rounds: Rounds | undefined): Promise<void> {
    const startedAt = now();
    state.currentTestId = test.id;
    try {
      await run();
    } finally {
      state.currentTestId = undefined;
      this.#ms += now() - startedAt;
      const { perTest = {} } = state.mutantCoverage ?? {};
      const hits = Object.keys(perTest[test.id] ?? {}).filter((id) => this.#drawn.has(id));
      delete perTest[test.id];
      for (const id of hits) this.#hits.add(id);
      if (rounds !== undefined) Object.assign(rounds, { left: hits, ms: now() - startedAt });
    }
  }

  onAfterRetryTask(test: RunnerTestCase): void {
    const rounds = this.#rounds.get(test);
    const { result } = test;
    if (rounds === undefined || result === undefined) return;
    const hasFailed = result.state !== "pass";
    if (rounds.phase === "first" && hasFailed) rounds.phase = "over";
    else {
      this.#go(rounds, hasFailed, nameOf(test));
      result.state = "pass";
      delete result.errors;
    }
  }

  #go(rounds: Rounds, hasFailed: boolean, test: string): void {
    const { phase, mutant } = rounds;
    if (phase === "first") {
      rounds.phase = rounds.left.some((id) => this.#mayMeet(id, rounds.ms)) ? "again" : "over";
      return;
    }
    if (phase === "mutant") {
      if (hasFailed) {
        rounds.phase = "verify";
        return;
      }
      add({ spared: mutant });
    } else if (hasFailed) {
      // A test that fails without a mutant decides nothing: it cannot be run twice, or the mutant has broken what it needs.
      add(phase === "verify" ? { undecided: test, after: mutant } : { undecided: test });
      rounds.phase = "over";
      return;
    } else if (phase === "verify") {
      this.#over.add(mutant);
      add({ killed: mutant, test, isHung: rounds.isHung });
      rounds.isHung = false;
    }
    let next = rounds.left.pop();
    while (next !== undefined && !this.#mayMeet(next, rounds.ms)) next = rounds.left.pop();
    rounds.mutant = next ?? "";
    rounds.phase = next === undefined ? "over" : "mutant";
  }

  #mayMeet(id: string, ms: number): boolean {
    if (this.#over.has(id) || !this.#here.has(id) || ms < inject("least") || ms > inject("most")) return false;
    return (this.#spent.get(id) ?? 0) + ms < inject("budget");
  }

  /** What other lanes have killed. */
  #learn(): void {
    for (const line of readFileSync(inject("findings"), "utf8").split("\n")) {
      if (!line.startsWith('{"killed"')) continue;
      const { killed } = JSON.parse(line) as { killed: string };
      this.#over.add(killed);
    }
  }
}

function add(finding: Finding): void {
  const line = `${JSON.stringify(finding)}\n`;
  appendFileSync(inject("own"), line);
  if (!("meets" in finding || "spared" in finding)) appendFileSync(inject("findings"), line);
}

function nameOf(test: RunnerTestCase): string {
  return `${test.file.name}: ${test.name}`;
}

async function isDone(run: () => unknown, ms: number): Promise<boolean> {
  let timer: ReturnType<typeof later> | undefined;
  const hang = new Promise<boolean>((resolve) => (timer = later(() => resolve(false), ms)));
  try {
    return await Promise.race([Promise.resolve(run()).then(() => true), hang]);
  } finally {
    forget(timer);
  }
}
