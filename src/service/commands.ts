import { isToken } from "../http/field.ts";
import { isText } from "../http/kinds.ts";
import { STANDARD_METHODS } from "../http/method.ts";
import type { HttpRequest } from "../http/request.ts";
import { type EventualResponse, HttpResponse } from "../http/response.ts";
import { isPromise } from "../resource/maybePromise.ts";
import { MountError } from "../resource/mountError.ts";
import type { CommandRoute, Handler } from "../route/route.ts";
import { type CallOptions, CommandCall } from "./commandCall.ts";
import type { CrossOrigin } from "./crossOrigin.ts";
import { allowedOf, handlerOf } from "./impliedCommands.ts";

export interface CommandOptions extends CallOptions {
  readonly crossOrigin: CrossOrigin;
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
    if (!isText(method) || !isToken(method) || method !== method.toUpperCase()) {
      const remedy = `command("${isText(method) ? method.toUpperCase() : "GET"}", …)`;
      throw new MountError("BAD_METHOD", this.pattern, `${JSON.stringify(method)} is not a method`, remedy);
    }
    if (this.#handlers.has(method)) return false;
    this.#handlers.set(method, handler);
    return true;
  }

  handle(request: HttpRequest): EventualResponse {
    const { crossOrigin } = this.#options;
    const response = crossOrigin.preflight(request, this.allow) ?? this.#respond(request);
    return isPromise(response)
      ? response.then((settled) => crossOrigin.share(request, settled))
      : crossOrigin.share(request, response);
  }

  #respond(request: HttpRequest): EventualResponse {
    const { provide } = this.#options;
    const handler = handlerOf(this.#handlers, request.method);
    if (handler !== undefined) {
      const call = new CommandCall(request, this.#options, this);
      return provide === undefined ? call.run(handler) : call.runProvided(handler, provide);
    }
    return request.method === "OPTIONS" ? new HttpResponse(200, ["Allow", this.allow]) : this.#refusal(request);
  }

  /** RFC 9110 9.1: a method that is known but has no handler is 405, an unknown one 501. */
  #refusal(request: HttpRequest): HttpResponse {
    const { errors } = this.#options;
    if (!STANDARD_METHODS.includes(request.method)) return errors.response(request, 501);
    return errors.response(request, 405, { allowed: allowedOf(this.#handlers) }, ["Allow", this.allow]);
  }

  /** For the field of that name. */
  get allow(): string {
    return allowedOf(this.#handlers).join(", ");
  }
}
