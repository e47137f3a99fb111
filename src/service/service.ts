import { BodyIncomplete, BodyTooLarge } from "../http/body.ts";
import { STANDARD_METHODS } from "../http/method.ts";
import type { HttpRequest } from "../http/request.ts";
import { HttpResponse } from "../http/response.ts";
import { isPromise } from "../resource/answer.ts";
import { Halt } from "../resource/halt.ts";
import type { Route } from "../route/route.ts";
import type { Match, Router } from "../route/router.ts";
import type { ErrorHook } from "../walk/mounted.ts";
import type { Answered } from "../walk/step.ts";
import { challengeOf, type SecuritySchemes } from "./challenge.ts";
import type { Commands } from "./commands.ts";
import type { MountedResource } from "./mount.ts";
import { decodeParams } from "./params.ts";
import { haltResponse, problemResponse } from "./problemResponse.ts";
import { inProduction } from "./production.ts";
import { buildRouting, type Target } from "./routing.ts";

export interface ServiceOptions {
  readonly routes: readonly Route[];
  /** Whether answers carry X-Framework-Trace. Default: not where NODE_ENV is production. */
  readonly trace?: boolean;
  /** Told once of whatever a callback, codec or command throws. Default: one line on the console, and the stack. */
  readonly onError?: ErrorHook;
  /** Bytes that a body may have where its resource declares no size. Default: 1 MiB. */
  readonly maxBodyBytes?: number;
  /** As in the OpenAPI document; a 401 whose callback names no challenge takes it from here. */
  readonly securitySchemes?: SecuritySchemes;
  /** Names of the schemes that protect what does not say otherwise. */
  readonly security?: readonly string[];
}

const ONE_MEBIBYTE = 1_048_576;

/** The routes made ready, and the one door through which every runtime hands its requests in. */
export class Service {
  /** The resources that are mounted, with their plans, in the order of the routes. */
  readonly resources: readonly MountedResource[];
  /** Bytes that a body may have where its resource declares no size. */
  readonly maxBodyBytes: number;
  readonly #router: Router<Target>;
  readonly #onError: ErrorHook;

  constructor(options: ServiceOptions) {
    const { securitySchemes = {}, security = [], maxBodyBytes = ONE_MEBIBYTE } = options;
    this.maxBodyBytes = maxBodyBytes;
    this.#onError = shielded(options.onError ?? logError);
    const { router, resources } = buildRouting(options.routes, {
      trace: options.trace ?? !inProduction(),
      onError: this.#onError,
      maxBodyBytes,
      challengeFor: (resource) => challengeOf(resource, securitySchemes, security),
    });
    this.#router = router;
    this.resources = resources;
  }

  /** Answer a request. Never throws and never rejects: whatever goes wrong is an answer too. */
  handle(request: HttpRequest): Answered {
    const match = this.#router.find(request.path);
    if (match === undefined) return this.#unrouted(request);
    if (!this.#takeParams(request, match)) {
      return problemResponse(request, 400, { detail: "The path holds an escape that is no UTF-8 text." });
    }
    const target = match.value;
    return target.kind === "resource" ? target.walk(request.method)(request) : this.#command(request, target);
  }

  #takeParams(request: HttpRequest, { params }: Match<Target>): boolean {
    const decoded = decodeParams(params);
    if (decoded !== undefined) request.params = decoded;
    return decoded !== undefined;
  }

  #unrouted(request: HttpRequest): HttpResponse {
    // RFC 9110 9.3.7: `OPTIONS *` asks about the server as a whole.
    if (request.method === "OPTIONS" && request.path === "*") return HttpResponse.empty();
    return problemResponse(request, 404);
  }

  #command(request: HttpRequest, commands: Commands): Answered {
    const handler = commands.handler(request.method);
    if (handler === undefined) {
      return STANDARD_METHODS.includes(request.method)
        ? problemResponse(request, 405, { allowed: commands.allow.split(", ") }, ["Allow", commands.allow])
        : problemResponse(request, 501);
    }
    try {
      const answer = handler(request);
      return isPromise(answer) ? answer.then(undefined, (error: unknown) => this.#fault(request, error)) : answer;
    } catch (error) {
      return this.#fault(request, error);
    }
  }

  #fault(request: HttpRequest, error: unknown): HttpResponse {
    if (error instanceof Halt) return haltResponse(request, error);
    if (error instanceof BodyTooLarge) return problemResponse(request, 413);
    if (error instanceof BodyIncomplete) return problemResponse(request, 400, { detail: error.message });
    this.#onError(error, undefined);
    return problemResponse(request, 500);
  }
}

/** A hook that throws must not take the request with it. */
function shielded(hook: ErrorHook): ErrorHook {
  return (error, ctx) => {
    try {
      hook(error, ctx);
    } catch (second) {
      console.error(second);
    }
  };
}

const logError: ErrorHook = (error, ctx) => {
  const { method, path } = ctx?.request ?? { method: "a", path: "command" };
  console.error(`${method} ${path} failed:`, error);
};
