// @ts-check
// What a client must have seen, and what it has.
import { methodsOf } from "./play.mjs";
import { readResponses } from "./responses.mjs";

/** @typedef {{ what: string, kind: string, detail: string }} Fault */

/**
 * @param {import("./scenarios.mjs").Scenario} scenario
 * @param {import("./play.mjs").Outcome} outcome
 * @returns {Fault | undefined} the first thing that is wrong
 */
export function judge(scenario, outcome) {
  const { parts, ending } = scenario;
  const { received, end } = outcome;
  const { responses, fault, rest } = readResponses(received, methodsOf(scenario), end !== "held");
  const kindAt = (/** @type {number} */ at) => parts[Math.min(at, parts.length - 1)]?.kind ?? "";
  let last = -1;
  for (const [at, part] of parts.entries()) {
    const response = responses[at];
    if (response === undefined) break;
    last = at;
    const wrong = wrongWith(part, response, scenario);
    if (wrong !== undefined) return { what: wrong, kind: part.kind, detail: `response ${at} is ${response.status}` };
    if (response.closes || part.verdict === "broken" || part.verdict === "partial") break;
  }
  const closing = responses[last]?.closes === true;
  if (fault !== undefined) {
    const isHead = parts[last]?.method === "HEAD";
    return {
      what: isHead ? "content behind the response to HEAD" : "bytes that are no response",
      kind: kindAt(last),
      detail: fault,
    };
  }
  if (responses.length > last + 1) {
    const extra = responses[last + 1];
    const what = closing ? "a response behind the closing one" : "a second response, or one to what is broken";
    return { what, kind: kindAt(last), detail: `then ${extra?.status} ${extra?.content.slice(0, 120)}` };
  }
  const missing = missingAt(scenario, responses, last);
  if (missing !== undefined && ending !== "rude") {
    const part = parts[missing];
    const detail = `request ${missing} of ${parts.length}, the connection was ${end}; left: ${JSON.stringify(rest.slice(0, 80))}`;
    return { what: `no response (${ending})`, kind: part?.kind ?? "", detail };
  }
  if (end === "held") return { what: `the connection does not end (${ending})`, kind: kindAt(last), detail: "" };
  return undefined;
}

/**
 * @param {import("./requests.mjs").Part} part @param {import("./responses.mjs").Response} response
 * @param {import("./scenarios.mjs").Scenario} scenario @returns {string | undefined}
 */
function wrongWith(part, response, { ending }) {
  const { status, fields, content, closes, interim, whole } = response;
  if (interim > (part.mayContinue ? 1 : 0)) return "a 100 that nobody asked for";
  // A stream, of which nobody knows the length, is stopped when its client closes its side.
  const isStopped = ending === "eager" && fields.has("transfer-encoding");
  if (!whole && !(ending === "rude" || isStopped || isBare(part, content))) return "a response that is cut";
  if (!fields.has("date") && status < 500) return "no Date";
  if (part.statuses !== undefined && !part.statuses.includes(status))
    return `${status} in place of ${part.statuses.join()}`;
  if (part.verdict === "refused" && status < 400) return `${status} to what is to be refused`;
  if (part.mustRefuse && status < 400) return `${status} to what is to be refused`;
  if (part.verdict === "valid" && closes && !part.mayClose && ending === "patient") return "closes without a reason";
  if (whole && fields.get("content-type")?.[0] === "application/problem+json" && content !== "") {
    if (JSON.parse(content).status !== status) return "a problem that names another status";
  }
  if (part.verdict !== "valid" || status >= 400) return undefined;
  const mark = fields.get("x-mark")?.[0] ?? fields.get("etag")?.[0]?.replaceAll('"', "");
  if (part.mark !== undefined && mark !== part.mark) return "the response to another request";
  if (whole && part.content !== undefined && content !== part.content) return "other content";
  return undefined;
}

/** A refusal whose request line does not tell whether content may follow. @param {import("./requests.mjs").Part} part @param {string} content */
function isBare({ method }, content) {
  return method === "" && content === "";
}

/**
 * The first request that had to get a response and did not.
 * @param {import("./scenarios.mjs").Scenario} scenario @param {readonly import("./responses.mjs").Response[]} responses @param {number} last
 */
function missingAt({ parts, ending }, responses, last) {
  if (responses[last]?.closes) return undefined;
  for (const [at, part] of parts.entries()) {
    // A stream is cancelled when its client has closed its side, and nothing can follow what was cut.
    if (ending === "eager" && part.streams) return undefined;
    if (at > last) return part.verdict === "partial" ? undefined : at;
    if (part.verdict === "broken" || part.verdict === "partial") return undefined;
    // More content than is taken: the connection is closed without having said so.
    if (part.mayClose && at === last) return undefined;
  }
  return undefined;
}
