import { formatEntityTag } from "../conditional/entityTag.ts";
import type { CarriedName, MemberOf } from "../graph/carried.ts";
import { membersOf } from "../graph/carriedFacts.ts";
import type { ProblemMembers } from "../http/problem.ts";
import type { Carrier } from "./carry.ts";
import { retrySeconds } from "./retry.ts";
import { chosenTag } from "./validators.ts";
import type { Visit } from "./visit.ts";

/** Makes the value of a problem's member; undefined leaves the member out. */
type Teller = (visit: Visit) => unknown;

/** Makes each member of what is carried (ruling 14: what helps a client to do better). */
const TELLERS: { readonly [P in CarriedName]: { readonly [M in MemberOf<P>]: (carrier: Carrier) => Teller } } = {
  retryAfter: {
    retryAfter:
      () =>
      ({ returned }) =>
        retrySeconds(returned),
  },
  allow: { allowed: ({ kit }) => constant(kit.allow.split(", ")) },
  challenge: {},
  accepts: { accepted: ({ kit, method }) => constant(kit.consumed(method).types) },
  offers: {
    offered: ({ kit }) => constant(kit.offers.mediaTypes.map(({ name }) => name)),
    offeredLanguages: ({ kit }) => constant(kit.offers.languages),
    offeredEncodings: ({ kit }) => constant(kit.offers.encodings),
  },
  failures: {
    errors:
      () =>
      ({ failures }) =>
        failures,
  },
  blockedBy: {},
  contentDigestFault: digestMembers(),
  reprDigestFault: digestMembers(),
  unsatisfied: {},
  unstored: {},
  problem: {},
  location: {},
  created: {},
  validators: {},
  stored: {},
  target: {},
  currentTag: { etag: () => currentTag },
  unchanged: {},
  freshness: {},
  vary: {},
  entity: {},
  range: {},
  digest: {},
  links: {},
  acceptQuery: {},
  contentLocation: {},
  equivalent: {},
  acceptRanges: {},
  result: {},
  preferred: {},
  preferredLater: {},
  choices: {},
  guarded: {},
  deprecation: {},
  preflight: {},
};

/** The tag that GET would give, once the ending has asked for it. */
function currentTag(visit: Visit): string | undefined {
  const { tag } = visit;
  return tag === null || tag === undefined ? undefined : formatEntityTag(chosenTag(visit, tag));
}

function digestMembers() {
  const told =
    (member: string) =>
    (): Teller =>
    ({ digestFault }) =>
      digestFault?.members[member];
  return {
    unsupported_algorithms: told("unsupported_algorithms"),
    invalid_digests: told("invalid_digests"),
    mismatched_digests: told("mismatched_digests"),
  };
}

/** What is added to a problem here; undefined where none of them ever adds anything. */
export function membersFrom(
  carried: readonly CarriedName[],
  carrier: Carrier,
): ((visit: Visit) => ProblemMembers | undefined) | undefined {
  const { kit, method, isHalt } = carrier;
  const tellers = carried.flatMap((name) => {
    const all: Readonly<Record<string, (carrier: Carrier) => Teller>> = TELLERS[name];
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
