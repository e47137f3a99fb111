import { isPromise, Later, listen } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import { type EventualResponse, HttpResponse } from "../http/response.ts";
import { letGo } from "../http/responseStream.ts";
import { type DeadlineClock, Timed } from "./deadlineClock.ts";

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

/** The response, or what `late` gives once the time is up; the request's signal is aborted then. */
export function withinDeadline(
  clock: DeadlineClock,
  request: HttpRequest,
  response: PromiseLike<unknown>,
  awaited: Awaited,
): PromiseLike<HttpResponse> {
  const waiting = new Waiting(clock, request, awaited);
  waiting.listenTo(response);
  waiting.startClock();
  return waiting.outcome;
}

/**
 * One response that is waited for. While the body is still arriving the clock waits: how slow a client may be is the
 * transport's affair.
 */
class Waiting extends Timed {
  readonly outcome = new Later<HttpResponse>();
  readonly #clock: DeadlineClock;
  readonly #request: HttpRequest;
  readonly #awaited: Awaited;
  /** Where content came while the clock ran: what is left of the time from then on. */
  #extension: ReturnType<typeof setTimeout> | undefined = undefined;
  #isDone = false;
  #exceeded: DeadlineExceeded | undefined = undefined;

  constructor(clock: DeadlineClock, request: HttpRequest, awaited: Awaited) {
    super();
    this.#clock = clock;
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
    if (this.#request.isReceiving) return this.#request.whenReceived(this.startClock);
    this.#clock.start(this);
    this.#request.deadline = this.startedAt + this.#clock.ms;
  };

  override expire(): void {
    const request = this.#request;
    if (request.isReceiving) return this.startClock();
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

/** Whether an error says no more than that a wait was broken off when the time was up. */
export function isFromDeadline(error: unknown, deadline: DeadlineExceeded): boolean {
  return error === deadline || (error instanceof Error && error.cause === deadline);
}
