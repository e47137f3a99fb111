import type { SchemaNode } from "./schemaNode.ts";

/**
 * Groups nodes with the same meaning: the coarsest partition in which nodes of one class have the same label and, in the
 * same slots, subschemas of the same classes. Starting from the labels, classes are split until none splits any more.
 * This also tells recursive schemas apart, which no comparison from the leaves up could.
 */
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

interface Numbered {
  readonly of: ReadonlyMap<SchemaNode, number>;
  readonly count: number;
}

function numbered(nodes: readonly SchemaNode[], textOf: (node: SchemaNode) => string): Numbered {
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

/** The nodes and all that they are made of, each once, in the order in which they are first met. */
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
