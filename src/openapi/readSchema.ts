import type { JsonSchema } from "../resource/model.ts";
import { CONTAINERS, type Direction, isSchema, labelOf, type SchemaNode, slotsOf } from "./schemaNode.ts";

/** Names that libraries invent: they change from run to run, or mean something else in the next model. */
const MADE_UP = /^(?:__schema\d+|\d+|(?:intersection|union|morph|alias|domain|proto|unit|sequence)\d*)$/;

/** The form of a component's name (OpenAPI 3.1, 4.8.7.1). */
export const COMPONENT_NAME: RegExp = /^[A-Za-z0-9._-]+$/;

export interface Origin {
  readonly direction: Direction;
  readonly place: string;
  /** The name of the root, where one was registered. */
  readonly name?: string | undefined;
}

/** A model's JSON Schema as a graph of nodes, its references followed. Returns the root's node. */
export function readSchema(root: JsonSchema, origin: Origin): SchemaNode {
  return new Reader(root, origin).node(root, origin.name);
}

class Reader {
  readonly #root: JsonSchema;
  readonly #origin: Origin;
  readonly #read = new Map<JsonSchema, SchemaNode>();
  readonly #defined: ReadonlyMap<JsonSchema, string>;
  readonly #byId: ReadonlyMap<string, JsonSchema>;

  constructor(root: JsonSchema, origin: Origin) {
    this.#root = root;
    this.#origin = origin;
    const defined = CONTAINERS.flatMap((container) => Object.entries(isSchema(root[container]) ? root[container] : {}));
    this.#defined = new Map(defined.flatMap(([name, schema]) => (isSchema(schema) ? [[schema, name] as const] : [])));
    this.#byId = new Map(identified(root, new Set()));
  }

  node(given: JsonSchema, registered?: string): SchemaNode {
    const schema = this.#target(given);
    const known = this.#read.get(schema);
    if (known !== undefined) return known;
    const inner = slotsOf(schema);
    const target = typeof schema["$ref"] === "string" ? this.#resolve(schema["$ref"]) : undefined;
    const slots = new Map<string, SchemaNode>();
    const names = [...inner.map(([slot]) => slot), ...(target === undefined ? [] : ["$ref"])];
    const { direction, place } = this.#origin;
    const name = registered ?? this.#nameOf(schema);
    const outside = target === undefined && "$ref" in schema ? ` ${String(schema["$ref"])}` : "";
    const node: SchemaNode = { schema, label: labelOf(schema, names) + outside, slots, name, direction, place };
    this.#read.set(schema, node);
    for (const [slot, subschema] of inner) slots.set(slot, this.node(subschema));
    if (target !== undefined) slots.set("$ref", this.node(target));
    return node;
  }

  /** Replaces a schema that is only a reference by what it refers to. */
  #target(given: JsonSchema): JsonSchema {
    let schema = given;
    const passed = new Set<JsonSchema>();
    while (typeof schema["$ref"] === "string" && saysNothingElse(schema) && !passed.has(schema)) {
      passed.add(schema);
      const next = this.#resolve(schema["$ref"]);
      if (next === undefined) return schema;
      schema = next;
    }
    return schema;
  }

  /** What a reference leads to inside this model; undefined for one that leads out of it, which is kept as it is. */
  #resolve(reference: string): JsonSchema | undefined {
    if (reference === "#") return this.#root;
    if (!reference.startsWith("#/")) return this.#byId.get(reference.replace(/^#/, ""));
    let at: unknown = this.#root;
    for (const step of reference.slice(2).split("/")) {
      const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
      at = typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined;
    }
    return isSchema(at) ? at : undefined;
  }

  /** The name in `$defs`, else the `$id`; never the title, which is for readers. */
  #nameOf(schema: JsonSchema): string | undefined {
    const defined = this.#defined.get(schema);
    if (defined !== undefined && !MADE_UP.test(defined)) return defined;
    return typeof schema["$id"] === "string" ? lastSegment(schema["$id"]) : undefined;
  }
}

const ASIDE = new Set(["$ref", "$schema", "$id", ...CONTAINERS]);

function saysNothingElse(schema: JsonSchema): boolean {
  return Object.keys(schema).every((keyword) => ASIDE.has(keyword));
}

/** The name of `https://example.org/schemas/book.json` is book. */
function lastSegment(id: string): string {
  const segment =
    id
      .replace(/[#?].*$/, "")
      .replace(/\/+$/, "")
      .split("/")
      .at(-1) ?? id;
  return segment.replace(/\.json$/, "");
}

function* identified(schema: JsonSchema, seen: Set<JsonSchema>): Generator<[string, JsonSchema]> {
  if (seen.has(schema)) return;
  seen.add(schema);
  for (const keyword of ["$id", "$anchor"]) {
    const id = schema[keyword];
    if (typeof id === "string") yield [id, schema];
  }
  for (const container of CONTAINERS) {
    const defined = schema[container];
    if (!isSchema(defined)) continue;
    for (const each of Object.values(defined)) if (isSchema(each)) yield* identified(each, seen);
  }
  for (const [, subschema] of slotsOf(schema)) yield* identified(subschema, seen);
}
