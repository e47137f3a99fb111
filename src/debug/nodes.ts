import { carriedBy, decidedBy, endingText, statusText } from "../draw/decidedBy.ts";
import type { Edge, Row } from "../graph/row.ts";
import { TABLE } from "../graph/table.ts";

/** Where a decision leads, in words. */
export interface Lead {
  /** An id, or a status. */
  readonly to: string;
  readonly words: string;
}

export interface NodeWords {
  readonly id: string;
  readonly kind: Row["kind"];
  readonly question: string;
  readonly law: string;
  readonly decidedBy: readonly string[];
  readonly yes: Lead;
  readonly no: Lead;
}

export function allNodes(): readonly NodeWords[] {
  return Object.entries(TABLE as Readonly<Record<string, Row>>).map(([id, row]) => ({
    id,
    kind: row.kind,
    question: row.question,
    law: row.law,
    decidedBy: decidedBy(row),
    yes: leadOf(row.yes),
    no: leadOf(row.no),
  }));
}

function leadOf(edge: Edge<string>): Lead {
  if (typeof edge === "string") {
    return { to: edge, words: (TABLE as Readonly<Record<string, Row>>)[edge]?.question ?? "" };
  }
  const carried = carriedBy(edge);
  return { to: statusText(edge), words: [endingText(edge), ...carried].join(" + ") };
}
