import { pointerStep } from "../../http/pointer.ts";
import type { JsonSchema } from "../../resource/model.ts";

/** Whether the schema is of what a client sends, or of what it receives. */
export type Side = "request" | "response";

/** What a change does to the values that are allowed: fewer, more, some of both, or none at all. */
export type Way = "stricter" | "looser" | "either" | "same";

export interface SchemaChange {
  /** A JSON pointer into the value (RFC 6901); `*` stands for any item. */
  readonly at: string;
  readonly what: string;
  readonly way: Way;
}

/** A schema with its document, in which its references lead somewhere. */
export interface Placed {
  readonly schema: unknown;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

type Changes = readonly SchemaChange[];

/** For a client more is worse in what it receives, and less in what it sends. */
export function isBreaking(way: Way, side: Side): boolean {
  return way === "either" || way === (side === "request" ? "stricter" : "looser");
}

export function schemaChanges(old: Placed, now: Placed, side: Side): Changes {
  return new Comparison(old.schemas, now.schemas, side).compare(old.schema, now.schema);
}

/** Keywords whose values are compared as wholes: with one, fewer values are allowed than without. */
const WHOLES = ["pattern", "format", "contentEncoding", "contentMediaType", "multipleOf", "uniqueItems"];
/** Those of which it is not known in which direction a change goes. */
const UNREAD = ["not", "if", "then", "else", "contains", "propertyNames", "patternProperties", "dependentSchemas"];
/** Keywords that hold one schema, and the step that leads to its values. */
const INNER = { items: "/*", contentSchema: "" } as const;
const BOUNDS = [
  { least: true, keywords: ["minimum", "exclusiveMinimum"] },
  { least: false, keywords: ["maximum", "exclusiveMaximum"] },
  ...["minLength", "minItems", "minProperties"].map((keyword) => ({ least: true, keywords: [keyword] })),
  ...["maxLength", "maxItems", "maxProperties"].map((keyword) => ({ least: false, keywords: [keyword] })),
];

type Schemas = Placed["schemas"];

class Comparison {
  readonly #old: Schemas;
  readonly #now: Schemas;
  readonly #side: Side;
  /** What is compared already. A pair that is being compared has no changes of its own: the schema contains itself. */
  readonly #known = new Map<unknown, Map<unknown, Changes>>();

  constructor(old: Schemas, now: Schemas, side: Side) {
    this.#old = old;
    this.#now = now;
    this.#side = side;
  }

  compare(old: unknown, now: unknown): Changes {
    const [one, other] = [followed(old, this.#old), followed(now, this.#now)];
    const known = this.#known.get(one)?.get(other);
    if (known !== undefined) return known;
    const row = this.#known.get(one) ?? new Map<unknown, Changes>();
    this.#known.set(one, row.set(other, []));
    const changes = this.#alternatives(alternativesOf(one, this.#old), alternativesOf(other, this.#now));
    row.set(other, changes);
    return changes;
  }

  /** Those that are alike belong together, then those of one type; of the rest, some came and some went. */
  #alternatives(old: readonly JsonSchema[], now: readonly JsonSchema[]): Changes {
    if (old.length === 1 && now.length === 1) return this.#one(old[0] ?? {}, now[0] ?? {});
    let [gone, come] = [old, now];
    const changes: SchemaChange[] = [];
    for (const isPair of [
      (one: JsonSchema, other: JsonSchema) => this.#one(one, other).length === 0,
      (one: JsonSchema, other: JsonSchema) => one["type"] !== undefined && one["type"] === other["type"],
    ]) {
      gone = gone.filter((one) => {
        const other = come.find((each) => isPair(one, each));
        if (other === undefined) return true;
        changes.push(...this.#one(one, other));
        come = come.filter((each) => each !== other);
        return false;
      });
    }
    const said = (schema: JsonSchema) => JSON.stringify(schema["type"] ?? schema["const"] ?? "any value");
    return [
      ...changes,
      ...gone.map((schema) => change(`the alternative ${said(schema)} went`, "stricter")),
      ...come.map((schema) => change(`the alternative ${said(schema)} came`, "looser")),
    ];
  }

  #one(old: JsonSchema, now: JsonSchema): Changes {
    const type = typeChange(old["type"], now["type"]);
    if (type?.way === "either") return [type];
    return [
      ...(type === undefined ? [] : [type]),
      ...valueChanges(old, now),
      ...BOUNDS.flatMap(({ keywords, least }) => boundChange(old, now, keywords, least)),
      ...WHOLES.flatMap((keyword) => wholeChange(keyword, old[keyword], now[keyword])),
      ...UNREAD.filter((keyword) => !isSame(old[keyword], now[keyword])).map((keyword) =>
        change(`${keyword} changed`, "either"),
      ),
      ...(this.#side === "request" && !isSame(old["default"], now["default"])
        ? [change(`the default ${shown(old["default"])} became ${shown(now["default"])}`, "same")]
        : []),
      ...Object.entries(INNER).flatMap(([keyword, step]) => this.#inner(old[keyword], now[keyword], step)),
      ...this.#listed(listOf(old["prefixItems"]), listOf(now["prefixItems"])),
      ...this.#members(old, now),
    ];
  }

  #inner(old: unknown, now: unknown, step: string): Changes {
    return old === undefined && now === undefined ? [] : below(step, this.compare(old ?? {}, now ?? {}));
  }

  #listed(old: readonly unknown[], now: readonly unknown[]): Changes {
    return Array.from({ length: Math.max(old.length, now.length) }, (_, at) =>
      this.#inner(old[at], now[at], pointerStep(at)),
    ).flat();
  }

  #members(old: JsonSchema, now: JsonSchema): Changes {
    const [before, after] = [recordOf(old["properties"]), recordOf(now["properties"])];
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return [
      ...names.flatMap((name) => {
        const [was, is] = [listOf(old["required"]).includes(name), listOf(now["required"]).includes(name)];
        const changes = [
          ...this.#member({
            was: name in before && was,
            is: name in after && is,
            had: name in before,
            has: name in after,
          }),
          ...(name in before && name in after ? this.compare(before[name], after[name]) : []),
        ];
        return below(pointerStep(name), changes);
      }),
      ...this.#rest(old["additionalProperties"], now["additionalProperties"]),
    ];
  }

  /** Of what is sent, members that are not listed are not read; of what is received, unknown ones are ignored. */
  #member({ was, is, had, has }: Readonly<Record<"was" | "is" | "had" | "has", boolean>>): Changes {
    const isSent = this.#side === "request";
    if (!had) return [change(is && isSent ? "came, and is required" : "came", is || !isSent ? "stricter" : "looser")];
    if (!has) return [change("went", isSent || !was ? "stricter" : "looser")];
    if (was === is) return [];
    return [is ? change("became required", "stricter") : change("is not required any more", "looser")];
  }

  #rest(old: unknown = true, now: unknown = true): Changes {
    if (this.#side === "response" && (typeof old === "boolean" || typeof now === "boolean")) return [];
    if (old === now) return [];
    if (now === false) return [change("other members are refused", "stricter")];
    if (old === false) return [change("other members are allowed", "looser")];
    return below("/*", this.compare(old === true ? {} : old, now === true ? {} : now));
  }
}

function change(what: string, way: Way): SchemaChange {
  return { at: "", what, way };
}

function below(step: string, changes: Changes): Changes {
  return changes.map((each) => ({ ...each, at: step + each.at }));
}

/** The component that a schema refers to. */
function followed(schema: unknown, schemas: Schemas): unknown {
  const ref = isRecord(schema) ? schema["$ref"] : undefined;
  if (typeof ref !== "string") return schema;
  const name = ref
    .slice(ref.lastIndexOf("/") + 1)
    .replaceAll("~1", "/")
    .replaceAll("~0", "~");
  return Object.hasOwn(schemas, name) ? followed(schemas[name], schemas) : { $ref: ref };
}

/** A list of types, `anyOf` and `oneOf` are alternatives, each with what is said beside them. */
function alternativesOf(given: unknown, schemas: Schemas): readonly JsonSchema[] {
  const { anyOf, oneOf, ...rest } = joined(given, schemas);
  const listed = [...listOf(anyOf), ...listOf(oneOf)];
  if (listed.length > 0)
    return listed
      .flatMap((each) => alternativesOf(followed(each, schemas), schemas))
      .map((each) => together(rest, each));
  const { type, ...others } = rest;
  return Array.isArray(type) ? type.map((each: unknown) => ({ ...others, type: each })) : [rest];
}

/** `allOf` with what is beside it, as one schema. */
function joined(given: unknown, schemas: Schemas): JsonSchema {
  if (given === false) return { not: {} };
  if (!isRecord(given)) return {};
  const { allOf, ...rest } = given;
  return listOf(allOf).reduce<JsonSchema>((all, each) => together(all, joined(followed(each, schemas), schemas)), rest);
}

function together(one: JsonSchema, other: JsonSchema): JsonSchema {
  const properties = { ...recordOf(one["properties"]), ...recordOf(other["properties"]) };
  const required = [...listOf(one["required"]), ...listOf(other["required"])];
  return {
    ...one,
    ...other,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}

function typeChange(old: unknown, now: unknown): SchemaChange | undefined {
  if (old === now) return undefined;
  const way = wider(old, now) ? "looser" : wider(now, old) ? "stricter" : "either";
  return change(`the type ${shown(old)} became ${shown(now)}`, way);
}

function wider(old: unknown, now: unknown): boolean {
  return now === undefined || (old === "integer" && now === "number");
}

function valueChanges(old: JsonSchema, now: JsonSchema): Changes {
  const [before, after] = [valuesOf(old), valuesOf(now)];
  if (before === undefined || after === undefined) {
    if (before === after) return [];
    return [
      before === undefined
        ? change(`only ${after?.join(", ")} is allowed`, "stricter")
        : change("any value is allowed", "looser"),
    ];
  }
  const went = before.filter((value) => !after.includes(value));
  const came = after.filter((value) => !before.includes(value));
  return [
    ...(went.length > 0 ? [change(`the value ${went.join(", ")} went`, "stricter")] : []),
    ...(came.length > 0 ? [change(`the value ${came.join(", ")} came`, "looser")] : []),
  ];
}

function valuesOf(schema: JsonSchema): readonly string[] | undefined {
  if ("const" in schema) return [JSON.stringify(schema["const"])];
  return Array.isArray(schema["enum"]) ? schema["enum"].map((value) => JSON.stringify(value)) : undefined;
}

/** The bounds that libraries write for any safe integer say nothing. */
function boundOf(schema: JsonSchema, keywords: readonly string[], least: boolean) {
  const bounds = keywords.flatMap((keyword, at) => {
    const value = schema[keyword];
    return typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER ? [{ keyword, value, at }] : [];
  });
  return bounds.sort((a, b) => (least ? b.value - a.value : a.value - b.value) || b.at - a.at)[0];
}

function boundChange(old: JsonSchema, now: JsonSchema, keywords: readonly string[], least: boolean): Changes {
  const [was, is] = [boundOf(old, keywords, least), boundOf(now, keywords, least)];
  if (was === undefined || is === undefined) {
    if (was === is) return [];
    return is === undefined
      ? [change(`${was?.keyword} ${was?.value} went`, "looser")]
      : [change(`${is.keyword} ${is.value} came`, "stricter")];
  }
  if (was.keyword === is.keyword && was.value === is.value) return [];
  const isStricter = is.value === was.value ? is.at > was.at : is.value > was.value === least;
  const what = `${was.keyword} ${was.value} became ${is.keyword === was.keyword ? "" : `${is.keyword} `}${is.value}`;
  return [change(what, isStricter ? "stricter" : "looser")];
}

function wholeChange(keyword: string, old: unknown, now: unknown): Changes {
  if (isSame(old, now)) return [];
  if (old === undefined) return [change(`${keyword} ${shown(now)} came`, "stricter")];
  if (now === undefined) return [change(`${keyword} ${shown(old)} went`, "looser")];
  return [change(`${keyword} ${shown(old)} became ${shown(now)}`, "either")];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function shown(value: unknown): string {
  return value === undefined ? "any" : typeof value === "string" ? value : JSON.stringify(value);
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function recordOf(value: unknown): JsonSchema {
  return isRecord(value) ? value : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
