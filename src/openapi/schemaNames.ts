import { MountError } from "../resource/mountError.ts";
import { COMPONENT_NAME } from "./readSchema.ts";
import { classesOf } from "./schemaClasses.ts";
import type { SchemaNode } from "./schemaNode.ts";

/**
 * The component name of each node that has one: its author's, or, where it has none and exactly one named model has the
 * same meaning, that model's. So a model that a library copies into another one is written as the component it is.
 */
export function componentNames(nodes: readonly SchemaNode[]): ReadonlyMap<SchemaNode, string> {
  const classes = classesOf(nodes, (node) => node.label);
  const names = new Map<SchemaNode, string>();
  for (const [name, bearers] of byName(nodes)) {
    for (const [node, own] of settleName(name, bearers, classes)) names.set(node, own);
  }
  const ofClass = new Map<number | undefined, Set<string>>();
  for (const [node, name] of names) {
    const key = classes.get(node);
    ofClass.set(key, (ofClass.get(key) ?? new Set()).add(name));
  }
  for (const node of nodes) {
    const [only, another] = ofClass.get(classes.get(node)) ?? [];
    if (!names.has(node) && only !== undefined && another === undefined) names.set(node, only);
  }
  return names;
}

function byName(nodes: readonly SchemaNode[]): ReadonlyMap<string, readonly SchemaNode[]> {
  const found = new Map<string, SchemaNode[]>();
  for (const node of nodes) {
    if (node.name === undefined) continue;
    if (!COMPONENT_NAME.test(node.name)) {
      throw new MountError(
        "BAD_MODEL_NAME",
        node.place,
        `${JSON.stringify(node.name)} cannot name a component`,
        "letters, digits, dots, dashes and underscores",
      );
    }
    const bearers = found.get(node.name);
    if (bearers === undefined) found.set(node.name, [node]);
    else bearers.push(node);
  }
  return found;
}

/** A model whose input and output differ (a default, a transformation) is two components: Book and BookInput. */
function* settleName(
  name: string,
  bearers: readonly SchemaNode[],
  classes: ReadonlyMap<SchemaNode, number>,
): Generator<readonly [SchemaNode, string]> {
  const [input, output] = (["input", "output"] as const).map((direction) => {
    const these = bearers.filter((node) => node.direction === direction);
    const [first] = these;
    const other = these.find((node) => classes.get(node) !== classes.get(first ?? node));
    if (first !== undefined && other !== undefined) throw clash(name, first, other);
    return first;
  });
  const same = input === undefined || output === undefined || classes.get(input) === classes.get(output);
  for (const node of bearers) yield [node, same || node.direction === "output" ? name : `${name}Input`];
}

function clash(name: string, one: SchemaNode, other: SchemaNode): MountError {
  return new MountError(
    "SAME_MODEL_NAME",
    other.place,
    `its model ${name} is not the model ${name} of ${one.place}`,
    "a name of its own for each of the two models",
  );
}
