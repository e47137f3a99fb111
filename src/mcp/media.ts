import { PROBLEM_JSON } from "../http/problem.ts";
import type { MediaTypeObject, OpenapiDocument, OperationObject, ResponseObject } from "../openapi/document.ts";
import { referredTo } from "../openapi/document.ts";
import type { Entry } from "../openapi/entry.ts";
import type { JsonSchema } from "../resource/model.ts";

export class Unfit extends Error {}

/** A success: the fields that it may have, and whether its content is a JSON value, text, or what its media type says. */
export interface Success {
  readonly fields: readonly string[];
  readonly content: "json" | "text" | "any" | undefined;
}

/** The JSON type of the content that an operation reads; undefined where it reads none. Throws where it has no such type. */
export function requestTypeOf({ requestBody }: OperationObject): string | undefined {
  if (requestBody === undefined) return undefined;
  const types = Object.keys(requestBody.content);
  const type = types.find(isJsonType);
  if (type === undefined) throw new Unfit(`it takes ${types.join(", ")}, and the arguments of a tool are JSON`);
  return type;
}

/** What a conditional or a partial request gets: no tool sends one. */
const UNASKED: ReadonlySet<number> = new Set([101, 206, 304]);

/** The schema of the results of an operation: the status, what tells states apart, and the content of each success. */
export function outputOf(entry: Entry, operation: OperationObject, document: OpenapiDocument) {
  const successes = new Map<number, Success>();
  const types = new Set<string>();
  const results = entry.statuses
    .filter((status) => status < 400 && !UNASKED.has(status))
    .map((status) => {
      const response = referredTo(operation.responses[status], document.components.responses);
      const { content, headers = {} }: Partial<ResponseObject> = response ?? {};
      const chosen = content && contentOf(content);
      if (chosen !== undefined) types.add(chosen.type);
      const fields = Object.keys(headers);
      successes.set(status, { fields, content: chosen?.read });
      return resultSchema(status, fields, chosen?.schema);
    });
  if (results.length === 0) throw new Unfit("no request to it can succeed");
  const accept = [...[...types].filter((type) => type !== ANY), PROBLEM_JSON, `${ANY};q=0.1`].join(", ");
  const [only] = results;
  const schema: ObjectSchema = results.length === 1 && only !== undefined ? only : { type: "object", anyOf: results };
  return { schema, accept, successes };
}

const ANY = "*/*";

/** The fields that a result has as members, each with its description. */
export const MEMBERS = {
  etag: ["ETag", "The tag of the state: pass it as ifMatch to a tool that changes the resource."],
  lastModified: ["Last-Modified", "When it last changed: pass it as ifUnmodifiedSince if a tool takes that."],
  location: ["Location", "The address of the new resource, or the address to read next."],
} as const;

function resultSchema(status: number, fields: readonly string[], body: JsonSchema | undefined) {
  const listed = Object.entries(MEMBERS).filter(([, [field]]) => fields.includes(field));
  return objectOf({
    status: [{ type: "integer", const: status }, true],
    ...Object.fromEntries(listed.map(([name, [, description]]) => [name, [{ type: "string", description }, false]])),
    ...(body === undefined ? {} : { body: [body, true] }),
  });
}

/** JSON before text. Throws for streams and bytes. */
function contentOf(content: Readonly<Record<string, MediaTypeObject>>): {
  readonly type: string;
  readonly read: Success["content"];
  readonly schema: JsonSchema;
} {
  const types = Object.keys(content);
  const json = types.find(isJsonType);
  if (json !== undefined) return { type: json, read: "json", schema: content[json]?.schema ?? {} };
  const text = types.find((type) => /^text\/(?!event-stream)/i.test(type));
  if (text !== undefined) return { type: text, read: "text", schema: { type: "string" } };
  if (types.includes(ANY)) return { type: ANY, read: "any", schema: {} };
  throw new Unfit(`it sends ${types.join(", ")}, and the result of a tool is JSON or text`);
}

export const isJsonType = (type: string): boolean => /^[^;]*[/+]json\s*(?:;|$)/i.test(type);

type ObjectSchema = JsonSchema & { readonly type: "object" };

/** The schema of an object with these members, each with whether it is required, and no others. */
export function objectOf(
  members: Readonly<Record<string, readonly [schema: JsonSchema, isRequired: boolean]>>,
): ObjectSchema {
  const required = Object.keys(members).filter((name) => members[name]?.[1] === true);
  return {
    type: "object",
    properties: Object.fromEntries(Object.entries(members).map(([name, [schema]]) => [name, schema])),
    ...(required.length === 0 ? {} : { required }),
    additionalProperties: false,
  };
}

const COMPONENT = "#/components/schemas/";

/** A schema that stands alone: the components that it refers to are among its own `$defs`. */
export function standalone(schema: ObjectSchema, { components: { schemas } }: OpenapiDocument): ObjectSchema {
  const defs: Record<string, unknown> = {};
  const own = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(own);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, key === "$ref" ? referred(value) : own(value)]),
    );
  };
  const referred = (reference: unknown): unknown => {
    if (typeof reference !== "string" || !reference.startsWith(COMPONENT)) return reference;
    const path = reference.slice(COMPONENT.length);
    const [name = ""] = path.split("/");
    if (!Object.hasOwn(defs, name)) {
      defs[name] = undefined;
      defs[name] = own(schemas[name]);
    }
    return `#/$defs/${path}`;
  };
  const written = own(schema) as ObjectSchema;
  return Object.keys(defs).length === 0 ? written : { ...written, $defs: defs };
}
