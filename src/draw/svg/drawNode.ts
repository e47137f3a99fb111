import { escapeHtml } from "../../codecs/html.ts";
import { isAdditive, type Row } from "../../graph/row.ts";
import { rowWords } from "../../graph/tableWords.ts";
import { decidedBy } from "../decidedBy.ts";
import { type Kind, NODE_HEIGHT, NODE_WIDTH, POINT, type Point, round } from "../shape.ts";

const LINE_HEIGHT = 16;

export function drawNode(id: string, row: Row, at: Point, marks: readonly string[]): string {
  const classes = ["node", row.kind, ...(isAdditive(id) ? ["additive"] : []), ...marks].join(" ");
  const { question, law } = rowWords(id, row);
  const lines = wrapQuestion(question);
  const first = (-(lines.length + 1) * LINE_HEIGHT) / 2 + LINE_HEIGHT - 2;
  const name = chartName(row, question);
  const words = lines.map((line, index) => text(first + (index + 1) * LINE_HEIGHT, escapeXml(line)));
  const asked = name === "" ? "" : ` <tspan class="asked" dx="2">${escapeXml(name)}</tspan>`;
  return [
    `<g id="node-${escapeXml(id)}" class="${classes}" data-id="${escapeXml(id)}" data-kind="${row.kind}"`,
    ` transform="translate(${round(at.x)} ${round(at.y)})">`,
    `<title>${escapeXml(`${id}: ${question} (${law})`)}</title>`,
    `<path d="${outlineOf(row.kind)}"/>`,
    text(first - 1, `<tspan class="id">${escapeXml(id)}</tspan>${asked}`),
    ...words,
    "</g>",
  ].join("");
}

const text = (y: number, content: string): string => `<text y="${round(y)}">${content}</text>`;

const LONGEST_NAME = 24;

/** One name, because space is short. Of a request row: what opens its question, else the field if the question lacks it. */
function chartName(row: Row, question: string): string {
  if (row.kind === "recall") return "";
  if (row.kind !== "request") return decidedBy(row).join(", ");
  if (row.on !== undefined) return row.on.join(", ");
  const field = row.field ?? "";
  return question.includes(field) || field.length > LONGEST_NAME ? "" : field;
}

const CORNER = 12;

/** The outline of a node around its middle. Each kind has its own, so that kinds can be told apart without colour. */
export function outlineOf(kind: Kind): string {
  const [w, h] = [NODE_WIDTH / 2, NODE_HEIGHT / 2];
  switch (kind) {
    case "ask":
    case "own":
      return polygon([-w, 0], [-w + POINT, -h], [w - POINT, -h], [w, 0], [w - POINT, h], [-w + POINT, h]);
    case "choose":
      return polygon(
        [-w, -h + CORNER],
        [-w + CORNER, -h],
        [w - CORNER, -h],
        [w, -h + CORNER],
        [w, h - CORNER],
        [w - CORNER, h],
        [-w + CORNER, h],
        [-w, h - CORNER],
      );
    case "method":
    case "recall":
      return `M${-w + h} ${-h}H${w - h}A${h} ${h} 0 0 1 ${w - h} ${h}H${-w + h}A${h} ${h} 0 0 1 ${-w + h} ${-h}Z`;
    case "request":
    case "act":
    case "prepare":
      return polygon([-w, -h], [w, -h], [w, h], [-w, h]);
  }
}

const polygon = (...points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join("L")}Z`;

/** The characters that fit on a line of a node, at the chart's font size. */
const LINE = 30;

/** A question in as few lines as possible, of about the same length. One that would fill its only line has two. */
export function wrapQuestion(text: string, most: number = LINE): readonly string[] {
  const words = text.split(" ");
  const count = Math.max(text.length > most - 2 ? 2 : 1, Math.ceil(text.length / most));
  for (let width = Math.ceil(text.length / count); width <= most; width++) {
    const lines = fill(words, width);
    if (lines.length <= count) return lines;
  }
  return fill(words, most);
}

function fill(words: readonly string[], width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Text for XML, in content and in attributes. What XML cannot hold at all (most control characters) is left out. */
export const escapeXml = (text: string): string =>
  escapeHtml(text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, ""));
