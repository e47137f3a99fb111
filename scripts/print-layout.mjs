// @ts-check
// Prints src/draw/layout.ts: the position of each node and line of the chart. Routing the lines (scripts/layout) takes seconds of
// CPU time, so it is done here and not in a service. This script reads the source, so run it before the build and print-graph.mjs.
import { rolldown } from "rolldown";
import { inRoot, print } from "./printed.mjs";

/** @typedef {import("../src/draw/shape.ts").Point} Point */

/** A module of the source, as Node runs it. @param {string} path */
async function load(path) {
  const bundle = await rolldown({ input: inRoot(path), platform: "neutral", logLevel: "silent" });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  return import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
}

/** @type {typeof import("./layout/layout.ts")} */
const { layOut } = await load("scripts/layout/layout.ts");
const { width, height, columns, bands, nodes, lines, endings } = layOut();

/** The chart is drawn to a tenth as well. @param {readonly Point[]} points */
function places(points) {
  return points.map(({ x, y }) => `[${tenths(x)}, ${tenths(y)}]`).join(", ");
}

/** @param {number} value */
function tenths(value) {
  return Math.round(value * 10) / 10;
}

const corners = [...lines, ...endings.map(({ edge, border, at }) => ({ edge, points: [border, at] }))];

/** @param {string} id */
function edgesFrom(id) {
  return ["yes", "no"].flatMap((decision) =>
    corners
      .filter(({ edge }) => edge.from === id && edge.decisions[0] === decision)
      .map(({ points }) => `${decision}: [${places(points)}]`),
  );
}

const rows = [...nodes].map(([id, at]) => `    ${[`${id}: { at: ${places([at])}`, ...edgesFrom(id)].join(", ")} },`);

const text = `// Printed by scripts/print-layout.mjs from src/graph/table.ts. Change that.

import type { Layout } from "./shape.ts";

// biome-ignore format: each node has a line.
export const LAYOUT: Layout = {
  width: ${tenths(width)},
  height: ${tenths(height)},
  columns: [${columns.map(({ name, x }) => `["${name}", ${tenths(x)}]`).join(", ")}],
  bands: [${bands.map(({ name, top, bottom }) => `["${name}", ${tenths(top)}, ${tenths(bottom)}]`).join(", ")}],
  nodes: {
${rows.join("\n")}
  },
};
`;

print({ "src/draw/layout.ts": text }, "scripts/print-layout.mjs");
