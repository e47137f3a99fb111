import type { HttpRequest } from "../http/request.ts";
import { type EventualResponse, HttpResponse } from "../http/response.ts";
import { sendable } from "../http/sendable.ts";
import { OutsideContext } from "../literal/outsideContext.ts";
import type { Provisions } from "../literal/provisions.ts";
import { viewOf } from "../literal/view.ts";
import type { Outcome, Release } from "../resource/context.ts";
import { isPromise, type MaybePromise, whenResolved } from "../resource/maybePromise.ts";
import type { Handler } from "../route/route.ts";
import { type Awaited, type DeadlineExceeded, withinDeadline } from "../walk/deadline.ts";
import type { DeadlineClock } from "../walk/deadlineClock.ts";
import { lateFault } from "../walk/fault.ts";
import { type Holder, held, releasedAfterStream } from "../walk/held.ts";
import { Releases } from "../walk/releases.ts";
import { WalkStopped } from "../walk/visit.ts";
import type { ServiceErrors } from "./errors.ts";

/**
 * Sets up what handlers of commands need. Its return value is their second argument; what it defers is called once when
 * the request has ended, however it ended, the last one first.
 */
export type Provide = (request: HttpRequest, defer: (release: Release) => void) => MaybePromise<unknown>;

/** What sets up the second argument of a handler. */
type Provision = (ctx: OutsideContext) => unknown;

/** What the service provides itself, or what its parts do: the context with what they provide in it. */
export function provisionOf(provide: Provide | undefined, ofParts: Provisions | undefined): Provision | undefined {
  if (provide !== undefined) return (ctx) => provide(ctx.request, (release) => ctx.defer(release));
  return ofParts && ((ctx) => whenResolved<undefined, object>(ofParts(ctx), () => viewOf(ctx)));
}

export interface CallOptions {
  readonly deadline: DeadlineClock;
  readonly onError: (error: unknown) => void;
  readonly errors: ServiceErrors;
  /** For a Halt of 401. */
  readonly challenge: string;
  /** Undefined where handlers need nothing. */
  readonly provide?: Provision | undefined;
}

/** One call of a command's handler, and what becomes of what it returns or throws. */
export class CommandCall implements Awaited, Holder {
  readonly #request: HttpRequest;
  readonly #options: CallOptions;
  readonly #target: { readonly allow: string };
  #releases: Releases | undefined = undefined;
  #context: OutsideContext | undefined = undefined;
  sending = 0;
  endedWith = 0;
  hasThrown = false;
  thrown: unknown = undefined;

  constructor(request: HttpRequest, options: CallOptions, target: { readonly allow: string }) {
    this.#request = request;
    this.#options = options;
    this.#target = target;
  }

  run(handler: Handler): EventualResponse {
    try {
      return this.#respond(handler(this.#request, undefined as never));
    } catch (error) {
      return this.failed(error);
    }
  }

  /** The same with what the service provides, which is released when the response is ready, or its stream has ended. */
  runProvided(handler: Handler, provide: Provision): EventualResponse {
    const response = this.#provided(handler, provide);
    return isPromise(response)
      ? response.then((settled) => held(this, settled, failedResponse))
      : held(this, response, failedResponse);
  }

  #provided(handler: Handler, provide: Provision): EventualResponse {
    const context = new OutsideContext(this.#request, this);
    this.#context = context;
    try {
      const provided = provide(context);
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

  defer(release: Release): void {
    this.#releases ??= new Releases((error) => this.report(error));
    if (this.endedWith === 0) this.#releases.add(release);
    else this.#releases.add(release, { status: this.endedWith, error: this.thrown });
  }

  get holdsSomething(): boolean {
    return this.#releases !== undefined;
  }

  release(outcome: Outcome): readonly unknown[] | PromiseLike<readonly unknown[]> {
    this.endedWith = this.sending;
    return this.#releases?.run(outcome) ?? [];
  }

  ended(error: unknown): Promise<void> {
    return releasedAfterStream(this, error);
  }

  /** In place of a response behind which a release has failed. */
  plainError(): HttpResponse {
    return this.#options.errors.response(this.#request, 500);
  }

  check(given: unknown): HttpResponse {
    return this.#sent(sendable(given, this.#request, this));
  }

  failed(error: unknown): HttpResponse {
    this.hasThrown = true;
    this.thrown = error;
    return this.#sent(this.#complete(this.#options.errors.thrown(this.#request, error)));
  }

  /** RFC 9110 15.5.2, 15.5.6: with what a 401 and a 405 must have, unless the Halt has it. */
  #complete(response: HttpResponse): HttpResponse {
    if (response.status === 401) return withField(response, "WWW-Authenticate", this.#options.challenge);
    return response.status === 405 ? withField(response, "Allow", this.#target.allow) : response;
  }

  #sent(response: HttpResponse): HttpResponse {
    const { status, headers, body } = response;
    this.sending = status;
    const authored = this.#context?.authored;
    return authored === undefined ? response : new HttpResponse(status, authored.mergedInto(status, headers), body);
  }

  late(error: DeadlineExceeded): HttpResponse {
    return this.failed(error);
  }

  thrownLate(error: unknown, deadline: DeadlineExceeded): void {
    if (error instanceof WalkStopped) return;
    const fault = lateFault(error, deadline);
    if (fault !== undefined) this.report(fault.error);
  }

  report(error: unknown): void {
    this.#options.onError(error);
  }

  hasLeft(): boolean {
    return this.#request.signal.aborted;
  }
}

function withField(response: HttpResponse, name: string, value: string): HttpResponse {
  const { status, headers, body } = response;
  return response.header(name) === undefined ? new HttpResponse(status, [...headers, name, value], body) : response;
}

function failedResponse(call: CommandCall): HttpResponse {
  return call.plainError();
}
