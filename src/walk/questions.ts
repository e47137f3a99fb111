import { parseEntityTagList } from "../conditional/entityTag.ts";
import { modifiedAfter } from "../conditional/preconditions.ts";
import { READINGS } from "../graph/readings.ts";
import type { Axis } from "../graph/row.ts";
import type { RequestTest } from "../graph/table.ts";
import { parseHttpDate } from "../http/date.ts";
import { fieldText } from "../http/headers.ts";
import { isObject } from "../http/kinds.ts";
import { disown, isPromise, whenResolved } from "../http/later.ts";
import { refusePromisesWithin } from "../http/lostMembers.ts";
import { pointerSteps } from "../http/pointer.ts";
import { addVary } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { isMeantFor, queryOf } from "../resource/byMethod.ts";
import { isPreflight } from "../resource/cors.ts";
import { type Model, validate, validateFields } from "../resource/model.ts";
import type { Objection } from "../resource/resource.ts";
import { isStale, isStored, sendsState } from "./attempt.ts";
import {
  bodyAccepted,
  bodyWithinSize,
  contentTypeGiven,
  contentTypeKnown,
  modelRefuses,
  patchApplies,
  patchTestsHold,
  rawBodyWithinSize,
} from "./body.ts";
import { isCached } from "./cache.ts";
import { contentDigestHolds, reprDigestHolds } from "./digests.ts";
import {
  keyClaimed,
  keyDone,
  keyedContentWithinSize,
  keyReused,
  keyRunning,
  keysWithinBound,
  keyUsable,
} from "./idempotency.ts";
import { ifRangeHolds, rangeSatisfiable, rangeUsable } from "./ranges.ts";
import { lastModified, matchesStrongly, matchesWeakly } from "./validators.ts";
import type { Visit } from "./visit.ts";

export type Question = (visit: Visit) => boolean | PromiseLike<boolean>;

/** The questions of request rows, by name. The table says where a decision leads. */
export const QUESTIONS: Readonly<Record<RequestTest, Question>> = {
  // RFC 9110 10.1.1: 100-continue is the only expectation there is.
  expectationKnown: (visit) => {
    const expected = fieldText(visit.request.headers.raw["expect"]);
    return expected === undefined || expected.toLowerCase() === "100-continue";
  },
  pathFits,
  pastSunset,
  tooEarly,
  malformed,
  partialPut: (visit) => visit.request.headers.raw["content-range"] !== undefined,
  preflight: (visit) => visit.kit.cors !== undefined && isPreflight(visit.request),
  rawBodyWithinSize,
  contentTypeGiven,
  contentTypeKnown,
  lengthWithinSize: (visit) => (visit.request.body.declaredLength ?? 0) <= visit.kit.maxBodyBytes,
  keyUsable,
  keyedContentWithinSize,
  keyClaimed,
  keysWithinBound,
  keyReused,
  keyRunning,
  keyDone,

  acceptGiven: (visit) => visit.request.headers.raw["accept"] !== undefined,
  acceptLanguageGiven: (visit) => visit.request.headers.raw["accept-language"] !== undefined,
  acceptEncodingGiven: (visit) => visit.request.headers.raw["accept-encoding"] !== undefined,

  writeUnguarded,
  upgradeTaken,
  ifMatchGiven: (visit) => visit.request.headers.raw["if-match"] !== undefined,
  ifMatchAny: (visit) => field(visit, "if-match")?.trim() === "*",
  ifMatchHolds: (visit) => matchesStrongly(visit, parseEntityTagList(field(visit, "if-match") ?? "")),
  ifUnmodifiedSinceGiven: (visit) => visit.request.headers.raw["if-unmodified-since"] !== undefined,
  ifUnmodifiedSinceIsDate: (visit) => dateField(visit, "if-unmodified-since") !== undefined,
  // A resource without a date ignores the field (13.1.4): not modified after it.
  modifiedSinceUnmodified: (visit) => modifiedAfterField(visit, "if-unmodified-since", false),
  ifNoneMatchGiven: (visit) => visit.request.headers.raw["if-none-match"] !== undefined,
  ifNoneMatchAny: (visit) => fieldText(visit.request.headers.raw["if-none-match"])?.trim() === "*",
  ifNoneMatchHits: (visit) => matchesWeakly(visit, fieldText(visit.request.headers.raw["if-none-match"]) ?? ""),
  ifModifiedSinceGiven: (visit) => visit.request.headers.raw["if-modified-since"] !== undefined,
  ifModifiedSinceIsDate: (visit) => dateField(visit, "if-modified-since") !== undefined,
  // A resource without a date ignores the field (13.1.3): as if modified after it.
  modifiedSince: (visit) => modifiedAfterField(visit, "if-modified-since", true),

  // G11a, RFC 8144 3.2: a conditional write that failed gets the current state, so that the client can merge and try again.
  wantsCurrent: (visit) => visit.preferences.return === "representation",
  wantsRepresentation,
  wantsMinimal,
  mayBeLater: (visit) => visit.preferences.respondAsync,

  bodyWithinSize,
  modelRefuses,
  bodyAccepted,
  patchTestsHold,
  patchApplies,
  contentDigestHolds,
  reprDigestHolds,
  isCached,
  rangeUsable,
  ifRangeHolds,
  rangeSatisfiable,
  isStale,
  isStored,
  sendsState,
  carriesEntity: (visit) => visit.result !== undefined,
};

/** RFC 8470 5.1: whatever Early-Data says, and however often, counts as 1. */
function tooEarly(visit: Visit): boolean | PromiseLike<boolean> {
  if (visit.request.headers.raw["early-data"] === undefined) return false;
  return whenResolved<boolean, boolean>(visit.resource.tooEarly(visit), (is) => READINGS.flag(is, "tooEarly"));
}

/** RFC 6585 3. A condition that is ignored does not count, nor If-None-Match with tags: it names no state. */
function writeUnguarded(visit: Visit): boolean | PromiseLike<boolean> {
  return whenResolved<boolean, boolean>(visit.resource.requireConditionalWrite(visit), (required) => {
    if (!READINGS.flag(required, "requireConditionalWrite")) return false;
    if (field(visit, "if-match") !== undefined || field(visit, "if-none-match")?.trim() === "*") return false;
    if (dateField(visit, "if-unmodified-since") === undefined) return true;
    return whenResolved(lastModified(visit), (modified) => modified === undefined);
  });
}

function modifiedAfterField(visit: Visit, name: string, unknown: boolean): boolean | PromiseLike<boolean> {
  return whenResolved(lastModified(visit), (modified) => {
    const since = dateField(visit, name);
    return modified === undefined || since === undefined ? unknown : modifiedAfter(modified, since);
  });
}

function field(visit: Visit, name: string): string | undefined {
  return visit.request.headers.field(name);
}

function dateField(visit: Visit, name: string): number | undefined {
  const text = field(visit, name);
  return text === undefined ? undefined : parseHttpDate(text);
}

/** G8a, RFC 9110 7.8: “A server MAY ignore a received Upgrade header field”, which it does where the runtime cannot switch. */
function upgradeTaken(visit: Visit): boolean {
  const { upgrading } = visit.request;
  if (upgrading === undefined) return false;
  upgrading.take = (connection) => visit.request.inside(() => visit.resource.upgrade(visit, connection));
  return true;
}

/** B10b. A preflight asks about the methods, not about the resource; without it a browser would not show the 410. */
function pastSunset({ kit, request }: Visit): boolean {
  const sunset = kit.deprecations?.(request.method)?.deprecation.sunset;
  return sunset !== undefined && sunset.getTime() <= Date.now() && !(kit.cors !== undefined && isPreflight(request));
}

/** C4, D5, F7: the client's header chooses among the offers. Where none is acceptable, the first stays chosen. */
export const CHOICES: Readonly<Record<Axis, (visit: Visit) => boolean>> = {
  mediaType: (visit) => {
    const { choose, mediaTypes } = visit.kit.offers;
    const index = choose.mediaType(fieldText(visit.request.headers.raw["accept"]) ?? "");
    if (index < 0) return false;
    visit.mediaType = index;
    visit.chosenMediaType = mediaTypes[index]?.name;
    return true;
  },
  language: (visit) => {
    const { choose, languages } = visit.kit.offers;
    const index = choose.language(fieldText(visit.request.headers.raw["accept-language"]) ?? "");
    if (index < 0) return false;
    visit.language = index;
    visit.chosenLanguage = languages[index];
    return true;
  },
  encoding: (visit) => {
    const { choose, encodings } = visit.kit.offers;
    const index = choose.encoding(fieldText(visit.request.headers.raw["accept-encoding"]) ?? "");
    if (index < 0) return false;
    visit.encoding = index;
    visit.chosenEncoding = encodings[index];
    return true;
  },
};

function malformed(visit: Visit): boolean | PromiseLike<boolean> {
  const { resource, request } = visit;
  const isAsked = isMeantFor(resource, "malformedRequest", request.method);
  return whenResolved<boolean | Objection, boolean>(isAsked && resource.malformedRequest(visit), (isMalformed) => {
    refusePromisesWithin(isMalformed);
    visit.returned = isMalformed;
    if (READINGS.claim(isMalformed, "malformedRequest")) return true;
    const model = queryOf(resource, request.method);
    return model === undefined ? false : refusedBy(model, visit);
  });
}

function pathFits(visit: Visit): boolean {
  const { pathModel } = visit.resource;
  if (pathModel === undefined) return true;
  const validation = validate(pathModel, { ...visit.request.params });
  if (isPromise(validation)) {
    disown(validation);
    throw new TypeError("pathModel is asynchronous. Look in `find` for what takes time.");
  }
  if (validation.failures !== undefined) return false;
  if (!isObject(validation.value)) throw wrongValue("pathModel", validation.value, "It makes an object of an object.");
  visit.pathParams = validation.value as Readonly<Record<string, string>>;
  return true;
}

function refusedBy(model: Model, visit: Visit): boolean | PromiseLike<boolean> {
  return whenResolved(validateFields(model, queryRecord(visit.request.query)), (validation) => {
    if (validation.failures !== undefined) {
      visit.failures = validation.failures.map(({ pointer, detail }) => {
        // What is wrong with the query as a whole, such as a name too many, has none.
        const [parameter] = pointerSteps(pointer) ?? [];
        return parameter === undefined ? { detail } : { parameter, detail };
      });
      return true;
    }
    visit.query = validation.value;
    return false;
  });
}

/** The query for a model: a repeated name has a list. One pass, because `getAll` for each name is quadratic. */
function queryRecord(query: URLSearchParams): Record<string, string | string[]> {
  const record: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of query) {
    const known = record[name];
    if (known === undefined) record[name] = value;
    else if (typeof known === "string") record[name] = [known, value];
    else known.push(value);
  }
  return record;
}

/** P11b, RFC 7240 4.2. The entity and validators found before the write are out of date: both are asked again. */
function wantsRepresentation(visit: Visit): boolean {
  // What the act says is stored need not be looked up.
  if (visit.preferences.return !== "representation" || visit.attempt?.stored !== undefined) return false;
  visit.tag = null;
  visit.modified = null;
  return true;
}

/** O20b, P11f, RFC 7240 4.2. What a write returned is sent to those that prefer the representation, as to those that prefer nothing. */
function wantsMinimal({ preferences, applied }: Visit): boolean {
  const isWanted = preferences.return === "minimal";
  if (isWanted) applied.push("return=minimal");
  return isWanted;
}

/** RFC 7240 3: Preference-Applied. Content that an act has written is no representation (ruling 47). */
export function writeApplied(visit: Visit, fields: string[]): void {
  const { applied, preferences } = visit;
  if (preferences.return === "representation" && isRepresented(visit)) applied.push("return=representation");
  if (applied.length > 0) fields.push("Preference-Applied", applied.join(", "));
}

function isRepresented({ content, result, attempt }: Visit): boolean {
  const stored = attempt?.stored;
  return stored === undefined ? content !== null : stored.content === undefined && (content ?? result ?? null) !== null;
}

export function writeAppliedLater(visit: Visit, fields: string[]): void {
  if (visit.preferences.respondAsync) visit.applied.push("respond-async");
  writeApplied(visit, fields);
}

/** RFC 7240 2: where a preference can change the response, Vary says so even to those that had none. */
export function varyPrefer(_visit: Visit, fields: string[]): void {
  addVary(fields, "Prefer");
}
