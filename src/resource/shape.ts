import type { AnyResource } from "./resource.ts";

/** Which callbacks and declarations a literal has. Literals of one shape have one object for it. */
export interface Shape {
  readonly id: number;
  readonly names: ReadonlySet<string>;
}

const SHAPES = new Map<string, Shape>();
const OF = new WeakMap<AnyResource, Shape>();

/** Say which callbacks and declarations a resource has itself, where it has no class that could be asked. */
export function setShape(resource: AnyResource, names: readonly string[]): void {
  const key = names.join();
  const known = SHAPES.get(key) ?? { id: SHAPES.size, names: new Set(names) };
  SHAPES.set(key, known);
  OF.set(resource, known);
}

/** Undefined for a class. */
export function shapeOf(resource: AnyResource): Shape | undefined {
  return OF.get(resource);
}
