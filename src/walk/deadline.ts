import { isPromise, Later, listen } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import { HttpResponse } from "../http/response.ts";
import { letGo } from "../http/responseStream.ts";
import type { EventualResponse } from "./step.ts";

/** There was no response in time. */
export class DeadlineExceeded extends Error {
  override readonly name = "DeadlineExceeded";
}

/** What becomes of a response that is waited for. */
export interface Awaited {
  /** The response as it can be sent. What this throws goes to `failed`. */
  check(given: unknown): HttpResponse;
  /** The response to what was thrown in time. Never throws or rejects. */
  failed(error: unknown): EventualResponse;
  /** The response when the time is up. */
  late(error: DeadlineExceeded): HttpResponse;
  /** What was thrown when the time was up. */
  thrownLate(error: unknown, deadline: DeadlineExceeded): void;
}

/** What timers can be set for at most; a longer time is as good as none. */
const LONGEST_TIMER = 2_147_483_647;

/** The response, or what `late` gives once the time is up; the request's signal is aborted then. */
export function withinDeadline(
  ms: number,
  request: HttpRequest,
  response: PromiseLike<unknown>,
  awaited: Awaited,
): PromiseLike<HttpResponse> {
  const waiting = new Waiting(ms, request, awaited);
  waiting.listenTo(response);
  if (ms <= LONGEST_TIMER) waiting.startClock();
  return waiting.outcome;
}

/**
 * One response that is waited for. While the body is still arriving the clock waits: how slow a client may be is the
 * transport's affair.
 */
class Waiting {
  readonly outcome = new Later<HttpResponse>();
  readonly #ms: number;
  readonly #request: HttpRequest;
  readonly #awaited: Awaited;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;
  #isDone = false;
  #exceeded: DeadlineExceeded | undefined = undefined;

  constructor(ms: number, request: HttpRequest, awaited: Awaited) {
    this.#ms = ms;
    this.#request = request;
    this.#awaited = awaited;
  }

  listenTo(response: PromiseLike<unknown>): void {
    listen(
      response,
      (given) => this.#take(given),
      (error) => this.#fail(error),
    );
  }

  readonly startClock = (): void => {
    if (this.#isDone) return;
    // Most who wait for a body wait for nothing else: when it has come, they are done, and no timer was set.
    if (this.#request.isReceiving) this.#request.whenReceived(this.startClock);
    else this.#timer = startTimer(this.#ms, this.#expire);
  };

  readonly #expire = (): void => {
    const request = this.#request;
    if (request.isReceiving) return this.startClock();
    const quiet = request.quietFor;
    if (quiet < this.#ms) {
      this.#timer = setTimeout(this.#expire, Math.ceil(this.#ms - quiet));
      return;
    }
    const error = new DeadlineExceeded(`${request.method} ${request.path} had no response within ${this.#ms} ms.`);
    this.#exceeded = error;
    request.cancel(error);
    this.outcome.resolve(this.#awaited.late(error));
  };

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
    clearTimeout(this.#timer);
    this.outcome.resolve(response);
  }
}

/** Whether an error says no more than that a wait was broken off when the time was up. */
export function isFromDeadline(error: unknown, deadline: DeadlineExceeded): boolean {
  return error === deadline || (error instanceof Error && error.cause === deadline);
}

/**
 * Node keeps timers of one duration in one list, which is made with the first and thrown away with the last of them. Where
 * requests come one by one, that costs five times what the timer does, so one timer that holds nothing up stays in it.
 */
function startTimer(ms: number, expire: () => void): ReturnType<typeof setTimeout> {
  if (!KEPT.has(ms)) keepTimers(ms);
  return setTimeout(expire, ms);
}

const KEPT = new Set<number>();

function keepTimers(ms: number): void {
  KEPT.add(ms);
  const keeper: unknown = setInterval(() => undefined, ms);
  if (typeof keeper === "object" && keeper !== null && "unref" in keeper && typeof keeper.unref === "function") {
    keeper.unref();
  } else {
    clearInterval(keeper as number);
  }
}
