import { isRecord } from "../http/kinds.ts";
import type { JsonSchema } from "../resource/model.ts";
import { JSON_PATCH, type PatchType } from "../resource/patch.ts";
import type { ExampleObject, MediaTypeObject } from "./document.ts";
import type { AnyModel, Models } from "./models.ts";

export type Content = Readonly<Record<string, MediaTypeObject>>;
type Examples = Readonly<Record<string, unknown>>;

/** The same schema for every media type whose content has the model's shape; text and bytes have another. */
export function contentOf(mediaTypes: readonly string[], schema?: JsonSchema, examples?: Examples): Content {
  return Object.fromEntries(
    mediaTypes.map((mediaType): [string, MediaTypeObject] => {
      const shape = shapeOf(mediaType);
      if (shape === "text") {
        // A model of a text describes plain text as it is: its length, its pattern.
        const isModelled = schema?.["type"] === "string" && /^text\/plain\b/i.test(mediaType);
        return [mediaType, { schema: isModelled ? schema : { type: "string" } }];
      }
      if (shape === "bytes") return [mediaType, {}];
      return [mediaType, { ...(schema === undefined ? {} : { schema }), ...examplesOf(examples) }];
    }),
  );
}

/** OpenAPI 3.1, 4.8.14: a schema describes the value where the media type encodes one, and the text where it is text. */
function shapeOf(mediaType: string): "value" | "text" | "bytes" {
  if (isLines(mediaType) || /^(?:text\/(?!json)|application\/xml\b)/i.test(mediaType)) return "text";
  return /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip)\b/i.test(mediaType) ? "bytes" : "value";
}

function examplesOf(examples: Examples = {}): Pick<MediaTypeObject, "examples"> {
  const entries = Object.entries(examples).map(([name, value]): [string, ExampleObject] => [name, { value }]);
  return entries.length === 0 ? {} : { examples: Object.fromEntries(entries) };
}

/** OpenAPI 3.2, Media Type Object: a sequence has the schema of its items; in 3.1 that is an extension. */
export function withItems(content: Content, item: JsonSchema | undefined, hasPlace: boolean): Content {
  return Object.fromEntries(
    Object.entries(content).map(([mediaType, object]): [string, MediaTypeObject] => {
      const itemSchema = itemSchemaOf(mediaType, item);
      if (itemSchema === undefined) return [mediaType, object];
      if (!hasPlace) return [mediaType, { ...object, "x-itemSchema": itemSchema }];
      const { examples } = object;
      return [mediaType, examples === undefined ? { itemSchema } : { itemSchema, examples }];
    }),
  );
}

function itemSchemaOf(mediaType: string, item: JsonSchema | undefined): JsonSchema | undefined {
  if (/^text\/event-stream\b/i.test(mediaType)) return eventSchema(item);
  return isLines(mediaType) ? item : undefined;
}

/** A JSON value a line, under any of the names that it goes by; the client takes the same. */
function isLines(mediaType: string): boolean {
  return /^application\/(?:x-)?(?:ndjson|jsonl(?:ines)?)\s*(?:;|$)/i.test(mediaType);
}

/** WHATWG HTML 9.2.6. */
function eventSchema(item: JsonSchema | undefined): JsonSchema {
  const isText = item === undefined || item["type"] === "string";
  const data = isText
    ? (item ?? { type: "string" })
    : { type: "string", contentMediaType: "application/json", contentSchema: item };
  return {
    type: "object",
    properties: {
      data,
      event: { type: "string", description: "The name that a client listens for." },
      id: { type: "string", description: "What the client sends as Last-Event-ID when it connects again." },
      retry: { type: "integer", minimum: 0, description: "Milliseconds to wait before connecting again." },
    },
  };
}

const POINTER = {
  type: "string",
  pattern: "^(?:/(?:[^~/]|~[01])*)*$",
  description: "Where: a JSON pointer (RFC 6901).",
} as const;

/** RFC 6902 4: each operation with the members that it must have. */
const OPERATIONS: readonly JsonSchema[] = [
  patchOperation(["add", "replace", "test"], { value: { description: "Any value." } }),
  patchOperation(["move", "copy"], { from: POINTER }),
  patchOperation(["remove"], {}),
];

function patchOperation(ops: readonly string[], more: Readonly<Record<string, JsonSchema>>): JsonSchema {
  return {
    type: "object",
    properties: { op: { type: "string", enum: ops }, path: POINTER, ...more },
    required: ["op", "path", ...Object.keys(more)],
  };
}

export const JSON_PATCH_SCHEMA: JsonSchema = {
  $id: "JsonPatch",
  description: "What is to be changed, one after the other, all of it or nothing (RFC 6902).",
  type: "array",
  items: { anyOf: OPERATIONS },
};

/** The content of a PATCH whose patches are applied. Examples that are lists are JSON Patches, all others merge patches. */
export function patchContent(
  types: readonly PatchType[],
  whole: AnyModel | undefined,
  models: Models,
  examples: Examples = {},
): Content {
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
  const description = "What is to be changed: a member replaces that of its name, and null takes it away (RFC 7396).";
  if (properties.length === 0) return { description, type: "object" };
  const patches = properties.map(({ name, schema }) => [name, patchOf(schema)] as const);
  return { description, type: "object", properties: Object.fromEntries(patches) };
}

const WHOLE = ["string", "number", "integer", "boolean", "array"];

/** Texts, numbers and lists are replaced as a whole, and so is what may be null; of an object, a patch may again name any part. */
function patchOf(schema: JsonSchema): JsonSchema {
  const { anyOf, type } = schema;
  if (Array.isArray(type)) return type.every(isWhole) ? { ...schema, type: [...new Set([...type, "null"])] } : {};
  const branches: readonly unknown[] = Array.isArray(anyOf) ? anyOf : [schema];
  const typeOf = (branch: unknown) => (isRecord(branch) ? branch["type"] : undefined);
  if (!branches.every((branch) => isWhole(typeOf(branch)))) return {};
  const others = branches.filter((branch) => typeOf(branch) !== "null");
  return { ...(anyOf === undefined ? {} : schema), anyOf: [...others, { type: "null" }] };
}

const isWhole = (type: unknown): boolean => type === "null" || WHOLE.includes(String(type));
