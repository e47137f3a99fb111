import type { OpenapiDocument } from "../../openapi/document.ts";
import type { JsonSchema } from "../../resource/model.ts";

export const MODELS = "Models";

/** A JSON Schema as the text of a type. What a type cannot say (lengths, patterns) is left out. */
export function schemaType(schema: unknown): string {
  if (schema === false) return "never";
  if (typeof schema !== "object" || schema === null) return "unknown";
  const { $ref, const: value, enum: values, anyOf, oneOf, allOf, type } = schema as JsonSchema;
  if (typeof $ref === "string") return referenced($ref);
  if ("const" in schema) return JSON.stringify(value);
  if (Array.isArray(values)) return union(values.map((each) => JSON.stringify(each)));
  const either = anyOf ?? oneOf;
  if (Array.isArray(either)) return union(either.map(schemaType));
  if (Array.isArray(allOf)) return joined([...allOf, { ...schema, allOf: undefined }]);
  if (Array.isArray(type)) return union(type.map((each) => schemaType({ ...schema, type: each })));
  return plainType(schema as JsonSchema);
}

function referenced(reference: string): string {
  if (!reference.startsWith(COMPONENT)) return "unknown";
  const name = reference.slice(COMPONENT.length);
  return name === "Problem" ? "Problem" : `${MODELS}.${name}`;
}

function joined(schemas: readonly unknown[]): string {
  const types = schemas
    .map(schemaType)
    .filter((type) => type !== "unknown" && type !== "{ readonly [name: string]: unknown }");
  return types.length === 0 ? "unknown" : types.map((type) => grouped(type, " | ")).join(" & ");
}

function union(types: readonly string[]): string {
  const all = [...new Set(types)];
  if (all.includes("unknown")) return "unknown";
  return all.length === 0 ? "never" : all.map((type) => grouped(type, " & ")).join(" | ");
}

const grouped = (type: string, ...operators: readonly string[]): string =>
  operators.some((operator) => type.includes(operator)) ? `(${type})` : type;

const PLAIN: ReadonlySet<unknown> = new Set(["string", "number", "boolean", "null"]);

function plainType(schema: JsonSchema): string {
  const { type, items, prefixItems } = schema;
  if (PLAIN.has(type)) return String(type);
  if (type === "integer") return "number";
  if (type === "array") return Array.isArray(prefixItems) ? tupleType(prefixItems, schema) : listType(items);
  return type === "object" || "properties" in schema ? objectType(schema) : "unknown";
}

const listType = (items: unknown): string => `${grouped(schemaType(items ?? true), " | ", " & ")}[]`;

/** JSON Schema 2020-12, Validation 6.4: without minItems an item may be missing, and without maxItems more may follow. */
function tupleType(prefix: readonly unknown[], { items, minItems = 0, maxItems = Infinity }: JsonSchema): string {
  const members = prefix
    .map((each, at) => (at < Number(minItems) ? schemaType(each) : `${grouped(schemaType(each), " | ", " & ")}?`))
    .slice(0, Number(maxItems));
  const isClosed = items === false || Number(maxItems) <= prefix.length;
  return `[${[...members, ...(isClosed ? [] : [`...${listType(items)}`])].join(", ")}]`;
}

function objectType({ properties = {}, required = [], additionalProperties }: JsonSchema): string {
  const needed = new Set(required as readonly string[]);
  const members = Object.entries(properties as JsonSchema).map(
    ([name, schema]) => `readonly ${memberName(name)}${needed.has(name) ? "" : "?"}: ${schemaType(schema)}`,
  );
  const isOpen = members.length === 0 && additionalProperties !== false;
  const others =
    typeof additionalProperties === "object" || isOpen ? schemaType(additionalProperties ?? true) : undefined;
  // An index signature has to hold for the members, too.
  if (others !== undefined) members.push(`readonly [name: string]: ${members.length === 0 ? others : "unknown"}`);
  return members.length === 0 ? "{}" : `{ ${members.join("; ")} }`;
}

export const memberName = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));

const COMPONENT = "#/components/schemas/";

/** Words that no type can be called: those of ECMAScript that are reserved everywhere, `as`, and the types that TypeScript has. */
const RESERVED = new Set(
  (
    "any as bigint boolean break case catch class const continue debugger default delete do else enum export extends false " +
    "finally for function if import in instanceof never new null number object return string super switch symbol this throw " +
    "true try typeof undefined unknown var void while with"
  ).split(" "),
);

/** The document with its models called as types can be, each by a name of its own. */
export function withTypeNames(document: OpenapiDocument): OpenapiDocument {
  const { schemas } = document.components;
  const names = typeNames(Object.keys(schemas));
  const named = (name: string) => names.get(name) ?? name;
  const renamed: OpenapiDocument = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === "$ref" && typeof value === "string" && value.startsWith(COMPONENT)
      ? COMPONENT + named(value.slice(COMPONENT.length))
      : value,
  );
  const entries = Object.entries(renamed.components.schemas).map(([name, schema]) => [named(name), schema] as const);
  return { ...renamed, components: { ...renamed.components, schemas: Object.fromEntries(entries) } };
}

/** Those that can be types as they are keep their names; what would be the same beside them gets a number. */
function typeNames(names: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map(names.filter((name) => identifier(name) === name).map((name) => [name, name]));
  const taken = new Set(found.keys());
  for (const name of names) {
    if (found.has(name)) continue;
    let free = identifier(name);
    for (let count = 2; taken.has(free); count += 1) free = `${identifier(name)}_${count}`;
    found.set(name, free);
    taken.add(free);
  }
  return found;
}

function identifier(name: string): string {
  const text = name.replaceAll(/\W/g, "_");
  if (RESERVED.has(text)) return `${text}_`;
  return /^\d/.test(text) ? `_${text}` : text;
}
