// @ts-check
import { sumOf } from "./results.mjs";

/** @param {unknown} text */
export const esc = (text) =>
  String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c] ?? c);

/** @param {string} title @param {string} content */
export const page = (title, content) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${esc(title)}</title>
<link rel="stylesheet" href="style.css">
<main>
${content}
</main>
</html>
`;

/** @param {any} run @param {any} area */
function line(run, area) {
  const sum = sumOf(run, area);
  if (!run.results.length || !sum.ran) return `<span class="none" title="not offered">–</span>`;
  const kind = sum.must ? "bad" : sum.passed < sum.of ? "half" : "good";
  const must = sum.must ? ` <small>${sum.must} must</small>` : "";
  const label = `${run.name}, ${area.area}: ${sum.passed} of ${sum.of} passed, ${sum.must} of the failed are must`;
  return `<a class="${kind}" href="${run.id}.html#${area.profile}-${area.area}" title="${esc(label)}">${sum.passed}/${sum.of}${must}</a>`;
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

/** @param {any} result */
function failure(result) {
  const exchanges = (result.exchange ?? []).map(
    (/** @type {any} */ e) => `<pre class="sent">${esc(e.sent)}</pre><pre class="received">${esc(e.received)}</pre>`,
  );
  return `<details id="${esc(result.id)}"><summary><b>${esc(result.id)}</b> <span class="tag">${result.confidence}</span> ${esc(result.title)} <small>${esc(result.law)}</small></summary>
<p>${(result.reasons ?? []).map(esc).join("<br>")}</p><p class="faint">Why it matters: ${esc(result.why)}</p>
${exchanges.join("\n")}</details>`;
}

/** @param {any} run @param {any} area */
function section(run, area) {
  const results = run.results.filter((/** @type {any} */ r) => r.area === area.area && r.profile === area.profile);
  const of = (/** @type {string} */ outcome) => results.filter((/** @type {any} */ r) => r.outcome === outcome);
  const heading = `<h2 id="${area.profile}-${area.area}">${esc(area.area)}</h2>\n<p class="faint">${esc(area.about)}</p>`;
  if (of("not-offered").length === results.length) return `${heading}<p>Not offered.</p>`;
  const sum = sumOf(run, area);
  const passed = of("passed").map(
    (/** @type {any} */ r) => `<li>${esc(r.id)} ${esc(r.title)} <small>${esc(r.law)}</small></li>`,
  );
  const taste = passed.length - sum.passed;
  const differs = of("differs").map(failure).join("\n");
  const missing = of("not-offered").length ? `, ${of("not-offered").length} not offered` : "";
  return `${heading}
<p>${sum.passed} of ${sum.of} passed${missing}.</p>
${of("failed").map(failure).join("\n")}
${differs ? `<details><summary>${of("differs").length} differ in taste, which does not count</summary>${differs}</details>` : ""}
<details><summary>${passed.length} passed${taste > 0 ? `, ${taste} of them taste` : ""}</summary><ul class="passed">${passed.join("")}</ul></details>`;
}

/** The page of one run. @param {any} run @param {any[]} areas */
export function runPage(run, areas) {
  const facts = [
    `Column: ${esc(columnName(run.column))}`,
    run.lines ? `${run.lines} lines` : "",
    run.command ? `<code>${esc(run.command)}</code>` : "",
    esc(run.machine ?? ""),
    esc(run.date.slice(0, 10)),
  ];
  return page(
    `${run.name}: HTTP semantics`,
    `<p><a href="index.html">All frameworks</a></p>
<h1>${esc(run.name)}</h1>
<p class="faint">${facts.filter(Boolean).join(" · ")}</p>
${areas.map((area) => section(run, area)).join("\n")}`,
  );
}

/** Without its column. @param {any} run */
export const frameworkName = (run) => run.name.replace(/ with (plugins|packages)$/, "");

/** @param {string} column */
export const columnName = (column) => (column === "plugins" ? "with official plugins" : "bare");
