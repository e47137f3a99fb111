import { isPromise } from "../http/later.ts";
import type { EventualResponse, HttpResponse } from "../http/response.ts";
import { ResponseStream, type StreamWatcher } from "../http/responseStream.ts";
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

/** A request that may hold something until it has ended: a visit, or the call of a command. It watches its own stream. */
export interface Holder extends StreamWatcher {
  readonly sending: number;
  endedWith: number;
  readonly hasThrown: boolean;
  thrown: unknown;
  readonly holdsSomething: boolean;
  /** Release what was deferred, the last one first; once, however often it is called. Gives what was thrown. */
  release(outcome: Outcome): readonly unknown[] | PromiseLike<readonly unknown[]>;
}

/** Releases what the request holds once: before a complete response is sent, or when its stream ends. */
export function held<H extends Holder>(
  holder: H,
  response: HttpResponse,
  releaseFailed: (holder: H) => HttpResponse,
): EventualResponse {
  const { status, body } = response;
  if (body instanceof ResponseStream) return response;
  if (!holder.holdsSomething) {
    holder.endedWith = status;
    return response;
  }
  const thrown = holder.release({ status, error: holder.thrown });
  return isPromise(thrown)
    ? thrown.then((errors) => (reported(holder, errors) ? releaseFailed(holder) : response))
    : reported(holder, thrown)
      ? releaseFailed(holder)
      : response;
}

function reported(holder: Holder, thrown: readonly unknown[]): boolean {
  for (const error of thrown) holder.report(error);
  return thrown.length > 0 && !holder.hasThrown;
}

/** A stream's end, its failure and a client that leaves all lead to the same release. */
export async function releasedAfterStream(holder: Holder, error: unknown): Promise<void> {
  holder.thrown ??= error;
  const thrown = await holder.release({ status: holder.sending, error: holder.thrown });
  for (const each of thrown) holder.report(each);
}
