import { formatEntityTag } from "../conditional/entityTag.ts";
import { contentNamed } from "../graph/reach.ts";
import type { ActRow } from "../graph/row.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import { type EventualResponse, type HttpResponse, refuseEnding } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { facetOf, nameOf } from "../resource/attached.ts";
import { Halt } from "../resource/halt.ts";
import { overrides } from "../resource/overrides.ts";
import { isRemoved, Stale, Stored } from "../resource/stored.ts";
import { isSerializationFailure } from "./fault.ts";
import type { Loans } from "./loans.ts";
import { describedResponses } from "./responseCheck.ts";
import { Attempt } from "./state.ts";
import { stateTag } from "./validators.ts";
import type { Step, Visit } from "./visit.ts";

type Act = ActRow<string>["callback"];

const RETRY_SECONDS = 1;

export async function attempt(visit: Visit, callback: Act, exists: boolean, act: () => unknown): Promise<true> {
  const attempting = attemptOf(visit);
  // Asked before the act: what it reads may be changed by then.
  const tag = await tagFound(visit, exists);
  // An act that is stale while nothing changes would be stale each time, or write each time: the author's mistake.
  if (tag !== undefined && tag === attempting.foundTag)
    throw staleError(visit, `, and its tag is still ${tag}. Return what was written (UPDATE … RETURNING).`);
  attempting.foundTag = tag;
  attempting.hasActed = true;
  try {
    const given = await act();
    refuseEnding(given, callback);
    refuseMisplaced(visit, callback, given);
    attempting.isStale = given instanceof Stale;
    if (!attempting.isStale) keep(visit, attempting, callback, given);
  } catch (error) {
    if (!isSerializationFailure(error)) throw error;
    attempting.isStale = true;
    attempting.isFromDatabase = true;
  }
  return true;
}

function staleError({ request, resource }: Visit, more: string): TypeError {
  return new TypeError(`${request.method} of ${nameOf(resource)} was stale${more}`);
}

/** What is missing has no tag: it may have been created and deleted since. */
async function tagFound(visit: Visit, exists: boolean): Promise<string | undefined> {
  const tag = exists ? await stateTag(visit) : undefined;
  return tag && formatEntityTag(tag);
}

function keep(visit: Visit, attempting: Attempt, callback: Act, given: unknown): void {
  if (given instanceof Stored) keepStored(visit, attempting, given);
  else if (isRemoved(given)) visit.result = given.content;
  // A POST may create, or change something else than its target.
  else if (visit.request.method !== "POST") throw wrongValue(callback, given, SAID);
  else visit.result = given;
}

/** What GET represents at the target of a POST that creates is not what was created. */
function refuseMisplaced({ request }: Visit, callback: Act, given: unknown): void {
  const isDeletion = callback === "deleteResource";
  const isCreation = callback === "apply" && request.method === "POST";
  if (given instanceof Stored ? isDeletion || isCreation : isRemoved(given) && !isDeletion)
    throw wrongValue(callback, given, "stored(entity) is for a change, removed for deleteResource.");
}

const SAID = "With concurrency, return stored(entity), or removed from deleteResource, or stale.";

function keepStored(visit: Visit, attempting: Attempt, given: Stored<unknown, unknown>): void {
  attempting.stored = given;
  visit.result = given.content;
  visit.tag = null;
  visit.modified = null;
  if (!given.hasEntity) return;
  visit.entity = given.entity;
  // What a part finds for a class is in its state.
  if ("entity" in visit.state) visit.state["entity"] = given.entity;
}

function attemptOf(visit: Visit): Attempt {
  visit.attempt ??= new Attempt();
  return visit.attempt;
}

/** What an act returned that names a state, without `concurrency`: what was stored is sent as GET represents it. */
export function withoutConcurrency(visit: Visit, callback: Act, given: unknown): unknown {
  refuseMisplaced(visit, callback, given);
  if (given instanceof Stale) throw staleError(visit, '. Declare concurrency: "optimistic".');
  if (isRemoved(given)) return given.content;
  if (!(given instanceof Stored)) return given;
  keepStored(visit, attemptOf(visit), given);
  const read = facetOf(visit.mounting.resource, "GET");
  if (given.content !== undefined || !overrides(read, "represent") || !sendsContent(visit)) return given.content;
  return read.represent(visit);
}

/** O14b, M20c, N11c: where the act was stale, what was found is forgotten, and what was lent is closed. */
export function isStale(visit: Visit): boolean | PromiseLike<boolean> {
  const { attempt: attempting } = visit;
  if (attempting?.isStale !== true) return false;
  if (attempting.isFromDatabase) attempting.foundTag = undefined;
  attempting.isStale = false;
  attempting.isFromDatabase = false;
  visit.returned = RETRY_SECONDS;
  return foundAnew(visit, attempting);
}

function foundAnew(visit: Visit, attempting: Attempt): true | PromiseLike<true> {
  attempting.hasActed = false;
  attempting.stored = undefined;
  visit.forget();
  return visit.loans === undefined || lentAnew(visit, visit.loans);
}

/** How often the state is read again that a database has refused to read, because of another transaction. */
const MOST_UNREAD = 2;

/** G7 and what follows. If a database refuses to read the state, it is read again from here; then it is 409. */
export function readAgain(step: Step): Step {
  return (visit) => {
    const { turns, earlierTurns } = visit;
    visit.tasks?.mark();
    const failed = (error: unknown): EventualResponse => {
      const attempting = attemptOf(visit);
      if (attempting.hasActed || !isSerializationFailure(error)) throw error;
      attempting.unread += 1;
      if (attempting.unread > MOST_UNREAD)
        throw new Halt(409, { headers: { "Retry-After": String(RETRY_SECONDS) }, retryAfter: RETRY_SECONDS });
      Object.assign(visit, { turns, earlierTurns });
      return whenResolved<true, HttpResponse>(foundAnew(visit, attempting), () => readAgain(step)(visit));
    };
    try {
      const eventual = step(visit);
      return isPromise(eventual) ? eventual.then(undefined, failed) : eventual;
    } catch (error) {
      return failed(error);
    }
  };
}

/** Nothing is decided yet: so it is rolled back, and opened anew where it is used again. */
async function lentAnew(visit: Visit, loans: Loans): Promise<true> {
  const thrown = await loans.reopen({ status: undefined }, () => 500);
  for (const each of thrown.slice(1)) visit.report(each);
  if (thrown.length > 0) throw thrown[0];
  return true;
}

export const isStored = ({ attempt: attempting }: Visit): boolean => attempting?.stored !== undefined;

/** P11k: unless the description of the method has a 204 in place of a 200. */
export function sendsState(visit: Visit): boolean {
  return visit.attempt?.stored?.content !== undefined || sendsContent(visit);
}

function sendsContent(visit: Visit): boolean {
  const responses = describedResponses(visit) ?? {};
  return contentNamed((status) => status in responses) === "yes";
}
