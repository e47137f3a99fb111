import type { Failure } from "../http/problem.ts";
import { type MaybePromise, whenResolved } from "./maybePromise.ts";

/** A JSON Schema of the 2020-12 dialect, as OpenAPI 3.1 uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

interface Issue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

type Result<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/** The part of Standard Schema (version 1) that is used here: zod, valibot, arktype and others have it. */
export interface StandardModel<Output = unknown> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Result<Output> | Promise<Result<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** A model written by hand: a JSON Schema, and optionally a check of the value. */
export interface PlainModel<Output = unknown> {
  modelJsonSchema(): JsonSchema;
  validate?(value: unknown): Result<Output> | Promise<Result<Output>>;
}

export type Model<Output = unknown> = StandardModel<Output> | PlainModel<Output>;

/** The output type of a model; unknown without one. */
export type Output<M> =
  M extends StandardModel<infer O>
    ? O
    : M extends PlainModel<infer O>
      ? O
      : M extends Readonly<Record<string, Model>>
        ? Output<M[keyof M]>
        : unknown;

/** The output of the model, or what is wrong with the value, one entry for each failure. */
export type Validation =
  | { readonly value: unknown; readonly failures?: undefined }
  | { readonly failures: readonly Failure[] };

export function isModel(candidate: unknown): candidate is Model {
  // arktype's models are functions.
  if ((typeof candidate !== "object" || candidate === null) && typeof candidate !== "function") return false;
  if ("modelJsonSchema" in candidate && typeof candidate.modelJsonSchema === "function") return true;
  if (!("~standard" in candidate)) return false;
  const standard = candidate["~standard"];
  return typeof standard === "object" && standard !== null && "validate" in standard;
}

export function validate(model: Model, value: unknown): MaybePromise<Validation> {
  const check = "~standard" in model ? model["~standard"].validate : model.validate?.bind(model);
  if (check === undefined) return { value };
  return whenResolved(check(value), validation) as MaybePromise<Validation>;
}

function validation(result: Result<unknown>): Validation {
  if (result.issues === undefined) return { value: result.value };
  return { failures: result.issues.map((issue) => ({ pointer: pointerOf(issue), detail: issue.message })) };
}

/** RFC 6901: each key behind a slash, with `~` and `/` escaped. The whole value is the empty pointer. */
function pointerOf({ path = [] }: Issue): string {
  return path
    .map((step) => (typeof step === "object" ? step.key : step))
    .map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`)
    .join("");
}
