import type { JsonSchema } from "../resource/model.ts";
import { isSchema } from "./schemaNode.ts";

/**
 * A schema of draft-07, which TypeBox writes, in the words of the document's dialect (JSON Schema 2020-12, Core 10.3.1.1 and
 * 10.2.2.4, Validation 6.5.4): a list of `items` is `prefixItems`, what follows it is `items`, and `dependencies` are
 * `dependentRequired` or `dependentSchemas`.
 */
export function inNewerDialect(schema: JsonSchema): JsonSchema {
  const hasList = Array.isArray(schema["items"]);
  if (!hasList && !("additionalItems" in schema) && !isSchema(schema["dependencies"])) return schema;
  const { items, additionalItems, dependencies: _older, ...rest } = schema;
  return { ...rest, ...itemsOf(items, additionalItems), ...dependentsOf(schema) };
}

/** Beside `items` that are no list, `additionalItems` says nothing (draft-07, Validation 6.4.2). */
function itemsOf(items: unknown, others: unknown): JsonSchema {
  if (!Array.isArray(items)) return items === undefined ? {} : { items };
  return {
    // 2020-12 has no empty list of schemas.
    ...(items.length === 0 ? {} : { prefixItems: items }),
    ...(others === undefined ? {} : { items: others }),
  };
}

function dependentsOf({ dependencies, dependentRequired, dependentSchemas }: JsonSchema): JsonSchema {
  const all = Object.entries(isSchema(dependencies) ? dependencies : {});
  const [names, schemas] = [true, false].map((isList) => all.filter(([, each]) => Array.isArray(each) === isList));
  return {
    ...merged("dependentRequired", dependentRequired, names),
    ...merged("dependentSchemas", dependentSchemas, schemas),
  };
}

function merged(keyword: string, known: unknown, more: readonly (readonly [string, unknown])[] = []): JsonSchema {
  if (more.length === 0) return {};
  return { [keyword]: { ...(isSchema(known) ? known : {}), ...Object.fromEntries(more) } };
}
