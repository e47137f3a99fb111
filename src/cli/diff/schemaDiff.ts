import { pointerStep } from "../../http/pointer.ts";
import type { JsonSchema } from "../../resource/model.ts";
import { alternativesOf, listedIn, membersIn, type Schemas, schemaAt } from "./alternatives.ts";

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
  readonly schemas: Schemas;
}

type Changes = readonly SchemaChange[];

/** For a client more is worse in what it receives, and less in what it sends. */
export const isBreaking = (way: Way, side: Side): boolean =>
  way === "either" || way === (side === "request" ? "stricter" : "looser");

export const schemaChanges = (old: Placed, now: Placed, side: Side): Changes =>
  new Comparison(old.schemas, now.schemas, side).compare(old.schema, now.schema);

/** Keywords whose values are compared as wholes: with one, fewer values are allowed than without. */
const WHOLES = (
  "pattern format contentEncoding contentMediaType multipleOf uniqueItems not contains maxContains propertyNames " +
  "dependentRequired dependentSchemas"
).split(" ");
/** Those of which it is not known in which direction a change goes. */
const UNREAD = ["if", "then", "else", "minContains", "patternProperties"];
/** Keywords that hold one schema, and the step that leads to its values. */
const INNER = { items: "/*", contentSchema: "" } as const;
const BOUNDS = [
  { least: true, keywords: ["minimum", "exclusiveMinimum"] },
  { least: false, keywords: ["maximum", "exclusiveMaximum"] },
  ...["minLength", "minItems", "minProperties"].map((keyword) => ({ least: true, keywords: [keyword] })),
  ...["maxLength", "maxItems", "maxProperties"].map((keyword) => ({ least: false, keywords: [keyword] })),
];

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
    const [one, other] = [schemaAt(old, this.#old), schemaAt(now, this.#now)];
    const known = this.#known.get(one)?.get(other);
    if (known !== undefined) return known;
    const row = this.#known.get(one) ?? new Map<unknown, Changes>();
    this.#known.set(one, row.set(other, []));
    const changes = this.#alternatives(alternativesOf(one, this.#old), alternativesOf(other, this.#now));
    row.set(other, changes);
    return changes;
  }

  /** Those that are alike belong together, then those of one type; of the rest, some came and some went, unless another has all their values. */
  #alternatives(old: readonly JsonSchema[], now: readonly JsonSchema[]): Changes {
    if (old.length === 1 && now.length === 1) return this.#one(old[0] ?? {}, now[0] ?? {});
    let [gone, come] = [old, now];
    const changes: SchemaChange[] = [];
    for (const isPair of [
      (one: JsonSchema, other: JsonSchema) => this.#one(one, other).length === 0,
      (one: JsonSchema, other: JsonSchema) => one["type"] !== undefined && one["type"] === other["type"],
      (one: JsonSchema, other: JsonSchema) => typeChange(one["type"], other["type"])?.way !== "either",
    ]) {
      gone = gone.filter((one) => {
        const other = come.find((each) => isPair(one, each));
        if (other === undefined) return true;
        changes.push(...this.#one(one, other));
        come = come.filter((each) => each !== other);
        return false;
      });
    }
    const isOnly = (way: Way, one: JsonSchema, other: JsonSchema) =>
      this.#one(one, other).every((each) => each.way === way || each.way === "same");
    gone = gone.filter((one) => !now.some((each) => isOnly("looser", one, each)));
    come = come.filter((other) => !old.some((each) => isOnly("stricter", each, other)));
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
      ...WHOLES.flatMap((keyword) => wholeChange(keyword, old[keyword] || undefined, now[keyword] || undefined)),
      ...UNREAD.flatMap((word) => (isSame(old[word], now[word]) ? [] : [change(`${word} changed`, "either")])),
      ...(this.#side === "response" || isSame(old["default"], now["default"])
        ? []
        : [change(`the default ${shown(old["default"])} became ${shown(now["default"])}`, "same")]),
      ...Object.entries(INNER).flatMap(([keyword, step]) => this.#inner(old[keyword], now[keyword], step)),
      ...this.#listed(old, now),
      ...this.#members(old, now),
    ];
  }

  #inner(old: unknown, now: unknown, step: string): Changes {
    return old === undefined && now === undefined ? [] : below(step, this.compare(old ?? {}, now ?? {}));
  }

  /** What has no schema of its own in the list has that of the items behind it. */
  #listed(old: JsonSchema, now: JsonSchema): Changes {
    const [before, after] = [listedIn(old["prefixItems"]), listedIn(now["prefixItems"])];
    return Array.from({ length: Math.max(before.length, after.length) }, (_, at) =>
      this.#inner(before[at] ?? old["items"], after[at] ?? now["items"], pointerStep(at)),
    ).flat();
  }

  #members(old: JsonSchema, now: JsonSchema): Changes {
    const [before, after] = [membersIn(old["properties"]), membersIn(now["properties"])];
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return [
      ...names.flatMap((name) => {
        const [had, has] = [name in before, name in after];
        const was = had && listedIn(old["required"]).includes(name);
        const is = has && listedIn(now["required"]).includes(name);
        const inner = had && has ? this.compare(before[name], after[name]) : [];
        return below(pointerStep(name), [...this.#member({ was, is, had, has }), ...inner]);
      }),
      ...this.#rest(restOf(old), restOf(now)),
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
    if (old === now || (this.#side === "response" && (old === false || (old === true && now === false)))) return [];
    if (now === false) return [change("other members are refused", "stricter")];
    if (old === false) return [change("other members are allowed", "looser")];
    return below("/*", this.compare(old === true ? {} : old, now === true ? {} : now));
  }
}

const restOf = (schema: JsonSchema): unknown => schema["additionalProperties"] ?? schema["unevaluatedProperties"];
const change = (what: string, way: Way): SchemaChange => ({ at: "", what, way });
const below = (step: string, changes: Changes): Changes => changes.map((each) => ({ ...each, at: step + each.at }));

function typeChange(old: unknown, now: unknown): SchemaChange | undefined {
  if (old === now) return undefined;
  const way = wider(old, now) ? "looser" : wider(now, old) ? "stricter" : "either";
  return change(`the type ${shown(old)} became ${shown(now)}`, way);
}

const wider = (old: unknown, now: unknown): boolean => now === undefined || (old === "integer" && now === "number");

function valueChanges(old: JsonSchema, now: JsonSchema): Changes {
  const [before, after] = [valuesOf(old), valuesOf(now)];
  if (before === undefined || after === undefined) {
    if (before === after) return [];
    if (after === undefined) return [change("any value is allowed", "looser")];
    return [change(`only ${after.join(", ")} is allowed`, "stricter")];
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

/** The bounds that libraries write for any safe integer say nothing, and no length is less than 0. */
function boundOf(schema: JsonSchema, keywords: readonly string[], least: boolean) {
  const bounds = keywords.flatMap((keyword, at) => {
    const value = schema[keyword];
    if (typeof value !== "number" || Math.abs(value) >= Number.MAX_SAFE_INTEGER) return [];
    if (value === 0 && /^min[A-Z]/.test(keyword)) return [];
    if (at === 0 || schema["type"] !== "integer") return [{ keyword, value, limit: value, at }];
    // Above 0 is at least 1, of integers.
    return [{ keyword, value, limit: least ? Math.floor(value) + 1 : Math.ceil(value) - 1, at: 0 }];
  });
  return bounds.sort((a, b) => (least ? b.limit - a.limit : a.limit - b.limit) || b.at - a.at)[0];
}

function boundChange(old: JsonSchema, now: JsonSchema, keywords: readonly string[], least: boolean): Changes {
  const [was, is] = [boundOf(old, keywords, least), boundOf(now, keywords, least)];
  if (was === undefined || is === undefined) {
    if (was !== undefined) return [change(`${was.keyword} ${was.value} went`, "looser")];
    return is === undefined ? [] : [change(`${is.keyword} ${is.value} came`, "stricter")];
  }
  if ((was.limit === is.limit && was.at === is.at) || (was.keyword === is.keyword && was.value === is.value)) return [];
  const isStricter = is.limit === was.limit ? is.at > was.at : is.limit > was.limit === least;
  const what = `${was.keyword} ${was.value} became ${is.keyword === was.keyword ? "" : `${is.keyword} `}${is.value}`;
  return [change(what, isStricter ? "stricter" : "looser")];
}

function wholeChange(keyword: string, old: unknown, now: unknown): Changes {
  if (isSame(old, now)) return [];
  if (old === undefined) return [change(`${keyword} ${shown(now)} came`, "stricter")];
  if (now === undefined) return [change(`${keyword} ${shown(old)} went`, "looser")];
  const isWider = keyword === "multipleOf" && Number(old) % Number(now) === 0;
  const isNarrower = keyword === "multipleOf" && Number(now) % Number(old) === 0;
  const way = isWider ? "looser" : isNarrower ? "stricter" : "either";
  return [change(`${keyword} ${shown(old)} became ${shown(now)}`, way)];
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const shown = (value: unknown): string =>
  value === undefined ? "any" : typeof value === "string" ? value : JSON.stringify(value);
