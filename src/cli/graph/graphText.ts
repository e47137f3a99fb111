import { decidedBy, endingText, statusText } from "../../draw/decidedBy.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode, type Rows } from "../../graph/plan.ts";
import { statusesOf } from "../../graph/reach.ts";
import { type Edge, type Ending, isReplay } from "../../graph/row.ts";
import { TABLE } from "../../graph/table.ts";

const ROWS: Rows = TABLE;

/** The whole table, a line a node. */
export function tableText(): string {
  const lines = Object.entries(ROWS).map(([id, { question, yes, no }]) => {
    const [onYes, onNo] = [edgeText(yes), edgeText(no)];
    return `${id.padEnd(4)} ${question.padEnd(56)} ${onYes === onNo ? onYes : `yes ${onYes}, no ${onNo}`}\n`;
  });
  return lines.join("");
}

function edgeText(edge: Edge<string>): string {
  return typeof edge === "string" ? edge : endingText(edge);
}

export function tableJson(): unknown {
  return Object.entries(ROWS).map(([id, row]) => {
    const { kind, question, law, yes, no } = row;
    return { id, kind, question, law, asks: decidedBy(row), yes: edgeJson(yes), no: edgeJson(no) };
  });
}

function edgeJson(edge: Edge<string>): string | number {
  return typeof edge === "string" ? edge : endingJson(edge);
}

/** The open nodes of a plan. One that can be reached along two paths, which lead on differently, is listed twice. */
export function planJson(plan: Plan): unknown {
  const nodes = new Set<PlanNode>();
  const follow = ({ to }: PlanEdge): void => {
    if (isEnding(to) || nodes.has(to)) return;
    nodes.add(to);
    follow(to.yes);
    follow(to.no);
  };
  follow(plan.entry);
  return {
    method: plan.method,
    statuses: statusesOf(plan),
    entry: planEdgeJson(plan.entry),
    nodes: [...nodes].map(({ id, row, yes, no }) => ({
      id,
      kind: row.kind,
      question: row.question,
      asks: decidedBy(row),
      yes: planEdgeJson(yes),
      no: planEdgeJson(no),
    })),
  };
}

function planEdgeJson({ to, passed }: PlanEdge): unknown {
  return { to: isEnding(to) ? endingJson(to) : to.id, passed };
}

/** The status, or "kept" where it is that of a response which was kept. */
function endingJson(ending: Ending): string | number {
  return isReplay(ending) ? statusText(ending) : ending.status;
}
