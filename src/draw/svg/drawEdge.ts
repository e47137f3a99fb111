import type { Ending } from "../../graph/row.ts";
import { carriedBy, endingText, statusText } from "../decidedBy.ts";
import type { DrawnEdge } from "../edges.ts";
import { ENDING_RADIUS, type Point } from "../shape.ts";
import { labelPoint, round, roundedPath } from "./path.ts";
import { escapeXml } from "./words.ts";

const HEAD = 10;

/** A line from node to node, or the stub of an ending. */
export function drawEdge(edge: DrawnEdge, label: string, points: readonly Point[], marks: readonly string[]): string {
  if (typeof edge.to !== "string") return drawEnding(edge, edge.to, label, points, marks);
  return [
    open(edge, edge.to, marks),
    `<path d="${roundedPath(shortened(points))}"/>`,
    head(points),
    decision(label, labelPoint(points, label)),
    "</g>",
  ].join("");
}

/** A stub from a node's border to the round badge of a status. */
function drawEnding(
  edge: DrawnEdge,
  ending: Ending,
  label: string,
  [border = { x: 0, y: 0 }, at = border]: readonly Point[],
  marks: readonly string[],
): string {
  const stop = { x: at.x - Math.sign(at.x - border.x) * ENDING_RADIUS, y: at.y };
  const title = [endingText(ending), ...carriedBy(ending)].join(" + ");
  return [
    open(edge, statusText(ending), ["ending", `s${Math.floor(ending.status / 100)}`, ...marks]),
    `<title>${escapeXml(title)}</title>`,
    `<path d="${roundedPath([border, stop])}"/>`,
    `<g class="badge"><circle cx="${round(at.x)}" cy="${round(at.y)}" r="${ENDING_RADIUS}"/>`,
    `<text x="${round(at.x)}" y="${round(at.y + 4.8)}">${statusText(ending)}</text></g>`,
    decision(label, { x: (border.x + stop.x) / 2, y: at.y }),
    "</g>",
  ].join("");
}

function open({ from, decisions }: DrawnEdge, to: string, marks: readonly string[]): string {
  const classes = ["edge", ...(decisions.length === 1 ? decisions : []), ...marks].join(" ");
  const data = `data-from="${escapeXml(from)}" data-decisions="${decisions.join(" ")}" data-to="${escapeXml(to)}"`;
  return `<g class="${classes}" ${data}>`;
}

function decision(label: string, at: Point): string {
  return `<text x="${round(at.x)}" y="${round(at.y + 4)}">${escapeXml(label)}</text>`;
}

/** The line ends inside its arrow head, so that its blunt end does not show. */
function shortened(points: readonly Point[]): readonly Point[] {
  const { end, dx, dy } = direction(points);
  return [...points.slice(0, -1), { x: end.x - dx * (HEAD - 3), y: end.y - dy * (HEAD - 3) }];
}

function head(points: readonly Point[]): string {
  const { end, dx, dy } = direction(points);
  const corner = (side: number) =>
    `${round(end.x - dx * HEAD + dy * side * 4.5)} ${round(end.y - dy * HEAD + dx * side * 4.5)}`;
  return `<path class="head" d="M${round(end.x)} ${round(end.y)}L${corner(1)}L${corner(-1)}Z"/>`;
}

function direction(points: readonly Point[]): { readonly end: Point; readonly dx: number; readonly dy: number } {
  const end = points.at(-1) ?? { x: 0, y: 0 };
  const before = points.at(-2) ?? end;
  return { end, dx: Math.sign(end.x - before.x), dy: Math.sign(end.y - before.y) };
}
