import type { Policy } from "../policy.ts";
import { waitFor } from "../verdict.ts";

/** A question to the buckets of one client; the reply is what each of them owed before, in units. */
export type LimitQuestion =
  | { readonly kind: "take" | "peek" | "penalty"; readonly keys: readonly string[]; readonly cost: number }
  | { readonly kind: "raise"; readonly keys: readonly string[]; readonly least: readonly number[] }
  | { readonly kind: "reset"; readonly keys: readonly string[] };

const SIGNS = { take: "", peek: "=", penalty: "!", raise: ">", reset: "-" } as const;

export function scriptText(question: LimitQuestion): string {
  return `${SIGNS[question.kind]}${"cost" in question ? question.cost : ""}`;
}

/** What each bucket owes after a question, as the script computes it, if so many processes asked their own buckets the same. */
export function debtsAfter(
  question: LimitQuestion,
  before: readonly number[],
  policies: readonly Policy[],
  processes = 1,
): readonly number[] {
  switch (question.kind) {
    case "take":
      return fits(question.cost, before, policies) ? plus(question.cost * processes, before, policies) : before;
    case "peek":
      return before;
    case "penalty":
      return plus(question.cost, before, policies);
    case "raise":
      return before.map((debt, p) => Math.max(debt, question.least[p] ?? 0));
    case "reset":
      return before.map(() => 0);
  }
}

const fits = (cost: number, debts: readonly number[], policies: readonly Policy[]): boolean =>
  policies.every((policy, p) => waitFor(policy, debts[p] ?? 0, cost) === null);

const plus = (tokens: number, debts: readonly number[], policies: readonly Policy[]): readonly number[] =>
  debts.map((debt, p) => debt + tokens * (policies[p]?.unitsPerToken ?? 0));

/** Whether a reply is so many debts. */
export const areDebts = (reply: unknown, count: number): reply is readonly number[] =>
  Array.isArray(reply) && reply.length === count && reply.every((debt) => Number.isSafeInteger(debt) && debt >= 0);
