import { withNormalEscapes } from "../http/escapes.ts";
import { knownOr } from "../http/known.ts";
import type { Segment } from "./pattern.ts";

interface Branch<T> {
  /** Undefined where there are none: most branches of a large service have none. */
  literals: Map<string, Branch<T>> | undefined;
  param: Branch<T> | undefined;
  leaf: Leaf<T> | undefined;
  /** What takes all that follows here, where no other route does. */
  rest: Leaf<T> | undefined;
}

interface Leaf<T> {
  readonly value: T;
  readonly names: readonly string[];
  readonly hasProto: boolean;
  readonly rest: string | undefined;
  readonly slashes: boolean;
}

export interface Match<T> {
  readonly value: T;
  readonly params: Readonly<Record<string, string>>;
  readonly rest: string | undefined;
}

const NO_PARAMS: Readonly<Record<string, string>> = Object.freeze({});

/** From path to route: a map for literal paths, a tree of segments for others. Literals go before parameters. */
export class Router<T> {
  readonly #fixed = new Map<string, Match<T>>();
  readonly #root: Branch<T> = emptyBranch();

  /** Returns the value that is already there for the same paths; then nothing is added. */
  add(segments: readonly Segment[], value: T): T | undefined {
    let branch = this.#root;
    const names: string[] = [];
    for (const segment of segments) {
      if ("literal" in segment) {
        branch = childOf(branch, segment.literal);
      } else if ("param" in segment) {
        names.push(segment.param);
        branch.param ??= emptyBranch();
        branch = branch.param;
      } else {
        names.push(segment.rest);
        if (branch.rest !== undefined) return branch.rest.value;
        branch.rest = leafOf(value, names, segment.rest, segment.slashes);
        return undefined;
      }
    }
    if (branch.leaf !== undefined) return branch.leaf.value;
    branch.leaf = leafOf(value, names);
    if (names.length === 0) {
      this.#fixed.set(segments.map((segment) => `/${"literal" in segment ? segment.literal : ""}`).join(""), {
        value,
        params: NO_PARAMS,
        rest: undefined,
      });
    }
    return undefined;
  }

  find(path: string): Match<T> | undefined {
    return this.#fixed.get(path) ?? this.#findInTree(path);
  }

  #findInTree(path: string): Match<T> | undefined {
    // The targets "*" and "host:port" (RFC 9110 7.1) are no paths.
    if (!path.startsWith("/")) return undefined;
    const values: string[] = [];
    const leaf = descend(this.#root, withNormalEscapes(path), 1, values);
    if (leaf === undefined) return undefined;
    const { names } = leaf;
    // On an ordinary object this name would set the prototype.
    const params: Record<string, string> = leaf.hasProto ? Object.create(null) : {};
    for (let at = 0; at < names.length; at += 1) params[names[at] ?? ""] = values[at] ?? "";
    return { value: leaf.value, params, rest: leaf.rest };
  }
}

function descend<T>(branch: Branch<T>, path: string, start: number, values: string[]): Leaf<T> | undefined {
  if (start > path.length) return branch.leaf;
  const slash = path.indexOf("/", start);
  const end = slash < 0 ? path.length : slash;
  const text = path.slice(start, end);
  const literal = branch.literals?.get(text);
  const found = literal && descend(literal, path, end + 1, values);
  if (found !== undefined) return found;
  // An empty segment is no value: "/books/" does not match "/books/{id}".
  if (text === "") return undefined;
  if (branch.param !== undefined) {
    values.push(text);
    const foundByParam = descend(branch.param, path, end + 1, values);
    if (foundByParam !== undefined) return foundByParam;
    values.pop();
  }
  const tail = path.slice(start);
  // RFC 3986 2.2: a path with an encoded slash is another than one with a slash (ruling 61). An empty segment is no value.
  if (branch.rest === undefined || tail.startsWith("%2F") || (tail.includes("%2F") && !branch.rest.slashes))
    return undefined;
  values.push(tail.replaceAll("%2F", "/"));
  return branch.rest;
}

function leafOf<T>(value: T, names: readonly string[], rest?: string, slashes = false): Leaf<T> {
  return { value, names, hasProto: names.includes("__proto__"), rest, slashes };
}

function childOf<T>(branch: Branch<T>, literal: string): Branch<T> {
  branch.literals ??= new Map();
  return knownOr(branch.literals, literal, emptyBranch<T>);
}

const emptyBranch = <T>(): Branch<T> => ({ literals: undefined, param: undefined, leaf: undefined, rest: undefined });

/** Clients resolve dot segments before they send (RFC 3986 5.2.4). As the name of a file, one would leave its folder. */
const DOT_SEGMENT = /^\.\.?$/;

/** The values percent-decoded; undefined where an escape is malformed or not UTF-8, or a value has NUL or is a dot segment. */
export function decodeParams(params: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  let decoded: Record<string, string> | undefined;
  for (const name in params) {
    const value = params[name] ?? "";
    if (value.includes("%")) {
      decoded ??= { ...params };
      try {
        decoded[name] = decodeURIComponent(value);
      } catch {
        return undefined;
      }
      if (decoded[name].includes("\0") || DOT_SEGMENT.test(decoded[name])) return undefined;
    } else if (value.startsWith(".") && DOT_SEGMENT.test(value)) {
      return undefined;
    }
  }
  return decoded ?? params;
}

/** The same where one of them takes the rest of the path: it is decoded segment by segment. */
export function decodeWithRest(
  params: Readonly<Record<string, string>>,
  rest: string,
): Readonly<Record<string, string>> | undefined {
  const segments = (params[rest] ?? "").split("/");
  const decoded: string[] = [];
  for (const segment of segments) {
    const value = decodeParams({ segment })?.["segment"];
    if (value === undefined) return undefined;
    decoded.push(value);
  }
  const { [rest]: _, ...others } = params;
  const before = decodeParams(others);
  return before && Object.defineProperty({ ...before }, rest, { value: decoded.join("/"), enumerable: true });
}
