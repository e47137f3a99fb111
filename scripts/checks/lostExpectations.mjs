// @ts-check
import { beginOf, importedFrom, isFunction, isNode, nameOf, visit } from "./syntax.mjs";

/** @import { Node } from "./syntax.mjs" */

const TESTS = new Set(["it", "test", "describe", "beforeAll", "beforeEach", "afterAll", "afterEach"]);

/**
 * The expectations whose failure does not reach the test: in a hook or a callback of the package, whose error it catches, and
 * in a `catch` that is passed by where nothing is thrown.
 * @param {Node} tree
 * @returns {Node[]}
 */
export function lostExpectations(tree) {
  const ours = importedFrom(tree, /^signalbox(?:\/|$)/);
  /** @type {Node[]} */
  const lost = [];
  visit(tree, (node, around) => {
    if (node.type === "CallExpression" && nameOf(node["callee"]) === "expect" && isLost(around, ours)) lost.push(node);
  });
  return lost;
}

/** @param {readonly Node[]} around @param {ReadonlySet<string>} ours */
function isLost(around, ours) {
  for (const [at, node] of around.entries()) {
    if (node.type === "CatchClause" && !isReached(around.slice(at))) return true;
    if (!isFunction(node)) continue;
    const [outside, beyond, class_] = around.slice(at + 1);
    if (/^on[A-Z]/.test(nameOf(node["id"]) || nameOf(outside?.["key"]) || nameOf(outside?.["id"]))) return true;
    // A method of a class that extends another is called by that one.
    if (outside?.type === "MethodDefinition" && beyond?.type === "ClassBody" && isNode(class_?.["superClass"]))
      return true;
    if (outside?.type !== "CallExpression") continue;
    if (TESTS.has(beginOf(outside))) return false;
  }
  return around.some(
    ({ type, callee }, at) => type === "CallExpression" && isOurs(callee, ours) && isGivenTo(around, at),
  );
}

/** @param {unknown} callee @param {ReadonlySet<string>} ours */
const isOurs = (callee, ours) => ["resource", "part", "command"].includes(nameOf(callee)) && ours.has(nameOf(callee));

/** Whether a function of the call's arguments lies between. @param {readonly Node[]} around @param {number} at */
const isGivenTo = (around, at) => around.slice(0, at).some(isFunction);

/** Whether what is expected in a `catch` is missed where that is not come to. @param {readonly Node[]} around */
function isReached(around) {
  const body = around.find(isFunction);
  let is = false;
  if (body !== undefined)
    visit(body, ({ type, callee }) => {
      if (type === "CallExpression" && beginOf(callee) === "expect")
        is ||= ["fail", "unreachable", "assertions", "hasAssertions"].includes(nameOf(callee));
    });
  return is;
}
