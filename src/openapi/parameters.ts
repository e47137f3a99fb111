import { requestFields } from "../graph/reach.ts";
import { LONGEST_KEY } from "../http/structuredDictionary.ts";
import { modelsIn, queryOf } from "../resource/byMethod.ts";
import type { DescribedParameter } from "../resource/description.ts";
import { settledPolicy } from "../resource/idempotency.ts";
import type { Model } from "../resource/model.ts";
import type { Components } from "./components.ts";
import type { ParameterObject, Reference } from "./document.ts";
import type { Entry } from "./entry.ts";
import type { Models } from "./models.ts";
import { type DocumentedRoute, paramsOf, restOf } from "./route.ts";

const REQUEST_FIELDS: Readonly<Record<string, string>> = {
  "Accept-Encoding": "The content codings that the client can undo (RFC 9110 12.5.3).",
  "Accept-Language": "The languages that the reader prefers (RFC 9110 12.5.4).",
  "Content-Digest": "The digest of the content, which is checked (RFC 9530 2).",
  "Repr-Digest": "The digest of the representation, which is checked (RFC 9530 3).",
  "Want-Content-Digest": "The algorithms in which a digest of what is sent is wanted (RFC 9530 4).",
  "Want-Repr-Digest": "The algorithms in which a digest of the whole is wanted (RFC 9530 4).",
  "Last-Event-ID": "The id of the last event that the client has seen (WHATWG HTML 9.2.4).",
  "If-Match": "Only if the current entity tag is one of these (RFC 9110 13.1.1).",
  "If-Modified-Since": "Only if changed after this moment (RFC 9110 13.1.3).",
  "If-None-Match": "Only if the current entity tag is none of these (RFC 9110 13.1.2).",
  "If-Range": "The ranges only if this is the current validator, else all of it (RFC 9110 13.1.5).",
  "If-Unmodified-Since": "Only if not changed after this moment (RFC 9110 13.1.4).",
  Prefer: "What the client would rather have, as in return=minimal (RFC 7240).",
  Range: "Only these bytes, as in bytes=0-499 (RFC 9110 14.2).",
};

/** OpenAPI 3.1, 4.8.12.1 ignores these, because media types and security describe them. RFC 9112 6: Content-Length. */
const SAID_ELSEWHERE = new Set(["accept", "authorization", "content-type", "content-length"]);

/** Path parameters of OpenAPI contain no slash. This one does: the description and `x-rest` say so. */
function restIn(pattern: string): Pick<ParameterObject, "description" | "x-rest"> {
  const spelling = pattern.endsWith("**}") ? "encoded or not" : "which are not encoded";
  return { description: `The rest of the path: it may hold slashes, ${spelling}.`, "x-rest": true };
}

/** The parameters of a path: those of its pattern, and of the query's model where all of its operations have that. */
export function pathParameters(
  route: DocumentedRoute,
  query: Model | undefined,
  models: Models,
  components: Components,
): readonly Reference[] {
  return [...fromPattern(route, models), ...fromQuery(query, models)].map((parameter) => refer(parameter, components));
}

/** The parameters that one operation has beside its path's. OpenAPI 3.1, 4.8.10.1: a list has each once. */
export function operationParameters(
  entry: Entry,
  ownQuery: boolean,
  models: Models,
  components: Components,
): readonly Reference[] {
  const { reach, said, route, resource, method } = entry;
  const fields = requestFields(reach, { resource, method });
  const isAsked = ownQuery || said.parameters !== undefined;
  const query = isAsked ? fromQuery(queryOf(resource, method), models) : [];
  const ofPath = byKey([...fromPattern(route, models), ...(ownQuery ? [] : query)]);
  const own = byKey([
    ...(ownQuery ? query : []),
    ...fields.filter((field) => !SAID_ELSEWHERE.has(field.toLowerCase())).map((name) => fromPlan(name, entry)),
  ]);
  for (const each of said.parameters ?? []) {
    const key = keyOf(each);
    own.set(key, withAuthored(own.get(key) ?? ofPath.get(key), each));
  }
  return [...own.values()].map((parameter) => refer(parameter, components));
}

function byKey(parameters: readonly ParameterObject[]): Map<string, ParameterObject> {
  return new Map(parameters.map((parameter) => [keyOf(parameter), parameter]));
}

/** RFC 9110 5.1: the names of fields are case-insensitive. */
function keyOf({ name, in: place }: DescribedParameter | ParameterObject): string {
  return `${place} ${place === "header" ? name.toLowerCase() : name}`;
}

function fromPattern({ pattern, resource }: DocumentedRoute, models: Models): readonly ParameterObject[] {
  const rest = restOf(pattern);
  const schema = { type: "string", minLength: 1 };
  const { pathModel } = resource;
  const modelled = new Map(
    (pathModel === undefined ? [] : models.properties(pathModel)).map((each) => [each.name, each.schema]),
  );
  return paramsOf(pattern).map((name) => ({
    name,
    in: "path",
    required: true,
    ...(name === rest ? restIn(pattern) : {}),
    schema: modelled.get(name) ?? schema,
  }));
}

function fromQuery(query: Model | undefined, models: Models): readonly ParameterObject[] {
  const properties = modelsIn(query).flatMap((model) => models.properties(model));
  return properties.map(({ name, required, schema }) => ({ name, in: "query", ...(required && { required }), schema }));
}

function fromPlan(name: string, { resource: { idempotency } }: Entry): ParameterObject {
  const description = REQUEST_FIELDS[name];
  if (name !== KEY_FIELD || idempotency === undefined)
    return { name, in: "header", ...(description !== undefined && { description }), schema: { type: "string" } };
  const { required, keepSeconds } = settledPolicy(idempotency);
  return {
    name,
    in: "header",
    ...(required ? { required } : {}),
    description:
      "Names this request, so that it has one effect however often it is sent: a retry gets the response to the first " +
      `(draft-ietf-httpapi-idempotency-key-header-07). It belongs to the client, the method, the target and the content, and is kept for ${keepSeconds} seconds.`,
    "x-expires-after": keepSeconds,
    schema: { type: "string", minLength: 1, maxLength: LONGEST_KEY + QUOTES },
    example: '"8e03978e-40d5-43e8-bc93-6894a57f9324"',
  };
}

const KEY_FIELD = "Idempotency-Key";
/** The characters around a key that is written as a String (RFC 9651 3.3.3). */
const QUOTES = 2;

function withAuthored(
  derived: ParameterObject | undefined,
  { name, in: place, description, required, schema, example }: DescribedParameter,
): ParameterObject {
  return {
    ...derived,
    name,
    in: place,
    ...(required === true || place === "path" ? { required: true } : {}),
    ...(description === undefined ? {} : { description }),
    schema: schema ?? derived?.schema ?? { type: "string" },
    ...(example === undefined ? {} : { example }),
  };
}

function refer(parameter: ParameterObject, components: Components): Reference {
  const name = `${parameter.in}.${parameter.name}`.replaceAll(/[^A-Za-z0-9._-]/g, "_");
  return components.parameters.refer(name, parameter);
}
