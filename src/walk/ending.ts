import type { Ending } from "../graph/row.ts";
import type { ProblemMembers } from "../http/problem.ts";
import { isPromise } from "../resource/answer.ts";
import type { Objection } from "../resource/resource.ts";
import { type Carrier, type Writer, writersOf } from "./carry.ts";
import { encodeContent } from "./entity.ts";
import { finish } from "./finish.ts";
import type { Kit } from "./kit.ts";
import { membersFrom } from "./members.ts";
import { problemContent } from "./problemContent.ts";
import type { Answered, Step } from "./step.ts";
import type { Visit } from "./visit.ts";

type Content = (visit: Visit, fields: string[]) => Answered;

/** The end of a walk: the fields of the parts that the ending carries, then its content. A Halt says more of its problem. */
export function endingStep(ending: Ending, method: string, kit: Kit, halt?: ProblemMembers): Step {
  const carrier = { kit, method, isHalt: halt !== undefined };
  const writers = ending.carries.flatMap((part) => writersOf(part, carrier));
  const content = ending.status >= 400 ? problemOf(ending, carrier, halt) : contentOf(ending, kit);
  if (writers.length === 0) return (visit) => content(visit, []);
  return (visit) => {
    const fields: string[] = [];
    const written = writeFrom(writers, 0, visit, fields);
    return isPromise(written) ? written.then(() => content(visit, fields)) : content(visit, fields);
  };
}

function writeFrom(
  writers: readonly Writer[],
  start: number,
  visit: Visit,
  fields: string[],
): void | PromiseLike<void> {
  for (let at = start; at < writers.length; at += 1) {
    const written = writers[at]?.(visit, fields);
    if (isPromise(written)) return written.then(() => writeFrom(writers, at + 1, visit, fields));
  }
}

/** The problem of an error: what the parts add to it, then what the callback says that ended the request, or the Halt. */
function problemOf({ status, carries }: Ending, carrier: Carrier, halt: ProblemMembers | undefined): Content {
  const members = membersFrom(carries, carrier);
  return (visit, fields) => {
    if (status === 500) reportFailure(visit);
    return problemContent(visit, status, fields, together(members?.(visit), halt ?? objection(visit.answer)));
  };
}

function together(some: ProblemMembers | undefined, more: ProblemMembers | undefined): ProblemMembers | undefined {
  if (some === undefined || more === undefined) return some ?? more;
  return { ...some, ...more };
}

function objection(answer: unknown): ProblemMembers | undefined {
  return typeof answer === "object" && answer !== null && "problem" in answer
    ? (answer as Objection).problem
    : undefined;
}

/** A 500 that the table leads to is the author's to know of, as one that is thrown is. */
function reportFailure(visit: Visit): void {
  const {
    resource,
    kit: { options },
  } = visit;
  const node = visit.trace.at(-1);
  options.onError(
    new Error(`${resource.constructor.name} came to 500 at ${node}: the act was not carried out.`),
    visit,
  );
}

function contentOf({ status, carries }: Ending, { offers }: Kit): Content {
  // Promises are told from values here, not by `whenAnswered`: its closures would be made for every answer.
  const encode = (visit: Visit, fields: string[], value: unknown): Answered => {
    const body = encodeContent(visit, value, fields);
    return isPromise(body)
      ? body.then((settled) => finish(visit, status, fields, settled))
      : finish(visit, status, fields, body);
  };
  const represent = (visit: Visit, fields: string[], value: unknown): Answered => {
    if (value !== undefined) return encode(visit, fields, value);
    throw new TypeError("represent gave undefined. Return the value to be sent; null is a value too.");
  };
  if (carries.includes("entity")) {
    return (visit, fields) => {
      const value: unknown = visit.resource.represent(visit);
      return isPromise(value)
        ? value.then((settled) => represent(visit, fields, settled))
        : represent(visit, fields, value);
    };
  }
  if (carries.includes("choices")) {
    const all = offers.mediaTypes.map(({ name }) => ({ type: name }));
    return (visit, fields) => {
      fields.push("Content-Type", "application/json");
      return finish(visit, status, fields, choices(Array.isArray(visit.answer) ? visit.answer : all));
    };
  }
  const empty: Content = (visit, fields) => finish(visit, status, fields, null);
  if (!carries.includes("result")) return empty;
  return (visit, fields) => (visit.result === undefined ? empty(visit, fields) : encode(visit, fields, visit.result));
}

/** RFC 9110 15.4.1: a list from which the client, or its user, can choose. */
function choices(list: readonly unknown[]): string {
  return JSON.stringify({ choices: list });
}
