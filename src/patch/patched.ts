import { MOST_NESTING } from "../http/jsonNesting.ts";

type Steps = readonly string[];

/** Why an operation cannot be carried out. */
export class Inapplicable extends Error {}

/** RFC 6901 4: digits without a leading zero. */
const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * A JSON value that the operations of a patch change in place (RFC 6902 4). Only own members count, so that no path leads
 * into a prototype; what is copied is counted, because copies of copies grow without bound.
 */
export class Patched {
  #root: unknown;
  #mayCopy: number;

  constructor(root: unknown, mayCopy: number) {
    this.#root = root;
    this.#mayCopy = mayCopy;
  }

  /** The whole, unless it is nested more deeply than can be written again. */
  get whole(): unknown {
    refuseDepth(this.#root, 0);
    return this.#root;
  }

  at(path: Steps): unknown {
    let value = this.#root;
    for (const step of path) value = child(value, step);
    return value;
  }

  add(path: Steps, value: unknown): void {
    const last = path.at(-1);
    if (last === undefined) {
      this.#root = value;
      return;
    }
    const parent = this.at(path.slice(0, -1));
    if (Array.isArray(parent)) parent.splice(last === "-" ? parent.length : indexIn(last, parent.length), 0, value);
    else objectOf(parent, last)[last] = value;
  }

  replace(path: Steps, value: unknown): void {
    const last = path.at(-1);
    this.at(path);
    if (last === undefined) {
      this.#root = value;
      return;
    }
    const parent = this.at(path.slice(0, -1));
    if (Array.isArray(parent)) parent[Number(last)] = value;
    else objectOf(parent, last)[last] = value;
  }

  /** What was there. */
  remove(path: Steps): unknown {
    const value = this.at(path);
    const last = path.at(-1);
    if (last === undefined) {
      // RFC 6902 4.2 takes away what is at the location: what is left of the whole document is null.
      this.#root = null;
      return value;
    }
    const parent = this.at(path.slice(0, -1));
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else delete objectOf(parent, last)[last];
    return value;
  }

  /** A copy of what is there, to be added where later operations change it alone. */
  copyOf(path: Steps): unknown {
    return copied(this.at(path), (size) => {
      this.#mayCopy -= size;
      if (this.#mayCopy < 0) throw new Inapplicable("the patch copies too much");
    });
  }
}

const TOO_DEEP = "what is patched would be nested too deeply";

/** A JSON value once more. Each value counts one, and each character of a text or a name. */
export function copied(value: unknown, count: (size: number) => void = () => {}, depth = 0): unknown {
  if (depth > MOST_NESTING) throw new Inapplicable(TOO_DEEP);
  count(typeof value === "string" ? value.length + 1 : 1);
  if (Array.isArray(value)) return value.map((item) => copied(item, count, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => {
    count(name.length);
    return [name, copied(member, count, depth + 1)] as const;
  });
  return Object.fromEntries(members);
}

function refuseDepth(value: unknown, depth: number): void {
  if (typeof value !== "object" || value === null) return;
  if (depth >= MOST_NESTING) throw new Inapplicable(TOO_DEEP);
  for (const item of Array.isArray(value) ? value : Object.values(value)) refuseDepth(item, depth + 1);
}

function child(parent: unknown, step: string): unknown {
  if (Array.isArray(parent)) return parent[indexIn(step, parent.length - 1)];
  const object = objectOf(parent, step);
  if (!Object.hasOwn(object, step)) throw new Inapplicable(`there is no ${JSON.stringify(step)}`);
  return object[step];
}

function indexIn(step: string, most: number): number {
  const index = Number(step);
  if (!INDEX.test(step)) throw new Inapplicable(`${JSON.stringify(step)} is no index of a list`);
  if (index > most) throw new Inapplicable(`there is no index ${step}`);
  return index;
}

function objectOf(parent: unknown, step: string): Record<string, unknown> {
  if (typeof parent === "object" && parent !== null) return parent as Record<string, unknown>;
  throw new Inapplicable(`what has no members has no ${JSON.stringify(step)}`);
}

/** RFC 6902 4.6: numbers by value, lists by order, objects by members. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(Reflect.get(one, name), Reflect.get(other, name)))
  );
}
