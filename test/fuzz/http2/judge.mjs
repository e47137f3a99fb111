// @ts-check
// What a client must have seen, and what it has.
import { faultIn } from "../ledger.mjs";
import { askedOf, expectedOf, poisonOf } from "./model.mjs";

const NO_ERROR = 0;

/**
 * @param {import("./scenarios.mjs").Scenario} scenario @param {import("./play.mjs").Outcome} outcome
 * @returns {import("../shrink.mjs").Fault | undefined} the first thing that is wrong
 */
export function judge(scenario, { seen, end, goaway, before }) {
  const poison = poisonOf(scenario);
  for (const expected of expectedOf(scenario)) {
    const got = seen.get(expected.id);
    const what = got === undefined ? undefined : wrongWith(expected, got, poison !== undefined);
    const missing = what ?? (expected.mustEnd && missingOf(expected, got));
    if (missing)
      return {
        what: missing,
        kind: expected.request.kind,
        detail: `stream ${expected.id}: ${JSON.stringify(got)}, the connection was ${end}, GOAWAY ${goaway}`,
      };
  }
  const kept = before && faultIn(askedOf(scenario), { ...before, isOpen: false });
  if (kept !== undefined) return { ...kept, what: `before the client left: ${kept.what}` };
  const kind = poison?.poisons ?? "";
  if (end === "held") return { what: `the connection does not end (${scenario.ending})`, kind, detail: "" };
  if (goaway !== undefined && goaway !== NO_ERROR && poison === undefined && !hasWrong(scenario))
    return { what: `GOAWAY ${goaway} to what is right`, kind, detail: "" };
  return undefined;
}

/** @param {import("./scenarios.mjs").Scenario} scenario */
const hasWrong = (scenario) => expectedOf(scenario).some(({ isWrong }) => isWrong);

/** What may never be seen. @param {import("./model.mjs").Expected} expected @param {import("./play.mjs").Seen} got @param {boolean} isPoisoned */
function wrongWith({ request, isWhole, isWrong }, got, isPoisoned) {
  const { method, ends, reads, statuses, text, size, mark, isMarked } = request;
  if (got.fault !== undefined && !isPoisoned) return got.fault;
  if (method === "HEAD" && got.size > 0) return "content on HEAD";
  if ([204, 205, 304].includes(got.status) && got.size > 0) return `content on ${got.status}`;
  if (isWrong) return undefined;
  if (got.interim > 1) return "100 twice";
  if (ends === "cut" && got.ended) return "a source that failed, and a response that looks whole";
  if (reads && text !== undefined && !isWhole && got.status >= 200 && got.status < 300)
    return "a success for content that broke off";
  if (got.status >= 500) return `${got.status}`;
  if (!got.ended || !statuses.includes(got.status)) return undefined;
  if (size !== undefined && got.size !== size) return "a response that ends too early";
  if (isMarked && !got.content.includes(mark) && got.content.length > 0) return "other content";
  return undefined;
}

/** What had to come and did not. @param {import("./model.mjs").Expected} expected @param {import("./play.mjs").Seen | undefined} got */
function missingOf({ request }, got) {
  const statuses = request.path.startsWith("/keyed") ? [...request.statuses, 409] : request.statuses;
  if (got === undefined || got.status < 200) return "no response";
  if (!statuses.includes(got.status)) return `${got.status} in place of ${statuses.join()}`;
  if (request.ends === "cut") return got.reset === undefined ? "a source that failed, and nobody is told" : undefined;
  if (!got.ended) return "a response that does not end";
  if (got.reset !== undefined && got.reset !== NO_ERROR) return "reset behind its response";
  if (request.isMarked && !got.content.includes(request.mark)) return "other content";
  return undefined;
}
