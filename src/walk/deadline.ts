import { isFunction, isObject } from "../http/kinds.ts";
import { knownOr } from "../http/known.ts";
import { isPromise, Later, listen } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import { type EventualResponse, HttpResponse } from "../http/response.ts";
import { letGo } from "../http/responseStream.ts";
import { LONGEST_TIMER } from "../http/timer.ts";

export abstract class Timed {
  /** When its time began, as `performance.now()` counts. This and its neighbours are the clock's to write. */
  startedAt = 0;
  isRunning = false;
  earlier: Timed | undefined;
  later: Timed | undefined;

  /** Called once, when the time is up and nothing stopped it. Never throws. */
  abstract expire(): void;
}

export class DeadlineExceeded extends Error {
  override readonly name = "DeadlineExceeded";
}

export interface Awaited {
  check(given: unknown): HttpResponse;
  /** The response to what was thrown in time. Never throws or rejects. */
  failed(error: unknown): EventualResponse;
  late(error: DeadlineExceeded): HttpResponse;
  thrownLate(error: unknown, deadline: DeadlineExceeded): void;
}

/** The response, or what `late` gives once the time is up; the request's signal is aborted then. */
export function withinDeadline(
  clock: DeadlineClock,
  request: HttpRequest,
  response: PromiseLike<unknown>,
  awaited: Awaited,
): PromiseLike<HttpResponse> {
  return new Waiting(clock, request, response, awaited).outcome;
}

/** One response that is waited for. The clock stands while the body arrives: that time is the transport's. */
class Waiting extends Timed {
  readonly outcome = new Later<HttpResponse>();
  readonly #clock: DeadlineClock;
  readonly #request: HttpRequest;
  readonly #awaited: Awaited;
  /** Where content came while the clock ran: what is left of the time from then on. */
  #extension: ReturnType<typeof setTimeout> | undefined;
  #isDone = false;
  #exceeded: DeadlineExceeded | undefined;

  constructor(clock: DeadlineClock, request: HttpRequest, response: PromiseLike<unknown>, awaited: Awaited) {
    super();
    this.#clock = clock;
    this.#request = request;
    this.#awaited = awaited;
    listen(
      response,
      (given) => this.#take(given),
      (error) => this.#fail(error),
    );
    this.#startClock();
  }

  readonly #startClock = (): void => {
    if (this.#isDone) return;
    // Most who wait for a body wait for nothing else: when it has come, they are done, and no timer was set.
    if (this.#request.isReceiving) return this.#request.whenReceived(this.#startClock);
    this.#clock.start(this);
    this.#request.deadline = this.startedAt + this.#clock.ms;
  };

  override expire(): void {
    const request = this.#request;
    if (request.isReceiving) return this.#startClock();
    const { ms } = this.#clock;
    const quiet = request.quietFor;
    if (quiet < ms) {
      this.#extension = setTimeout(() => this.expire(), Math.ceil(ms - quiet));
      return;
    }
    const error = new DeadlineExceeded(`${request.method} ${request.path} had no response within ${ms} ms.`);
    this.#exceeded = error;
    // The timer is that of all requests.
    request.inside(() => {
      request.cancel(error);
      this.outcome.resolve(this.#awaited.late(error));
    });
  }

  #take(given: unknown): void {
    if (this.#exceeded !== undefined) {
      // Nobody is left to read it.
      if (given instanceof HttpResponse) letGo(given.body);
      return;
    }
    let response: HttpResponse;
    try {
      response = this.#awaited.check(given);
    } catch (error) {
      return this.#fail(error);
    }
    this.#settle(response);
  }

  #fail(error: unknown): void {
    if (this.#exceeded !== undefined) return this.#awaited.thrownLate(error, this.#exceeded);
    const response = this.#awaited.failed(error);
    if (!isPromise(response)) return this.#settle(response);
    listen(
      response,
      (settled) => this.#settle(settled),
      (second) => this.outcome.reject(second),
    );
  }

  #settle(response: HttpResponse): void {
    if (this.#exceeded !== undefined) return letGo(response.body);
    this.#isDone = true;
    this.#clock.stop(this);
    if (this.#extension !== undefined) clearTimeout(this.#extension);
    this.outcome.resolve(response);
  }
}

export function comesFrom(error: unknown, reason: unknown): boolean {
  return error === reason || (error instanceof Error && error.cause === reason);
}

/** One duration, and all that runs within it: one timer for all, left to fire, because clearing it costs more. */
export class DeadlineClock {
  readonly ms: number;
  #earliest: Timed | undefined;
  #latest: Timed | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #others = new Map<number, DeadlineClock>();

  constructor(ms: number) {
    this.ms = ms;
  }

  of(ms = this.ms): DeadlineClock {
    return ms === this.ms ? this : knownOr(this.#others, ms, () => new DeadlineClock(ms));
  }

  start(timed: Timed): void {
    if (this.ms > LONGEST_TIMER || timed.isRunning) return;
    const isFirst = this.#latest === undefined;
    timed.startedAt = performance.now();
    this.#append(timed);
    if (this.#timer === undefined) this.#timer = setTimeout(this.#fire, this.ms);
    else if (isFirst && isHolding(this.#timer)) this.#timer.ref();
  }

  stop(timed: Timed): void {
    if (!timed.isRunning) return;
    this.#remove(timed);
    const timer = this.#timer;
    if (this.#earliest !== undefined || timer === undefined) return;
    if (isHolding(timer)) {
      timer.unref();
    } else {
      clearTimeout(timer);
      this.#timer = undefined;
    }
  }

  #append(timed: Timed): void {
    const latest = this.#latest;
    timed.isRunning = true;
    timed.earlier = latest;
    if (latest === undefined) this.#earliest = timed;
    else latest.later = timed;
    this.#latest = timed;
  }

  #remove(timed: Timed): void {
    const { earlier, later } = timed;
    if (earlier === undefined) this.#earliest = later;
    else earlier.later = later;
    if (later === undefined) this.#latest = earlier;
    else later.earlier = earlier;
    timed.isRunning = false;
    timed.earlier = undefined;
    timed.later = undefined;
  }

  readonly #fire = (): void => {
    this.#timer = undefined;
    const expired: Timed[] = [];
    // Timers count whole milliseconds, and may fire within the last one.
    const due = performance.now() - this.ms + 1;
    while (this.#earliest !== undefined && this.#earliest.startedAt < due) {
      expired.push(this.#earliest);
      this.#remove(this.#earliest);
    }
    if (this.#earliest !== undefined)
      this.#timer = setTimeout(this.#fire, Math.ceil(this.#earliest.startedAt - due + 1));
    // Last, because one that is told may start and stop others.
    for (const timed of expired) timed.expire();
  };
}

/** A timer that can let the process end without it, as those of Node and Bun can. */
interface HoldingTimer {
  ref(): unknown;
  unref(): unknown;
}

export function isHolding(timer: unknown): timer is HoldingTimer {
  return isObject(timer) && isFunction(Reflect.get(timer, "ref")) && isFunction(Reflect.get(timer, "unref"));
}
