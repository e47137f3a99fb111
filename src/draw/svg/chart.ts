import type { Plan, Rows } from "../../graph/plan.ts";
import type { Ending } from "../../graph/row.ts";
import { TABLE } from "../../graph/table.ts";
import { type DrawnEdge, edgeLabel } from "../layout/edges.ts";
import { type Layout, layoutOfTable } from "../layout/layout.ts";
import { insetOf, NODE_WIDTH } from "../layout/shape.ts";
import { Marks } from "../marks.ts";
import { drawEdge, drawEnding } from "./drawEdge.ts";
import { drawNode } from "./drawNode.ts";
import { drawLegend } from "./legend.ts";
import { round } from "./path.ts";
import { CHART_STYLE } from "./style.ts";
import { escapeXml } from "./words.ts";

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
const ROWS: Rows = TABLE;

/** The whole graph as the text of an SVG. */
export function chart(options: ChartOptions = {}): string {
  const layout = layoutOfTable();
  const marks = new Marks(ROWS, options);
  const title = options.title ?? "The decision graph";
  const { length: nodes } = Object.keys(ROWS);
  const described = `${nodes} questions that lead every request to its status, from B13 on. The id is the coordinate: B13 is column B, row 13.`;
  const [width, height] = [round(layout.width + 2 * MARGIN), round(layout.height + 2 * MARGIN)];
  const name = ["signalbox-chart", ...marks.ofChart()].join(" ");
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="${name}" viewBox="0 0 ${width} ${height}" width="${width}"`,
    ` height="${height}" role="img" aria-labelledby="chart-title chart-description">\n`,
    `<title id="chart-title">${escapeXml(title)}</title>\n`,
    `<desc id="chart-description">${escapeXml(described)}</desc>\n`,
    options.style === false ? "" : `<style>${CHART_STYLE}</style>\n`,
    `<rect class="ground" width="${width}" height="${height}"/>\n`,
    `<g transform="translate(${MARGIN} ${MARGIN})">\n`,
    drawCoordinates(layout),
    `<text class="heading" x="0" y="62">${escapeXml(title)}</text>\n`,
    `<text class="subheading" x="2" y="106">${escapeXml(subtitle(options))}</text>\n`,
    drawLegend(0, 164),
    "\n",
    ...drawEdges(layout, marks),
    ...[...layout.nodes].map(([id, at]) => {
      const row = ROWS[id];
      return row === undefined ? "" : `${drawNode(id, row, at, marks.ofNode(id))}\n`;
    }),
    "</g>\n</svg>\n",
  ].join("");
}

function subtitle({ plan }: ChartOptions): string {
  if (plan === undefined) return "Every request goes from B13 to its status. The id is the coordinate.";
  return `${plan.method}: a thick border is a callback of yours, dots are settled at mount, dim is out of reach.`;
}

function drawCoordinates({ width, columns, bands }: Layout): string {
  return [
    ...bands.flatMap(({ name, top, bottom }, index) => [
      index % 2 === 0
        ? ""
        : `<rect class="band" x="-44" y="${round(top - 20)}" width="${round(width + 88)}" height="${round(bottom - top + 40)}"/>\n`,
      `<text class="coordinate" x="-22" y="${round((top + bottom) / 2 + 5)}">${name}</text>\n`,
    ]),
    ...columns.map(({ name, x }) => `<text class="coordinate" x="${round(x)}" y="-22">${name}</text>\n`),
  ].join("");
}

/** Highlighted lines come last, so that they lie on top. */
function drawEdges(layout: Layout, marks: Marks): readonly string[] {
  const drawn = [
    ...layout.lines.map(({ edge, points }) => ({
      edge,
      svg: drawEdge(edge, edgeLabel(ROWS, edge), points, marks.ofEdge(edge)),
    })),
    ...layout.endings.flatMap(({ edge, flank, at }) => {
      if (!endsHere(edge)) return [];
      const sign = flank === "left" ? -1 : 1;
      const { x, y } = layout.nodes.get(edge.from) ?? at;
      const border = { x: x + sign * (NODE_WIDTH / 2 - insetOf(ROWS[edge.from]?.kind ?? "request", 0)), y };
      return [{ edge, svg: drawEnding(edge, edgeLabel(ROWS, edge), [border, at], marks.ofEdge(edge)) }];
    }),
  ];
  const onTop = ({ edge }: { readonly edge: DrawnEdge }) => (marks.ofEdge(edge).includes("lit") ? 1 : 0);
  return drawn.sort((a, b) => onTop(a) - onTop(b)).map(({ svg }) => `${svg}\n`);
}

function endsHere(edge: DrawnEdge): edge is DrawnEdge & { readonly to: Ending } {
  return typeof edge.to !== "string";
}
