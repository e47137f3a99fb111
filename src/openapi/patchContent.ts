import type { JsonSchema } from "../resource/model.ts";
import { JSON_PATCH, type PatchType } from "../resource/patch.ts";
import { contentOf } from "./content.ts";
import type { MediaTypeObject } from "./document.ts";
import type { AnyModel, Models } from "./models.ts";

const POINTER = { type: "string", description: "Where: a JSON pointer (RFC 6901)." } as const;

/** RFC 6902 4. */
export const JSON_PATCH_SCHEMA: JsonSchema = {
  $id: "JsonPatch",
  description: "What is to be changed, one after the other, all of it or nothing (RFC 6902).",
  type: "array",
  items: {
    type: "object",
    properties: {
      op: { type: "string", enum: ["add", "remove", "replace", "move", "copy", "test"] },
      path: POINTER,
      from: POINTER,
      value: { description: "Any value, of add, replace and test." },
    },
    required: ["op", "path"],
  },
};

/** The content of a PATCH whose patches are applied. Examples that are lists are JSON Patches, all others merge patches. */
export function patchContent(
  types: readonly PatchType[],
  whole: AnyModel | undefined,
  models: Models,
  examples: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, MediaTypeObject>> {
  const all = types.map((type) => {
    const isJsonPatch = type === JSON_PATCH;
    const schema = isJsonPatch ? models.write(JSON_PATCH_SCHEMA, "input") : mergePatchSchema(whole, models);
    const own = Object.entries(examples).filter(([, value]) => Array.isArray(value) === isJsonPatch);
    return contentOf([type], schema, Object.fromEntries(own));
  });
  return Object.assign({}, ...all);
}

/** RFC 7396: any of the model's properties, or null to take one away. */
function mergePatchSchema(whole: AnyModel | undefined, models: Models): JsonSchema {
  const properties = whole === undefined ? [] : models.properties(whole);
  return {
    description: "What is to be changed: a member replaces that of its name, and null takes it away (RFC 7396).",
    type: "object",
    ...(properties.length === 0
      ? {}
      : { properties: Object.fromEntries(properties.map(({ name, schema }) => [name, patchOf(schema)])) }),
  };
}

const WHOLE = ["string", "number", "integer", "boolean", "array"];

/** Texts, numbers and lists are replaced as a whole; of an object, a patch may again name any part. */
function patchOf(schema: JsonSchema): JsonSchema {
  const { type } = schema;
  return typeof type === "string" && WHOLE.includes(type) ? { anyOf: [schema, { type: "null" }] } : {};
}
