import { jsonCodec } from "../codecs/json.ts";
import { checkCors } from "../graph/checkPolicies.ts";
import { isToken } from "../http/field.ts";
import { isText } from "../http/kinds.ts";
import { type MaybePromise, whenResolved } from "../http/later.ts";
import { STANDARD_METHODS } from "../http/method.ts";
import type { HttpRequest } from "../http/request.ts";
import { type EventualResponse, HttpResponse } from "../http/response.ts";
import type { Provisions } from "../literal/layers.ts";
import { viewOf } from "../literal/view.ts";
import type { Release, Task } from "../resource/context.ts";
import { type CorsPolicy, isPreflight, settledCors, writeCors, writePreflight } from "../resource/cors.ts";
import { MountError, refuseService } from "../resource/mountError.ts";
import { Resource } from "../resource/resource.ts";
import type { CommandRoute, Handler } from "../route/route.ts";
import { Kit, type KitOptions } from "../walk/kit.ts";
import { plainWalk, type Walk } from "../walk/run.ts";
import type { Mounting } from "../walk/state.ts";
import type { Visit } from "../walk/visit.ts";
import type { ServiceErrors } from "./errors.ts";

/** Sets up what plain handlers need: their second argument. What it defers is called once when the request has ended, the last one first. */
export type Provide = (
  request: HttpRequest,
  defer: (release: Release) => void,
  after: (task: Task) => void,
) => MaybePromise<unknown>;

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
  readonly provide?: Provision | undefined;
  readonly isLending: boolean;
}

/** What the handlers at one pattern are to their walks. Errors have codecs of their own. */
class Plain extends Resource {}
const CODECS = { "application/json": jsonCodec };

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

  get methods(): readonly string[] {
    return [...this.#handlers.keys()];
  }

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
    const { method } = request;
    const handler = this.#handlers.get(method) ?? (method === "HEAD" ? this.#handlers.get("GET") : undefined);
    const preflight = crossOrigin.preflight(request, this.#allowed);
    if (handler === undefined || preflight !== undefined)
      return crossOrigin.share(request, preflight ?? this.#refusal(request));
    this.#mounting ??= {
      pattern: this.pattern,
      resource: Object.assign(new Plain(), { allowedMethods: this.#allowed }),
    };
    const known = this.#walks.get(request.method) ?? this.#walk(handler, this.#mounting);
    this.#walks.set(request.method, known);
    return known(request, this.#mounting);
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

/** Those that have a handler, HEAD with GET, and OPTIONS (RFC 9110 9.3). */
function allowedOf(methods: readonly string[]): readonly string[] {
  const all = methods.flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method]));
  return [...new Set([...all, "OPTIONS"])];
}

/** What the service's CORS policy says of responses from outside the graph: commands, and what routing refuses. */
export interface CrossOrigin {
  preflight(request: HttpRequest, allowed: readonly string[]): HttpResponse | undefined;
  share(request: HttpRequest, response: HttpResponse): HttpResponse;
}

export function crossOrigin(given: CorsPolicy | undefined): CrossOrigin {
  if (given === undefined) return { preflight: () => undefined, share: (_request, response) => response };
  checkCors({ resource: { cors: given }, refuse: refuseService });
  // What else a plain handler reads and sends is not declared.
  const policy = settledCors(
    given,
    () => ["Authorization", "Content-Type"],
    () => [],
  );
  return {
    preflight: (request, allowed) => {
      if (!isPreflight(request)) return undefined;
      const fields: string[] = [];
      writePreflight(policy, request, allowed.join(", "), fields);
      return new HttpResponse(204, fields);
    },
    share: (request, { status, headers, body }) => {
      const fields = [...headers];
      writeCors(policy, request, fields);
      return new HttpResponse(status, fields, body);
    },
  };
}
