import { jsonCodec } from "../codecs/json.ts";
import { isToken } from "../http/field.ts";
import { isText } from "../http/kinds.ts";
import { type MaybePromise, whenResolved } from "../http/later.ts";
import { STANDARD_METHODS } from "../http/method.ts";
import type { HttpRequest } from "../http/request.ts";
import { type EventualResponse, HttpResponse } from "../http/response.ts";
import type { Provisions } from "../literal/provisions.ts";
import { viewOf } from "../literal/view.ts";
import type { Release, Task } from "../resource/context.ts";
import { MountError } from "../resource/mountError.ts";
import { Resource } from "../resource/resource.ts";
import type { CommandRoute, Handler } from "../route/route.ts";
import { Kit, type KitOptions } from "../walk/kit.ts";
import { plainWalk, type Walk } from "../walk/run.ts";
import type { Mounting } from "../walk/state.ts";
import type { Visit } from "../walk/visit.ts";
import type { CrossOrigin } from "./crossOrigin.ts";
import type { ServiceErrors } from "./errors.ts";

/**
 * Sets up what handlers of commands need. Its return value is their second argument; what it defers is called once when
 * the request has ended, however it ended, the last one first.
 */
export type Provide = (
  request: HttpRequest,
  defer: (release: Release) => void,
  after: (task: Task) => void,
) => MaybePromise<unknown>;

/** What sets up the second argument of a handler. */
type Provision = (visit: Visit) => unknown;

/** What the service provides itself, or what its parts do: the context with what they provide in it. */
export function provisionOf(provide: Provide | undefined, ofParts: Provisions | undefined): Provision | undefined {
  if (provide !== undefined) return (visit) => provide(visit.request, visit.defer, visit.after);
  return ofParts && ((visit) => whenResolved<undefined, object>(ofParts(visit), () => viewOf(visit)));
}

export interface CommandOptions {
  readonly crossOrigin: CrossOrigin;
  readonly errors: ServiceErrors;
  readonly kit: Omit<KitOptions, "codecs">;
  /** That of the parts of the service, with its own. */
  readonly mapError?: KitOptions["mapError"];
  /** Undefined where handlers need nothing. */
  readonly provide?: Provision | undefined;
  /** Whether a part of the service lends something. */
  readonly isLending: boolean;
}

/** What the handlers at one pattern are to their walks. Errors have codecs of their own. */
class Plain extends Resource {
  override readonly allowedMethods: readonly string[];

  constructor(methods: readonly string[]) {
    super();
    this.allowedMethods = methods;
  }
}
const CODECS = { "application/json": jsonCodec };

/** The plain handlers at one pattern, by method. */
export class Commands {
  readonly kind = "commands";
  readonly pattern: string;
  readonly #options: CommandOptions;
  readonly #handlers = new Map<string, Handler>();
  #walks = new Map<string, Walk>();
  #allowed: readonly string[] = [];
  #mounting: Mounting | undefined;

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
    this.#allowed = allowedOf(this.methods);
    this.#mounting = undefined;
    this.#walks = new Map();
    return true;
  }

  handle(request: HttpRequest): EventualResponse {
    const { crossOrigin } = this.#options;
    const handler = this.#handlerOf(request.method);
    const preflight = crossOrigin.preflight(request, this.#allowed);
    if (handler === undefined || preflight !== undefined)
      return crossOrigin.share(request, preflight ?? this.#refusal(request));
    this.#mounting ??= { pattern: this.pattern, resource: new Plain(this.#allowed) };
    const known = this.#walks.get(request.method) ?? this.#walk(handler, this.#mounting);
    this.#walks.set(request.method, known);
    return known(request, this.#mounting);
  }

  /** Its own, and for HEAD that of GET, whose content is not sent. */
  #handlerOf(method: string): Handler | undefined {
    return this.#handlers.get(method) ?? (method === "HEAD" ? this.#handlers.get("GET") : undefined);
  }

  #walk(handler: Handler, { resource }: Mounting): Walk {
    const { provide, kit, mapError, isLending } = this.#options;
    const handle = (visit: Visit): unknown =>
      provide === undefined
        ? handler(visit.request, undefined as never)
        : whenResolved(provide(visit), (provided) => handler(visit.request, provided as never));
    return plainWalk(handle, new Kit(resource, { ...kit, mapError, codecs: CODECS }), isLending);
  }

  /** RFC 9110 9.1: a method that is known but has no handler is 405, an unknown one 501. */
  #refusal(request: HttpRequest): HttpResponse {
    const { errors } = this.#options;
    const allow = ["Allow", this.#allowed.join(", ")];
    if (request.method === "OPTIONS") return new HttpResponse(200, allow);
    if (!STANDARD_METHODS.includes(request.method)) return errors.response(request, 501);
    return errors.response(request, 405, { allowed: this.#allowed }, allow);
  }
}

/** The methods that a path of commands supports: those that have a handler, HEAD with GET, and OPTIONS (RFC 9110 9.3). */
function allowedOf(methods: readonly string[]): readonly string[] {
  const all = methods.flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method]));
  return [...new Set([...all, "OPTIONS"])];
}
