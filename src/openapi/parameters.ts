import type { DescribedParameter } from "../resource/description.ts";
import type { Model } from "../resource/model.ts";
import type { Components } from "./components.ts";
import type { ParameterObject, Reference } from "./document.ts";
import type { Entry } from "./entry.ts";
import type { Models } from "./models.ts";
import { type DocumentedRoute, paramsOf, restOf } from "./route.ts";

/** The request fields that plans look at, for people. */
const REQUEST_FIELDS: Readonly<Record<string, string>> = {
  "Accept-Encoding": "The content codings that the client can undo (RFC 9110 12.5.3).",
  "Accept-Language": "The languages that the reader prefers (RFC 9110 12.5.4).",
  "If-Match": "Only if the current entity tag is one of these (RFC 9110 13.1.1).",
  "If-Modified-Since": "Only if changed after this moment (RFC 9110 13.1.3).",
  "If-None-Match": "Only if the current entity tag is none of these (RFC 9110 13.1.2).",
  "If-Range": "The ranges only if this is the current validator, else all of it (RFC 9110 13.1.5).",
  "If-Unmodified-Since": "Only if not changed after this moment (RFC 9110 13.1.4).",
  Range: "Only these bytes, as in bytes=0-499 (RFC 9110 14.2).",
};

/**
 * OpenAPI 3.1, 4.8.12.1: parameters of these names are ignored, since media types and security say it. Content-Length is
 * the transport's (RFC 9112 6).
 */
const SAID_ELSEWHERE = new Set(["accept", "authorization", "content-type", "content-length"]);

/** OpenAPI's path parameters hold no slash; this one does, and says so to people and to programs. */
const REST = {
  description: "The rest of the path: it may hold slashes, which are not encoded.",
  "x-rest": true,
} as const;

/** What every operation of a path takes: the parameters of its pattern. */
export function pathParameters({ pattern }: DocumentedRoute, components: Components): readonly Reference[] {
  const rest = restOf(pattern);
  return paramsOf(pattern).map((name) => {
    const schema = { type: "string", minLength: 1 };
    const takesRest = name === rest ? REST : {};
    return refer({ name, in: "path", required: true, ...takesRest, schema }, components);
  });
}

/** What the query string may hold: the properties of its model. */
export function queryParameters(query: Model, models: Models, components: Components): readonly Reference[] {
  return models
    .properties(query)
    .map(({ name, required, schema }) =>
      refer({ name, in: "query", ...(required ? { required } : {}), schema }, components),
    );
}

/** What one operation takes beside that: the fields its plan looks at, and what its author adds or says better. */
export function operationParameters({ reach, said, route }: Entry, components: Components): readonly Reference[] {
  if (reach.fields.length === 0 && said.parameters === undefined) return [];
  const rest = restOf(route.pattern);
  const authored = (said.parameters ?? []).map((each) => fromAuthor(each, each.in === "path" && each.name === rest));
  const told = new Set(authored.filter((each) => each.in === "header").map(({ name }) => name.toLowerCase()));
  const derived = reach.fields
    .filter((field) => !SAID_ELSEWHERE.has(field.toLowerCase()) && !told.has(field.toLowerCase()))
    .map((name): ParameterObject => ({ name, in: "header", ...described(name), schema: { type: "string" } }));
  return [...derived, ...authored].map((parameter) => refer(parameter, components));
}

function fromAuthor(
  { name, in: place, description, required, schema, example }: DescribedParameter,
  takesRest: boolean,
): ParameterObject {
  return {
    name,
    in: place,
    ...(required === true || place === "path" ? { required: true } : {}),
    ...(takesRest ? REST : {}),
    ...(description === undefined ? {} : { description }),
    schema: schema ?? { type: "string" },
    ...(example === undefined ? {} : { example }),
  };
}

function described(name: string): { readonly description?: string } {
  const description = REQUEST_FIELDS[name];
  return description === undefined ? {} : { description };
}

function refer(parameter: ParameterObject, components: Components): Reference {
  const name = `${parameter.in}.${parameter.name}`.replaceAll(/[^A-Za-z0-9._-]/g, "_");
  return components.parameters.refer(name, parameter);
}
