import { jsonText } from "../codecs/json.ts";
import { formatEntityTag } from "../conditional/entityTag.ts";
import { type CarriedName, type MemberOf, membersOf } from "../graph/carried.ts";
import { carriesProblem, type Ending, isReplay } from "../graph/row.ts";
import { isObject } from "../http/kinds.ts";
import { isPromise, whenResolved } from "../http/later.ts";
import { checkedMembers, type ProblemMembers } from "../http/problem.ts";
import type { EventualResponse, HttpResponse, ResponseBody } from "../http/response.ts";
import { letGo } from "../http/responseStream.ts";
import { nameOf } from "../resource/attached.ts";
import { retrySeconds } from "../resource/hint.ts";
import type { Objection } from "../resource/resource.ts";
import { type Carrier, writersOf } from "./carry.ts";
import { encodeContent, offerOf, refuseWrittenPromises } from "./entity.ts";
import { finish, problemContent } from "./finish.ts";
import type { Kit } from "./kit.ts";
import { partialContent } from "./ranges.ts";
import { judgeOf } from "./responseCheck.ts";
import { chosenTag, type Writer } from "./validators.ts";
import type { Step, Visit } from "./visit.ts";

type Content = (visit: Visit, fields: string[]) => EventualResponse;

/** The end of a walk: the fields that the ending carries, then its content. A Halt adds to its problem. */
export function endingStep(ending: Ending, method: string, kit: Kit, halt?: ProblemMembers): Step {
  if (isReplay(ending)) return replayed;
  const carrier = { kit, method, isHalt: halt !== undefined };
  const writers = ending.carries.filter((name) => name !== "entity").flatMap((name) => writersOf(name, carrier));
  const { own } = ending;
  if (own !== undefined) writers.push(({ returned }, fields) => own.write(returned, fields));
  const content = carriesProblem(ending) ? problemOf(ending, carrier, halt) : contentOf(ending, carrier);
  if (writers.length === 0) return (visit) => content(visit, []);
  return (visit) => {
    const fields: string[] = [];
    try {
      const written = writeFrom(writers, 0, visit, fields);
      if (!isPromise(written)) return content(visit, fields);
      return written.then(
        () => content(visit, fields),
        (error: unknown) => abandon(visit, error),
      );
    } catch (error) {
      return abandon(visit, error);
    }
  };
}

function replayed(visit: Visit): HttpResponse {
  const kept = visit.claim?.kept;
  if (kept === undefined) throw new Error("There is no response to replay: B4f lets no such request come here.");
  return finish(visit, kept.status, [...kept.headers], kept.body);
}

/** Where a field cannot be written, the representation that was made is not sent: a stream is cancelled. */
function abandon(visit: Visit, error: unknown): never {
  letGo(visit.content, (second) => visit.report(second));
  throw error;
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

/** The problem of an error: what it carries, then what the callback that ended the request, or the Halt, adds. */
function problemOf({ status, carries, own }: Ending, carrier: Carrier, halt: ProblemMembers | undefined): Content {
  const members = membersFrom(carries, carrier);
  // What is hidden (G7c) must look like what is missing: there the objection is not sent.
  const said = status === 404 && own === undefined ? () => undefined : objection;
  return (visit, fields) => {
    if (status === 500) reportFailure(visit);
    return problemContent(visit, status, fields, together(members?.(visit), halt ?? said(visit.returned)));
  };
}

function together(some: ProblemMembers | undefined, more: ProblemMembers | undefined): ProblemMembers | undefined {
  if (some === undefined || more === undefined) return some ?? more;
  return { ...some, ...more };
}

function objection(returned: unknown): ProblemMembers | undefined {
  return isObject(returned) && "problem" in returned
    ? checkedMembers((returned as Partial<Objection>).problem ?? {})
    : undefined;
}

function reportFailure(visit: Visit): void {
  const node = visit.trace.at(-1);
  visit.report(new Error(`${nameOf(visit.resource)} came to 500 at ${node}: the act was not carried out.`));
}

function contentOf({ status, carries }: Ending, carrier: Carrier): Content {
  const send = (visit: Visit, fields: string[], body: ResponseBody): HttpResponse => {
    fields.push("Content-Type", offerOf(visit).contentType);
    return finish(visit, status, fields, body);
  };
  if (carries.includes("entity")) {
    // The fields of the content are written with it: separate call sites cost less than two more rounds of the loop.
    const [first, second] = writersOf("entity", carrier);
    return (visit, fields) => {
      first?.(visit, fields);
      second?.(visit, fields);
      return send(visit, fields, visit.content);
    };
  }
  if (carries.includes("range")) {
    return (visit, fields) => {
      const { contentType, body } = partialContent(visit, offerOf(visit).contentType);
      fields.push("Content-Type", contentType);
      return finish(visit, status, fields, body);
    };
  }
  if (carries.includes("choices")) {
    const all = carrier.kit.offers.mediaTypes.map(({ name }) => ({ type: name }));
    return (visit, fields) => {
      fields.push("Content-Type", "application/json");
      const choices: unknown = Array.isArray(visit.returned) ? visit.returned : all;
      return finish(visit, status, fields, jsonText({ choices }));
    };
  }
  const empty: Content = (visit, fields) => finish(visit, status, fields, null);
  if (!carries.includes("result")) return empty;
  const judge = judgeOf(carrier.kit.options.responses);
  const encode = (visit: Visit, fields: string[], result: unknown): EventualResponse => {
    const body = encodeContent(visit, result);
    if (isPromise(body)) return body.then((settled) => send(visit, fields, settled));
    refuseWrittenPromises(visit, result, body);
    return send(visit, fields, body);
  };
  return (visit, fields) => {
    if (visit.result === undefined) return empty(visit, fields);
    if (judge === undefined) return encode(visit, fields, visit.result);
    return whenResolved<unknown, HttpResponse>(judge(visit, visit.result, [status]), (result) =>
      encode(visit, fields, result),
    );
  };
}

type Teller = (visit: Visit) => unknown;
type Telling = { [P in CarriedName]: [MemberOf<P>] extends [never] ? never : P }[CarriedName];

/** Makes each member of what is carried (ruling 14: what helps a client to do better). */
const TELLERS: { readonly [P in Telling]: { readonly [M in MemberOf<P>]: (carrier: Carrier) => Teller } } = {
  retryAfter: { retryAfter: () => (visit) => retrySeconds(visit.returned) },
  allow: { allowed: ({ kit }) => constant(kit.allow.split(", ")) },
  accepts: { accepted: ({ kit, method }) => constant(kit.consumed(method).types) },
  offers: {
    offered: ({ kit }) => constant(kit.offers.mediaTypes.map(({ name }) => name)),
    offeredLanguages: ({ kit }) => constant(kit.offers.languages),
    offeredEncodings: ({ kit }) => constant(kit.offers.encodings),
  },
  failures: { errors: () => (visit) => visit.failures },
  contentDigestFault: digestMembers(),
  reprDigestFault: digestMembers(),
  currentTag: { etag: () => currentTag },
};

function currentTag(visit: Visit): string | undefined {
  const { tag } = visit;
  return tag === null || tag === undefined ? undefined : formatEntityTag(chosenTag(visit, tag));
}

function digestMembers() {
  const told = (member: string) => (): Teller => (visit) => visit.digestFault?.members[member];
  return {
    unsupported_algorithms: told("unsupported_algorithms"),
    invalid_digests: told("invalid_digests"),
    mismatched_digests: told("mismatched_digests"),
  };
}

function membersFrom(
  carried: readonly CarriedName[],
  carrier: Carrier,
): ((visit: Visit) => ProblemMembers) | undefined {
  const { kit, method, isHalt } = carrier;
  const tellers = carried.flatMap((name) => {
    const all: Readonly<Record<string, (carrier: Carrier) => Teller>> = name in TELLERS ? TELLERS[name as Telling] : {};
    const members: readonly string[] = membersOf(name, { resource: kit.sample, method, isHalt });
    return members.flatMap((member) => {
      const tell = all[member]?.(carrier);
      return tell === undefined ? [] : [[member, tell] as const];
    });
  });
  if (tellers.length === 0) return undefined;
  return (visit) => {
    const members: Record<string, unknown> = {};
    for (const [member, tell] of tellers) {
      const told = tell(visit);
      if (told !== undefined) members[member] = told;
    }
    return members;
  };
}

const constant =
  (value: unknown): Teller =>
  () =>
    value;
