import type { MaybePromise } from "../http/later.ts";
import { startTimer } from "../http/timer.ts";
import { wrongValue } from "../http/wrongValue.ts";

/** Called once when the service has stopped. */
export type Stop = () => MaybePromise<void>;
/** Sets up what the service needs for as long as it serves. The function returned undoes it, once, when the service stops. */
export type Start = () => MaybePromise<Stop | void>;

export interface LifecycleHooks {
  /** Called before the first request, one after another. What they return is called after the service stops, last first. If one throws, it cannot serve. */
  readonly start?: Start | readonly Start[];
  /** Called when the service has stopped, before what `start` returned. */
  readonly stop?: Stop;
}

/** Why a service did not start, or did not stop cleanly; what was thrown is the `cause`. */
export class LifecycleError extends Error {
  override readonly name = "LifecycleError";
}

/** Waits for what runs after responses. The number of what is not done in time; undefined where there is nothing to wait for. */
type Settled = (within: number) => Promise<number> | undefined;
const STOP_MS = 10_000;

/** Sets up what a service needs before it serves, and releases it when it has stopped. Each start has one stop. */
export class Lifecycle {
  readonly isNeeded: boolean;
  isReady: boolean;
  readonly #starts: readonly Start[];
  readonly #stop: Stop | undefined;
  readonly #report: (error: LifecycleError) => void;
  readonly #settled: Settled;
  #held: Stop[] = [];
  #starting: Promise<void> | undefined;
  #stopping: Promise<void> | undefined;

  /** `report` never throws. */
  constructor(
    { start = [], stop }: LifecycleHooks,
    report: (error: LifecycleError) => void,
    settled: Settled = () => undefined,
  ) {
    this.#settled = settled;
    this.#starts = typeof start === "function" ? [start] : start;
    this.#stop = stop;
    this.#report = report;
    this.isNeeded = this.#starts.length > 0 || stop !== undefined;
    this.isReady = !this.isNeeded;
  }

  /** Sets up, once however often it is called. Where a hook throws, it releases what was set up, and rejects. */
  start(): Promise<void> {
    if (this.#starting !== undefined) return this.#starting;
    const starting = this.#begin();
    this.#starting = starting;
    // The next call tries again.
    starting.catch(() => {
      if (this.#starting === starting) this.#starting = undefined;
    });
    return starting;
  }

  get hasStopped(): boolean {
    return this.#stopping !== undefined && this.#starting === undefined;
  }

  /** Releases what was set up, once. Never rejects: what a hook throws is reported, as is one that takes too long. */
  stop(within = STOP_MS): Promise<void> {
    const starting = this.#starting;
    if (starting === undefined) return this.#stopping ?? this.#finished(within);
    this.#starting = undefined;
    this.#stopping = starting.then(
      () => this.#release(within),
      // A start that failed has released everything itself.
      () => undefined,
    );
    return this.#stopping;
  }

  async #begin(): Promise<void> {
    await this.#stopping;
    try {
      for (const start of this.#starts) this.#hold(await start());
      if (this.#stop !== undefined) this.#held.push(this.#stop);
      this.isReady = true;
    } catch (error) {
      await this.#release(STOP_MS);
      throw new LifecycleError(`The service did not start: ${messageOf(error)}`, { cause: error });
    }
  }

  #hold(given: unknown): void {
    if (typeof given === "function") this.#held.push(given as Stop);
    else if (given !== undefined)
      throw wrongValue("A start hook", given, "Return a function that undoes it, or nothing.");
  }

  /** Releases the last one first. One that fails does not keep the others from being called. */
  async #release(within: number): Promise<void> {
    const held = this.#held;
    this.#held = [];
    this.isReady = !this.isNeeded;
    await this.#finished(within);
    const timer = startTimer(within);
    try {
      for (const stop of held.reverse()) {
        if (await Promise.race([this.#letGo(stop), timer.isUp])) continue;
        return this.#report(new LifecycleError(`A stop hook was not done within ${within} ms, and is not waited for.`));
      }
    } finally {
      timer.stop();
    }
  }

  /** What runs after responses may need what the hooks release. */
  async #finished(within: number): Promise<void> {
    const left = await this.#settled(within);
    if (!left) return;
    const message = `Tasks of ${left} requests were not done within ${within} ms, and are not waited for.`;
    this.#report(new LifecycleError(message));
  }

  async #letGo(stop: Stop): Promise<true> {
    try {
      await stop();
    } catch (error) {
      this.#report(new LifecycleError(`A stop hook failed: ${messageOf(error)}`, { cause: error }));
    }
    return true;
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
