import { isToken } from "../http/field.ts";
import { STANDARD_METHODS } from "../http/method.ts";
import type { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import type { StreamWatcher } from "../http/responseStream.ts";
import { sendable } from "../http/sendable.ts";
import { isPromise } from "../resource/maybePromise.ts";
import { MountError } from "../resource/mountError.ts";
import type { CommandRoute, Handler } from "../route/route.ts";
import { type Awaited, type DeadlineExceeded, isFromDeadline, withinDeadline } from "../walk/deadline.ts";
import type { DeadlineClock } from "../walk/deadlineClock.ts";
import { outcomeOf } from "../walk/fault.ts";
import type { EventualResponse } from "../walk/step.ts";
import type { CrossOrigin } from "./crossOrigin.ts";
import type { ServiceErrors } from "./errors.ts";
import { allowedOf, impliedHandler } from "./impliedCommands.ts";

export interface CommandOptions {
  readonly crossOrigin: CrossOrigin;
  readonly deadline: DeadlineClock;
  readonly onError: (error: unknown) => void;
  readonly errors: ServiceErrors;
}

/** The plain handlers at one pattern, by method. */
export class Commands {
  readonly kind = "commands";
  readonly pattern: string;
  readonly #options: CommandOptions;
  readonly #handlers = new Map<string, Handler>();

  constructor(pattern: string, options: CommandOptions) {
    this.pattern = pattern;
    this.#options = options;
  }

  /** The methods that have a handler. */
  get methods(): readonly string[] {
    return [...this.#handlers.keys()];
  }

  /** False where the method has a handler already. */
  add({ method, handler }: CommandRoute): boolean {
    if (!isToken(method) || method !== method.toUpperCase()) {
      const remedy = `command("${method.toUpperCase()}", …)`;
      throw new MountError("BAD_METHOD", this.pattern, `${JSON.stringify(method)} is no method`, remedy);
    }
    if (this.#handlers.has(method)) return false;
    this.#handlers.set(method, handler);
    return true;
  }

  handle(request: HttpRequest): EventualResponse {
    const { crossOrigin } = this.#options;
    const response = crossOrigin.preflight(request, this.#allow) ?? this.#respond(request);
    return isPromise(response)
      ? response.then((settled) => crossOrigin.share(request, settled))
      : crossOrigin.share(request, response);
  }

  #respond(request: HttpRequest): EventualResponse {
    const handler = this.#handlers.get(request.method) ?? impliedHandler(this.#handlers, request.method);
    if (handler === undefined) return this.#refusal(request);
    const asked = new CommandCall(request, this.#options);
    try {
      const given: unknown = handler(request);
      if (!isPromise(given)) return asked.check(given);
      return withinDeadline(this.#options.deadline, request, given, asked);
    } catch (error) {
      return asked.failed(error);
    }
  }

  /** RFC 9110 9.1: a method that is known but has no handler is 405, an unknown one 501. */
  #refusal(request: HttpRequest): HttpResponse {
    const { errors } = this.#options;
    if (!STANDARD_METHODS.includes(request.method)) return errors.response(request, 501);
    return errors.response(request, 405, { allowed: allowedOf(this.#handlers) }, ["Allow", this.#allow]);
  }

  get #allow(): string {
    return allowedOf(this.#handlers).join(", ");
  }
}

/** One request that a command was asked, and what becomes of whatever the command gives or throws. */
class CommandCall implements Awaited, StreamWatcher {
  readonly #request: HttpRequest;
  readonly #options: CommandOptions;

  constructor(request: HttpRequest, options: CommandOptions) {
    this.#request = request;
    this.#options = options;
  }

  check(given: unknown): HttpResponse {
    return sendable(given, this.#request, this);
  }

  failed(error: unknown): HttpResponse {
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
