// Area patch: the patch is applied here, wrongly, and the result is put.

import { problem } from "../http/problem.mjs";
import { asGet, parsed, peek, textOf, withContent } from "./helpers.mjs";

class Refused extends Error {
  /** @param {number} status */
  constructor(status) {
    super();
    this.status = status;
  }
}

/**
 * A fault that applies patches of one media type by its own function. `apply` may change its document; if it throws, that is kept if
 * `keeps` is set.
 * @param {string} type
 * @param {(document: any, patch: any) => any} apply
 * @param {boolean} [keeps]
 * @returns {import("./helpers.mjs").Fault}
 */
const applies =
  (type, apply, keeps = false) =>
  async (request, next) => {
    const { "content-type": given } = request.headers;
    const isOurs = request.method === "PATCH" && /^\/patch\/(?:any|doc)\//.test(request.path);
    if (!isOurs || given?.split(";")[0] !== `application/${type}+json`) return next(request);
    const { content, again } = await peek(request);
    const current = await next(asGet(request));
    const patch = parsed(content);
    if (patch === undefined || current.status !== 200) return next(again);
    const document = parsed(await textOf(current));
    const put = (/** @type {any} */ value) =>
      next({
        ...withContent(request, JSON.stringify(value)),
        method: "PUT",
        headers: { ...request.headers, "content-type": "application/json" },
      });
    try {
      const response = await put(apply(document, patch));
      return { ...response, headers: { ...response.headers, ETag: (await next(asGet(request))).headers.ETag } };
    } catch (error) {
      if (keeps) await put(document);
      return error instanceof Refused ? problem(error.status) : problem(422);
    }
  };

/** @param {any} target @param {any} patch @returns {any} */
function mergedWithArrays(target, patch) {
  if (typeof patch !== "object" || patch === null) return patch;
  if (Array.isArray(patch)) return Array.isArray(target) ? [...patch, ...target.slice(patch.length)] : patch;
  const result = typeof target === "object" && target !== null && !Array.isArray(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete result[name];
    else result[name] = mergedWithArrays(result[name], value);
  }
  return result;
}

/** @param {any} target @param {any} patch @returns {any} */
function mergedAtTop(target, patch) {
  if (typeof patch !== "object" || patch === null || Array.isArray(patch)) return patch;
  const isObject = typeof target === "object" && target !== null && !Array.isArray(target);
  const result = { ...(isObject ? target : {}), ...patch };
  return Object.fromEntries(Object.entries(result).filter(([, value]) => value !== null));
}

/** @typedef {{ loose?: boolean, replacing?: boolean, unescape?: (token: string) => string, aliasing?: boolean, lenient?: boolean }} How */

/** Applies a JSON Patch in place. @param {How} how @returns {(document: any, patch: any) => any} */
const jsonPatch =
  ({ loose = false, replacing = false, unescape: read = unescaped, aliasing = false, lenient = false } = {}) =>
  (document, patch) => {
    if (!Array.isArray(patch)) throw new Refused(400);
    const root = { value: document };
    const place = (/** @type {any} */ pointer) => {
      if (typeof pointer !== "string" || (pointer !== "" && !pointer.startsWith("/"))) throw new Refused(400);
      const tokens = ["value", ...pointer.split("/").slice(1).map(read)];
      const parent = tokens.slice(0, -1).reduce((/** @type {any} */ value, token) => {
        if (typeof value !== "object" || value === null || !Object.hasOwn(value, token)) throw new Refused(422);
        return value[token];
      }, root);
      if (typeof parent !== "object" || parent === null) throw new Refused(422);
      return { parent, name: tokens.at(-1) ?? "" };
    };
    const get = (/** @type {any} */ pointer) => {
      const { parent, name } = place(pointer);
      if (!Object.hasOwn(parent, name)) throw new Refused(422);
      return parent[name];
    };
    const remove = (/** @type {any} */ pointer) => {
      const { parent, name } = place(pointer);
      if (!Object.hasOwn(parent, name)) {
        if (lenient) return;
        throw new Refused(422);
      }
      if (Array.isArray(parent)) parent.splice(Number(name), 1);
      else delete parent[name];
    };
    const add = (/** @type {any} */ pointer, /** @type {any} */ value) => {
      const { parent, name } = place(pointer);
      if (!Array.isArray(parent)) parent[name] = value;
      else if (name === "-") parent.push(value);
      else if (!/^(?:0|[1-9]\d*)$/.test(name) || Number(name) > parent.length) throw new Refused(422);
      else parent.splice(Number(name), replacing ? 1 : 0, value);
    };
    for (const { op, path, from, value } of patch) {
      if (op === "add") add(path, value);
      else if (op === "remove") remove(path);
      else if (op === "replace") {
        get(path);
        const { parent, name } = place(path);
        parent[name] = value;
      } else if (op === "copy") add(path, aliasing ? get(from) : structuredClone(get(from)));
      else if (op === "move") {
        const moved = get(from);
        remove(from);
        add(path, moved);
      } else if (op === "test") {
        if (loose ? String(get(path)) !== String(value) : !isSame(get(path), value)) throw new Refused(409);
      } else throw new Refused(400);
    }
    return root.value;
  };

/** @param {string} token */
const unescaped = (token) => token.replaceAll("~1", "/").replaceAll("~0", "~");

/** @param {any} value @returns {string} */
function ordered(value) {
  if (Array.isArray(value)) return `[${value.map(ordered).join()}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  return `{${Object.keys(value)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${ordered(value[name])}`)
    .join()}}`;
}

/** @param {any} one @param {any} other */
const isSame = (one, other) => other !== undefined && ordered(one) === ordered(other);

/** @type {Record<string, import("./helpers.mjs").Fault>} */
export const patch = {
  "patch-01": applies("merge-patch", mergedWithArrays),
  "patch-02": applies("merge-patch", mergedAtTop),
  "patch-03": applies("json-patch", jsonPatch({}), true),
  "patch-04": applies("json-patch", jsonPatch({ loose: true })),
  "patch-05": applies("json-patch", jsonPatch({ replacing: true })),
  "patch-06": applies(
    "json-patch",
    jsonPatch({ unescape: (token) => token.replaceAll("~0", "~").replaceAll("~1", "/") }),
  ),
  "patch-07": applies("json-patch", jsonPatch({ aliasing: true })),
  "patch-08": applies("json-patch", jsonPatch({ lenient: true })),
};
