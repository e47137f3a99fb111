import type { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import { ResponseStream, type StreamWatcher } from "../http/responseStream.ts";
import { sendable } from "../http/sendable.ts";
import type { Release } from "../resource/context.ts";
import { isPromise, type MaybePromise } from "../resource/maybePromise.ts";
import type { Handler } from "../route/route.ts";
import { type Awaited, type DeadlineExceeded, isFromDeadline, withinDeadline } from "../walk/deadline.ts";
import { outcomeOf } from "../walk/fault.ts";
import { Releases } from "../walk/releases.ts";
import type { EventualResponse } from "../walk/step.ts";
import type { ServiceErrors } from "./errors.ts";

/**
 * Sets up what handlers of commands need. Its return value is their second argument; what it defers is called once when
 * the request has ended, however it ended, the last one first.
 */
export type Provide = (request: HttpRequest, defer: (release: Release) => void) => MaybePromise<unknown>;

export interface CallOptions {
  readonly deadline: number;
  readonly onError: (error: unknown) => void;
  readonly errors: ServiceErrors;
  /** Undefined where handlers need nothing. */
  readonly provide?: Provide | undefined;
}

/** One call of a command's handler, and what becomes of what it returns or throws. */
export class CommandCall implements Awaited, StreamWatcher {
  readonly #request: HttpRequest;
  readonly #options: CallOptions;
  #releases: Releases | undefined = undefined;
  #thrown: unknown = undefined;
  /** The status of the response, once there is one. */
  #status = 0;
  #hasEnded = false;

  constructor(request: HttpRequest, options: CallOptions) {
    this.#request = request;
    this.#options = options;
  }

  run(handler: Handler): EventualResponse {
    try {
      return this.#respond(handler(this.#request, undefined as never));
    } catch (error) {
      return this.failed(error);
    }
  }

  /** The same with what the service provides, which is released when the response is ready, or its stream has ended. */
  runProvided(handler: Handler, provide: Provide): EventualResponse {
    const response = this.#provided(handler, provide);
    return isPromise(response) ? response.then((settled) => this.#released(settled)) : this.#released(response);
  }

  #provided(handler: Handler, provide: Provide): EventualResponse {
    try {
      const provided = provide(this.#request, (release) => this.#defer(release));
      if (!isPromise(provided)) return this.#respond(handler(this.#request, provided as never));
      return this.#respond(provided.then((value) => handler(this.#request, value as never)));
    } catch (error) {
      return this.failed(error);
    }
  }

  #respond(given: unknown): EventualResponse {
    if (!isPromise(given)) return this.check(given);
    return withinDeadline(this.#options.deadline, this.#request, given, this);
  }

  #defer(release: Release): void {
    this.#releases ??= new Releases((error) => this.report(error));
    this.#releases.add(release);
    if (this.#hasEnded) this.#releases.runLate({ status: this.#status, error: this.#thrown });
  }

  /** Releases before a complete response is sent, so that a release (a commit, say) is done by then. */
  #released(response: HttpResponse): EventualResponse {
    const { status, body } = response;
    this.#status = status;
    if (body instanceof ResponseStream) return response;
    this.#hasEnded = true;
    const thrown = this.#releases?.run({ status, error: this.#thrown }) ?? [];
    return isPromise(thrown)
      ? thrown.then((errors) => this.#afterRelease(response, errors))
      : this.#afterRelease(response, thrown);
  }

  #afterRelease(response: HttpResponse, thrown: readonly unknown[]): HttpResponse {
    if (thrown.length === 0) return response;
    for (const error of thrown) this.report(error);
    return this.#thrown === undefined ? this.#options.errors.response(this.#request, 500) : response;
  }

  /** Releases when a stream ends, fails, or its client leaves. */
  async ended(error: unknown): Promise<void> {
    this.#hasEnded = true;
    this.#thrown ??= error;
    const thrown = await (this.#releases?.run({ status: this.#status, error: this.#thrown }) ?? []);
    for (const each of thrown) this.report(each);
  }

  check(given: unknown): HttpResponse {
    return sendable(given, this.#request, this);
  }

  failed(error: unknown): HttpResponse {
    this.#thrown = error;
    return this.#options.errors.thrown(this.#request, error);
  }

  late(error: DeadlineExceeded): HttpResponse {
    return this.failed(error);
  }

  thrownLate(error: unknown, deadline: DeadlineExceeded): void {
    const { fault } = outcomeOf(error);
    if (fault !== undefined && !isFromDeadline(error, deadline)) this.report(fault.error);
  }

  report(error: unknown): void {
    this.#options.onError(error);
  }

  hasLeft(): boolean {
    return this.#request.signal.aborted;
  }
}
