import type { OpenapiDocument } from "../openapi/document.ts";
import type { JsonSchema } from "../resource/model.ts";
import { type Random, textMatching } from "./contractRandom.ts";

const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "2024-01-01T12:00:00Z",
  date: "2024-01-01",
  time: "12:00:00Z",
  email: "someone@example.org",
  uuid: "3f2504e0-4f89-41d3-9a0c-0305e82c3301",
  uri: "https://example.org/",
  "uri-reference": "/there",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  hostname: "example.org",
};

/** Below this depth, only required properties are made. */
const DEEPEST = 6;

/** Makes values that a JSON Schema of the document describes, and values that it does not. */
export class Sampler {
  readonly #document: OpenapiDocument;
  readonly #random: Random;

  constructor(document: OpenapiDocument, random: Random) {
    this.#document = document;
    this.#random = random;
  }

  valid(schema: JsonSchema, depth = 0): unknown {
    const known = this.#resolved(schema);
    const given = [known["const"], ...listOf(known["enum"]), ...listOf(known["examples"]), known["example"]];
    const offered = given.filter((value) => value !== undefined);
    if (offered.length > 0) return this.#random.pick(offered);
    const choice = this.#random.pick(listOf(known["anyOf"] ?? known["oneOf"])) as JsonSchema | undefined;
    if (choice !== undefined)
      return merged(this.valid({ ...known, anyOf: [], oneOf: [] }, depth), this.valid(choice, depth));
    const parts = listOf(known["allOf"]) as readonly JsonSchema[];
    if (parts.length > 0) return parts.map((part) => this.valid(part, depth)).reduce(merged);
    return this.#ofType(known, depth);
  }

  /** A value with one mistake: a property that is missing or of another type, or another value altogether. */
  invalid(schema: JsonSchema): unknown {
    const value = this.valid(schema);
    const wrong = this.#random.pick(["text", null, [], 17, { unexpected: true }] as const);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return wrong;
    const key = this.#random.pick(Object.keys(value));
    if (key === undefined || this.#random.chance(0.15)) return wrong;
    const { [key]: _, ...rest } = value as Record<string, unknown>;
    return this.#random.chance(0.5) ? rest : { ...rest, [key]: { wrong } };
  }

  #ofType(schema: JsonSchema, depth: number): unknown {
    const types = listOf(schema["type"] === undefined ? undefined : [schema["type"]].flat());
    const type = this.#random.pick(types) ?? (schema["properties"] === undefined ? undefined : "object");
    if ((type ?? "string") === "string" && isFile(schema)) return new SampledFile(String(schema["contentMediaType"]));
    if (type === "string") return this.#text(schema);
    if (type === "integer" || type === "number") return this.#number(schema, type === "integer");
    if (type === "boolean") return this.#random.chance(0.5);
    if (type === "array") return this.#list(schema, depth);
    if (type === "object") return this.#record(schema, depth);
    return type === "null" ? null : undefined;
  }

  #text({ pattern, format, minLength, maxLength }: JsonSchema): string {
    const matching = typeof pattern === "string" ? textMatching(pattern, this.#random) : undefined;
    if (matching !== undefined) return matching;
    if (typeof format === "string" && FORMATS[format] !== undefined) return FORMATS[format];
    const least = numberOr(minLength, 0);
    const length = this.#random.between(Math.max(least, 1), Math.min(numberOr(maxLength, least + 12), least + 12));
    return Array.from({ length }, () => this.#random.pick([..."abcdefgh ij"]) ?? "a")
      .join("")
      .replaceAll(/^ | $/g, "x");
  }

  #number({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: JsonSchema, whole: boolean): number {
    const step = numberOr(multipleOf, 1);
    const least = numberOr(minimum, numberOr(exclusiveMinimum, -step) + step);
    const most = numberOr(maximum, numberOr(exclusiveMaximum, Math.max(least, 0) + 1000 + step) - step);
    const low = Math.max(least, -1_000_000);
    const high = Math.max(low, Math.min(most, low + 2_000_000));
    if (!whole && multipleOf === undefined) return low + this.#random.next() * (high - low);
    return Math.ceil(this.#random.between(Math.ceil(low), Math.floor(high)) / step) * step;
  }

  #list({ items, minItems, maxItems }: JsonSchema, depth: number): readonly unknown[] {
    const least = numberOr(minItems, 0);
    const most = depth > DEEPEST ? least : Math.min(numberOr(maxItems, least + 2), least + 2);
    const item = typeof items === "object" && items !== null ? (items as JsonSchema) : {};
    return Array.from({ length: this.#random.between(least, most) }, () => this.valid(item, depth + 1) ?? null);
  }

  #record({ properties, required }: JsonSchema, depth: number): Readonly<Record<string, unknown>> {
    const needed = listOf(required);
    const record: Record<string, unknown> = {};
    for (const [name, schema] of Object.entries((properties ?? {}) as Record<string, JsonSchema>)) {
      if (!needed.includes(name) && (depth > DEEPEST || this.#random.chance(0.5))) continue;
      record[name] = this.valid(schema, depth + 1);
    }
    return record;
  }

  #resolved(schema: JsonSchema): JsonSchema {
    if (typeof schema["$ref"] !== "string") return schema;
    const { $ref, ...rest } = schema;
    const target = this.#document.components.schemas[$ref.slice($ref.lastIndexOf("/") + 1)] ?? {};
    return this.#resolved({ ...target, ...rest });
  }
}

/** OpenAPI 3.1, 4.8.14.3: a file in a form has a contentMediaType. */
const isFile = ({ contentMediaType }: JsonSchema): boolean =>
  typeof contentMediaType === "string" && !/json\b/.test(contentMediaType);

export class SampledFile {
  readonly contentMediaType: string;
  readonly text = "a file";

  constructor(contentMediaType: string) {
    this.contentMediaType = contentMediaType;
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const numberOr = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);

function merged(one: unknown, other: unknown): unknown {
  if (typeof one !== "object" || one === null || typeof other !== "object" || other === null)
    return other === undefined ? one : other;
  return { ...one, ...other };
}

/** What every state takes. */
const RIGHT = [[], [{ op: "copy", from: "", path: "" }]] as const;

/** A test that fails, what cannot be applied, what no model of an object accepts, and what is no patch. */
const ODD = [
  [{ op: "test", path: "/not-there", value: 1 }],
  [{ op: "remove", path: "/not-there" }],
  [{ op: "replace", path: "", value: null }],
  [{ op: "erase", path: "" }],
] as const;

/** A JSON Patch (RFC 6902) for the check: its schema says too little to draw one that is applied, or one that is not. */
export const jsonPatch = (random: Random, odd: boolean): unknown => random.pick<unknown>(odd ? ODD : RIGHT);

/** Between the parts of a form. No value that is made here contains it. */
const BOUNDARY = "------contract-check";

const isForm = (type: string) => /^multipart\/form-data/i.test(type);

/** The Content-Type of content that is written here: a form needs its boundary. */
export const writtenType = (type: string): string => (isForm(type) ? `${type}; boundary=${BOUNDARY}` : type);

/** Content as its media type writes it. */
export function written(content: unknown, type: string): string {
  if (typeof content === "string" && !/\bjson\b/.test(type)) return content;
  if (isForm(type)) return formOf(content);
  if (!/^application\/x-www-form-urlencoded/i.test(type)) return JSON.stringify(content) ?? "";
  const entries = entriesOf(content).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(Object.fromEntries(entries)).toString();
}

/** RFC 7578: a part for each value, those of files behind the fields. */
function formOf(content: unknown): string {
  const values = entriesOf(content).flatMap(([name, value]) => [value].flat().map((each) => [name, each] as const));
  const isFile = ([, value]: readonly [string, unknown]) => value instanceof SampledFile;
  const parts = [...values.filter((each) => !isFile(each)), ...values.filter(isFile)].map(([name, value]) => {
    if (!(value instanceof SampledFile))
      return partOf(`name="${quoted(name)}"`, typeof value === "object" ? JSON.stringify(value) : String(value));
    const fields = `filename="${quoted(name)}"\r\nContent-Type: ${value.contentMediaType}`;
    return partOf(`name="${quoted(name)}"; ${fields}`, value.text);
  });
  return `${parts.join("")}--${BOUNDARY}--\r\n`;
}

const partOf = (disposition: string, value: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;

/** RFC 7578 2: escaped as browsers do. */
const quoted = (name: string): string => name.replaceAll('"', "%22").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const entriesOf = (content: unknown): readonly (readonly [string, unknown])[] => Object.entries(Object(content));
