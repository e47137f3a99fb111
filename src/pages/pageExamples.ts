import { isRecord } from "../http/kinds.ts";
import type { MediaTypeObject, OpenapiDocument } from "../openapi/document.ts";
import type { JsonSchema } from "../resource/model.ts";

const FORMATS: Readonly<Record<string, string>> = {
  date: "2026-01-31",
  "date-time": "2026-01-31T12:00:00Z",
  time: "12:00:00Z",
  email: "ada@example.com",
  uri: "https://example.com/",
  uuid: "6f1e2c54-9f0b-4c6e-8a57-0d3b0c9a1e77",
};

const DEEPEST = 6;

/** An example of a content, as it is sent: the author's first, else one made from the schema. Empty where none can be. */
export function exampleText(mediaType: string, content: MediaTypeObject, document: OpenapiDocument): string {
  const [authored] = Object.values(content.examples ?? {});
  const { schema } = content;
  if (authored === undefined && schema === undefined) return "";
  const value = authored === undefined ? exampleOf(schema ?? {}, document) : authored.value;
  if (/[/+]json\b/.test(mediaType)) return JSON.stringify(value, null, 2);
  if (mediaType === "application/x-www-form-urlencoded" && isRecord(value))
    return String(new URLSearchParams(Object.entries(value).map(([name, each]) => [name, String(each)])));
  return authored !== undefined && typeof value === "string" ? value : "";
}

/** A value that the schema allows as far as its type says, for a reader to change. */
function exampleOf(schema: JsonSchema, document: OpenapiDocument, depth = 0): unknown {
  const { $ref, type, items, properties } = schema;
  const given = givenValue(schema);
  if (given !== undefined) return given;
  if (depth > DEEPEST) return null;
  if (typeof $ref === "string") {
    const model = document.components.schemas[$ref.slice($ref.lastIndexOf("/") + 1)];
    return model === undefined ? null : exampleOf(model, document, depth + 1);
  }
  const choices = [schema["anyOf"], schema["oneOf"], schema["allOf"]].find((each) => Array.isArray(each));
  if (Array.isArray(choices)) {
    const first = choices.filter(isRecord).find((each) => each["type"] !== "null");
    return first === undefined ? null : exampleOf(first, document, depth + 1);
  }
  if (isRecord(properties)) {
    const entries = Object.entries(properties).flatMap(([name, each]) =>
      isRecord(each) ? [[name, exampleOf(each, document, depth + 1)] as const] : [],
    );
    return Object.fromEntries(entries);
  }
  if (type === "array") return isRecord(items) ? [exampleOf(items, document, depth + 1)] : [];
  return plainExample(schema);
}

function givenValue(schema: JsonSchema): unknown {
  const { examples } = schema;
  const listed = [examples, schema["enum"]].find((each) => Array.isArray(each) && each.length > 0);
  return schema["example"] ?? (Array.isArray(listed) ? listed[0] : undefined) ?? schema["const"] ?? schema["default"];
}

function plainExample(schema: JsonSchema): unknown {
  const { type, format, minimum, exclusiveMinimum, minLength } = schema;
  const [first] = Array.isArray(type) ? type : [type];
  if (first === "boolean") return true;
  if (first === "object") return {};
  if (first === "integer" || first === "number") {
    const least =
      typeof minimum === "number" ? minimum : typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : 1;
    return least > Number.MIN_SAFE_INTEGER ? least : 1;
  }
  if (first !== "string") return null;
  if (typeof format === "string" && Object.hasOwn(FORMATS, format)) return FORMATS[format];
  return "text".padEnd(typeof minLength === "number" ? Math.min(minLength, 40) : 0, "…");
}
