import { isAdditive, type Row } from "../../graph/row.ts";
import { decidedBy } from "../decidedBy.ts";
import type { Point } from "../shape.ts";
import { outlineOf } from "./nodeOutline.ts";
import { round } from "./path.ts";
import { escapeXml, wrap } from "./words.ts";

const LINE_HEIGHT = 16;

export function drawNode(id: string, row: Row, at: Point, marks: readonly string[]): string {
  const classes = ["node", row.kind, ...(isAdditive(id) ? ["additive"] : []), ...marks].join(" ");
  const lines = wrap(row.question);
  const first = (-(lines.length + 1) * LINE_HEIGHT) / 2 + LINE_HEIGHT - 2;
  const name = chartName(row);
  const words = lines.map((line, index) => text(first + (index + 1) * LINE_HEIGHT, escapeXml(line)));
  const asked = name === "" ? "" : ` <tspan class="asked" dx="2">${escapeXml(name)}</tspan>`;
  return [
    `<g id="node-${escapeXml(id)}" class="${classes}" data-id="${escapeXml(id)}" data-kind="${row.kind}"`,
    ` transform="translate(${round(at.x)} ${round(at.y)})">`,
    `<title>${escapeXml(`${id}: ${row.question} (${row.law})`)}</title>`,
    `<path d="${outlineOf(row.kind)}"/>`,
    text(first - 1, `<tspan class="id">${escapeXml(id)}</tspan>${asked}`),
    ...words,
    "</g>",
  ].join("");
}

function text(y: number, content: string): string {
  return `<text y="${round(y)}">${content}</text>`;
}

/** What fits beside an id. */
const LONGEST_NAME = 24;

/** One name, because space is short. Of a request row: what opens its question, else the field if the question lacks it. */
function chartName(row: Row): string {
  if (row.kind === "recall") return "";
  if (row.kind !== "request") return decidedBy(row).join(", ");
  if (row.on !== undefined) return row.on.join(", ");
  const field = row.field ?? "";
  return row.question.includes(field) || field.length > LONGEST_NAME ? "" : field;
}
