import type { JsonSchema } from "../resource/model.ts";

export const PROBLEM_REFERENCE: JsonSchema = { $ref: "#/components/schemas/Problem" };

/** RFC 9457. Every error refers to this one. */
export const PROBLEM_SCHEMA: JsonSchema = {
  description: "What went wrong (RFC 9457).",
  type: "object",
  properties: {
    type: { type: "string", format: "uri-reference", description: "Names the kind of problem." },
    title: { type: "string", description: "The kind of problem, for people." },
    status: { type: "integer", minimum: 400, maximum: 599 },
    detail: { type: "string", description: "This occurrence of it, for people." },
    instance: { type: "string", format: "uri-reference", description: "Names this occurrence." },
    errors: {
      type: "array",
      description: "Each thing that is wrong with what was sent.",
      items: {
        type: "object",
        properties: {
          pointer: { type: "string", description: "Where: a JSON pointer (RFC 6901)." },
          detail: { type: "string" },
        },
        required: ["pointer", "detail"],
      },
    },
  },
  required: ["type", "title", "status"],
};

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
