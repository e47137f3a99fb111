import { isFunction, isObject } from "../http/kinds.ts";
import { type MaybePromise, whenResolved } from "../http/later.ts";
import { pointerStep } from "../http/pointer.ts";
import type { PointedFailure } from "../http/problem.ts";
import { wrongValue } from "../http/wrongValue.ts";

/** A JSON Schema of the 2020-12 dialect, as OpenAPI 3.1 uses it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What a model has to say against a value. */
export interface ModelIssue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

/** What a model gives: the value as it takes it, or what is wrong with it. */
export type ModelResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly ModelIssue[] };

/** The part of Standard Schema (version 1) that is used here: zod, valibot, arktype and others have it. */
export interface StandardModel<Output = unknown> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => ModelResult<Output> | Promise<ModelResult<Output>>;
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

/** A model written by hand: a JSON Schema, and optionally a check of the value. */
export interface PlainModel<Output = unknown> {
  modelJsonSchema(): JsonSchema;
  validate?(value: unknown): ModelResult<Output> | Promise<ModelResult<Output>>;
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

/** The output of the model, or what is wrong with the value: one entry for each failure, of the first hundred. */
export type Validation =
  | { readonly value: unknown; readonly failures?: undefined }
  | { readonly failures: readonly PointedFailure[] };

/** Of one value. A client can have a failure for each name of its query, and for each item of a list: more help no one. */
const MOST_FAILURES = 100;

type Check<Output> = (value: unknown) => MaybePromise<ModelResult<Output>>;

export function isModel(candidate: unknown): candidate is Model {
  // arktype's models are functions.
  if (!isObject(candidate) && !isFunction(candidate)) return false;
  if ("modelJsonSchema" in candidate && typeof candidate.modelJsonSchema === "function") return true;
  if (!("~standard" in candidate)) return false;
  const standard = candidate["~standard"];
  return isObject(standard) && "validate" in standard;
}

export function validate(model: Model, value: unknown): MaybePromise<Validation> {
  const check = checkOf(model);
  return check === undefined ? { value } : (whenResolved(check(value), validation) as MaybePromise<Validation>);
}

export function checkOf<Output>(model: Model<Output>): Check<Output> | undefined {
  return "~standard" in model ? model["~standard"].validate : model.validate?.bind(model);
}

export function validation(result: ModelResult<unknown>): Validation {
  if (!isObject(result) || !("value" in result || "issues" in result))
    throw wrongValue("The validate of a model", result, "Return { value } or { issues }.");
  if (result.issues === undefined) return { value: result.value };
  const listed = result.issues.slice(0, MOST_FAILURES);
  const failures = listed.map((issue) => ({ pointer: pointerOf(issue), detail: issue.message }));
  const left = result.issues.length - listed.length;
  const more = left === 1 ? "is 1 more failure, which is" : `are ${left} more failures, which are`;
  if (left > 0) failures.push({ pointer: "", detail: `There ${more} not listed.` });
  return { failures };
}

function pointerOf({ path = [] }: ModelIssue): string {
  return path.map((step) => pointerStep(String(typeof step === "object" ? step.key : step))).join("");
}

/** The fields of a query or a form: a name that comes once has a text, one that is repeated a list. */
type Fields = Readonly<Record<string, unknown>>;

/** Checks fields by a model. Where it refuses a text, it is asked again with a list of one. */
export function checkFields<Output>(check: Check<Output>, fields: Fields): MaybePromise<ModelResult<Output>> {
  const asked = whenResolved(check(fields), (asTexts) => {
    const names = refusedIn(asTexts).filter((name) => typeof fields[name] === "string");
    if (names.length === 0) return asTexts;
    return whenResolved(check(withLists(fields, names)), (asLists) => {
      const refused = new Set(refusedIn(asLists));
      const lists = names.filter((name) => !refused.has(name));
      if (lists.length === names.length) return asLists;
      return lists.length === 0 ? asTexts : check(withLists(fields, lists));
    });
  });
  return asked as MaybePromise<ModelResult<Output>>;
}

export function validateFields(model: Model, fields: Fields): MaybePromise<Validation> {
  const check = checkOf(model);
  if (check === undefined) return { value: fields };
  return whenResolved(checkFields(check, fields), validation) as MaybePromise<Validation>;
}

/** The names of fields that are refused; of a list in which an item is refused, it is the item. What is no result is refused later. */
function refusedIn(result: ModelResult<unknown> | undefined): readonly string[] {
  const names = (result?.issues ?? []).flatMap(({ path: [first, ...rest] = [] }: ModelIssue) =>
    first === undefined || rest.length > 0 ? [] : [String(typeof first === "object" ? first.key : first)],
  );
  return [...new Set(names)];
}

/** Without a prototype, as the fields of a query: `__proto__` is a name like any other. */
function withLists(fields: Fields, names: readonly string[]): Fields {
  const all: Record<string, unknown> = Object.assign(Object.create(null), fields);
  for (const name of names) all[name] = [all[name]];
  return all;
}
