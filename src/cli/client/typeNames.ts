import type { OpenapiDocument } from "../../openapi/document.ts";

/** Where the document has its models. */
export const COMPONENT = "#/components/schemas/";

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

/** The name of a component as one of a type. */
function identifier(name: string): string {
  const text = name.replaceAll(/\W/g, "_");
  if (RESERVED.has(text)) return `${text}_`;
  return /^\d/.test(text) ? `_${text}` : text;
}
