import {
  type EntityTag,
  type EntityTagList,
  formatEntityTag,
  parseEntityTagList,
  toEntityTag,
} from "../conditional/entityTag.ts";
import { ifMatchHolds, ifNoneMatchHits } from "../conditional/preconditions.ts";
import { isText } from "../http/kinds.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import { methodsThat } from "../http/method.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { Visit } from "./visit.ts";

/** The state's tag from the author, called once for each request. */
export function stateTag(visit: Visit): EntityTag | undefined | PromiseLike<EntityTag | undefined> {
  if (visit.tag !== null) return visit.tag;
  const authored: unknown = visit.resource.generateEtag(visit);
  return isPromise(authored) ? authored.then((settled) => keepTag(visit, settled)) : keepTag(visit, authored);
}

function keepTag(visit: Visit, authored: unknown): EntityTag | undefined {
  const hasTag = authored !== undefined && authored !== null && authored !== "";
  if (hasTag && !isText(authored)) throw wrongValue("generateEtag", authored, "Return text, such as String(version).");
  visit.tag = hasTag ? toEntityTag(authored) : undefined;
  return visit.tag;
}

/** The tag of the representation that was chosen. */
export function chosenTag(visit: Visit, state: EntityTag): EntityTag {
  return visit.kit.variants.tag(state, visit.mediaType, visit.language, visit.encoding);
}

/** The time of the last change in milliseconds, cut to whole seconds; called once for each request. */
export function lastModified(visit: Visit): number | undefined | PromiseLike<number | undefined> {
  if (visit.modified !== null) return visit.modified;
  const date: unknown = visit.resource.lastModified(visit);
  return isPromise(date) ? date.then((settled) => keepModified(visit, settled)) : keepModified(visit, date);
}

function keepModified(visit: Visit, date: unknown): number | undefined {
  const moment = momentOf("lastModified", date);
  visit.modified = moment === undefined ? undefined : Math.floor(notLater(moment) / 1000) * 1000;
  return visit.modified;
}

/** A time in the past: dates that are not later need no call of the clock. */
let past = 0;

/**
 * RFC 9110 8.8.2.1: a date in the future is replaced by that of the response. What is sent is also what conditions are compared
 * with, or no client could meet them with the date that it was given.
 */
function notLater(moment: number): number {
  if (moment <= past) return moment;
  past = Date.now();
  return Math.min(moment, past);
}

/** The milliseconds of a Date that a callback gave; undefined where there is none. */
export function momentOf(callback: string, date: unknown): number | undefined {
  if (date === undefined || date === null) return undefined;
  if (!(date instanceof Date)) throw wrongValue(callback, date, "Return a Date.");
  return Number.isNaN(date.getTime()) ? undefined : date.getTime();
}

type Comparison = (list: EntityTagList, current: EntityTag | undefined) => boolean;

/** RFC 9110 13.1.1: strong comparison. */
export function matchesStrongly(visit: Visit, list: EntityTagList): boolean | PromiseLike<boolean> {
  return whenResolved(stateTag(visit), (state) => compare(visit, list, state, ifMatchHolds));
}

/** RFC 9110 13.1.2: weak comparison. */
export function matchesWeakly(visit: Visit, field: string): boolean | PromiseLike<boolean> {
  const state = stateTag(visit);
  return isPromise(state)
    ? state.then((settled) => hitsWeakly(visit, field, settled))
    : hitsWeakly(visit, field, state);
}

function hitsWeakly(visit: Visit, field: string, state: EntityTag | undefined): boolean {
  // Clients nearly always send the tag that they got: then there is nothing to parse.
  if (state !== undefined && isRead(visit) && field === formatEntityTag(chosenTag(visit, state))) return true;
  return compare(visit, parseEntityTagList(field), state, ifNoneMatchHits);
}

/**
 * A read is about the representation that would be sent. A write replaces the state, whichever representation of it the
 * client has read, so the tag of any of them names the state.
 */
function compare(visit: Visit, list: EntityTagList, state: EntityTag | undefined, holds: Comparison): boolean {
  if (state === undefined || list === "*") return holds(list, state);
  if (isRead(visit)) return holds(list, chosenTag(visit, state));
  return holds(
    list.map((given) => visit.kit.variants.stateOf(given, state)),
    state,
  );
}

const READS: ReadonlySet<string> = new Set(methodsThat("reads"));

function isRead({ request }: Visit): boolean {
  return READS.has(request.method);
}
