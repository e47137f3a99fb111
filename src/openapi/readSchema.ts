import { isObject, isRecord } from "../http/kinds.ts";
import { plainStep } from "../http/pointer.ts";
import type { JsonSchema } from "../resource/model.ts";
import { MountError } from "../resource/mountError.ts";

/** Whether a model is documented as what is sent to the service, or as what comes back. */
export type Direction = "input" | "output";

export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly label: string;
  /** Its subschemas by slot: "items", "properties/title", "anyOf/0". References are followed. */
  readonly slots: Map<string, SchemaNode>;
  readonly name: string | undefined;
  readonly direction: Direction;
  readonly place: string;
}

/** The keywords of JSON Schema 2020-12 whose values are schemas: one, a list of them, or a record. */
const ONE = (
  "items additionalProperties propertyNames contains not if then else unevaluatedItems unevaluatedProperties " +
  "contentSchema"
).split(" ");
const LIST = ["prefixItems", "allOf", "anyOf", "oneOf"];
const RECORD = ["properties", "patternProperties", "dependentSchemas"];
/** The keywords under which a library keeps what it refers to. References are followed, and these are not copied. */
const CONTAINERS = ["$defs", "definitions"];
/** What a component does not repeat: its name is its key, and its dialect the document's. */
const DROPPED = new Set(["$schema", "$id", "$anchor", ...CONTAINERS]);

function slotsOf(schema: JsonSchema): readonly (readonly [slot: string, subschema: JsonSchema])[] {
  const found: [string, JsonSchema][] = [];
  for (const [keyword, value] of Object.entries(schema)) {
    if (ONE.includes(keyword) && isRecord(value)) found.push([keyword, value]);
    else if ((LIST.includes(keyword) && Array.isArray(value)) || (RECORD.includes(keyword) && isRecord(value))) {
      for (const [key, each] of Object.entries(value)) if (isRecord(each)) found.push([`${keyword}/${key}`, each]);
    }
  }
  return found;
}

export function slotParts(slot: string): readonly [keyword: string, key: string] {
  const [keyword = "", key = ""] = slot.split(/\/(.*)/s, 2);
  return [keyword, key];
}

/** OpenAPI 3.1, 4.8.25: which value of a discriminator means which schema, by its name or a reference. */
export function mappingOf({ discriminator }: JsonSchema): JsonSchema {
  return isRecord(discriminator) && isRecord(discriminator["mapping"]) ? discriminator["mapping"] : {};
}

export const mappingSlot = (value: string): string => `discriminator/${value}`;

export function rewrite(schema: JsonSchema, write: (slot: string, subschema: JsonSchema) => unknown): JsonSchema {
  const written: Record<string, unknown> = {};
  const each = (keyword: string) => (key: string, value: unknown) =>
    isRecord(value) ? write(`${keyword}/${key}`, value) : value;
  for (const [keyword, value] of Object.entries(schema)) {
    if (DROPPED.has(keyword)) continue;
    const sub = each(keyword);
    if (ONE.includes(keyword) && isRecord(value)) written[keyword] = write(keyword, value);
    else if (LIST.includes(keyword) && Array.isArray(value)) {
      written[keyword] = value.map((item: unknown, at) => sub(String(at), item));
    } else if (RECORD.includes(keyword) && isRecord(value)) {
      written[keyword] = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, sub(key, item)]));
    } else written[keyword] = value;
  }
  return written;
}

/** A schema's own keywords as text, in any order; of its subschemas the slots, and those that are true or false. */
function labelOf(schema: JsonSchema, slots: Iterable<string>): string {
  const words = Object.entries(rewrite(schema, () => ""))
    .filter(([keyword]) => keyword !== "$ref")
    .map(([keyword, value]) => `${keyword}=${canonical(keyword, value)}`);
  return JSON.stringify([words.sort(), [...slots].sort()]);
}

function canonical(keyword: string, value: unknown): string {
  if (RECORD.includes(keyword) && isRecord(value))
    return JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return JSON.stringify(keyword === "required" && Array.isArray(value) ? [...value].map(String).sort() : value);
}

/** Names that libraries invent: they change from run to run, or mean something else in the next model. */
const MADE_UP = /^(?:__schema\d+|\d+|(?:intersection|union|morph|alias|domain|proto|unit|sequence)\d*)$/;
/** The form of a component's name (OpenAPI 3.1, 4.8.7.1). */
export const COMPONENT_NAME: RegExp = /^[A-Za-z0-9._-]+$/;

interface Origin {
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
    const defined = CONTAINERS.flatMap((container) => Object.entries(isRecord(root[container]) ? root[container] : {}));
    this.#defined = new Map(defined.flatMap(([name, schema]) => (isRecord(schema) ? [[schema, name] as const] : [])));
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
    const names = inner.map(([slot]) => slot);
    const isOutside = "$ref" in schema && !names.includes("$ref");
    const label = labelOf(schema, names) + (isOutside ? ` ${String(schema["$ref"])}` : "");
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
    const saysNothingElse = () => Object.keys(schema).every((keyword) => ASIDE.has(keyword));
    while (typeof schema["$ref"] === "string" && saysNothingElse() && !passed.has(schema)) {
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
    for (const each of [...defined, ...held]) if (isRecord(each)) this.#survey(each, resource);
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
    at = isObject(at) ? Reflect.get(at, plainStep(decodeURIComponent(step))) : undefined;
  }
  if (typeof at === "boolean") return at ? {} : { not: {} };
  return isRecord(at) ? at : undefined;
}

const ASIDE = new Set(["$ref", "$schema", "$id", ...CONTAINERS]);

/** The name of `https://example.org/schemas/book.json` is book. */
function lastSegment(id: string): string {
  const [path = ""] = id.split(/[#?]/, 1);
  const segment = path.split("/").findLast((each) => each !== "") ?? "";
  return segment.replace(/\.json$/, "");
}

/** A schema of draft-07, which TypeBox writes, as one of 2020-12 (Core 10.3.1.1 and 10.2.2.4, Validation 6.5.4). */
function inNewerDialect(schema: JsonSchema): JsonSchema {
  const hasList = Array.isArray(schema["items"]);
  if (!hasList && !("additionalItems" in schema) && !isRecord(schema["dependencies"])) return schema;
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
  const all = Object.entries(isRecord(dependencies) ? dependencies : {});
  const [names, schemas] = [true, false].map((isList) => all.filter(([, each]) => Array.isArray(each) === isList));
  const required = merged("dependentRequired", dependentRequired, names);
  return { ...required, ...merged("dependentSchemas", dependentSchemas, schemas) };
}

function merged(keyword: string, known: unknown, more: readonly (readonly [string, unknown])[] = []): JsonSchema {
  if (more.length === 0) return {};
  return { [keyword]: { ...(isRecord(known) ? known : {}), ...Object.fromEntries(more) } };
}
