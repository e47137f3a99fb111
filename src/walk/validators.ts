import type { EntityTag, EntityTagList } from "../conditional/entityTag.ts";
import { formatEntityTag, parseEntityTagList, toEntityTag } from "../conditional/entityTag.ts";
import { ifMatchHolds, ifNoneMatchHits } from "../conditional/preconditions.ts";
import { formatHttpDate } from "../http/date.ts";
import { isObject, isText } from "../http/kinds.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import type { Link } from "../http/link.ts";
import { refusePromisesWithin } from "../http/lostMembers.ts";
import { methodsThat } from "../http/method.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { Visit } from "./visit.ts";

export function stateTag(visit: Visit): EntityTag | undefined | PromiseLike<EntityTag | undefined> {
  if (visit.tag !== null) return visit.tag;
  const authored: unknown = visit.resource.generateEtag(visit);
  return isPromise(authored) ? authored.then((settled) => keepTag(visit, settled)) : keepTag(visit, authored);
}

function keepTag(visit: Visit, authored: unknown): EntityTag | undefined {
  const hasTag = authored !== undefined && authored !== null && authored !== "";
  if (hasTag && (!isText(authored) || SPOILT.test(authored)))
    throw wrongValue("generateEtag", authored, "Return text, such as String(version).");
  visit.tag = hasTag ? toEntityTag(authored) : undefined;
  return visit.tag;
}

/** The text of what is not there, or was not awaited: each state would have this tag, and clients would keep the first. */
export const SPOILT = /(?:^|[/=])(?:undefined|null|NaN|\[object \w+\])(?:$|[/?&#])/;

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

/** RFC 9110 8.8.2.1: a future date is replaced by the response's, for conditions too. */
function notLater(moment: number): number {
  if (moment <= past) return moment;
  past = Date.now();
  return Math.min(moment, past);
}

export function momentOf(callback: string, date: unknown): number | undefined {
  if (date === undefined || date === null) return undefined;
  if (!(date instanceof Date)) throw wrongValue(callback, date, "Return a Date.");
  return Number.isNaN(date.getTime()) ? undefined : date.getTime();
}

type Comparison = (list: EntityTagList, current: EntityTag | undefined) => boolean;

export function matchesStrongly(visit: Visit, list: EntityTagList): boolean | PromiseLike<boolean> {
  return whenResolved(stateTag(visit), (state) => compare(visit, list, state, ifMatchHolds));
}

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

/** A read compares the representation's tag. A write replaces the state, which the tag of any of them names. */
function compare(visit: Visit, list: EntityTagList, state: EntityTag | undefined, holds: Comparison): boolean {
  if (state === undefined || list === "*") return holds(list, state);
  if (isRead(visit)) return holds(list, chosenTag(visit, state));
  return holds(
    list.map((given) => visit.kit.variants.stateOf(given, state)),
    state,
  );
}

const READS: ReadonlySet<string> = new Set(methodsThat("reads"));

const isRead = ({ request }: Visit): boolean => READS.has(request.method);

type Listed<T> = readonly T[] | PromiseLike<readonly T[]>;

export function linksOf(visit: Visit): Listed<Link> {
  return whenResolved<readonly Link[], readonly Link[]>(visit.resource.links(visit), (given) => {
    refusePromisesWithin(given);
    return listed("links", given, isObject);
  });
}

export function varyOf(visit: Visit): Listed<string> {
  return whenResolved<readonly string[], readonly string[]>(visit.resource.vary(visit), (given) =>
    listed("vary", given, isText),
  );
}

function listed<T>(callback: string, given: readonly T[], isItem: (item: unknown) => boolean): readonly T[] {
  if (Array.isArray(given) && given.every(isItem)) return given;
  throw wrongValue(callback, given, `Return a list of ${callback === "links" ? "{ href, rel }" : "field names"}.`);
}

/** Writes a field of a response. Made at mount, and only where it may write something. */
export type Writer = (visit: Visit, fields: string[]) => void | PromiseLike<void>;

export const writeTag: Writer = (visit, fields) => {
  const state = stateTag(visit);
  return isPromise(state) ? state.then((settled) => pushTag(visit, fields, settled)) : pushTag(visit, fields, state);
};

function pushTag(visit: Visit, fields: string[], state: EntityTag | undefined): void {
  if (state !== undefined) fields.push("ETag", formatEntityTag(chosenTag(visit, state)));
}

export const writeModified: Writer = (visit, fields) => {
  const modified = lastModified(visit);
  return isPromise(modified)
    ? modified.then((settled) => pushModified(fields, settled))
    : pushModified(fields, modified);
};

function pushModified(fields: string[], modified: number | undefined): void {
  if (modified !== undefined) fields.push("Last-Modified", formatHttpDate(modified));
}

export const askTag: Writer = (visit) => whenResolved<unknown, void>(stateTag(visit), () => undefined);

/** RFC 9110 9.3.4: a PUT gets validators if stored as sent, or if the response shows the state (ruling 46). */
export function ifStored(write: Writer): Writer {
  return (visit, fields) => {
    const { attempt, content, request } = visit;
    const isShown = content !== null && attempt?.stored?.content === undefined;
    if (request.method !== "PUT" || isShown || attempt?.stored?.asSent === true) return write(visit, fields);
  };
}
