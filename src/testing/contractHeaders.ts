import { type ContractOperation, named } from "./contractOperation.ts";
import type { Random } from "./contractRandom.ts";

/** The beginning of a key that two requests have at a time, so that one of them finds the other running. */
const TWIN = '"twin-';

/** How many requests have something else than a key of their own. */
const ODD = 0.4;

/** A key of its own; an odd request has none, no valid one, one of other content, or one that another has at the same time. */
export function keyFor(operation: ContractOperation, random: Random): string | undefined {
  const field = named(operation, "idempotency-key");
  if (field === undefined) return undefined;
  const drawn = random.between(1, Number.MAX_SAFE_INTEGER);
  if (random.chance(ODD)) return random.pick([undefined, '"open', '"again"', `${TWIN}${drawn}"`]);
  return field.required === true ? `"${drawn}"` : random.pick([`"${drawn}"`, undefined]);
}

/** Whether a request is sent twice at a time. */
export function hasTwin(headers: Readonly<Record<string, string>>): boolean {
  return headers["idempotency-key"]?.startsWith(TWIN) === true;
}

/** RFC 7240 4. */
const PREFERRED = ["return=minimal", "return=representation", "respond-async, wait=5", "handling=strict"] as const;

/** What a request prefers, where the operation takes Prefer. */
export function preferenceFor(operation: ContractOperation, random: Random): string | undefined {
  return named(operation, "prefer") && random.chance(0.6) ? random.pick(PREFERRED) : undefined;
}
