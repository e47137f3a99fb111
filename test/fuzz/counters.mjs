// @ts-check
import { parseAst } from "rolldown/parseAst";

const STEP = "globalThis.steps++";
const LOOPS = new Set(["ForStatement", "ForInStatement", "ForOfStatement", "WhileStatement", "DoWhileStatement"]);
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);

/**
 * The same code with a counter at the start of each function and of each turn of a loop. Readers and what they call are counted, and the
 * code around them, which makes and consumes what they read, too: none of it may be more than linear.
 * @param {string} code
 * @param {string} path
 */
export function withCounters(code, path) {
  if (!/\.[cm]?[jt]s$/.test(path)) return undefined;
  /** @type {[at: number, text: string][]} */
  const added = [];
  const program = parseAst(code, { lang: path.endsWith("ts") ? "ts" : "js" }, path);
  for (const { type, body } of nodesIn(program)) {
    if (!body || !(FUNCTIONS.has(type) || LOOPS.has(type))) continue;
    const isExpression = !body.type.endsWith("Statement");
    if (body.type === "BlockStatement") added.push([startOf(body), `${STEP};`]);
    else added.push([body.start, isExpression ? `(${STEP}, ` : `{ ${STEP}; `], [body.end, isExpression ? ")" : " }"]);
  }
  return added.sort(([a], [b]) => b - a).reduce((text, [at, more]) => text.slice(0, at) + more + text.slice(at), code);
}

/** Behind the brace, and behind directives. @param {any} block */
function startOf({ start, body }) {
  const directives = body.filter((/** @type {any} */ each) => each.directive !== undefined && each.directive !== null);
  return directives.at(-1)?.end ?? start + 1;
}

/**
 * @param {any} node
 * @returns {Generator<any>}
 */
function* nodesIn(node) {
  if (typeof node !== "object" || node === null) return;
  if (typeof node.type === "string") yield node;
  for (const child of Object.values(node)) yield* nodesIn(child);
}
