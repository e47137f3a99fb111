import { isObject } from "../http/kinds.ts";
import { disown, isPromise } from "../http/later.ts";
import { checkOf, isModel, type Model, type ModelResult } from "../resource/model.ts";
import type { Checked } from "./checked.ts";

/** Values of each type of JSON Schema, each of which has its own text in a query. */
const SAMPLES: Readonly<Record<string, readonly unknown[]>> = {
  number: [0, 1, 10, 100, 1000, -1, 0.5],
  integer: [0, 1, 10, 100, 1000, -1],
  boolean: [true, false],
};

/**
 * Refuses a query's model that no query can fit, which clients would learn as a 400. Its JSON Schema says which type a name has, and the model
 * itself is asked: it takes a number, and not the text of it. What cannot be known for certain is let pass.
 */
export function checkQuery({ resource: { query }, refuse }: Checked): void {
  if (query === undefined || !isModel(query)) return;
  for (const [name, schema] of Object.entries(propertiesOf(query))) {
    const isList = schema.type === "array";
    const { type } = (isList ? schema.items : schema) ?? {};
    if (typeof type !== "string") continue;
    const wrap = (value: unknown) => ({ [name]: isList ? [value] : value });
    const takes = (value: unknown): boolean | undefined => takesIt(query, name, wrap(value));
    const remedy = (word: string) => `${name}: ${isList ? `z.array(${word})` : word}`;
    if (type === "object" && takes({}) !== undefined && ["", "{}", "a"].every((text) => takes(text) === false)) {
      refuse(
        "UNSENDABLE_QUERY",
        `query has an object at ${name}, and a query has texts`,
        `a name for each of its members, or a body`,
      );
    }
    const isRefused = SAMPLES[type]?.some((value) => takes(value) === true && takes(String(value)) === false);
    if (isRefused === true) {
      const word = type === "boolean" ? "z.stringbool()" : `z.coerce.number()${type === "integer" ? ".int()" : ""}`;
      refuse(
        "UNSENDABLE_QUERY",
        `query takes a ${type} at ${name}, and refuses the text of it, which is all that a query has`,
        remedy(word),
      );
    }
    if (type === "boolean" && outputOf(query, wrap("false"), name) === true) {
      refuse("UNSENDABLE_QUERY", `query reads the text "false" at ${name} as true`, remedy("z.stringbool()"));
    }
  }
}

interface Schema {
  readonly type?: unknown;
  readonly items?: Schema;
}

/** By name; none where the model does not say. */
function propertiesOf(model: Model): Readonly<Record<string, Schema>> {
  const options = { target: "draft-2020-12", libraryOptions: { unrepresentable: "any" } };
  try {
    const schema: unknown =
      "modelJsonSchema" in model
        ? model.modelJsonSchema()
        : (model["~standard"] as { jsonSchema?: { input(given: object): unknown } }).jsonSchema?.input(options);
    const properties: unknown = isObject(schema) && Reflect.get(schema, "properties");
    return isObject(properties) ? (properties as Readonly<Record<string, Schema>>) : {};
  } catch {
    return {};
  }
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
