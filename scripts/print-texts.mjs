// @ts-check
// Prints texts that have files of their own into modules, because the core reads no files: the debugger's page, the styles of the
// chart and the API page, and the scripts that run in Redis.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { inRoot, print } from "./printed.mjs";

const SCRIPT = "scripts/print-texts.mjs";

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

/** A script without the comment at its head, and its hash for EVALSHA. @param {string} name @param {string} file */
function script(name, file) {
  const text = readFileSync(inRoot(`src/limit/redis/${file}`), "utf8").replace(/^(?:--.*\n)+/, "");
  const sha1 = createHash("sha1").update(text).digest("hex");
  return `export const ${name}: string = ${JSON.stringify(text)};\nexport const ${name}_SHA1: string = "${sha1}";\n`;
}

/** @type {Readonly<Record<string, readonly [from: string, code: string]>>} */
const printed = {
  "src/debug/assets.ts": ["src/debug/page", assets],
  "src/draw/svg/style.ts": [
    "src/draw/svg/chart.css",
    `${CHART_WORDS}\nexport const CHART_STYLE = ${textOf("src/draw/svg/chart.css", "\n")};\n`,
  ],
  "src/limit/redis/script.ts": [
    "src/limit/redis/*.lua",
    `${script("SCRIPT", "decide.lua")}\n${script("PRESENCE", "presence.lua")}`,
  ],
  "src/pages/pageStyle.ts": ["src/pages/page.css", `export const PAGE_STYLE = ${textOf("src/pages/page.css")};\n`],
};

print(
  Object.fromEntries(Object.entries(printed).map(([path, [from, code]]) => [path, formatted(path, from, code)])),
  SCRIPT,
);
