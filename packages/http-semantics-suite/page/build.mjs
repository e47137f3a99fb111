#!/usr/bin/env node
// @ts-check
// node page/build.mjs [RESULTS] [OUT]: builds the static page from the results that runs wrote.
import fs from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { columnName, esc, fileOf, frameworkName, page, table } from "./html.mjs";
import { readRuns, sumOf } from "./results.mjs";
import { areaPage, runPage } from "./run.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const [from = join(here, "../results"), to = join(here, "out")] = process.argv.slice(2);
const { runs, areas } = readRuns(from);

/** @type {Map<string, any[]>} */
const byFramework = new Map();
for (const run of runs) byFramework.set(run.framework, [...(byFramework.get(run.framework) ?? []), run]);
const frameworks = [...byFramework.values()].map((list) => list.sort((a, b) => a.column.localeCompare(b.column)));
// The reference is no framework: it shows that all cases can be passed.
frameworks.sort((a, b) => Number(a[0].framework === "reference") - Number(b[0].framework === "reference"));
const core = areas.filter((a) => a.profile === "core");
const further = areas.filter((a) => a.profile !== "core");
const hasFurther = frameworks.filter((list) =>
  list.some((run) => run.results.some((r) => r.profile !== "core" && r.outcome !== "not-offered")),
);

const list = runs.map(
  (run) =>
    `<li><a href="${run.id}/index.html">${esc(frameworkName(run))}</a> <small>${columnName(run.column)}${run.lines ? `, ${run.lines} lines` : ""}</small></li>`,
);
const index = `<h1>HTTP semantics: what frameworks do</h1>
<p>Each framework has a small test service, written as its documentation teaches. The cells count the cases of <b>must</b> and <b>should</b> that passed.
Cases of taste do not count. The first line of a cell is the framework alone, the second is the framework with its official plugins. Choose a cell for its cases. Each case, passed or failed, has its law and its exchange, as sent and received.</p>
<p class="key"><span class="good">all passed</span><span class="half">a should failed</span><span class="bad">a must failed</span><span>– not offered</span></p>
${table("Core profile", core, frameworks)}
${table("Further profiles", further, hasFurther)}
<p>Frameworks whose service mounts no further profile are left out here. That says nothing about them.</p>
<h2>Runs</h2>
<ul>${list.join("\n")}</ul>
<h2>Add a framework</h2>
<p>Write the test service from SERVICE.md, check it with <code>npx http-semantics-suite URL --check</code>, run it with <code>--exchanges --json results/NAME-bare.json</code>,
and build this page with <code>node page/build.mjs</code>. Write the service as the documentation of the framework teaches. Leave out areas that the framework does not support: they show as not offered.</p>
<h2>Dispute a case</h2>
<p>Open an issue with the id of the case, the text of the RFC, and the response that you think it allows. If the RFC allows it, the case is changed or becomes taste. If a service wrongs a framework, send the lines that do it better.</p>`;

fs.rmSync(to, { recursive: true, force: true });
fs.mkdirSync(to, { recursive: true });
fs.copyFileSync(join(here, "style.css"), join(to, "style.css"));
fs.writeFileSync(join(to, "index.html"), page("HTTP semantics: what frameworks do", index));
for (const run of runs) {
  const ran = areas.filter((area) => sumOf(run, area).ran > 0);
  const others = areas.filter((area) => !ran.includes(area));
  fs.mkdirSync(join(to, run.id));
  fs.writeFileSync(join(to, run.id, "index.html"), runPage(run, ran, others));
  for (const area of ran) fs.writeFileSync(join(to, run.id, fileOf(area)), areaPage(run, area));
}
console.log(`${runs.length} runs, ${areas.length} areas: ${join(to, "index.html")}`);
