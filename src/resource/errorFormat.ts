import { type MaybePromise, whenResolved } from "../http/later.ts";
import { PROBLEM_JSON, type Problem } from "../http/problem.ts";
import type { HttpRequest } from "../http/request.ts";
import type { Codecs } from "./codec.ts";
import type { Context } from "./context.ts";
import type { Halt } from "./halt.ts";
import type { Model } from "./model.ts";
import { overrides } from "./overrides.ts";
import type { AnyResource } from "./resource.ts";

/** The format of errors that a service declares: for those outside resources, and for resources that declare none. */
export interface ErrorFormat<X = unknown, EM extends Model | undefined = Model | undefined> {
  /** Media types of errors, negotiated by Accept; the first is the default. Default: application/problem+json. */
  readonly errorProduces?: readonly string[] | undefined;
  /**
   * Makes the content of an error, synchronously: the problem, another value for its codec, or undefined for no content. There is no
   * request if the transport refuses what it could not read.
   */
  readonly errorBody?: ((problem: Problem, request: HttpRequest | undefined) => X) | undefined;
  /** The model of what `errorBody` returns, for the document and for clients. */
  readonly errorModel?: EM | undefined;
  /** Codecs for the media types of errors. A type without one uses the route's, or the built-in one. */
  readonly errorCodecs?: Codecs | undefined;
}

/** The format of a resource's errors, with the service's defaults applied. */
export interface NearestErrorFormat {
  readonly types: readonly string[];
  /** Whose `errorBody` is called; undefined where there is none, so that every error is a plain problem. */
  readonly shapedBy: "resource" | "service" | undefined;
  readonly model: Model | undefined;
}

/** Ruling 36: the nearest wins. A model belongs to the `errorBody` declared with it. */
export function nearestErrorFormat(resource: AnyResource, service: ErrorFormat = {}): NearestErrorFormat {
  const isOwn = overrides(resource, "errorBody");
  return {
    types: errorTypesOf(resource.errorProduces, service),
    shapedBy: isOwn ? "resource" : service.errorBody && "service",
    model: resource.errorModel ?? (isOwn ? undefined : service.errorModel),
  };
}

export function errorTypesOf(own?: readonly string[], { errorProduces }: ErrorFormat = {}): readonly string[] {
  return own ?? errorProduces ?? PLAIN_TYPES;
}

const PLAIN_TYPES = [PROBLEM_JSON];

export function errorCodecsOf(codecs: Codecs, { errorCodecs }: ErrorFormat = {}): Codecs {
  return errorCodecs === undefined ? codecs : { ...codecs, ...errorCodecs };
}

/** Returns the Halt that an error means, or undefined for an error that it does not know. */
export type ErrorMap = (error: unknown, ctx: Context) => MaybePromise<Halt | undefined | void>;
/** The same as the walk calls it: what it returns is checked. */
export type UncheckedMap<Ctx> = (error: unknown, ctx: Ctx) => unknown;

/** Asks one after the other, until one of them returns something. */
export function firstOf<Ctx>(maps: readonly UncheckedMap<Ctx>[]): UncheckedMap<Ctx> | undefined {
  const [first, ...others] = maps;
  const next = first && firstOf(others);
  return next === undefined
    ? first
    : (error, ctx) => whenResolved(first?.(error, ctx), (given) => given ?? next(error, ctx));
}
