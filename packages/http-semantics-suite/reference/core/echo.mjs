import { failedPrecondition } from "../http/conditional.mjs";
import { json, readText } from "../http/content.mjs";
import { JSON_TYPE, ok, PLAIN } from "../http/message.mjs";
import { problem } from "../http/problem.mjs";
import { parametersOf } from "../http/target.mjs";

const FORM = "application/x-www-form-urlencoded";
const TYPES = [JSON_TYPE, FORM, "text/plain"];

/** @type {import("../http/message.mjs").Routes} */
export const echo = {
  "/echo": { GET: () => ok(PLAIN, "echo"), POST: post, fields: { "Accept-Post": TYPES.join(", ") } },
};

/** @type {import("../http/message.mjs").Handler} */
async function post(request) {
  const read = await readText(request, {
    types: TYPES,
    limit: 10_000,
    accepted: "Accept-Post",
  });
  if ("refused" in read) return read.refused;
  const { type, text } = read.got;
  const value = valueOf(type, text);
  if (value === undefined) return problem(400, "The content is malformed.");
  return failedPrecondition(request, {}) ?? ok(JSON_TYPE, JSON.stringify({ type, value }));
}

/**
 * @param {string} type
 * @param {string} text
 * @returns {unknown}
 */
function valueOf(type, text) {
  if (type === "text/plain") return text;
  if (type === JSON_TYPE) return json(text)?.value;
  const parameters = parametersOf(text);
  return parameters && Object.fromEntries(parameters);
}
