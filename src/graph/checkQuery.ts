import { isObject } from "../http/kinds.ts";
import { disown, isPromise } from "../http/later.ts";
import { modelsIn } from "../resource/byMethod.ts";
import { checkOf, type Model, type ModelResult } from "../resource/model.ts";
import type { Refuse } from "../resource/mountError.ts";
import type { Checked } from "./declared.ts";

/** Values of each type of JSON Schema, each of which has its own text in a query. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  number: [0, 1, 10, 100, 1000, -1, 0.5],
  integer: [0, 1, 10, 100, 1000, -1],
  boolean: [true, false],
};

/** Refuses a model of the query or path that no text can fit. What is not known for certain is let pass. */
export function checkQuery({ resource: { query, pathModel }, refuse }: Checked): void {
  for (const model of modelsIn(query)) checkTexts("query", model, refuse);
  checkTexts("pathModel", pathModel, refuse);
}

function checkTexts(called: "query" | "pathModel", model: Model | undefined, refuse: Refuse): void {
  if (model === undefined) return;
  const source = called === "query" ? "query" : "path";
  for (const [name, schema] of Object.entries(membersOfModel(model).properties)) {
    const isList = schema.type === "array";
    const { type } = (isList ? schema.items : schema) ?? {};
    if (type === undefined && Object.keys(schema).length === 0) refuseNonTexts(called, model, name, refuse);
    if (typeof type !== "string") continue;
    const wrap = (value: unknown) => ({ [name]: isList ? [value] : value });
    const takes = (value: unknown): boolean | undefined => takesIt(model, name, wrap(value));
    const remedy = (word: string) => `${name}: ${isList ? `z.array(${word})` : word}`;
    if (type === "object" && takes({}) !== undefined && ["", "{}", "a"].every((text) => takes(text) === false)) {
      const remedy = "a name for each of its members, or a body";
      refuse("UNSENDABLE_QUERY", `${called} has an object at ${name}, and a ${source} has texts`, remedy);
    }
    const isRefused = SAMPLES[type]?.some((value) => takes(value) === true && takes(String(value)) === false);
    if (isRefused === true) {
      const word = type === "boolean" ? "z.stringbool()" : `z.coerce.number()${type === "integer" ? ".int()" : ""}`;
      const detail = `${called} takes a ${type} at ${name}, and refuses the text of it, which is all that a ${source} has`;
      refuse("UNSENDABLE_QUERY", detail, remedy(word));
    }
    if (type === "boolean" && outputOf(model, wrap("false"), name) === true)
      refuse("UNSENDABLE_QUERY", `${called} reads the text "false" at ${name} as true`, remedy("z.stringbool()"));
  }
}

/** JSON has neither dates nor BigInts, so that the schema says nothing of them. */
function refuseNonTexts(called: string, model: Model, name: string, refuse: Refuse): void {
  const takes = (member: unknown) => takesIt(model, name, { [name]: member });
  const kind = takes(new Date(0)) === true ? "date" : takes(0n) === true ? "bigint" : undefined;
  if (kind === undefined || ["0", "1970-01-01"].some((text) => takes(text) !== false)) return;
  refuse("UNSENDABLE_QUERY", `${called} takes a ${kind} at ${name}, and no text`, `${name}: z.coerce.${kind}()`);
}

/** Refuses a model of the path that names other parameters than the pattern (`names`): every path would be 404, or a parameter lost. */
export function checkPathModel(model: Model, names: readonly string[], refuse: Refuse): void {
  const { properties, additionalProperties } = membersOfModel(model);
  const known = Object.keys(properties);
  const stranger = known.find((name) => !names.includes(name));
  if (names.length === 0 || stranger !== undefined) {
    const had = names.length === 0 ? "no parameters" : `{${names.join("}, {")}} and no {${stranger}}`;
    refuse("PATTERN_LACKS_PARAMETER", `pathModel is declared, and the pattern has ${had}`, "the same names in both");
  }
  const lost = known.length === 0 || additionalProperties ? undefined : names.find((name) => !known.includes(name));
  if (lost === undefined) return;
  const remedy = `${lost}: z.string()`;
  refuse("PATTERN_LACKS_PARAMETER", `pathModel leaves {${lost}} out, so that params would lack it`, remedy);
}

interface Schema {
  readonly type?: unknown;
  readonly items?: Schema;
}

interface Members {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
}

export function membersOfModel(model: Model): Members {
  const options = { target: "draft-2020-12", libraryOptions: { unrepresentable: "any" } };
  try {
    const schema: unknown =
      "modelJsonSchema" in model
        ? model.modelJsonSchema()
        : (model["~standard"] as { jsonSchema?: { input(given: object): unknown } }).jsonSchema?.input(options);
    if (isObject(schema) && isObject(Reflect.get(schema, "properties"))) return schema as Members;
  } catch {
    // Then it does not say.
  }
  return { properties: {} };
}

function asked(model: Model, value: object): ModelResult<unknown> | undefined {
  try {
    const result = checkOf(model)?.(value);
    if (!isPromise(result)) return result;
    disown(result);
  } catch {
    // Then nothing is known of it.
  }
  return undefined;
}

/** Whether the model says nothing against the value at this name; undefined where that is not known. */
function takesIt(model: Model, name: string, value: object): boolean | undefined {
  const result = asked(model, value);
  if (result === undefined) return undefined;
  return !(result.issues ?? []).some(({ path: [first] = [] }) => (isObject(first) ? first.key : first) === name);
}

function outputOf(model: Model, value: object, name: string): unknown {
  const result = asked(model, value);
  return result?.issues === undefined && isObject(result?.value) ? Reflect.get(result.value, name) : undefined;
}
