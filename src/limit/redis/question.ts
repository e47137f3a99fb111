import type { Policy } from "../policy.ts";

/** What is asked of the buckets of one client; answered with what each of them owed before, in units. */
export type Question =
  | { readonly kind: "take" | "peek"; readonly keys: readonly string[]; readonly cost: number }
  | { readonly kind: "penalty"; readonly keys: readonly string[]; readonly cost: number }
  | { readonly kind: "raise"; readonly keys: readonly string[]; readonly least: readonly number[] }
  | { readonly kind: "reset"; readonly keys: readonly string[] };

/** The question as the script reads it. */
export function written(question: Question): string {
  switch (question.kind) {
    case "take":
      return String(question.cost);
    case "peek":
      return `=${question.cost}`;
    case "penalty":
      return `!${question.cost}`;
    case "raise":
      return ">";
    case "reset":
      return "-";
  }
}

/**
 * What each bucket owes after a question, as the script works it out too.
 * @param processes how many others are taken to have asked the same of buckets of their own
 */
export function debtsAfter(
  question: Question,
  before: readonly number[],
  policies: readonly Policy[],
  processes = 1,
): readonly number[] {
  switch (question.kind) {
    case "take": {
      const fits = policies.every((policy, p) => owed(before, p) + question.cost * policy.unitsPerToken <= policy.span);
      const tokens = fits ? question.cost * processes : 0;
      return policies.map((policy, p) => owed(before, p) + tokens * policy.unitsPerToken);
    }
    case "peek":
      return before;
    case "penalty":
      return policies.map((policy, p) => owed(before, p) + question.cost * policy.unitsPerToken);
    case "raise":
      return policies.map((_, p) => Math.max(owed(before, p), owed(question.least, p)));
    case "reset":
      return policies.map(() => 0);
  }
}

function owed(debts: readonly number[], policy: number): number {
  return debts[policy] ?? 0;
}
