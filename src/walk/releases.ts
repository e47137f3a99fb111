import { isPromise } from "../http/later.ts";
import { type RunningTimer, startTimer } from "../http/timer.ts";
import type { Outcome, Release } from "../resource/context.ts";

/** Milliseconds that the releases of one request may take together before its response is sent without them. */
export const RELEASE_TIME = 2_000;

export class Releases {
  readonly #held: Release[] = [];
  readonly #report: (error: unknown) => void;
  #isRunning = false;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  /** What is added when the request has ended already, after a 504 for example, is released at once. */
  add(release: Release, ended?: Outcome): void {
    this.#held.push(release);
    if (ended !== undefined) this.runLate(ended);
  }

  /** Runs what was added after the end of the request. It is not awaited; a run that is in progress includes it. */
  runLate(outcome: Outcome): void {
    if (this.#isRunning) return;
    const thrown = this.run(outcome);
    if (isPromise(thrown)) thrown.then((errors) => this.#reportAll(errors));
    else this.#reportAll(thrown);
  }

  /** Calls what is held, the last one first, and returns what was thrown. One that is late is reported (ruling 21). */
  run(outcome: Outcome): readonly unknown[] | PromiseLike<readonly unknown[]> {
    this.#isRunning = true;
    const thrown: unknown[] = [];
    for (let release = this.#held.pop(); release !== undefined; release = this.#held.pop()) {
      const pending = callRelease(release, outcome, thrown);
      if (pending !== undefined) return this.#runLater(pending, outcome, thrown);
    }
    this.#isRunning = false;
    return thrown;
  }

  async #runLater(first: PromiseLike<void>, outcome: Outcome, thrown: unknown[]): Promise<readonly unknown[]> {
    let time: RunningTimer | undefined = startTimer(RELEASE_TIME);
    let pending: PromiseLike<void> | undefined = first;
    for (let release: Release | undefined; ; ) {
      if (pending !== undefined && !(await this.#settled(pending, thrown, time))) time = undefined;
      release = this.#held.pop();
      if (release === undefined) break;
      pending = callRelease(release, outcome, thrown);
    }
    time?.stop();
    this.#isRunning = false;
    return thrown;
  }

  /** Whether it settled in time, which is up where there is no timer. What becomes of one that did not is reported, whenever that is. */
  async #settled(pending: PromiseLike<void>, thrown: unknown[], time: RunningTimer | undefined): Promise<boolean> {
    let isLate = false;
    const settled = Promise.resolve(pending).then(
      () => true,
      (error: unknown) => {
        if (isLate) this.#report(error);
        else thrown.push(error);
        return true;
      },
    );
    if (time !== undefined && (await Promise.race([settled, time.isUp]))) return true;
    isLate = true;
    if (time !== undefined)
      this.#report(new Error(`A release had not settled within ${RELEASE_TIME} ms: it is not awaited any longer.`));
    return false;
  }

  #reportAll(errors: readonly unknown[]): void {
    for (const error of errors) this.#report(error);
  }
}

function callRelease(release: Release, outcome: Outcome, thrown: unknown[]): PromiseLike<void> | undefined {
  try {
    const done = release(outcome);
    return isPromise(done) ? done : undefined;
  } catch (error) {
    thrown.push(error);
    return undefined;
  }
}
