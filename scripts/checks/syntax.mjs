// @ts-check
import { parseAst } from "rolldown/parseAst";

/**
 * A node of a syntax tree (ESTree), as far as the checks look at one.
 * @typedef {{ readonly type: string, readonly start: number, readonly [part: string]: unknown }} Node
 */

/** @param {string} text @returns {Node} */
export const treeOf = (text) => /** @type {Node} */ (/** @type {unknown} */ (parseAst(text, { lang: "ts" })));

/** @param {unknown} value @returns {value is Node} */
export const isNode = (value) => typeof value === "object" && value !== null && "type" in value && "start" in value;

/**
 * Calls with each node of a tree and those around it, from the inside out.
 * @param {Node} node
 * @param {(node: Node, around: readonly Node[]) => void} enter
 * @param {readonly Node[]} around
 */
export function visit(node, enter, around = []) {
  enter(node, around);
  const next = [node, ...around];
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) visit(child, enter, next);
  }
}

/** A part of a node that is a list of nodes. @param {unknown} part @returns {readonly Node[]} */
export const nodesOf = (part) => (Array.isArray(part) ? part.filter(isNode) : []);

/** The name of an identifier, a member or a key; empty for any other. @param {unknown} node @returns {string} */
export function nameOf(node) {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return nameOf(node["property"]);
  return String(node["name"] ?? (node.type === "Literal" ? node["value"] : ""));
}

/** The name at which a chain of calls and members begins: `it` in `it.each([1])("", f)`. @param {unknown} node @returns {string} */
export function beginOf(node) {
  if (!isNode(node)) return "";
  if (node.type === "MemberExpression") return beginOf(node["object"]);
  if (node.type === "CallExpression") return beginOf(node["callee"]);
  return node.type === "Identifier" ? nameOf(node) : "";
}

/** @param {unknown} node */
export const isFunction = (node) =>
  isNode(node) && ["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"].includes(node.type);

/** The names that a file imports from modules whose path matches. @param {Node} tree @param {RegExp} path */
export function importedFrom(tree, path) {
  return new Set(
    nodesOf(tree["body"])
      .filter(({ type, source }) => type === "ImportDeclaration" && path.test(nameOf(source)))
      .flatMap(({ specifiers }) => nodesOf(specifiers))
      .map(({ local }) => nameOf(local)),
  );
}
