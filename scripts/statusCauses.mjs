// @ts-check
// What leads to which status: found by making resources with and without each callback and declaration, and comparing what their
// plans can come to.
import { planFor } from "../dist/graph/plan.js";
import { reachOf } from "../dist/graph/reach.js";
import { TABLE } from "../dist/graph/table.js";
import { Resource } from "../dist/index.js";
import { end, node } from "../dist/nodes/index.js";
import { passingEdges } from "../dist/nodes/rowsWith.js";

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
  const resource = resourceWith(method, names);
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

/**
 * @param {string} method
 * @param {readonly string[]} names
 * @param {readonly object[]} [nodes]
 */
function resourceWith(method, names, nodes = []) {
  class It extends Resource {}
  const members = Object.fromEntries(names.map((name) => [name, DECLARED[name] ?? (() => true)]));
  const creates = method === "POST" && names.includes("apply") ? { postIsCreate: () => true } : {};
  // What is stored is represented, unless the description says that nothing is sent.
  const stored = names.includes("concurrency") ? { represent: () => true } : {};
  return Object.assign(new It(), { allowedMethods: METHODS, nodes }, creates, stored, members);
}

/** Behind an act, a decision would not take back what that has done. */
const BEHIND_ACTS = (() => {
  const rows = /** @type {Readonly<Record<string, Row>>} */ (TABLE);
  const found = new Set(Object.keys(rows).filter((id) => rows[id]?.kind === "act"));
  for (const id of found)
    for (const to of [rows[id]?.yes, rows[id]?.no]) if (typeof to === "string" && id !== "G7e") found.add(to);
  return found;
})();

/** B13 and B13a come before all else (ruling 64). */
const FIRST = ["before B13", "before B13a", "after B13"];

/**
 * The places of authors' own nodes, each with the methods that come there: those that a method comes to whatever a resource declares,
 * or never. A node of each is put into the plans of many resources.
 * @returns {ReadonlyMap<string, readonly string[]>}
 */
export function placesOf() {
  const rows = /** @type {Readonly<Record<string, Row>>} */ (TABLE);
  const all = Object.entries(rows).flatMap(([id, row]) => {
    const isAct = row.kind === "act";
    if (BEHIND_ACTS.has(id)) return isAct ? [`before ${id}`] : [];
    return [`before ${id}`, ...(passingEdges(id, row).length > 0 ? [`after ${id}`] : [])];
  });
  const places = all.filter((place) => !FIRST.includes(place));
  const nodes = places.map((place, at) => {
    const [side = "", id] = place.split(" ");
    const literal = { [side]: id, question: "", law: "", ask: () => true, no: end(1000 + at) };
    return node(`X${at}`, /** @type {any} */ (literal));
  });
  const kinds = METHODS.flatMap((method) => (ACTS[method] ?? []).map((acts) => ({ method, acts })));
  const reached = kinds.map(({ method, acts }) => {
    const names = [...GROUNDS, ...NAMES.map((name) => [name]), NAMES];
    const found = names.map((each) => {
      const resource = resourceWith(method, [...acts, ...each], nodes);
      const plan = planFor({ resource, method });
      return { statuses: new Set(reachOf(plan, { documented: resource }).statuses), passed: passedIn(plan) };
    });
    return { method, found };
  });
  const entries = places.flatMap((place, at) => {
    const is = (/** @type {{ statuses: Set<number> }} */ { statuses }) => statuses.has(1000 + at);
    const isSame = METHODS.every((method) => {
      const here = reached.filter((each) => each.method === method).flatMap(({ found }) => found);
      // A preflight is asked nothing that a request is.
      const isPassed = (/** @type {(typeof here)[number]} */ { passed }) => method === "OPTIONS" || passed(`X${at}`);
      return here.every((each) => is(each) && isPassed(each)) || !here.some(is);
    });
    const methods = METHODS.filter((method) => reached.some((each) => each.method === method && each.found.some(is)));
    return isSame && methods.length > 0 ? [/** @type {const} */ ([place, methods])] : [];
  });
  return new Map(entries);
}

/**
 * Whether nothing succeeds that has not passed a node: whatever a request has or lacks, and whatever is cached. Of a node behind G7, nothing
 * that was found.
 * @param {import("../dist/graph/plan.js").Plan} plan
 * @returns {(id: string) => boolean}
 */
function passedIn(plan) {
  /** @typedef {import("../dist/graph/plan.js").PlanEdge} PlanEdge */
  const reachable = (/** @type {PlanEdge} */ from, /** @type {string | undefined} */ without) => {
    const seen = new Set();
    let succeeds = false;
    const follow = (/** @type {PlanEdge} */ { to }) => {
      if ("status" in to) {
        succeeds ||= to.status >= 200 && to.status < 300;
        return;
      }
      if (seen.has(to) || to.id === without) return;
      seen.add(to);
      follow(to.yes);
      follow(to.no);
    };
    follow(from);
    return { nodes: [...seen], succeeds };
  };
  const found = reachable(plan.entry, undefined).nodes.find(({ id }) => id === "G7")?.yes;
  const before = new Set(reachable(plan.entry, "G7").nodes.map(({ id }) => id));
  return (id) => !reachable(found === undefined || before.has(id) ? plan.entry : found, id).succeeds;
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
