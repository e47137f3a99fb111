import { formatEntityTag } from "../conditional/entityTag.ts";
import { type CarriedName, type MemberOf, membersOf } from "../graph/carried.ts";
import type { ProblemMembers } from "../http/problem.ts";
import { retrySeconds } from "../resource/hint.ts";
import type { Carrier } from "./carry.ts";
import { chosenTag } from "./validators.ts";
import type { Visit } from "./visit.ts";

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

export function membersFrom(
  carried: readonly CarriedName[],
  carrier: Carrier,
): ((visit: Visit) => ProblemMembers | undefined) | undefined {
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
    let isEmpty = true;
    for (const [member, tell] of tellers) {
      const told = tell(visit);
      if (told === undefined) continue;
      members[member] = told;
      isEmpty = false;
    }
    return isEmpty ? undefined : members;
  };
}

function constant(value: unknown): Teller {
  return () => value;
}
