import { isEnding, type Plan, type PlanNode } from "../../graph/plan.ts";
import { reachableStatuses } from "../../graph/reach.ts";
import type { Ending } from "../../graph/row.ts";
import { rowWords } from "../../graph/tableWords.ts";
import { decidedBy, endingText } from "../decidedBy.ts";

interface Decided {
  readonly label: string;
  readonly to: PlanNode | Ending;
}

/** A plan to read in a terminal. A node's decisions are indented below it; "→" names a node whose line is elsewhere. */
export function outline(plan: Plan): string {
  const lines = [`${plan.method}: ${reachableStatuses(plan).join(", ")}`];
  const { to } = plan.entry;
  if (isEnding(to)) lines.push(`  ${endingText(to)}`);
  else lines.push(...block(to, 1, new Set()));
  return `${lines.join("\n")}\n`;
}

function block(start: PlanNode, depth: number, told: Set<PlanNode>): readonly string[] {
  const lines: string[] = [];
  for (let at: PlanNode | undefined = start; at !== undefined; ) {
    told.add(at);
    lines.push(`${"  ".repeat(depth)}${nodeText(at)}`);
    const { aside, onward } = forkOf(at, told);
    const next: PlanNode | undefined = onward && !isEnding(onward.to) && !told.has(onward.to) ? onward.to : undefined;
    if (aside !== undefined) lines.push(...decisionLines(aside, next, depth + 1, told));
    if (onward !== undefined && next === undefined) lines.push(...decisionLines(onward, undefined, depth + 1, told));
    at = next;
  }
  return lines;
}

/** A decision in one line, or as a block where its target is shown nowhere else. */
function decisionLines(
  { label, to }: Decided,
  onward: PlanNode | undefined,
  depth: number,
  told: Set<PlanNode>,
): readonly string[] {
  const indent = "  ".repeat(depth);
  if (isEnding(to)) return [`${indent}${label}: ${endingText(to)}`];
  if (told.has(to) || (onward !== undefined && leadsTo(onward, to))) return [`${indent}${label}: → ${to.id}`];
  return [`${indent}${label}:`, ...block(to, depth + 1, told)];
}

/** Which branch is indented: the one that ends, or joins the other later; between two long ones, the no. */
function forkOf(
  { yes, no, row }: PlanNode,
  told: ReadonlySet<PlanNode>,
): { readonly aside?: Decided; readonly onward: Decided } {
  const [onYes, onNo] = [
    { label: "yes", to: yes.to },
    { label: "no", to: no.to },
  ];
  if (yes.to === no.to) return { onward: { label: row.yes === row.no ? "then" : "either way", to: yes.to } };
  if (isEnding(no.to)) return { aside: onNo, onward: onYes };
  if (isEnding(yes.to) || told.has(yes.to) || leadsTo(no.to, yes.to)) return { aside: onYes, onward: onNo };
  return { aside: onNo, onward: onYes };
}

function leadsTo(node: PlanNode, other: PlanNode, seen: Set<PlanNode> = new Set()): boolean {
  if (node === other) return true;
  if (seen.has(node)) return false;
  seen.add(node);
  return [node.yes.to, node.no.to].some((next) => !isEnding(next) && leadsTo(next, other, seen));
}

function nodeText({ id, row }: PlanNode): string {
  const asked = ["ask", "act", "prepare", "choose"].includes(row.kind) ? decidedBy(row) : [];
  return [`${id.padEnd(4)} ${rowWords(id, row).question}`, ...asked.map((name) => `[${name}]`)].join(" ");
}
