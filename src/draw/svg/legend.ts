import type { Kind } from "../shape.ts";
import { outlineOf } from "./drawNode.ts";
import { escapeXml } from "./words.ts";

/** What the shapes mean. */
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

export function drawLegend(x: number, y: number): string {
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

function label(x: number, y: number, words: string): string {
  return `<text x="${x}" y="${y + 7}">${escapeXml(words)}</text>`;
}
