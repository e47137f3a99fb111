import { isRecord } from "../http/kinds.ts";
import { knownOr } from "../http/known.ts";
import type { JsonSchema, Model } from "../resource/model.ts";
import { jsonSchemaOf, type ModelProperty, propertiesOf, propertyNodes } from "./modelSchema.ts";
import type { Direction, SchemaNode } from "./readSchema.ts";
import { mappingOf, mappingSlot, readSchema, rewrite, slotParts } from "./readSchema.ts";
import { clash, classesOf, componentNames, reachableFrom } from "./schemaNames.ts";
import { pascalCase } from "./words.ts";

export type AnyModel = Model | JsonSchema;

/** Where a model is used: in words, for error messages, and as a component name for a model without one. */
export interface ModelUse {
  readonly place: string;
  readonly fallback: string;
}

interface Use {
  readonly first: ModelUse;
  /** Whether it is the model of a request or response, and not a parameter's. */
  readonly isWhole: boolean;
  count: number;
}

interface SchemaClass {
  readonly node: SchemaNode;
  name: string | undefined;
  uses: number;
}

/** The models of a document. `use` collects every use, `settle` merges equal schemas, then each use can be written. */
export class Models {
  readonly #registered: ReadonlyMap<AnyModel, string>;
  readonly #roots: Record<Direction, Map<AnyModel, SchemaNode>> = { input: new Map(), output: new Map() };
  readonly #uses = new Map<SchemaNode, Use>();
  readonly #classes = new Map<SchemaNode, SchemaClass>();
  readonly #components = new Map<string, SchemaClass>();

  constructor(registered: Readonly<Record<string, AnyModel>> = {}) {
    this.#registered = new Map(Object.entries(registered).map(([name, model]) => [model, name]));
  }

  /** `use` is a function because most models are used often, and only the first use has to be described. */
  use(model: AnyModel, direction: Direction, use: () => ModelUse): void {
    const known = this.#roots[direction].get(model);
    const told = known && this.#uses.get(known);
    if (told === undefined) {
      const first = use();
      this.#uses.set(known ?? this.#root(model, direction, first.place), { first, isWhole: true, count: 1 });
    } else told.count += 1;
  }

  /** Collects the properties of an object model, each by itself, and not the model. */
  useProperties(model: AnyModel, use: ModelUse): void {
    for (const [name, node] of propertyNodes(this.#root(model, "input", use.place))) {
      const first = { place: use.place, fallback: use.fallback + pascalCase(name) };
      knownOr(this.#uses, node, () => ({ first, isWhole: false, count: 0 })).count += 1;
    }
  }

  settle(): void {
    const directions = new Set([...this.#uses.keys()].map(({ direction }) => direction));
    for (const [model, name] of this.#registered) {
      for (const direction of directions) this.#root(model, direction, `models.${name}`);
    }
    const all = (["input", "output"] as const).flatMap((direction) => [...this.#roots[direction].values()]);
    const nodes = reachableFrom([...this.#uses.keys(), ...all]);
    const names = componentNames(nodes);
    const numbers = classesOf(nodes, (node) => `${node.label} ${names.get(node) ?? ""}`);
    const classes = new Map<number | undefined, SchemaClass>();
    for (const node of nodes) {
      const same = knownOr(classes, numbers.get(node), () => ({ node, name: names.get(node), uses: 0 }));
      this.#classes.set(node, same);
    }
    this.#count();
    this.#nameTheRest();
  }

  write(model: AnyModel, direction: Direction): JsonSchema {
    return this.#written(this.#root(model, direction, ""));
  }

  /** The same of one item: of what a list holds, or of all of it where it is no list. */
  writeItem(model: AnyModel, direction: Direction): JsonSchema {
    const root = this.#root(model, direction, "");
    return this.#written(root.slots.get("items") ?? root);
  }

  properties(model: AnyModel): readonly ModelProperty[] {
    return propertiesOf(this.#root(model, "input", ""), (node) => this.#written(node));
  }

  /** By name, so that the document does not depend on which route came first. */
  components(): Readonly<Record<string, JsonSchema>> {
    const sorted = [...this.#components].sort(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(sorted.map(([name, { node }]) => [name, this.#body(node)]));
  }

  #root(model: AnyModel, direction: Direction, place: string): SchemaNode {
    return knownOr(this.#roots[direction], model, () =>
      readSchema(jsonSchemaOf(model, direction, place), { direction, place, name: this.#registered.get(model) }),
    );
  }

  #class(node: SchemaNode): SchemaClass {
    return this.#classes.get(node) ?? { node, name: undefined, uses: 0 };
  }

  /** Counts how often each class is used, by others and by the operations; a recursive one must have a name. */
  #count(): void {
    const onTheWay = new Set<SchemaClass>();
    const done = new Set<SchemaClass>();
    const visit = (each: SchemaClass): void => {
      each.uses += 1;
      if (onTheWay.has(each)) each.uses = Number.POSITIVE_INFINITY;
      if (done.has(each)) return;
      done.add(each);
      onTheWay.add(each);
      for (const [slot, node] of each.node.slots) {
        if (slot === "$ref" || slot.startsWith(mappingSlot(""))) this.#class(node).uses = Number.POSITIVE_INFINITY;
        visit(this.#class(node));
      }
      onTheWay.delete(each);
    };
    for (const [root, { count }] of this.#uses) {
      visit(this.#class(root));
      this.#class(root).uses += count - 1;
    }
  }

  #nameTheRest(): void {
    for (const each of this.#classes.values()) {
      if (each.name !== undefined && each.uses > 0) this.#components.set(each.name, each);
    }
    const met = new Set<SchemaClass>();
    const visit = (node: SchemaNode, fallback: string, isWhole: boolean): void => {
      const each = this.#class(node);
      if (each.name === undefined && isWhole && needsName(each.node)) this.#nameWhole(each, fallback);
      if (met.has(each)) return;
      met.add(each);
      const repeats =
        each.uses > 1 && (isRecord(each.node.schema["properties"]) || each.uses > Number.MAX_SAFE_INTEGER);
      if (each.name === undefined && repeats) this.#name(each, fallback);
      for (const [slot, child] of each.node.slots)
        visit(child, (each.name ?? fallback) + slotWord(slot), isWhole && slot === "items");
    };
    for (const [root, { first, isWhole }] of this.#uses) visit(root, first.fallback, isWhole);
  }

  #nameWhole(each: SchemaClass, fallback: string): void {
    const { title } = each.node.schema;
    const wanted = typeof title === "string" ? pascalCase(title) : "";
    const other = this.#components.get(wanted);
    const { direction } = each.node;
    if (other?.node.direction === direction) throw clash(wanted, other.node, each.node);
    this.#name(each, other === undefined ? wanted || fallback : wanted + pascalCase(direction));
  }

  #name(each: SchemaClass, wanted: string): void {
    let free = wanted;
    for (let count = 2; this.#components.has(free); count += 1) free = `${wanted}${count}`;
    each.name = free;
    this.#components.set(free, each);
  }

  #written(node: SchemaNode): JsonSchema {
    const { name } = this.#class(node);
    return name === undefined ? this.#body(this.#class(node).node) : { $ref: `#/components/schemas/${name}` };
  }

  #body({ schema, slots }: SchemaNode): JsonSchema {
    const written = rewrite(schema, (slot, subschema) => {
      const child = slots.get(slot);
      return child === undefined ? subschema : this.#written(child);
    });
    const target = slots.get("$ref");
    return { ...written, ...this.#discriminator(schema, slots), ...(target && this.#written(target)) };
  }

  #discriminator(schema: JsonSchema, slots: SchemaNode["slots"]): JsonSchema {
    const mapping = Object.entries(mappingOf(schema)).map(([value, reference]) => {
      const meant = slots.get(mappingSlot(value));
      return [value, meant === undefined ? reference : this.#written(meant)["$ref"]] as const;
    });
    const { discriminator } = schema;
    if (mapping.length === 0 || !isRecord(discriminator)) return {};
    return { discriminator: { ...discriminator, mapping: Object.fromEntries(mapping) } };
  }
}

/** Whether it describes a record, or a union or an intersection: lists, texts and numbers need no name. */
function needsName({ schema }: SchemaNode): boolean {
  return isRecord(schema["properties"]) || ["anyOf", "oneOf", "allOf"].some((keyword) => keyword in schema);
}

function slotWord(slot: string): string {
  const [keyword, key] = slotParts(slot);
  if (keyword === "properties") return pascalCase(key);
  return keyword === "items" ? "Item" : pascalCase(key === "" ? keyword : "");
}
