import { isPromise } from "../http/later.ts";
import type { EventualResponse, HttpResponse } from "../http/response.ts";
import { StoreFull } from "../resource/idempotency.ts";
import type { Claim } from "./claim.ts";
import { type HaltScope, outcomeOf } from "./fault.ts";
import { recordOf, shorterRecords, wholeResponse } from "./keptResponse.ts";
import { held, thrownResponse } from "./thrown.ts";
import type { Step, Visit } from "./visit.ts";

/** The steps of a walk that may hold an Idempotency-Key. Ruling 37 says what is kept, and when. */
export function keeping(steps: Step, scope: HaltScope): Step {
  return (visit) => {
    const eventual = steps(visit);
    if (!isPromise(eventual)) return eventual;
    return eventual.then(
      (response) => {
        const claim = heldBy(visit);
        if (claim === undefined) return response;
        return walked(visit, claim, response, isKept(visit, claim, response.status, visit.hasThrown));
      },
      (error: unknown) => {
        const claim = heldBy(visit);
        if (claim === undefined) throw error;
        return thrown(visit, claim, error, scope);
      },
    );
  };
}

export function recordedFirst(visit: Visit, response: HttpResponse): EventualResponse {
  const claim = heldBy(visit);
  claim?.adopt(visit.request);
  if (claim?.isTransactional !== true || response.status >= 400) return response;
  return isKept(visit, claim, response.status, visit.hasThrown) ? recorded(visit, claim, response) : response;
}

/** An act that has thrown has come to its end, unless the response to that is kept. */
export function endedByThrow(visit: Visit, error: unknown, scope: HaltScope | undefined): void {
  const claim = heldBy(visit);
  if (claim !== undefined && !isKept(visit, claim, outcomeOf(error, scope).status, true)) claim.isWalked = true;
}

export function heldAndKept(visit: Visit, response: HttpResponse): EventualResponse {
  const ended = held(visit, response);
  const claim = heldBy(visit);
  return claim === undefined ? ended : settled(visit, claim, response, ended);
}

const heldBy = ({ claim }: Visit): Claim | undefined => (claim?.isHeld === true ? claim : undefined);

/** Whether the request has ended with a 504 meanwhile: the act has run to its end all the same. */
const isLate = ({ endedWith }: Visit): boolean => endedWith !== 0;

const NEVER_KEPT = new Set([401, 403, 429]);

/** Ruling 37: 2xx, 3xx, and 4xx from behind the decoding of the content, or of an act. */
function isKept(visit: Visit, claim: Claim, status: number, isThrown = false): boolean {
  if (status >= 500) return claim.policy.keepFailures && claim.hasBegun;
  if (NEVER_KEPT.has(status) || wasStale(visit, status) || isOfOwnNode(visit)) return false;
  return status < 400 || claim.hasBegun || isBehindDecoding(visit, isThrown);
}

/** The state had changed each time, or no longer is what the client asked for: nothing was done, and the same key may be tried again. */
function wasStale({ attempt, trace }: Visit, status: number): boolean {
  if (attempt === undefined) return false;
  return status === 412 || (status === 409 && (trace.at(-1) === "G7e" || (attempt.unread > 0 && !attempt.hasActed)));
}

/** Ruling 65: nothing was done, and what an author's own node asks for may be so when the same key comes again. */
const isOfOwnNode = ({ trace }: Visit): boolean => trace.at(-1)?.startsWith("X") === true;

/** What P0 itself refuses is not behind it. */
function isBehindDecoding({ trace }: Visit, isThrown: boolean): boolean {
  return trace.includes("P0") && (isThrown || trace.at(-1) !== "P0");
}

async function walked(visit: Visit, claim: Claim, response: HttpResponse, isToKeep: boolean): Promise<HttpResponse> {
  try {
    const sent = isToKeep ? await recorded(visit, claim, response) : response;
    if (isLate(visit)) {
      await settledLate(visit, claim);
      visit.beginTasks(sent.status);
    }
    return sent;
  } catch (error) {
    claim.text = undefined;
    if (isLate(visit)) await releasedLate(visit, claim);
    throw error;
  } finally {
    claim.isWalked = true;
  }
}

/** Makes the record, and writes it where the author has given a transaction. The author's own error is not committed. */
async function recorded(visit: Visit, claim: Claim, response: HttpResponse): Promise<HttpResponse> {
  if (claim.isRecorded) return response;
  const { response: sent, content } = await wholeResponse(response, claim.policy.maxBytes);
  if (content === undefined) {
    const message = `Content of more than ${claim.policy.maxBytes} bytes is not kept for its Idempotency-Key.`;
    visit.report(new Error(`${message} A retry gets the status and the fields.`));
  }
  claim.text = recordOf(sent, content, claim.ofGates);
  const isOpen = !isLate(visit) || visit.loans !== undefined;
  if (claim.isTransactional && sent.status < 400 && isOpen) await claim.recordInTransaction(claim.text);
  return sent;
}

/** Where an act throws, it is taken to have done nothing; a Halt is a result. */
async function thrown(visit: Visit, claim: Claim, error: unknown, scope: HaltScope): Promise<HttpResponse> {
  if (isKept(visit, claim, outcomeOf(error, scope).status, true))
    return walked(visit, claim, await thrownResponse(visit, error, scope), true);
  if (isLate(visit)) await releasedLate(visit, claim);
  claim.isWalked = true;
  throw error;
}

/** A transaction was rolled back when the request ended, unless it was lent. What an act has done without one is kept. */
async function settledLate(visit: Visit, claim: Claim): Promise<void> {
  if (claim.isRecorded) claim.end();
  else if (claim.text === undefined || claim.isTransactional) await released(visit, claim);
  else await kept(visit, claim, claim.text);
}

async function settled(
  visit: Visit,
  claim: Claim,
  response: HttpResponse,
  ended: EventualResponse,
): Promise<HttpResponse> {
  const sent = await ended;
  if (!claim.isWalked) {
    // The time is up. Where no act has begun, none will; where one has, the key is settled when it ends.
    if (!claim.hasBegun) await released(visit, claim);
  } else if (sent !== response || claim.text === undefined) await released(visit, claim);
  else if (claim.isRecorded) claim.end();
  else await kept(visit, claim, claim.text);
  return sent;
}

/** The effect has happened: the client gets its response, whether or not it could be kept. */
async function kept(visit: Visit, claim: Claim, text: string): Promise<void> {
  try {
    await claim.finish(text);
  } catch (error) {
    const isInPart = error instanceof StoreFull && (await keptInPart(claim, text));
    visit.report(isInPart ? new Error(IN_PART, { cause: error }) : error);
  }
}

const IN_PART = "A response was kept for its Idempotency-Key without its content, or without its fields.";

/** A retry that finds neither content nor fields is better than one that acts again. */
async function keptInPart(claim: Claim, text: string): Promise<boolean> {
  for (const shorter of shorterRecords(text)) {
    const isKept = await claim.finish(shorter).then(
      () => true,
      () => false,
    );
    if (isKept) return true;
  }
  return false;
}

async function releasedLate(visit: Visit, claim: Claim): Promise<void> {
  await released(visit, claim);
  visit.beginTasks(undefined);
}

async function released(visit: Visit, claim: Claim): Promise<void> {
  try {
    await claim.release();
  } catch (error) {
    visit.report(error);
  }
}
