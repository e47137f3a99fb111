import type { PlanNode } from "../graph/plan.ts";
import type { RequestTest } from "../graph/table.ts";
import type { Selection } from "../walk/state.ts";
import type { Visit } from "../walk/visit.ts";
import { inOneLine } from "./inOneLine.ts";

const CLAIM: RequestTest = "keyClaimed";
const CACHED: RequestTest = "isCached";

/** To ask the store of a key would claim it: the request is taken for the first with its key. */
export const isClaim = ({ row }: PlanNode): boolean => row.kind === "request" && row.test === CLAIM;

/** Whether the representation was found in the cache, so that it need not be made. */
export const isHit = ({ row }: PlanNode, decision: boolean): boolean =>
  decision && row.kind === "request" && row.test === CACHED;

/** What the node stored in the visit, beside its decision. */
export function gaveOf({ row }: PlanNode, visit: Visit): string | undefined {
  if (row.kind === "ask" || row.kind === "own") return inOneLine(visit.returned);
  if (row.kind === "act") return visit.result === undefined ? undefined : inOneLine(visit.result);
  if (row.kind === "choose") {
    if (row.axis === "mediaType") return visit.chosenMediaType;
    return row.axis === "language" ? visit.chosenLanguage : visit.chosenEncoding;
  }
  if (row.kind !== "request") return undefined;
  const { test, field } = row;
  const { failures, digestFault, patchState, body, kit, request } = visit;
  if (test === "bodyAccepted" || test === "malformed") return failures && inOneLine(failures);
  if (test === "rawBodyWithinSize") return readText(visit);
  if (test === "contentDigestHolds" || test === "reprDigestHolds") return digestFault && inOneLine(digestFault.members);
  if (test === "patchTestsHold" || test === "patchApplies")
    return inOneLine(patchState === "applied" ? body : failures);
  if (test === CACHED) return keptText(visit);
  if (test === "pastSunset") return inOneLine(kit.deprecations?.(request.method)?.deprecation);
  if (field === "Prefer") return preferredText(visit);
  if (field === "Range") return rangesText(visit.selection);
  return field === "Idempotency-Key" ? keyText(test, visit) : undefined;
}

/** "12 bytes": what was read before it was known who sent it. */
const readText = ({ request: { body } }: Visit): string =>
  body.kept === undefined ? `more than ${body.limit} bytes` : `${body.kept.byteLength} bytes`;

function keyText(test: string, { claim }: Visit): string | undefined {
  if (test === CLAIM) return claim?.claimed.state;
  return test === "keyDone" && claim?.kept !== undefined ? `replayed: ${claim.kept.status}` : undefined;
}

/** In place of what the store says, where it is not asked. */
export const unaskedText = ({ request }: Visit): string | undefined =>
  request.headers.has("idempotency-key") ? "not asked, because that would claim the key" : undefined;

const keptText = ({ cacheEntry }: Visit): string | undefined =>
  cacheEntry && `${cacheEntry.kept === undefined ? "nothing" : "one"} with the tag "${cacheEntry.tag}"`;

/** "bytes 0-3, 7-11 of 12": what a Range field selected. */
function rangesText(selection: Selection | undefined): string | undefined {
  if (selection === undefined) return undefined;
  const ranges = selection.ranges.map(({ first, last }) => `${first}-${last}`);
  return `${ranges.length === 0 ? "none" : `bytes ${ranges.join(", ")}`} of ${selection.size}`;
}

/** "return=minimal applied": what the client prefers, as far as it counts here, and what came of it. */
function preferredText({ preferred }: Visit): string | undefined {
  if (preferred === undefined) return undefined;
  const { given, applied } = preferred;
  return applied.length > 0 ? `${applied.join(", ")} applied` : inOneLine(given);
}
