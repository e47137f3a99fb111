import type { Plan, Rows } from "../../graph/plan.ts";
import type { Ending } from "../../graph/row.ts";
import { TABLE } from "../../graph/table.ts";
import { carriedBy, endingText, statusText } from "../decidedBy.ts";
import { LAYOUT } from "../layout.ts";
import { type DrawnEdge, edgeLabel, edgesOf, Marks } from "../marks.ts";
import type { Kind, Layout, Point, Spot } from "../shape.ts";
import { ENDING_RADIUS, labelPoint, NODE_HEIGHT, NODE_WIDTH, round, roundedPath } from "../shape.ts";
import { drawNode, escapeXml, outlineOf } from "./drawNode.ts";
import { CHART_STYLE } from "./style.ts";

export interface ChartOptions {
  /** Dim what this resource and method cannot reach, and mark what the author overrides. */
  readonly plan?: Plan;
  /** Highlight one request: the ids of its trace. */
  readonly trace?: readonly string[];
  /** The status that the trace ended with, to highlight the ending too. */
  readonly status?: number;
  readonly title?: string;
  /** False leaves the style sheet out, for a page that includes CHART_STYLE itself. */
  readonly style?: boolean;
}

const MARGIN = 56;

/** The whole graph as the text of an SVG. */
export function chart(options: ChartOptions = {}): string {
  const rows: Rows = options.plan?.rows ?? TABLE;
  const marks = new Marks(rows, options);
  const title = options.title ?? "The decision graph";
  const { length: nodes } = Object.keys(rows);
  const described = `${nodes} questions that lead every request to its status, from B13 on. The id is the coordinate: B13 is column B, row 13.`;
  const [width, height] = [round(LAYOUT.width + 2 * MARGIN), round(LAYOUT.height + 2 * MARGIN)];
  const name = ["signalbox-chart", ...marks.ofChart()].join(" ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${name}" viewBox="0 0 ${width} ${height}" width="${width}"`,
    ` height="${height}" role="img" aria-labelledby="chart-title chart-description">\n`,
    `<title id="chart-title">${escapeXml(title)}</title>\n`,
    `<desc id="chart-description">${escapeXml(described)}</desc>\n`,
    options.style === false ? "" : `<style>${CHART_STYLE}</style>\n`,
    `<rect class="ground" width="${width}" height="${height}"/>\n`,
    `<g transform="translate(${MARGIN} ${MARGIN})">\n`,
    drawCoordinates(),
    `<text class="heading" x="0" y="62">${escapeXml(title)}</text>\n`,
    `<text class="subheading" x="2" y="106">${escapeXml(subtitle(options))}</text>\n`,
    drawLegend(0, 164),
    "\n",
    ...drawEdges(rows, marks),
    ...Object.entries(rows).map(([id, row]) => {
      const node = LAYOUT.nodes[id];
      return node === undefined ? "" : `${drawNode(id, row, pointOf(node.at), marks.ofNode(id))}\n`;
    }),
    ...drawOwn(rows, LAYOUT, marks),
    "</g>\n</svg>\n",
  ].join("");
}

function subtitle({ plan }: ChartOptions): string {
  if (plan === undefined) return "Every request goes from B13 to its status. The id is the coordinate.";
  return `${plan.method}: a thick border is a callback of yours, dots are settled at mount, dim is out of reach.`;
}

function drawCoordinates(): string {
  const { width, columns, bands } = LAYOUT;
  return [
    ...bands.flatMap(([name, top, bottom], index) => [
      index % 2 === 0
        ? ""
        : `<rect class="band" x="-44" y="${round(top - 20)}" width="${round(width + 88)}" height="${round(bottom - top + 40)}"/>\n`,
      `<text class="coordinate" x="-22" y="${round((top + bottom) / 2 + 5)}">${name}</text>\n`,
    ]),
    ...columns.map(([name, x]) => `<text class="coordinate" x="${round(x)}" y="-22">${name}</text>\n`),
  ].join("");
}

/** Endings come after the lines from node to node, and highlighted edges last, so that they lie on top. */
function drawEdges(rows: Rows, marks: Marks): readonly string[] {
  const drawn = edgesOf(rows).flatMap((edge) => {
    const marked = marks.ofEdge(edge);
    const points = LAYOUT.nodes[edge.from]?.[edge.decisions[0] ?? "yes"];
    if (points === undefined) return [];
    return {
      layer: (typeof edge.to === "string" ? 0 : 1) + (marked.includes("lit") ? 2 : 0),
      svg: drawEdge(edge, edgeLabel(rows, edge), points.map(pointOf), marked),
    };
  });
  return drawn.sort((a, b) => a.layer - b.layer).map(({ svg }) => `${svg}\n`);
}

const pointOf = ([x, y]: Spot): Point => ({ x, y });

const KINDS: readonly (readonly [Kind, string])[] = [
  ["ask", "a callback of yours decides"],
  ["act", "the resource acts"],
  ["prepare", "the resource sets something up"],
  ["choose", "negotiated: what you offer, what the client accepts"],
  ["request", "the request decides"],
  ["method", "settled at mount, by the method or a declaration"],
  ["recall", "known from an earlier node"],
];

const BADGES = [
  ["s2", "2xx", "done"],
  ["s3", "3xx", "elsewhere, or unchanged"],
  ["s4", "4xx", "the client’s mistake"],
  ["s5", "5xx", "the server’s"],
] as const;

const STEP = 42;
const SCALE = 0.42;
/** From the left border of the shapes to their words, and to the badges. */
const WORDS = 112;
const BADGE = 660;

function drawLegend(x: number, y: number): string {
  const shapes = KINDS.map(([kind, words], index) => {
    const at = y + index * STEP;
    const transform = `translate(${x + WORDS / 2 - 8} ${at}) scale(${SCALE})`;
    return `<g class="sample ${kind}" transform="${transform}"><path d="${outlineOf(kind)}"/></g>${label(x + WORDS, at, words)}`;
  });
  const badges = BADGES.map(([className, name, words], index) => {
    const at = y + index * STEP;
    return [
      `<g class="badge ${className}"><circle cx="${x + BADGE}" cy="${at}" r="18"/>`,
      `<text x="${x + BADGE}" y="${at + 5}">${name}</text></g>`,
      label(x + BADGE + 34, at, words),
    ].join("");
  });
  const lines = (["yes", "no"] as const).map((decision, index) => {
    const at = y + (BADGES.length + index) * STEP;
    const line = `M${x + BADGE - 18} ${at}H${x + BADGE + 18}`;
    return `<g class="decision ${decision}"><path d="${line}"/></g>${label(x + BADGE + 34, at, decision)}`;
  });
  return `<g class="legend">${[...shapes, ...badges, ...lines].join("\n")}</g>`;
}

const label = (x: number, y: number, words: string): string => `<text x="${x}" y="${y + 7}">${escapeXml(words)}</text>`;

const HEAD = 10;

function drawEdge(edge: DrawnEdge, label: string, points: readonly Point[], marks: readonly string[]): string {
  if (typeof edge.to !== "string") return drawEnding(edge, edge.to, label, points, marks);
  return [
    open(edge, edge.to, marks),
    `<path d="${roundedPath(shortened(points))}"/>`,
    head(points),
    decision(label, labelPoint(points, label)),
    "</g>",
  ].join("");
}

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

const decision = (label: string, at: Point): string =>
  `<text x="${round(at.x)}" y="${round(at.y + 4)}">${escapeXml(label)}</text>`;

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

const WIDTH = 92;
const HEIGHT = 30;

/** The nodes of an author's: each a tag at the border of the node that it is before, or after, with the status that it ends with. */
function drawOwn(rows: Rows, { nodes }: Layout, marks: Marks): readonly string[] {
  const placed = new Map<string, number>();
  return Object.entries(rows).flatMap(([id, row]) => {
    if (row.kind !== "own") return [];
    const { before, after, question, law } = row.node;
    const isBefore = before !== undefined && before in nodes;
    const place = isBefore ? before : (after ?? "");
    const at = nodes[place]?.at;
    if (at === undefined) return [];
    const key = `${place} ${isBefore}`;
    const earlier = placed.get(key) ?? 0;
    placed.set(key, earlier + 1);
    const x = at[0] - NODE_WIDTH / 2 + WIDTH / 2 + earlier * (WIDTH + 8);
    const y = at[1] + ((isBefore ? -1 : 1) * (NODE_HEIGHT + HEIGHT)) / 2;
    const ending = typeof row.no === "string" ? "" : statusText(row.no);
    const badge = WIDTH / 2 - ENDING_RADIUS + 3;
    const classes = ["node", "own", ...marks.ofNode(id)].join(" ");
    return [
      `<g id="node-${escapeXml(id)}" class="${classes}" data-id="${escapeXml(id)}" data-kind="own"`,
      ` transform="translate(${round(x)} ${round(y)})">`,
      `<title>${escapeXml(`${id}: ${question} (${law})`)}</title>`,
      `<path d="M${-WIDTH / 2} ${-HEIGHT / 2}H${WIDTH / 2}V${HEIGHT / 2}H${-WIDTH / 2}Z"/>`,
      `<text x="${-ENDING_RADIUS}" y="5"><tspan class="id">${escapeXml(id)}</tspan></text>`,
      `<g class="badge s${ending[0] ?? ""}"><circle cx="${badge}" r="${HEIGHT / 2 - 2}"/><text x="${badge}" y="4.8">${ending}</text></g></g>\n`,
    ].join("");
  });
}
