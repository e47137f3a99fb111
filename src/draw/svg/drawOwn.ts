import type { Rows } from "../../graph/plan.ts";
import { statusText } from "../decidedBy.ts";
import type { Marks } from "../marks.ts";
import { ENDING_RADIUS, type Layout, NODE_HEIGHT, NODE_WIDTH } from "../shape.ts";
import { round } from "./path.ts";
import { escapeXml } from "./words.ts";

const WIDTH = 92;
const HEIGHT = 30;

/** The nodes of an author's: each a tag at the border of the node that it is before, or after, with the status that it ends with. */
export function drawOwn(rows: Rows, { nodes }: Layout, marks: Marks): readonly string[] {
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
