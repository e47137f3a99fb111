import type { Plan } from "../graph/plan.ts";
import { BodyIncomplete, BodyMalformed, BodyRefused, BodyTooLarge } from "../http/bodyErrors.ts";
import { isObject } from "../http/kinds.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import { refusePromisesWithin } from "../http/lostMembers.ts";
import type { ProblemMembers } from "../http/problem.ts";
import { checkedStatus } from "../http/sendable.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { Halt } from "../resource/halt.ts";
import { ResponseDiffers } from "../resource/responseDiffers.ts";
import { comesFrom, DeadlineExceeded } from "./deadline.ts";
import type { Kit } from "./kit.ts";
import { WalkStopped } from "./state.ts";
import type { Step, Visit } from "./visit.ts";

export interface ThrownOutcome {
  readonly status: number;
  readonly members?: ProblemMembers;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is reported to the author; undefined where the client is at fault, or a callback halted on purpose. */
  readonly fault?: { readonly error: unknown };
}

/** Which statuses a Halt may have, and in which resource; undefined for a command, which is in no document. */
export interface HaltScope {
  readonly statuses: ReadonlySet<number>;
  readonly resource: string;
  readonly isLiteral?: boolean;
}

/** Ruling 15: a declared Halt ends with its status, unreadable content with 4xx, anything else is a bare 500. */
export function outcomeOf(thrown: unknown, scope?: HaltScope): ThrownOutcome {
  try {
    if (thrown instanceof Halt) return haltOutcome(thrown, scope);
    if (thrown instanceof ResponseDiffers) return differing(thrown);
    if (thrown instanceof BodyTooLarge)
      return { status: 413, ...(thrown.detail !== undefined && { members: { detail: thrown.detail } }) };
    if (thrown instanceof BodyRefused) return { status: 400, members: thrown.problem };
    if (thrown instanceof BodyIncomplete || thrown instanceof BodyMalformed)
      return { status: 400, members: { detail: thrown.message } };
    return { status: thrown instanceof DeadlineExceeded ? 504 : 500, fault: { error: thrown } };
  } catch (error) {
    // Even `instanceof` may throw: a proxy, for example.
    return { status: 500, fault: { error } };
  }
}

/** The same for what is thrown after the deadline: an error that only says that the wait was aborted is not reported. */
export function lateFault(thrown: unknown, deadline: DeadlineExceeded, scope?: HaltScope): ThrownOutcome["fault"] {
  try {
    if (comesFrom(thrown, deadline)) return undefined;
  } catch {
    // A thrown proxy may refuse `instanceof`: it is a fault like any other.
  }
  return outcomeOf(thrown, scope).fault;
}

/** Ruling 14: a client is told nothing of a fault that is not its own, but while the service is written. */
function differing(difference: ResponseDiffers): ThrownOutcome {
  const { problem } = difference;
  return { status: 500, fault: { error: difference }, ...(problem === undefined ? {} : { members: problem }) };
}

function haltOutcome(halt: Halt, scope: HaltScope | undefined): ThrownOutcome {
  refusePromisesWithin(halt);
  if (scope !== undefined && !scope.statuses.has(halt.status)) {
    const declared = scope.isLiteral ? `halts: [${halt.status}]` : `override readonly halts = [${halt.status}]`;
    const message = `${scope.resource} threw Halt(${halt.status}), which the graph does not reach here. Declare it: ${declared}.`;
    return { status: 500, fault: { error: new Error(message, { cause: halt }) } };
  }
  return { status: checkedStatus(halt.status), members: halt.problem, headers: halt.headers };
}

/** SQLSTATE: a transaction was rolled back because of another one, and may be tried again (serialization failure, deadlock). */
const TRY_AGAIN = new Set<unknown>(["40001", "40P01"]);
const MOST_CAUSES = 8;

/** Whether a database has refused a transaction because of another: its error has the SQLSTATE as `code`, or one that caused it does. */
export function isSerializationFailure(error: unknown, depth = MOST_CAUSES): boolean {
  try {
    if (depth === 0 || !isObject(error)) return false;
    return TRY_AGAIN.has(Reflect.get(error, "code")) || isSerializationFailure(Reflect.get(error, "cause"), depth - 1);
  } catch {
    // A thrown proxy may refuse to be read.
    return false;
  }
}

/** What is thrown in place of an error. It is in an object, because anything can be thrown: a promise, for example. */
export interface Mapped {
  readonly thrown: unknown;
  readonly isHalt: boolean;
}

/** The steps, with `mapError` called for what they throw (ruling 15). Where nobody wrote one, they are unchanged. */
export function mapping(steps: Step, kit: Kit, scope: HaltScope | undefined): Step {
  if (!isMapped(kit)) return steps;
  return (visit) => {
    try {
      const eventual = steps(visit);
      return isPromise(eventual)
        ? eventual.then(undefined, (error: unknown) => throwMapped(visit, error, scope))
        : eventual;
    } catch (error) {
      return throwMapped(visit, error, scope);
    }
  };
}

const isMapped = (kit: Kit): boolean => kit.overrides("mapError") || kit.options.mapError !== undefined;

export function throwMapped(visit: Visit, error: unknown, scope: HaltScope | undefined): PromiseLike<never> {
  if (!isMapped(visit.kit)) throw error;
  return whenResolved<Mapped, never>(mappedBy(visit, error), (mapped) => {
    throw reported(visit, error, mapped, scope);
  });
}

export function mappedBy(visit: Visit, error: unknown): Mapped | PromiseLike<Mapped> {
  const itself: Mapped = { thrown: error, isHalt: false };
  if (visit.isWritingError || isOver(visit) || isDecided(error) || isAbort(visit, error)) return itself;
  const failed = (second: unknown) =>
    second instanceof Halt ? halted(second) : { ...itself, thrown: caused(second, error) };
  const checked = (given: unknown): Mapped => {
    // A response was sent meanwhile: the author gets the error as it is.
    if (isOver(visit)) return itself;
    if (given instanceof Halt) return halted(given);
    return given === undefined || given === null ? itself : failed(wrongValue("mapError", given, REMEDY));
  };
  try {
    const given = askedOf(visit, error);
    return isPromise(given) ? Promise.resolve(given).then(checked, failed) : checked(given);
  } catch (second) {
    return failed(second);
  }
}

const REMEDY = "Return a Halt, or undefined for an error that it does not know.";

const halted = (halt: Halt): Mapped => ({ thrown: halt, isHalt: true });

function askedOf(visit: Visit, error: unknown): unknown {
  const { mapError } = visit.kit.options;
  const own = visit.resource.mapError(error, visit);
  return mapError === undefined ? own : whenResolved<unknown, unknown>(own, (given) => given ?? mapError(error, visit));
}

/** Reports the error behind a 5xx. A Halt that may not be sent is a fault, which has the error as its cause. */
function reported(visit: Visit, error: unknown, { thrown, isHalt }: Mapped, scope: HaltScope | undefined): unknown {
  if (!isHalt) return thrown;
  const { status, fault } = outcomeOf(thrown, scope);
  if (fault !== undefined) return new Error((fault.error as Error).message, { cause: error });
  if (status >= 500) visit.report(error);
  return thrown;
}

/** These say themselves what becomes of the request. */
const DECIDED = [
  Halt,
  ResponseDiffers,
  BodyTooLarge,
  BodyRefused,
  BodyIncomplete,
  BodyMalformed,
  DeadlineExceeded,
  WalkStopped,
];

/** A thrown proxy may refuse `instanceof`: nobody could look into it. */
function isDecided(error: unknown): boolean {
  try {
    return DECIDED.some((kind) => error instanceof kind);
  } catch {
    return true;
  }
}

/** Whether nobody waits for the result: the time is up, or the client has left, and no key keeps it (ruling 37). */
const isOver = ({ signal, claim }: Visit): boolean => signal.aborted && claim?.hasBegun !== true;

const isAbort = ({ signal }: Visit, error: unknown): boolean => signal.aborted && comesFrom(error, signal.reason);

/** What `mapError` threw, with the error that it was given as its cause where it has none of its own. */
function caused(second: unknown, error: unknown): unknown {
  try {
    const isFree = second instanceof Error && second !== error && !Object.hasOwn(second, "cause");
    if (isFree && !(error instanceof Error && error.cause === second))
      Object.defineProperty(second, "cause", { value: error, configurable: true, writable: true });
  } catch {
    // It is frozen, or a proxy.
  }
  return second;
}

export interface NodesInWalk {
  settling(steps: Step, plan: Plan, kit: Kit, scope: HaltScope | undefined): Step;
}

/** The steps, with what the nodes settle when the response is decided. Without such nodes they are unchanged. */
export function withSettling(steps: Step, plan: Plan, kit: Kit, scope: HaltScope | undefined): Step {
  const works = kit.sample.nodes[0]?.works as NodesInWalk | undefined;
  return works?.settling(steps, plan, kit, scope) ?? steps;
}
