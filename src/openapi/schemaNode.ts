import type { JsonSchema } from "../resource/model.ts";

/** Whether a model is documented as what is sent to the service, or as what comes back. */
export type Direction = "input" | "output";

export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly label: string;
  /** Its subschemas by slot: "items", "properties/title", "anyOf/0". References are followed. */
  readonly slots: Map<string, SchemaNode>;
  readonly name: string | undefined;
  readonly direction: Direction;
  readonly place: string;
}

/** The keywords of JSON Schema 2020-12 whose values are schemas: one, a list of them, or a record. */
const ONE = (
  "items additionalProperties propertyNames contains not if then else unevaluatedItems unevaluatedProperties " +
  "contentSchema"
).split(" ");
const LIST = ["prefixItems", "allOf", "anyOf", "oneOf"];
const RECORD = ["properties", "patternProperties", "dependentSchemas"];

/** The keywords under which a library keeps what it refers to. References are followed, and these are not copied. */
export const CONTAINERS = ["$defs", "definitions"];

/** What a component does not repeat: its name is its key, and its dialect the document's. */
const DROPPED = new Set(["$schema", "$id", "$anchor", ...CONTAINERS]);

export function slotsOf(schema: JsonSchema): readonly (readonly [slot: string, subschema: JsonSchema])[] {
  const found: [string, JsonSchema][] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    if (ONE.includes(keyword) && isSchema(value)) found.push([keyword, value]);
    else if ((LIST.includes(keyword) && Array.isArray(value)) || (RECORD.includes(keyword) && isSchema(value))) {
      for (const [key, each] of Object.entries(value)) if (isSchema(each)) found.push([`${keyword}/${key}`, each]);
    }
  }
  return found;
}

export function slotParts(slot: string): readonly [keyword: string, key: string] {
  const [keyword = "", key = ""] = slot.split(/\/(.*)/s, 2);
  return [keyword, key];
}

/** OpenAPI 3.1, 4.8.25: which value of a discriminator means which schema, by its name or a reference. */
export function mappingOf({ discriminator }: JsonSchema): JsonSchema {
  return isSchema(discriminator) && isSchema(discriminator["mapping"]) ? discriminator["mapping"] : {};
}

export function mappingSlot(value: string): string {
  return `discriminator/${value}`;
}

export function rewrite(schema: JsonSchema, write: (slot: string, subschema: JsonSchema) => unknown): JsonSchema {
  const written: Record<string, unknown> = {};
  const each = (keyword: string) => (key: string, value: unknown) =>
    isSchema(value) ? write(`${keyword}/${key}`, value) : value;
  for (const [keyword, value] of Object.entries(schema)) {
    if (DROPPED.has(keyword)) continue;
    const sub = each(keyword);
    if (ONE.includes(keyword) && isSchema(value)) written[keyword] = write(keyword, value);
    else if (LIST.includes(keyword) && Array.isArray(value)) {
      written[keyword] = value.map((item: unknown, at) => sub(String(at), item));
    } else if (RECORD.includes(keyword) && isSchema(value)) {
      written[keyword] = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, sub(key, item)]));
    } else written[keyword] = value;
  }
  return written;
}

/** A schema's own keywords as text, in any order; of its subschemas the slots, and those that are true or false. */
export function labelOf(schema: JsonSchema, slots: Iterable<string>): string {
  const words = Object.entries(rewrite(schema, () => ""))
    .filter(([keyword]) => keyword !== "$ref")
    .map(([keyword, value]) => `${keyword}=${canonical(keyword, value)}`);
  return JSON.stringify([words.sort(), [...slots].sort()]);
}

export function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function canonical(keyword: string, value: unknown): string {
  if (RECORD.includes(keyword) && isSchema(value))
    return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify(keyword === "required" && Array.isArray(value) ? [...value].map(String).sort() : value);
}
