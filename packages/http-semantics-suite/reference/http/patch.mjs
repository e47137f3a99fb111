// JSON Merge Patch (RFC 7396) and JSON Patch (RFC 6902). Neither changes the value that it is given.

export const MERGE_PATCH = "application/merge-patch+json";
export const JSON_PATCH = "application/json-patch+json";

/** @typedef {any} Json */

/** @param {unknown} value @returns {value is Record<string, Json>} */
export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * @param {Json} target
 * @param {Json} patch
 * @returns {Json}
 */
export function merged(target, patch) {
  if (!isObject(patch)) return patch;
  const members = new Map(isObject(target) ? Object.entries(target) : []);
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) members.delete(name);
    else members.set(name, merged(members.get(name), value));
  }
  return fromMembers(members);
}

/** Unlike an assignment, this keeps a member "__proto__" a member. @param {Map<string, Json>} members */
function fromMembers(members) {
  return Object.fromEntries(members);
}

/** A patch that is malformed, cannot be applied, or whose test fails. */
export class PatchError extends Error {
  /** @param {"malformed" | "impossible" | "test"} kind @param {string} message */
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
}

/**
 * @param {Json} document
 * @param {Json} patch
 * @returns {Json}
 */
export function patched(document, patch) {
  if (!Array.isArray(patch)) throw new PatchError("malformed", "A JSON Patch is an array.");
  return patch.map(checked).reduce((value, operation) => {
    const result = applied(value, operation);
    if (sizeOf(result) > MAX_SIZE) throw new PatchError("impossible", "The result is too large.");
    return result;
  }, document);
}

/**
 * The number of characters of a value, about. Copies share their parts, so a part that was measured is not measured again.
 * @param {Json} value
 * @returns {number}
 */
function sizeOf(value) {
  if (typeof value !== "object" || value === null) return String(value).length + 3;
  const known = sizes.get(value);
  if (known !== undefined) return known;
  const size = Object.entries(value).reduce((sum, [name, member]) => sum + name.length + 3 + sizeOf(member), 2);
  sizes.set(value, size);
  return size;
}

/** @type {WeakMap<object, number>} */
const sizes = new WeakMap();
/** Copying doubles a value at each step, and would fill the memory. */
const MAX_SIZE = 2_000_000;

/** @param {Json} operation */
function checked(operation) {
  const isKnown = isObject(operation) && ["add", "remove", "replace", "move", "copy", "test"].includes(operation.op);
  if (!isKnown) throw new PatchError("malformed", "An operation has one of the six names.");
  const { op } = operation;
  if (["add", "replace", "test"].includes(op) && !Object.hasOwn(operation, "value"))
    throw new PatchError("malformed", "value is missing.");
  const from = op === "move" || op === "copy" ? { source: pointer(operation.from) } : {};
  return { op, path: pointer(operation.path), value: operation.value, ...from };
}

/** @param {unknown} text */
function pointer(text) {
  if (typeof text !== "string" || !/^(?:\/(?:[^~]|~[01])*)?$/su.test(text))
    throw new PatchError("malformed", "A path is a JSON pointer.");
  return text
    .split("/")
    .slice(1)
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/**
 * @param {Json} value
 * @param {ReturnType<typeof checked>} operation
 */
function applied(value, { op, path, source = [], value: given }) {
  if (op === "test") {
    if (!equal(at(value, path), given)) throw new PatchError("test", "The test fails.");
    return value;
  }
  if (op === "remove") return removed(value, path);
  if (op === "replace") return path.length === 0 ? given : added(removed(value, path), path, given);
  if (op === "add") return added(value, path, given);
  const moved = at(value, source);
  if (op === "copy") return added(value, path, moved);
  const isInside = source.length < path.length && source.every((token, index) => token === path[index]);
  if (isInside) throw new PatchError("impossible", "A value cannot be moved into itself.");
  return source.length === 0 && path.length === 0 ? value : added(removed(value, source), path, moved);
}

/**
 * @param {Json} value
 * @param {readonly string[]} path
 * @returns {Json}
 */
function at(value, [token, ...rest]) {
  return token === undefined ? value : at(child(value, token), rest);
}

/**
 * @param {Json} value
 * @param {string} token
 */
function child(value, token) {
  const exists = Array.isArray(value)
    ? /^(?:0|[1-9]\d*)$/.test(token) && Number(token) < value.length
    : isObject(value) && Object.hasOwn(value, token);
  if (!exists) throw new PatchError("impossible", "There is nothing at the path.");
  return value[token];
}

/**
 * @param {Json} value
 * @param {readonly string[]} path
 * @param {Json} given
 * @returns {Json}
 */
function added(value, [token, ...rest], given) {
  if (token === undefined) return given;
  if (rest.length > 0) return withChild(value, token, added(child(value, token), rest, given));
  if (!Array.isArray(value)) return withChild(value, token, given);
  const index = token === "-" ? value.length : /^(?:0|[1-9]\d*)$/.test(token) ? Number(token) : -1;
  if (index < 0 || index > value.length) throw new PatchError("impossible", "The index is outside of the array.");
  return value.toSpliced(index, 0, given);
}

/**
 * @param {Json} value
 * @param {readonly string[]} path
 * @returns {Json}
 */
function removed(value, [token, ...rest]) {
  if (token === undefined) return null;
  const old = child(value, token);
  if (rest.length > 0) return withChild(value, token, removed(old, rest));
  if (Array.isArray(value)) return value.toSpliced(Number(token), 1);
  return fromMembers(new Map(Object.entries(value).filter(([name]) => name !== token)));
}

/**
 * @param {Json} value
 * @param {string} token
 * @param {Json} given
 */
function withChild(value, token, given) {
  if (Array.isArray(value)) return value.with(Number(token), given);
  if (!isObject(value)) throw new PatchError("impossible", "The path leads into a value that has no members.");
  return fromMembers(new Map(Object.entries(value)).set(token, given));
}

/**
 * @param {Json} one
 * @param {Json} other
 * @returns {boolean}
 */
function equal(one, other) {
  if (Array.isArray(one))
    return Array.isArray(other) && one.length === other.length && one.every((item, index) => equal(item, other[index]));
  if (!isObject(one)) return one === other;
  const names = Object.keys(one);
  return (
    isObject(other) &&
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && equal(one[name], other[name]))
  );
}
