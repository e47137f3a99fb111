// @ts-check
// What leads to which status: found by making resources with and without each callback and declaration, and comparing what their
// plans can come to.
import { planFor } from "../dist/graph/plan.js";
import { reachOf } from "../dist/graph/reach.js";
import { TABLE } from "../dist/graph/table.js";
import { Resource } from "../dist/index.js";

/** @typedef {import("../dist/graph/row.js").Row} Row */
/**
 * The names that a resource has to have for a status, all of them, and those of which it must have none.
 * @typedef {{ readonly names: readonly string[], readonly unless: readonly string[], readonly status: number, readonly byValue: boolean }} Cause
 */

export const METHODS = ["GET", "HEAD", "QUERY", "PUT", "PATCH", "POST", "DELETE", "OPTIONS"];

/** What each method does; a POST does one of two things, or both. @type {Readonly<Record<string, readonly (readonly string[])[]>>} */
const ACTS = {
  GET: [["represent"]],
  HEAD: [["represent"]],
  QUERY: [["represent"]],
  PUT: [["apply"]],
  PATCH: [["apply"]],
  POST: [["processPost"], ["apply"]],
  DELETE: [["deleteResource"]],
  OPTIONS: [[]],
};

/** What follows from a name in a literal. @type {Readonly<Record<string, string>>} */
export const IMPLIED = { find: "resourceExists", body: "consumes" };

/** Declarations, as an author would make them. @type {Readonly<Record<string, unknown>>} */
const DECLARED = {
  consumes: ["application/json"],
  pathModel: { modelJsonSchema: () => ({}) },
  query: { modelJsonSchema: () => ({}) },
  body: { modelJsonSchema: () => ({}) },
  invalidBody: 422,
  maxBodyBytes: 4096,
  ignoreUnacceptable: true,
  putCreates: false,
  withheldAsMissing: true,
  principal: () => "ada",
};

/** What others stand on: without it they are never called, or have no effect. @type {readonly (readonly string[])[]} */
const GROUNDS = [
  [],
  ["resourceExists"],
  ["resourceExists", "previouslyExisted"],
  ["resourceExists", "putCreates"],
  ["resourceExists", "previouslyExisted", "putCreates"],
  ["withheld"],
  ["consumes", "body"],
  ["idempotency"],
];

/** A POST that has `apply` says that it creates; nothing else depends on `postIsCreate`. */
const ALL_ACTS = new Set([...Object.values(ACTS).flat(2), "postIsCreate"]);

/** Every callback that a row calls, and every declaration that decides one, in the order of the table. */
export const NAMES = (() => {
  const called = /** @type {Row[]} */ (Object.values(TABLE)).flatMap((row) => {
    if (row.kind === "ask") return [row.callback];
    return row.kind === "request" ? [...(row.on ?? [])] : [];
  });
  return [...new Set([...called, ...Object.keys(DECLARED)])].filter((name) => !ALL_ACTS.has(name));
})();

/**
 * The statuses of a resource that has these, but for 500; with those that the returned value decides.
 * @param {string} method
 * @param {readonly string[]} names
 */
export function statusesWith(method, names) {
  class It extends Resource {}
  const members = Object.fromEntries(names.map((name) => [name, DECLARED[name] ?? (() => true)]));
  const creates = method === "POST" && names.includes("apply") ? { postIsCreate: () => true } : {};
  // What is stored is represented, unless the description says that nothing is sent.
  const stored = names.includes("concurrency") ? { represent: () => true } : {};
  const resource = Object.assign(new It(), { allowedMethods: METHODS }, creates, stored, members);
  const { endings, statuses } = reachOf(planFor({ resource, method }), { documented: resource });
  const decided = endings.filter(
    ({ from }) =>
      from?.id === "P11k" || from?.id === "P11l" || (from?.row.kind === "request" && from.row.decidedByValue === true),
  );
  return {
    statuses: new Set(statuses.filter((status) => status !== 500)),
    byValue: new Set(decided.map(({ ending }) => ending.status)),
  };
}

/** @param {string} method @returns {readonly Cause[]} */
export function causesOf(method) {
  const found = (ACTS[method] ?? []).map((acts) => causesBeside(method, acts));
  const [first = [], ...others] = found;
  if (others.length === 0) return first.map((cause) => ({ ...cause, names: withoutActs(cause.names) }));
  // What holds beside every act holds without naming it.
  const inAll = first.filter((cause) => others.every((other) => other.some((each) => isSame(each, cause))));
  const rest = found.flatMap((causes) => causes.filter((cause) => !inAll.some((each) => isSame(each, cause))));
  return [...inAll.map((cause) => ({ ...cause, names: withoutActs(cause.names) })), ...rest];
}

/** @param {readonly string[]} names */
function withoutActs(names) {
  return names.filter((name) => !ALL_ACTS.has(name));
}

/** @param {Cause} one @param {Cause} other */
function isSame(one, other) {
  const key = (/** @type {Cause} */ { names, unless, status }) =>
    `${[...withoutActs(names)].sort().join()} ${[...unless].sort().join()} ${status}`;
  return key(one) === key(other);
}

/** @param {string} method @param {readonly string[]} acts */
function causesBeside(method, acts) {
  /** @type {Cause[]} */
  const causes = [];
  const addAll = (/** @type {readonly string[]} */ names) => {
    const { statuses, byValue } = statusesWith(method, names);
    for (const status of statuses) {
      if (causes.some((cause) => cause.status === status && holds(cause, names))) continue;
      const others = NAMES.filter((name) => !names.includes(name));
      const unless = others.filter((name) => !statusesWith(method, [...names, name]).statuses.has(status));
      causes.push({ names, unless, status, byValue: byValue.has(status) });
    }
  };
  addAll(acts);
  for (const ground of GROUNDS) {
    for (const name of NAMES) if (!ground.includes(name)) addAll([...acts, ...ground, name]);
  }
  return causes;
}

/** Whether a resource with these names can come to the status of a cause. @param {Cause} cause @param {readonly string[]} given */
export function holds({ names, unless }, given) {
  return names.every((name) => given.includes(name)) && !unless.some((name) => given.includes(name));
}
