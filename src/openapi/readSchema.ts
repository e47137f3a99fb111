import type { JsonSchema } from "../resource/model.ts";
import { MountError } from "../resource/mountError.ts";
import {
  CONTAINERS,
  type Direction,
  isSchema,
  labelOf,
  mappingOf,
  mappingSlot,
  type SchemaNode,
  slotsOf,
} from "./schemaNode.ts";

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
  readonly #byId = new Map<string, JsonSchema>();
  /** The schema resource that each schema belongs to: the nearest one around it that has an `$id`, or the root. */
  readonly #resources = new Map<JsonSchema, JsonSchema>();

  constructor(root: JsonSchema, origin: Origin) {
    this.#root = root;
    this.#origin = origin;
    const defined = CONTAINERS.flatMap((container) => Object.entries(isSchema(root[container]) ? root[container] : {}));
    this.#defined = new Map(defined.flatMap(([name, schema]) => (isSchema(schema) ? [[schema, name] as const] : [])));
    this.#survey(root, root);
  }

  node(given: JsonSchema, registered?: string): SchemaNode {
    const target = this.#target(given);
    const known = this.#read.get(target);
    if (known !== undefined) return known;
    const schema = inNewerDialect(target);
    const inner = [...slotsOf(schema), ...this.#referred(target)];
    const slots = new Map<string, SchemaNode>();
    const { direction, place } = this.#origin;
    const name = registered ?? this.#nameOf(target);
    const isOutside = "$ref" in schema && !inner.some(([slot]) => slot === "$ref");
    const label =
      labelOf(
        schema,
        inner.map(([slot]) => slot),
      ) + (isOutside ? ` ${String(schema["$ref"])}` : "");
    const node: SchemaNode = { schema, label, slots, name, direction, place };
    this.#read.set(target, node);
    for (const [slot, subschema] of inner) slots.set(slot, this.node(subschema));
    return node;
  }

  #referred(schema: JsonSchema): readonly (readonly [slot: string, subschema: JsonSchema])[] {
    const references = Object.entries(mappingOf(schema)).map(([value, reference]) => [mappingSlot(value), reference]);
    return [...references, ["$ref", schema["$ref"]]].flatMap(([slot, reference]) => {
      const found = typeof reference === "string" ? this.#resolve(reference, schema) : undefined;
      return found === undefined ? [] : [[String(slot), found] as const];
    });
  }

  #target(given: JsonSchema): JsonSchema {
    let schema = given;
    const passed = new Set<JsonSchema>();
    while (typeof schema["$ref"] === "string" && saysNothingElse(schema) && !passed.has(schema)) {
      passed.add(schema);
      const next = this.#resolve(schema["$ref"], schema);
      if (next === undefined) return schema;
      schema = next;
    }
    return schema;
  }

  /** What a reference leads to inside this model (JSON Schema 2020-12, Core 8.2.1), or the root, as some mean it. */
  #resolve(reference: string, from: JsonSchema): JsonSchema | undefined {
    const isPointer = /^#(?:\/|$)/.test(reference);
    const found = isPointer
      ? (pointed(reference, this.#resources.get(from)) ?? pointed(reference, this.#root))
      : this.#byId.get(reference.replace(/^#/, ""));
    if (found !== undefined || !reference.startsWith("#") || reference.startsWith("#/components/")) return found;
    const detail = `its model refers to ${reference}, and has nothing there`;
    const remedy = "a $ref to what stands in the model itself, as in #/$defs/Book";
    throw new MountError("NO_JSON_SCHEMA", this.#origin.place, detail, remedy);
  }

  #survey(schema: JsonSchema, around: JsonSchema): void {
    if (this.#resources.has(schema)) return;
    const { $id, $anchor } = schema;
    const resource = typeof $id === "string" && !$id.startsWith("#") ? schema : around;
    this.#resources.set(schema, resource);
    for (const id of [$id, $anchor]) if (typeof id === "string") this.#byId.set(id.replace(/^#/, ""), schema);
    const defined = CONTAINERS.flatMap((container) => Object.values(schema[container] ?? {}));
    const held = slotsOf(inNewerDialect(schema)).map(([, subschema]) => subschema);
    for (const each of [...defined, ...held]) if (isSchema(each)) this.#survey(each, resource);
  }

  /** The name in `$defs`, else the `$id`. The title of a whole model counts where it has neither. */
  #nameOf(schema: JsonSchema): string | undefined {
    const defined = this.#defined.get(schema);
    if (defined !== undefined && !MADE_UP.test(defined)) return defined;
    // Of draft-07, `#book` is an anchor, and no name.
    return typeof schema["$id"] === "string" ? lastSegment(schema["$id"]) || undefined : undefined;
  }
}

function pointed(reference: string, from: unknown): JsonSchema | undefined {
  let at = from;
  for (const step of reference.split("/").slice(1)) {
    const key = decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~");
    at = typeof at === "object" && at !== null ? Reflect.get(at, key) : undefined;
  }
  if (typeof at === "boolean") return at ? {} : { not: {} };
  return isSchema(at) ? at : undefined;
}

const ASIDE = new Set(["$ref", "$schema", "$id", ...CONTAINERS]);

function saysNothingElse(schema: JsonSchema): boolean {
  return Object.keys(schema).every((keyword) => ASIDE.has(keyword));
}

/** The name of `https://example.org/schemas/book.json` is book. */
function lastSegment(id: string): string {
  const [path = ""] = id.split(/[#?]/, 1);
  const segment = path.split("/").findLast((each) => each !== "") ?? "";
  return segment.replace(/\.json$/, "");
}

/** A schema of draft-07, which TypeBox writes, as one of 2020-12 (Core 10.3.1.1 and 10.2.2.4, Validation 6.5.4). */
function inNewerDialect(schema: JsonSchema): JsonSchema {
  const hasList = Array.isArray(schema["items"]);
  if (!hasList && !("additionalItems" in schema) && !isSchema(schema["dependencies"])) return schema;
  const { items, additionalItems, dependencies: _older, ...rest } = schema;
  return { ...rest, ...itemsOf(items, additionalItems), ...dependentsOf(schema) };
}

/** Beside `items` that are no list, `additionalItems` says nothing (draft-07, Validation 6.4.2). */
function itemsOf(items: unknown, others: unknown): JsonSchema {
  if (!Array.isArray(items)) return items === undefined ? {} : { items };
  return {
    // 2020-12 has no empty list of schemas.
    ...(items.length === 0 ? {} : { prefixItems: items }),
    ...(others === undefined ? {} : { items: others }),
  };
}

function dependentsOf({ dependencies, dependentRequired, dependentSchemas }: JsonSchema): JsonSchema {
  const all = Object.entries(isSchema(dependencies) ? dependencies : {});
  const [names, schemas] = [true, false].map((isList) => all.filter(([, each]) => Array.isArray(each) === isList));
  return {
    ...merged("dependentRequired", dependentRequired, names),
    ...merged("dependentSchemas", dependentSchemas, schemas),
  };
}

function merged(keyword: string, known: unknown, more: readonly (readonly [string, unknown])[] = []): JsonSchema {
  if (more.length === 0) return {};
  return { [keyword]: { ...(isSchema(known) ? known : {}), ...Object.fromEntries(more) } };
}
