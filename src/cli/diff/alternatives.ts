import { isRecord } from "../../http/kinds.ts";
import { plainStep } from "../../http/pointer.ts";
import type { JsonSchema } from "../../resource/model.ts";

export type Schemas = Readonly<Record<string, JsonSchema>>;

export function schemaAt(schema: unknown, schemas: Schemas): unknown {
  const ref = isRecord(schema) ? schema["$ref"] : undefined;
  if (typeof ref !== "string") return schema;
  const name = plainStep(ref.slice(ref.lastIndexOf("/") + 1));
  return Object.hasOwn(schemas, name) ? schemaAt(schemas[name], schemas) : { $ref: ref };
}

/** A list of types, `anyOf`, `oneOf` and the types of an enumeration are alternatives, each with what is said beside them. */
export function alternativesOf(given: unknown, schemas: Schemas): readonly JsonSchema[] {
  const { anyOf, oneOf, ...rest } = joined(given, schemas);
  const listed = [...listedIn(anyOf), ...listedIn(oneOf)];
  if (listed.length > 0)
    return listed
      .flatMap((each) => alternativesOf(schemaAt(each, schemas), schemas))
      .map((each) => together(rest, each));
  const values = "const" in rest ? [rest["const"]] : rest["enum"];
  const types = listedIn(rest["type"] ?? (Array.isArray(values) ? [...new Set(values.map(typeOf))] : undefined));
  const each = types.length === 0 ? [rest] : types.map((type) => ({ ...rest, type }));
  return Array.isArray(values) ? each.flatMap((one) => withValues(one, values)) : each;
}

/** A type with those of the values that are of it. Both truth values, and null, are all that their type has. */
function withValues(schema: JsonSchema, values: readonly unknown[]): readonly JsonSchema[] {
  const { type, enum: _, const: __, ...others } = schema;
  const own = values.filter((value) => (type === "integer" ? Number.isInteger(value) : typeOf(value) === type));
  if (own.length === 0) return [];
  if (type === "null" || (type === "boolean" && own.length === 2)) return [{ ...others, type }];
  return [{ ...others, enum: own, type: own.every(Number.isInteger) ? "integer" : type }];
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function joined(given: unknown, schemas: Schemas): JsonSchema {
  if (given === false) return { not: {} };
  if (!isRecord(given)) return {};
  const { allOf, ...rest } = given;
  return listedIn(allOf).reduce<JsonSchema>(
    (all, each) => together(all, joined(schemaAt(each, schemas), schemas)),
    rest,
  );
}

function together(one: JsonSchema, other: JsonSchema): JsonSchema {
  const [mine, others] = [membersIn(one["properties"]), membersIn(other["properties"])];
  const properties = { ...mine, ...others };
  for (const name of Object.keys(mine)) if (name in others) properties[name] = { allOf: [mine[name], others[name]] };
  const required = [...listedIn(one["required"]), ...listedIn(other["required"])];
  const bounds = Object.entries(one).flatMap(([keyword, value]) => {
    const second = other[keyword];
    if (typeof value !== "number" || typeof second !== "number" || keyword === "multipleOf") return [];
    return [[keyword, /min/i.test(keyword) ? Math.max(value, second) : Math.min(value, second)]];
  });
  return {
    ...one,
    ...other,
    ...Object.fromEntries(bounds),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

export const membersIn = (value: unknown): JsonSchema => (isRecord(value) ? value : {});
export const listedIn = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];
