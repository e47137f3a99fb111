import type { ContractOperation } from "./contractOperation.ts";
import type { Random } from "./contractRandom.ts";

/** RFC 7240 4. */
const PREFERRED = ["return=minimal", "return=representation", "respond-async, wait=5", "handling=strict"] as const;

/** What a request prefers, where the operation takes Prefer. */
export function preferenceFor({ parameters }: ContractOperation, random: Random): string | undefined {
  const takesPrefer = parameters.some(({ name }) => name.toLowerCase() === "prefer");
  return takesPrefer && random.chance(0.6) ? random.pick(PREFERRED) : undefined;
}
