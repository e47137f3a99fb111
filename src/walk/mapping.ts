import { BodyIncomplete, BodyMalformed, BodyRefused, BodyTooLarge } from "../http/bodyErrors.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { Halt } from "../resource/halt.ts";
import { ResponseDiffers } from "../resource/responseDiffers.ts";
import { DeadlineExceeded } from "./deadline.ts";
import { type HaltScope, outcomeOf } from "./fault.ts";
import type { Kit } from "./kit.ts";
import { WalkStopped } from "./state.ts";
import { type Step, type Visit } from "./visit.ts";

/** What is thrown in place of an error. It is in an object, because anything can be thrown: a promise, for example. */
export interface Mapped {
  readonly thrown: unknown;
  /** Whether it is a Halt that `mapError` returned. */
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

function isMapped(kit: Kit): boolean {
  return kit.overrides("mapError") || kit.options.mapError !== undefined;
}

/** Throws what `mapError` makes of an error. */
export function throwMapped(visit: Visit, error: unknown, scope: HaltScope | undefined): PromiseLike<never> {
  if (!isMapped(visit.kit)) throw error;
  return whenResolved<Mapped, never>(mappedBy(visit, error), (mapped) => {
    throw reported(visit, error, mapped, scope);
  });
}

/** What is thrown in place of an error: a Halt, the error itself, or what `mapError` threw. */
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

function halted(halt: Halt): Mapped {
  return { thrown: halt, isHalt: true };
}

/** The resource's, with its parts, before the service's. */
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
function isOver({ signal, claim }: Visit): boolean {
  return signal.aborted && claim?.hasBegun !== true;
}

/** Whether the error says no more than that the request was broken off. */
function isAbort({ signal }: Visit, error: unknown): boolean {
  if (!signal.aborted) return false;
  return error === signal.reason || (error instanceof Error && error.cause === signal.reason);
}

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
