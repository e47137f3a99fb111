// @ts-check
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, isTest } from "./files.mjs";
import { lostExpectations } from "./lostExpectations.mjs";
import { beginOf, importedFrom, isFunction, isNode, nameOf, nodesOf, treeOf, visit } from "./syntax.mjs";

/** @import { Node } from "./syntax.mjs" */
/** @typedef {"sleeps" | "measures" | "retries" | "limits" | "loses"} Rule */

export const name = "tests";

/** Where the limits are that only a hang exceeds. */
const BOUNDS = "test/bounds.mjs";

/** @type {Readonly<Record<Rule, string>>} */
const REMEDIES = {
  sleeps: "sleeps: wait for an event or a condition (test/waiting.ts), or move a clock (test/clock.ts)",
  measures: "measures time: count what happens, move a clock (test/clock.ts), or make it a benchmark",
  retries: "is tried again: make it pass each time",
  limits: `has its own limit on time: take one from ${BOUNDS}`,
  loses: "expects where a failure is caught: note what happens there, and expect it in the test",
};

/**
 * What is right all the same. A path that ends with a slash is a folder.
 * @type {readonly { readonly path: string, readonly rules: readonly Rule[], readonly reason: string }[]}
 */
const EXCEPTIONS = [
  {
    path: "test/waiting.ts",
    rules: ["sleeps", "measures"],
    reason: "what waits for a condition looks again and again",
  },
  { path: "test/slowClock.mjs", rules: ["measures"], reason: "replaces the clock of a process" },
  { path: "test/walk-deadline-clock.test.ts", rules: ["measures"], reason: "the clock is the test's own" },
  {
    path: "test/node-lifecycle.test.ts",
    rules: ["sleeps"],
    reason: "puts a module's timer onto the clock that the test moves",
  },
  { path: "test/connections/server.mjs", rules: ["sleeps"], reason: "its timers are on a clock that the test moves" },
  { path: "test/limit/deadline.ts", rules: ["sleeps"], reason: "the timers of a limiter, which the test lets pass" },
  {
    path: "test/fuzz/",
    rules: ["sleeps", "measures", "limits"],
    reason: "clients and servers that attack, with patience of their own",
  },
  {
    path: "test/runtimes/",
    rules: ["sleeps", "measures"],
    reason: "programs for other runtimes, without a test runner",
  },
  {
    path: "src/graph/checkValues.test.ts",
    rules: ["loses"],
    reason: "a value that is taken is expected something else of",
  },
  {
    path: "scripts/idempotency-kills.mjs",
    rules: ["limits"],
    reason: "a client whose server was killed asks again: the repetition decides nothing",
  },
  {
    path: "scripts/postgres-kills.mjs",
    rules: ["limits"],
    reason: "a client whose server was killed asks again: the repetition decides nothing",
  },
  {
    path: "test/mutation/mutantRunner.ts",
    rules: ["measures", "sleeps"],
    reason: "a mutant that makes a test hang is found by it",
  },
  { path: "test/progress.ts", rules: ["sleeps", "measures"], reason: "shows how far the run is" },
  { path: "test/node-closing.test.ts", rules: ["sleeps"], reason: "one thread waits for the other" },
  { path: "test/aborts/server.mjs", rules: ["sleeps"], reason: "one thread waits for the other" },
  {
    path: "src/idempotency/memoryStore.test.ts",
    rules: ["loses"],
    reason: "what is caught is a result, which is compared",
  },
];

/**
 * A test that decides by the clock fails on a busy machine, and teaches people to ignore tests; one whose expectation is
 * caught passes on any.
 * @param {string} root
 * @returns {string[]}
 */
export function check(root) {
  const tests = ["test", "src", "examples", "scripts"].flatMap((folder) => filesIn(root, folder)).filter(isTest);
  const configurations = filesIn(root, ".", /^vitest\..*config\.ts$/).map((path) => path.slice(2));
  const found = [...tests, ...configurations].flatMap((path) => faultsIn(path, readFileSync(join(root, path), "utf8")));
  // Programs that the tests start wait and measure, but give up by the same bounds.
  const programs = ["scripts", "site"].flatMap((folder) => filesIn(root, folder)).filter((path) => !isTest(path));
  for (const path of programs)
    found.push(...faultsIn(path, readFileSync(join(root, path), "utf8")).filter(({ rule }) => rule === "limits"));
  const isExcepted = (/** @type {Fault} */ { path, rule }) => EXCEPTIONS.some((each) => covers(each, path, rule));
  const faults = found.filter((fault) => !isExcepted(fault));
  return [...faults.map(({ path, line, rule }) => `${path}:${line} ${REMEDIES[rule]}`), ...staleOf(root, found)];
}

/** @typedef {{ readonly path: string, readonly line: number, readonly rule: Rule }} Fault */

/** @param {(typeof EXCEPTIONS)[number]} exception @param {string} path @param {Rule} rule */
function covers(exception, path, rule) {
  const isThere = exception.path.endsWith("/") ? path.startsWith(exception.path) : path === exception.path;
  return isThere && exception.rules.includes(rule);
}

/** Exceptions of files that no longer need them. @param {string} root @param {readonly Fault[]} found */
function staleOf(root, found) {
  return EXCEPTIONS.flatMap((each) => {
    if (each.path.endsWith("/") || !existsSync(join(root, each.path))) return [];
    const needless = each.rules.filter(
      (rule) => !found.some((fault) => fault.path === each.path && fault.rule === rule),
    );
    return needless.map(
      (rule) => `${each.path} needs no exception from "${rule}": remove it from scripts/checks/tests.mjs`,
    );
  });
}

/** @param {string} path @param {string} text @returns {Fault[]} */
function faultsIn(path, text) {
  const tree = treeOf(text);
  /** @type {Fault[]} */
  const faults = [];
  const report = (/** @type {Node} */ node, /** @type {Rule} */ rule) => {
    const line = text.slice(0, node.start).split("\n").length;
    if (!faults.some((fault) => fault.line === line && fault.rule === rule)) faults.push({ path, line, rule });
  };
  const bounds = importedFrom(tree, /(?:^|\/)bounds\.mjs$/);
  visit(tree, (node, around) => {
    if (sleeps(node)) report(node, "sleeps");
    if (measures(node, around)) report(node, "measures");
    if (retries(path, node, around)) report(node, "retries");
    if (path !== BOUNDS && limitsOf(node, around).some((limit) => !bounds.has(nameOf(limit)))) report(node, "limits");
  });
  for (const node of lostExpectations(tree)) report(node, "loses");
  return faults;
}

const SLEEPERS = new Set(["setTimeout", "setInterval", "scheduler"]);

/** @param {Node} node */
function sleeps(node) {
  if (node.type === "ImportDeclaration")
    return (
      /^(?:node:)?timers(?:\/promises)?$/.test(nameOf(node["source"])) &&
      nodesOf(node["specifiers"]).some(({ imported }) => imported === undefined || SLEEPERS.has(nameOf(imported)))
    );
  if (node.type === "VariableDeclarator" && nameOf(node["init"]) === "globalThis" && isNode(node["id"]))
    return nodesOf(node["id"]["properties"]).some(({ key }) => SLEEPERS.has(nameOf(key)));
  if (node.type !== "CallExpression") return false;
  const { callee } = node;
  const [begin, called] = [beginOf(callee), nameOf(callee)];
  if (called === "waitForTimeout" || (begin === "Atomics" && called === "wait")) return true;
  return (called === begin || begin === "globalThis") && SLEEPERS.has(called);
}

/** @param {Node} node @param {readonly Node[]} around */
function measures(node, around) {
  if (node.type !== "MemberExpression") return false;
  const read = `${beginOf(node)}.${nameOf(node)}`;
  if (["performance.now", "process.hrtime", "process.uptime", "process.cpuUsage"].includes(read)) return true;
  if (read !== "Date.now") return false;
  const [call, outside] = around;
  if (call?.type !== "CallExpression" || call["callee"] !== node) return false;
  if (outside?.type === "BinaryExpression" && ["-", "<", ">", "<=", ">="].includes(String(outside["operator"])))
    return true;
  return outside?.type === "CallExpression" && beginOf(outside) === "expect";
}

const DECLARES = new Set(["it", "test", "describe"]);
const HOOKS = new Set(["beforeAll", "beforeEach", "afterAll", "afterEach"]);

/** @param {string} path @param {Node} node @param {readonly Node[]} around */
function retries(path, node, [, outside]) {
  if (node.type !== "Property" || nameOf(node["key"]) !== "retry") return false;
  return path.startsWith("vitest.") || (outside?.type === "CallExpression" && DECLARES.has(beginOf(outside)));
}

const LIMITS = new Set(["testTimeout", "hookTimeout", "teardownTimeout", "interruptAfterTimeLimit"]);
/** What takes a limit as its first argument. */
const LIMITED = new Set(["setTimeout", "setDefaultTimeout", "setDefaultNavigationTimeout"]);

/** The limits on time that this node sets: each must come from the one place. @param {Node} node @param {readonly Node[]} around @returns {readonly unknown[]} */
function limitsOf(node, [, outside]) {
  if (node.type === "Property") {
    const key = nameOf(node["key"]);
    const isGiven = outside?.type === "CallExpression" || outside?.type === "NewExpression";
    return LIMITS.has(key) || (key === "timeout" && isGiven) ? [node["value"]] : [];
  }
  if (node.type !== "CallExpression") return [];
  const { callee } = node;
  const [begin, called, given] = [beginOf(callee), nameOf(callee), nodesOf(node["arguments"])];
  if (DECLARES.has(begin) || HOOKS.has(begin)) {
    const at = given.findIndex(isFunction);
    return at === -1
      ? given.filter(({ type, value }) => type === "Literal" && typeof value === "number")
      : given.slice(at + 1);
  }
  if (begin === "AbortSignal" && called === "timeout") return given.slice(0, 1);
  if (begin === "vi" && /^wait(?:For|Until)$/.test(called))
    return given.slice(1).filter(({ type }) => type === "Literal");
  return begin !== called && begin !== "globalThis" && LIMITED.has(called)
    ? given.slice(0, 1).filter(({ value }) => value !== 0)
    : [];
}
