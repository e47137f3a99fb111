import { BodyIncomplete, BodyMalformed, BodyRefused, BodyTooLarge } from "../http/bodyErrors.ts";
import { refusePromisesWithin } from "../http/lostMembers.ts";
import type { ProblemMembers } from "../http/problem.ts";
import { checkedStatus } from "../http/sendable.ts";
import { Halt } from "../resource/halt.ts";
import { ResponseDiffers } from "../resource/responseDiffers.ts";
import { DeadlineExceeded, isFromDeadline } from "./deadline.ts";

/** The result of a request in which something was thrown, or wrongly returned. */
export interface ThrownOutcome {
  readonly status: number;
  /** The members of the problem beside its status. */
  readonly members?: ProblemMembers;
  /** The fields of a Halt. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What is reported to the author; undefined where the client is at fault, or a callback halted on purpose. */
  readonly fault?: { readonly error: unknown };
}

/** Which statuses a Halt may have, and in which resource; undefined for a command, which is in no document. */
export interface HaltScope {
  readonly statuses: ReadonlySet<number>;
  readonly resource: string;
  /** Whether its author wrote a literal, and is told what to write in one. */
  readonly isLiteral?: boolean;
}

/**
 * Decides what becomes of what was thrown, for the walk, commands, `explain` and the runtimes. Ruling 15:
 * a declared Halt ends the request with its status; content that cannot be read is the client's mistake; anything else is a
 * 500 without detail.
 */
export function outcomeOf(thrown: unknown, scope?: HaltScope): ThrownOutcome {
  try {
    if (thrown instanceof Halt) return haltOutcome(thrown, scope);
    if (thrown instanceof ResponseDiffers) return differing(thrown);
    if (thrown instanceof BodyTooLarge) return tooLarge(thrown);
    if (thrown instanceof BodyRefused) return { status: 400, members: thrown.problem };
    if (thrown instanceof BodyIncomplete || thrown instanceof BodyMalformed) {
      return { status: 400, members: { detail: thrown.message } };
    }
    return { status: thrown instanceof DeadlineExceeded ? 504 : 500, fault: { error: thrown } };
  } catch (error) {
    // Even `instanceof` may throw: a proxy, for example.
    return { status: 500, fault: { error } };
  }
}

/** The same for what is thrown after the deadline: an error that only says that the wait was aborted is not reported. */
export function lateFault(thrown: unknown, deadline: DeadlineExceeded, scope?: HaltScope): ThrownOutcome["fault"] {
  try {
    if (isFromDeadline(thrown, deadline)) return undefined;
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

function tooLarge({ detail }: BodyTooLarge): ThrownOutcome {
  return detail === undefined ? { status: 413 } : { status: 413, members: { detail } };
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
