import { PROBLEM_JSON, type Problem } from "../http/problem.ts";
import type { HttpRequest } from "../http/request.ts";
import type { Codecs } from "./codec.ts";
import type { Model } from "./model.ts";
import { overrides } from "./overrides.ts";
import type { AnyResource } from "./resource.ts";

/** What errors look like, as a service declares it: those of no resource, and of each resource that does not say so itself. */
export interface ErrorFormat {
  /** Media types of errors, negotiated by Accept; the first is the default. Default: application/problem+json. */
  readonly errorProduces?: readonly string[] | undefined;
  /**
   * What an error carries: the problem as it is, with more said, another value for the error's codec, or undefined for the
   * status alone. At once, without a promise. There is no request where the transport refuses what it could not read.
   */
  readonly errorBody?: ((problem: Problem, request: HttpRequest | undefined) => unknown) | undefined;
  /** The model of what `errorBody` gives, for the document. */
  readonly errorModel?: Model | undefined;
  /** Codecs of the types of errors. A type that has none here takes the route's, or the built-in one. */
  readonly errorCodecs?: Codecs | undefined;
}

/** What a resource's errors look like, once the service has had its say. */
export interface NearestErrorFormat {
  readonly types: readonly string[];
  /** Whose `errorBody` is asked; undefined where there is none, so that every error is a plain problem. */
  readonly shapedBy: "resource" | "service" | undefined;
  readonly model: Model | undefined;
}

/** Ruling 36: the nearest wins, the resource's before the service's. A model is of the `errorBody` beside which it stands. */
export function nearestErrorFormat(resource: AnyResource, service: ErrorFormat = {}): NearestErrorFormat {
  const isOwn = overrides(resource, "errorBody");
  return {
    types: errorTypesOf(resource.errorProduces, service),
    shapedBy: isOwn ? "resource" : service.errorBody && "service",
    model: resource.errorModel ?? (isOwn ? undefined : service.errorModel),
  };
}

export function errorTypesOf(
  own: readonly string[] | undefined,
  { errorProduces }: ErrorFormat = {},
): readonly string[] {
  return own ?? errorProduces ?? PLAIN_TYPES;
}

const PLAIN_TYPES = [PROBLEM_JSON];

/** The codecs of errors at a route. */
export function errorCodecsOf(codecs: Codecs, { errorCodecs }: ErrorFormat = {}): Codecs {
  return errorCodecs === undefined ? codecs : { ...codecs, ...errorCodecs };
}
