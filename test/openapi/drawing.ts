import { isEnding, type Plan, type PlanEdge, type PlanNode } from "../../src/graph/plan.ts";
import { RETURNS } from "./generatedResource.ts";

/** A request in the making, and what it says that callbacks shall return. */
export interface Draft {
  readonly headers: Readonly<Record<string, string>>;
  readonly say: Readonly<Record<string, unknown>>;
  readonly body: string | undefined;
  readonly target: string;
}

export const EMPTY: Draft = { headers: {}, say: {}, body: undefined, target: "/it" };

type Make = (draft: Draft, yes: boolean) => Draft;

const header =
  (name: string, yes: string | undefined, no: string | undefined): Make =>
  (draft, isYes) => {
    const value = isYes ? yes : no;
    return value === undefined ? draft : { ...draft, headers: { ...draft.headers, [name]: value } };
  };

function patch(draft: Draft, body: string): Draft {
  return { ...draft, headers: { ...draft.headers, "content-type": "application/json-patch+json" }, body };
}

const OLD = "Sun, 31 Dec 2023 12:00:00 GMT";
const NOW = "Mon, 01 Jan 2024 12:00:00 GMT";
const LONG = JSON.stringify({ a: 1, long: "x".repeat(200) });

/** How a request is made to come to that, by test. */
const MAKES: Readonly<Record<string, Make>> = {
  expectationKnown: header("expect", undefined, "something"),
  pastSunset: (draft, yes) => ({ ...draft, say: { ...draft.say, late: yes } }),
  malformed: (draft, yes) =>
    yes ? { ...draft, target: "/it?page=x", say: { ...draft.say, malformedRequest: true } } : draft,
  partialPut: header("content-range", "bytes 0-1/2", undefined),
  rawBodyWithinSize: (draft, yes) =>
    yes ? draft : { ...draft, body: LONG, headers: { ...draft.headers, "transfer-encoding": "chunked" } },
  contentTypeGiven: header("content-type", "application/json", undefined),
  contentTypeKnown: (draft, yes) =>
    header("content-type", "application/json", "image/png")({ ...draft, body: draft.body ?? '{"a":1}' }, yes),
  lengthWithinSize: (draft, yes) => (yes ? draft : { ...draft, body: LONG }),
  keyUsable: header("idempotency-key", '"fresh"', '"'),
  keyedContentWithinSize: (draft, yes) =>
    yes ? draft : { ...draft, body: LONG, headers: { ...draft.headers, "transfer-encoding": "chunked" } },
  keyClaimed: header("idempotency-key", '"fresh"', '"down"'),
  keysWithinBound: header("idempotency-key", '"fresh"', '"tooMany"'),
  keyReused: header("idempotency-key", '"other"', '"fresh"'),
  keyRunning: header("idempotency-key", '"running"', '"fresh"'),
  keyDone: header("idempotency-key", '"done"', '"fresh"'),
  acceptGiven: header("accept", "*/*", undefined),
  acceptLanguageGiven: header("accept-language", "*", undefined),
  acceptEncodingGiven: header("accept-encoding", "identity", undefined),
  writeUnguarded: (draft, yes) => ({ ...draft, say: { ...draft.say, requireConditionalWrite: yes } }),
  ifMatchGiven: header("if-match", "*", undefined),
  ifMatchAny: header("if-match", "*", '"x"'),
  ifMatchHolds: header("if-match", '"v1"', '"x"'),
  ifUnmodifiedSinceGiven: header("if-unmodified-since", NOW, undefined),
  ifUnmodifiedSinceIsDate: header("if-unmodified-since", NOW, "junk"),
  modifiedSinceUnmodified: header("if-unmodified-since", OLD, NOW),
  ifNoneMatchGiven: header("if-none-match", "*", undefined),
  ifNoneMatchAny: header("if-none-match", "*", '"x"'),
  ifNoneMatchHits: header("if-none-match", '"v1"', '"x"'),
  ifModifiedSinceGiven: header("if-modified-since", NOW, undefined),
  ifModifiedSinceIsDate: header("if-modified-since", NOW, "junk"),
  modifiedSince: header("if-modified-since", OLD, NOW),
  wantsCurrent: header("prefer", "return=representation", undefined),
  wantsRepresentation: header("prefer", "return=representation", undefined),
  wantsMinimal: header("prefer", "return=minimal", undefined),
  mayBeLater: header("prefer", "respond-async", undefined),
  bodyWithinSize: (draft, yes) =>
    yes ? draft : { ...draft, body: LONG, headers: { ...draft.headers, "transfer-encoding": "chunked" } },
  modelRefuses: (draft, yes) => (yes ? { ...draft, body: '{"a":"x"}' } : draft),
  bodyAccepted: (draft, yes) => ({ ...draft, body: yes ? (draft.body ?? '{"a":1}') : "{" }),
  patchTestsHold: (draft, yes) => patch(draft, yes ? "[]" : '[{"op":"test","path":"/x","value":1}]'),
  patchApplies: (draft, yes) => {
    const isJsonPatch = draft.headers["content-type"] === "application/json-patch+json";
    return isJsonPatch && !yes ? patch(draft, '[{"op":"remove","path":"/x"}]') : draft;
  },
  contentDigestHolds: header("content-digest", undefined, "md5=:AAAAAAAAAAAAAAAAAAAAAA==:"),
  reprDigestHolds: header("repr-digest", undefined, "md5=:AAAAAAAAAAAAAAAAAAAAAA==:"),
  rangeUsable: header("range", "bytes=0-1", undefined),
  ifRangeHolds: header("if-range", undefined, '"x"'),
  rangeSatisfiable: header("range", "bytes=0-1", "bytes=999-"),
  // Once for each round that the plan has.
  isStale: (draft, yes) => ({
    ...draft,
    say: { ...draft.say, stale: Number(draft.say["stale"] ?? 0) + (yes ? 1 : 0) },
  }),
  isStored: (draft, yes) => ({ ...draft, say: { ...draft.say, plain: !yes } }),
  carriesEntity: (draft, yes) => ({ ...draft, say: { ...draft.say, result: yes } }),
};

const CHOICES: Readonly<Record<string, Make>> = {
  mediaType: header("accept", "*/*", "image/png"),
  language: header("accept-language", "*", "*;q=0"),
  encoding: header("accept-encoding", "identity", "*;q=0"),
};

function decide({ id, row }: PlanNode, yes: boolean, draft: Draft): Draft {
  // What was stored is there: a request cannot say otherwise.
  if (id === "P11c") return draft;
  switch (row.kind) {
    case "ask": {
      const returned = RETURNS[row.callback]?.[yes ? "yes" : "no"];
      return { ...draft, say: { ...draft.say, [row.callback]: returned } };
    }
    case "request":
      return MAKES[row.test]?.(draft, yes) ?? draft;
    case "choose":
      return CHOICES[row.axis]?.(draft, yes) ?? draft;
    case "act":
    case "prepare":
    case "method":
    case "recall":
      return draft;
    case "own":
      return { ...draft, say: { ...draft.say, [row.node.id]: yes } };
  }
}

/** Requests that lead to an ending of the status, one for each way there, up to a number. */
export function* drawsOf(plan: Plan, status: number): Generator<Draft> {
  const follow = function* (edge: PlanEdge, draft: Draft, taken: ReadonlyMap<string, boolean>): Generator<Draft> {
    if (isEnding(edge.to)) {
      if (edge.to.status === status) yield draft;
      return;
    }
    const node = edge.to;
    if (!leadsTo(node, status, new Set())) return;
    const both = isYesFirst(node, status) ? [true, false] : [false, true];
    for (const yes of node.yes.to === node.no.to ? [true] : both) {
      const settled = settledBefore(node, taken);
      if (settled !== undefined && settled !== yes) continue;
      const made = settled === undefined ? decide(node, yes, draft) : draft;
      yield* follow(yes ? node.yes : node.no, made, new Map(taken).set(node.id, yes));
    }
  };
  yield* follow(plan.entry, EMPTY, new Map());
}

/** A request that goes back to G7 is the same request: only the state is another, and it is there. */
function settledBefore({ id, row, recalled }: PlanNode, taken: ReadonlyMap<string, boolean>): boolean | undefined {
  if (recalled.returns === 0) return undefined;
  if (id === "G7") return true;
  if (row.kind === "request" && row.test === "isStale") return undefined;
  if (row.kind === "request" && /^if(?:Match|NoneMatch)(?:Holds|Hits)$/.test(row.test)) return false;
  return taken.get(id);
}

/** The decision that ends it so comes first, then the one that most requests give: plain requests before odd ones. */
function isYesFirst({ row, yes, no }: PlanNode, status: number): boolean {
  const endsSo = ({ to }: PlanEdge) => isEnding(to) && to.status === status;
  if (endsSo(yes) !== endsSo(no)) return endsSo(yes);
  if (row.kind === "request")
    return !/Given$|^wants|^mayBe|^malformed|^partial|^writeUnguarded|^pastSunset|^isStale|^key(?:Reused|Running|Done)/.test(
      row.test,
    );
  return row.kind === "choose" || row.kind === "act" || typeof row.yes === "string";
}

function leadsTo(node: PlanNode, status: number, seen: Set<PlanNode>): boolean {
  if (seen.has(node)) return false;
  seen.add(node);
  return [node.yes, node.no].some(({ to }) => (isEnding(to) ? to.status === status : leadsTo(to, status, seen)));
}
