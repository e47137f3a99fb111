// @ts-check
import { STATUS_CODES } from "node:http";
import { show } from "./compare.mjs";
import { valueOf } from "./readers.mjs";

/** Phrases of RFC 9110 that differ from older ones. @type {Record<number, string>} */
const PHRASES = { 413: "Content Too Large", 422: "Unprocessable Content" };

/** @param {any} problem */
function judgeMembers(problem) {
  const bad = [];
  for (const name of ["type", "title", "detail", "instance"])
    if (problem[name] !== undefined && typeof problem[name] !== "string")
      bad.push(`${name} of the problem is ${show(problem[name])}, expected a string (RFC 9457 3.1)`);
  if (typeof problem.title !== "string" || problem.title === "") bad.push("the problem has no title");
  if (problem.status === undefined) bad.push("the problem has no status");
  if (problem.type !== undefined && !/^[!#-;=?-[\]_a-z~%]*$/i.test(problem.type))
    bad.push(`type ${show(problem.type)} is no URI reference`);
  return bad;
}

/** @param {any} want @param {any} problem @param {number} status */
function judgeStatus(want, problem, status) {
  const bad = [];
  if (want.status && problem.status !== status)
    bad.push(`status of the problem is ${show(problem.status)}, expected ${status}`);
  const blank = problem.type === undefined || problem.type === "about:blank";
  const phrases = [STATUS_CODES[status], PHRASES[status]];
  if (want.phrase && blank && !phrases.includes(problem.title))
    bad.push(`title ${show(problem.title)}, expected ${phrases[0]}`);
  if (want.type && !String(problem.type).includes(want.type))
    bad.push(`problem type ${problem.type}, expected …${want.type}`);
  return bad;
}

/** Problem details (RFC 9457). @param {any} want @param {any} reply */
export function judgeProblem(want, reply) {
  if (!want.problem) return [];
  const type = valueOf(reply, "content-type") ?? "none";
  if (!/^application\/problem\+json *(;|$)/i.test(type))
    return [`Content-Type ${type}, expected application/problem+json`];
  let problem;
  try {
    problem = JSON.parse(reply.body.toString("utf8"));
  } catch {
    return ["the problem is no JSON"];
  }
  if (problem === null || typeof problem !== "object" || Array.isArray(problem))
    return ["the problem is no JSON object"];
  return [...(want.problem.members ? judgeMembers(problem) : []), ...judgeStatus(want.problem, problem, reply.status)];
}
