import { BodyIncomplete, BodyMalformed, BodyTooLarge } from "../http/body.ts";
import { isToken } from "../http/field.ts";
import { STANDARD_METHODS } from "../http/method.ts";
import type { HttpRequest } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import { isPromise } from "../resource/answer.ts";
import { Halt } from "../resource/halt.ts";
import { MountError } from "../resource/mountError.ts";
import type { CommandRoute, Handler } from "../route/route.ts";
import { type DeadlineExceeded, withinDeadline } from "../walk/deadline.ts";
import type { Answered } from "../walk/step.ts";
import type { CrossOrigin } from "./crossOrigin.ts";
import { allowedOf, impliedHandler } from "./impliedCommands.ts";
import { haltResponse, problemResponse } from "./problemResponse.ts";

export interface CommandOptions {
  readonly crossOrigin: CrossOrigin;
  readonly deadline: number;
  readonly onError: (error: unknown) => void;
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

  handle(request: HttpRequest): Answered {
    const { crossOrigin } = this.#options;
    const answer = crossOrigin.preflight(request, this.#allow) ?? this.#answer(request);
    return isPromise(answer)
      ? answer.then((settled) => crossOrigin.share(request, settled))
      : crossOrigin.share(request, answer);
  }

  #answer(request: HttpRequest): Answered {
    const handler = this.#handlers.get(request.method) ?? impliedHandler(this.#handlers, request.method);
    if (handler === undefined) return this.#refusal(request);
    const fault = (error: unknown) => this.#fault(request, error);
    try {
      const answer = handler(request);
      if (!isPromise(answer)) return given(answer);
      return withinDeadline(this.#options.deadline, request, answer, (error) => this.#late(request, error))
        .then(given)
        .then(undefined, fault);
    } catch (error) {
      return fault(error);
    }
  }

  /** RFC 9110 9.1: a method that is known but has no handler is 405, an unknown one 501. */
  #refusal(request: HttpRequest): HttpResponse {
    if (!STANDARD_METHODS.includes(request.method)) return problemResponse(request, 501);
    return problemResponse(request, 405, { allowed: allowedOf(this.#handlers) }, ["Allow", this.#allow]);
  }

  #fault(request: HttpRequest, error: unknown): HttpResponse {
    if (error instanceof Halt) return this.#halt(request, error);
    if (error instanceof BodyTooLarge) return problemResponse(request, 413);
    if (error instanceof BodyIncomplete || error instanceof BodyMalformed) {
      return problemResponse(request, 400, { detail: error.message });
    }
    this.#options.onError(error);
    return problemResponse(request, 500);
  }

  #halt(request: HttpRequest, halt: Halt): HttpResponse {
    try {
      return haltResponse(request, halt);
    } catch (error) {
      // A field that cannot be sent.
      return this.#fault(request, error);
    }
  }

  #late(request: HttpRequest, error: DeadlineExceeded): HttpResponse {
    this.#options.onError(error);
    return problemResponse(request, 504);
  }

  get #allow(): string {
    return allowedOf(this.#handlers).join(", ");
  }
}

/** The compiler sees to it where there was one; a handler that forgot its answer must not reach the runtime's door. */
function given(answer: HttpResponse | undefined): HttpResponse {
  if (answer !== undefined) return answer;
  throw new TypeError(
    "The command gave no answer. Return an HttpResponse; HttpResponse.empty() says that all is done.",
  );
}
