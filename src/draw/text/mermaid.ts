import type { Rows } from "../../graph/plan.ts";
import type { Row } from "../../graph/row.ts";
import { TABLE } from "../../graph/table.ts";
import { rowWords } from "../../graph/tableWords.ts";
import { statusText } from "../decidedBy.ts";
import { type DrawnEdge, edgeLabel, edgesOf, type Marked, Marks } from "../marks.ts";

export interface MermaidOptions extends Marked {}

const SHAPES: Readonly<Record<Row["kind"], readonly [open: string, close: string]>> = {
  ask: ["{{", "}}"],
  own: ["{{", "}}"],
  choose: ["[/", "/]"],
  method: ["([", "])"],
  recall: ["([", "])"],
  request: ["[", "]"],
  act: ["[[", "]]"],
  prepare: ["[[", "]]"],
};

/** Fills with their own text colour, readable on light and dark pages. */
const CLASSES = [
  "classDef ask fill:#dcebff,stroke:#2f6fd0,color:#1b2430",
  "classDef own fill:#d9f2e1,stroke:#2b8a4b,color:#1b2430",
  "classDef choose fill:#fff1cc,stroke:#b98712,color:#1b2430",
  "classDef method fill:#ece9f8,stroke:#8274bd,color:#1b2430",
  "classDef recall fill:#ece9f8,stroke:#8274bd,color:#1b2430,stroke-dasharray:5 3",
  "classDef request fill:#ffffff,stroke:#8793a1,color:#1b2430",
  "classDef act fill:#1f5fae,stroke:#174a89,color:#ffffff",
  "classDef prepare fill:#dcebff,stroke:#174a89,color:#1b2430",
  "classDef settled stroke-dasharray:2 4",
  "classDef overridden stroke-width:4px",
  "classDef lit stroke:#e8590c,stroke-width:4px",
  "classDef faint opacity:0.35",
  "classDef dimmed opacity:0.2",
];

/** The same chart for Mermaid, which lays it out itself. */
export function mermaid(options: MermaidOptions = {}): string {
  const rows: Rows = options.plan?.rows ?? TABLE;
  const marks = new Marks(rows, options);
  const edges = edgesOf(rows);
  return [
    "flowchart TD",
    ...Object.entries(rows).map(([id, row]) => nodeLine(id, row, marks.ofNode(id))),
    ...edges.flatMap((edge) => edgeLines(rows, edge, marks.ofEdge(edge))),
    ...linkLine("stroke:#e8590c,stroke-width:4px", edges, marks, "lit"),
    ...linkLine("opacity:0.2", edges, marks, "dimmed"),
    ...CLASSES.map((line) => `  ${line}`),
    "",
  ].join("\n");
}

function nodeLine(id: string, row: Row, marks: readonly string[]): string {
  const { kind } = row;
  const [open, close] = SHAPES[kind];
  const words = `${id}: ${rowWords(id, row).question}`.replace(/[#"<>&]/g, (sign) => `#${sign.charCodeAt(0)};`);
  return `  ${id}${open}"${words}"${close}\n${classLine(id, [kind, ...marks])}`;
}

function edgeLines(rows: Rows, edge: DrawnEdge, marks: readonly string[]): readonly string[] {
  const arrow = `-->|${edgeLabel(rows, edge)}|`;
  if (typeof edge.to === "string") return [`  ${edge.from} ${arrow} ${edge.to}`];
  const ending = `${edge.from}_${edge.decisions.join("_")}`;
  const line = `  ${edge.from} ${arrow} ${ending}(("${statusText(edge.to)}"))`;
  return marks.length === 0 ? [line] : [line, classLine(ending, marks)];
}

const classLine = (id: string, names: readonly string[]): string =>
  names.map((name) => `  class ${id} ${name}`).join("\n");

/** Mermaid identifies a line only by its number. */
function linkLine(style: string, edges: readonly DrawnEdge[], marks: Marks, mark: string): readonly string[] {
  const numbers = edges.flatMap((edge, index) => (marks.ofEdge(edge).includes(mark) ? [index] : []));
  return numbers.length === 0 ? [] : [`  linkStyle ${numbers.join(",")} ${style}`];
}
