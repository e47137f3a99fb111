// @ts-check
// Prints the texts of pages from their own files, because the core reads no files: the debugger's page, and the styles of the chart and the
// API page.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { inRoot, print } from "./printed.mjs";

const SCRIPT = "scripts/print-debug-page.mjs";

/** @param {string} path */
const textOf = (path, before = "") => JSON.stringify(before + readFileSync(inRoot(path), "utf8"));

/** Which quotes a text gets is the formatter's affair. @param {string} path @param {string} from @param {string} code */
function formatted(path, from, code) {
  const biome = inRoot("node_modules/@biomejs/biome/bin/biome");
  const input = `// Printed by ${SCRIPT} from ${from}. Change that.\n\n${code}`;
  const options = { input, cwd: inRoot("."), encoding: /** @type {const} */ ("utf8") };
  return execFileSync(process.execPath, [biome, "format", `--stdin-file-path=${path}`], options);
}

const names = readdirSync(inRoot("src/debug/page")).filter((name) => /\.(?:css|js|svg)$/.test(name));
const entries = names.sort().map((name) => `  "${name}":\n    ${textOf(`src/debug/page/${name}`)},\n`);
const assets = `/** The parts of the page, by name. */
export const ASSETS: Readonly<Record<string, string>> = {
${entries.join("")}};

/** The page's frame. What is shown in it is fetched and written by its scripts, as text. */
export const FRAME: string = ${textOf("src/debug/page/frame.html")};
`;

const CHART_WORDS = `/**
 * The chart's colours and fonts. Every rule is scoped by one class, so that a page which contains a chart keeps its own
 * look. Dimmed: what a plan cannot reach. Settled: what is known at mount. Faint: what is not on the trace.
 */`;

/** @type {Readonly<Record<string, readonly [from: string, code: string]>>} */
const printed = {
  "src/debug/assets.ts": ["src/debug/page", assets],
  "src/draw/svg/style.ts": [
    "src/draw/svg/chart.css",
    `${CHART_WORDS}\nexport const CHART_STYLE = ${textOf("src/draw/svg/chart.css", "\n")};\n`,
  ],
  "src/pages/pageStyle.ts": ["src/pages/page.css", `export const PAGE_STYLE = ${textOf("src/pages/page.css")};\n`],
};

print(
  Object.fromEntries(Object.entries(printed).map(([path, [from, code]]) => [path, formatted(path, from, code)])),
  SCRIPT,
);
