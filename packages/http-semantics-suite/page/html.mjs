// @ts-check
import { printable } from "../lib/compare.mjs";
import { sumOf } from "./results.mjs";

const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Responses come from outside: only line ends stay as they are. @param {unknown} text */
export const esc = (text) =>
  String(text)
    .split("\n")
    .map(printable)
    .join("\n")
    .replace(/[&<>"']/g, (c) => ENTITIES[/** @type {keyof typeof ENTITIES} */ (c)]);

/** Links of a cell and of its cases. @param {any} area */
export const fileOf = (area) => `${area.profile}-${area.area}.html`;

/** @param {string} title @param {string} content @param {string} root the way to the first page */
export const page = (title, content, root = "") => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'">
<title>${esc(title)}</title>
<link rel="stylesheet" href="${root}style.css">
<body><main>
${content}
</main></body>
</html>
`;

/** Without its column. @param {any} run */
export const frameworkName = (run) => run.name.replace(/ with (plugins|packages)$/, "");

/** @param {string} column */
export const columnName = (column) => (column === "plugins" ? "with official plugins" : "bare");

/** @param {any} run @param {any} area */
function line(run, area) {
  const sum = sumOf(run, area);
  if (!run.results.length || !sum.ran) return `<span class="none" title="not offered">–</span>`;
  const kind = sum.must ? "bad" : sum.passed < sum.of ? "half" : "good";
  const must = sum.must ? ` <small>${sum.must} must</small>` : "";
  const label = `${run.name}, ${area.area}: ${sum.passed} of ${sum.of} passed, ${sum.must} of the failed are must`;
  return `<a class="${kind}" href="${run.id}/${fileOf(area)}" title="${esc(label)}">${sum.passed}/${sum.of}${must}</a>`;
}

/** A table of areas × frameworks. @param {string} caption @param {any[]} areas @param {any[][]} frameworks the runs of each */
export function table(caption, areas, frameworks) {
  const head = frameworks
    .map(
      (runs) =>
        `<th scope="col">${esc(frameworkName(runs[0]).replace(" ", "\n")).replace("\n", "<br><small>")}</small></th>`,
    )
    .join("");
  const rows = areas.map((area) => {
    const cells = frameworks.map((runs) => `<td>${runs.map((run) => line(run, area)).join("")}</td>`).join("");
    return `<tr><th scope="row" title="${esc(area.about)}">${esc(area.area)}</th>${cells}</tr>`;
  });
  return `<h2>${esc(caption)}</h2>\n<div class="scroll" tabindex="0" role="region" aria-label="${esc(caption)}"><table>
<thead><tr><th scope="col">area</th>${head}</tr></thead>
<tbody>
${rows.join("\n")}
</tbody></table></div>`;
}
