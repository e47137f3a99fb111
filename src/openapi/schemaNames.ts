import { knownOr } from "../http/known.ts";
import { MountError } from "../resource/mountError.ts";
import { COMPONENT_NAME, type SchemaNode } from "./readSchema.ts";

/** The component name of each node: its author's, or that of the one named model with the same meaning. */
export function componentNames(nodes: readonly SchemaNode[]): ReadonlyMap<SchemaNode, string> {
  const classes = classesOf(nodes, (node) => node.label);
  const names = new Map<SchemaNode, string>();
  const authored = byName(nodes);
  for (const [name, bearers] of authored) {
    for (const [node, own] of settleName(name, bearers, { authored, classes })) names.set(node, own);
  }
  const ofClass = new Map<number | undefined, Set<string>>();
  for (const [node, name] of names) {
    knownOr<number | undefined, Set<string>>(ofClass, classes.get(node), () => new Set()).add(name);
  }
  for (const node of nodes) {
    const [only, another] = ofClass.get(classes.get(node)) ?? [];
    if (!names.has(node) && only !== undefined && another === undefined) names.set(node, only);
  }
  return names;
}

interface Bearers {
  readonly authored: ReadonlyMap<string, readonly SchemaNode[]>;
  readonly classes: ReadonlyMap<SchemaNode, number>;
}

function byName(nodes: readonly SchemaNode[]): ReadonlyMap<string, readonly SchemaNode[]> {
  const found = new Map<string, SchemaNode[]>();
  for (const node of nodes) {
    if (node.name === undefined) continue;
    if (!COMPONENT_NAME.test(node.name)) {
      const detail = `${JSON.stringify(node.name)} cannot name a component`;
      const remedy = "letters, digits, dots, dashes and underscores";
      throw new MountError("BAD_MODEL_NAME", node.place, detail, remedy);
    }
    knownOr<string, SchemaNode[]>(found, node.name, () => []).push(node);
  }
  return found;
}

/** A model whose input and output differ (a default, a transformation) is two components: Book and BookInput. */
function* settleName(
  name: string,
  bearers: readonly SchemaNode[],
  { authored, classes }: Bearers,
): Generator<readonly [SchemaNode, string]> {
  const [input, output] = (["input", "output"] as const).map((direction) => {
    const these = bearers.filter((node) => node.direction === direction);
    const [first] = these;
    const other = these.find((node) => classes.get(node) !== classes.get(first ?? node));
    if (first !== undefined && other !== undefined) throw clash(name, first, other);
    return first;
  });
  const same = input === undefined || output === undefined || classes.get(input) === classes.get(output);
  const ofInput = same ? name : inputName(name, input, { authored, classes });
  for (const node of bearers) yield [node, node.direction === "output" ? name : ofInput];
}

/** A name that an author has given to another model is that model's: this one gets a number. */
function inputName(name: string, input: SchemaNode, { authored, classes }: Bearers): string {
  const isAnothers = (wanted: string) =>
    authored.get(wanted)?.some((node) => classes.get(node) !== classes.get(input)) ?? false;
  let free = `${name}Input`;
  for (let count = 2; isAnothers(free); count += 1) free = `${name}Input${count}`;
  return free;
}

export function clash(name: string, one: SchemaNode, other: SchemaNode): MountError {
  const detail = `its model ${name} is not the model ${name} of ${one.place}`;
  const remedy = "a name of its own for each of the two models";
  return new MountError("SAME_MODEL_NAME", other.place, detail, remedy);
}

/** Groups nodes with the same meaning: classes of equal labels are split by their subschemas until none splits. */
export function classesOf(
  nodes: readonly SchemaNode[],
  labelOf: (node: SchemaNode) => string,
): ReadonlyMap<SchemaNode, number> {
  let classes = numbered(nodes, labelOf);
  for (;;) {
    const before = classes;
    const split = numbered(nodes, (node) => {
      let text = String(before.of.get(node));
      for (const slot of [...node.slots.keys()].sort()) text += ` ${before.of.get(node.slots.get(slot) ?? node)}`;
      return text;
    });
    if (split.count === before.count) return split.of;
    classes = split;
  }
}

function numbered(nodes: readonly SchemaNode[], textOf: (node: SchemaNode) => string) {
  const numbers = new Map<string, number>();
  const of = new Map<SchemaNode, number>();
  for (const node of nodes) {
    const text = textOf(node);
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    of.set(node, number);
  }
  return { of, count: numbers.size };
}

export function reachableFrom(roots: Iterable<SchemaNode>): readonly SchemaNode[] {
  const met = new Set<SchemaNode>();
  const waiting = [...roots].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (met.has(node)) continue;
    met.add(node);
    waiting.push(...[...node.slots.values()].reverse());
  }
  return [...met];
}
