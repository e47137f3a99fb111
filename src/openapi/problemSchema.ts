import type { MemberName } from "../graph/carried.ts";
import { PROBLEM_JSON, problem } from "../http/problem.ts";
import { statusPhrase } from "../http/response.ts";
import type { JsonSchema } from "../resource/model.ts";
import type { ResponseObject } from "./document.ts";
import type { ModelProperty } from "./modelSchema.ts";

export const PROBLEM_REFERENCE: JsonSchema = { $ref: "#/components/schemas/Problem" };

/** RFC 9457. Every error refers to this schema and adds its own members. */
export const PROBLEM_SCHEMA: JsonSchema = {
  description: "What went wrong (RFC 9457).",
  type: "object",
  properties: {
    type: { type: "string", format: "uri-reference", description: "Names the kind of problem." },
    title: { type: "string", description: "The kind of problem, for people." },
    status: { type: "integer", minimum: 400, maximum: 599 },
    detail: { type: "string", description: "This occurrence of it, for people." },
    instance: { type: "string", format: "uri-reference", description: "Names this occurrence." },
  },
  required: ["type", "title", "status"],
};

const MEMBERS: Readonly<Record<MemberName, JsonSchema>> = {
  accepted: listOf("string", "The media types that are accepted here."),
  allowed: listOf("string", "The methods that the resource supports."),
  errors: {
    type: "array",
    description: "Each thing that is wrong with what was sent.",
    items: {
      type: "object",
      properties: {
        pointer: { type: "string", description: "Where in the content: a JSON pointer (RFC 6901)." },
        parameter: { type: "string", description: "Which parameter of the query." },
        detail: { type: "string" },
      },
      required: ["detail"],
    },
  },
  etag: { type: "string", description: "The tag of the state that is there." },
  invalid_digests: listOf("object", "The digests that their algorithm cannot give."),
  mismatched_digests: listOf("object", "The digests that are not those of the content."),
  unsupported_algorithms: listOf("object", "The algorithms of digests that are not checked here."),
  offered: listOf("string", "The media types that are offered."),
  offeredEncodings: listOf("string", "The content codings that are offered."),
  offeredLanguages: listOf("string", "The languages that are offered."),
  retryAfter: { type: "integer", minimum: 0, description: "Seconds to wait." },
};

function listOf(type: "string" | "object", description: string): JsonSchema {
  return { type: "array", description, items: { type } };
}

/** The schema of a problem that may have these members beside its own, and those of a model. */
export function problemWith(members: readonly MemberName[], ofModels: readonly ModelProperty[] = []): JsonSchema {
  if (members.length + ofModels.length === 0) return PROBLEM_REFERENCE;
  const known = [...members].sort().map((name) => [name, MEMBERS[name]] as const);
  const properties = Object.fromEntries([...known, ...ofModels.map(({ name, schema }) => [name, schema] as const)]);
  const required = ofModels.filter((each) => each.required).map(({ name }) => name);
  return { allOf: [PROBLEM_REFERENCE], properties, ...(required.length > 0 && { required }) };
}

/** RFC 9110 15.4.1: the list that a 300 carries. */
export const CHOICES_SCHEMA: JsonSchema = {
  type: "object",
  properties: {
    choices: {
      type: "array",
      items: {
        type: "object",
        properties: { type: { type: "string" }, href: { type: "string", format: "uri-reference" } },
        required: ["type"],
      },
    },
  },
  required: ["choices"],
};

/** Sent before an operation is known, or in its place: malformed requests, limits of the connection, a server that stops. */
const TRANSPORT = [400, 408, 413, 414, 431, 501, 503];

export function transportResponses(): Readonly<Record<string, ResponseObject>> {
  const content = { [PROBLEM_JSON]: { schema: PROBLEM_REFERENCE } };
  return Object.fromEntries(
    TRANSPORT.map((status) => [status, { description: problem(status).detail ?? `${statusPhrase(status)}.`, content }]),
  );
}
