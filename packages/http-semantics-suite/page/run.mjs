// @ts-check
// The pages of a run: the first lists what failed, one for each area has every case with its law and exchange.
import { columnName, esc, fileOf, page } from "./html.mjs";
import { sumOf } from "./results.mjs";

const GROUPS = [
  ["failed", "Failed"],
  ["differs", "Differ in taste, which does not count"],
  ["passed", "Passed"],
];

/** @param {any} run @param {any} area */
const resultsOf = (run, area) =>
  run.results.filter((/** @type {any} */ r) => r.area === area.area && r.profile === area.profile);

/** @param {any} r */
const nameOf = (r) => `<span class="tag">${esc(r.confidence)}</span> ${esc(r.title)} <small>${esc(r.law)}</small>`;

/** @param {string} name @param {string} text */
const message = (name, text) => `<figure><figcaption>${name}</figcaption><pre>${esc(text)}</pre></figure>`;

/** @param {any[]} exchange */
function exchanges(exchange) {
  if (!exchange.length) return "<p>This run kept no exchange.</p>";
  const pair = (/** @type {any} */ e, /** @type {number} */ i) => {
    const number = exchange.length > 1 ? ` ${i}` : "";
    return `<div class="exchange">${message(`Request${number}`, e.sent)}${message(`Response${number}`, e.received)}</div>`;
  };
  return exchange.map(pair).join("\n");
}

/** A link to an id inside of `details` opens them. @param {any} r */
function caseOf(r) {
  const reasons = r.reasons?.length ? `<p>${r.reasons.map(esc).join("<br>")}</p>\n` : "";
  return `<details><summary><b>${esc(r.id)}</b> ${nameOf(r)}</summary>
<div class="case" id="${esc(r.id)}">${reasons}<p class="faint">Why it matters: ${esc(r.why)}</p>
${exchanges(r.exchange ?? [])}</div></details>`;
}

/** @param {any} r */
const missing = (r) => `<li id="${esc(r.id)}"><b>${esc(r.id)}</b> ${nameOf(r)}: ${esc(r.reasons?.[0] ?? "")}</li>`;

/** @param {any} run @param {any} area */
function summary(run, area) {
  const { passed, of } = sumOf(run, area);
  const left = resultsOf(run, area).filter((/** @type {any} */ r) => r.outcome === "not-offered").length;
  return `${passed} of ${of} passed${left ? `, ${left} not offered` : ""}`;
}

/** The page of a cell: every case of the area. @param {any} run @param {any} area */
export function areaPage(run, area) {
  const results = resultsOf(run, area);
  const groups = GROUPS.flatMap(([outcome, name]) => {
    const some = results.filter((/** @type {any} */ r) => r.outcome === outcome);
    return some.length ? [`<h2>${name} (${some.length})</h2>`, ...some.map(caseOf)] : [];
  });
  const left = results.filter((/** @type {any} */ r) => r.outcome === "not-offered").map(missing);
  if (left.length) groups.push(`<h2>Not offered (${left.length})</h2>`, `<ul>${left.join("\n")}</ul>`);
  return page(
    `${run.name}, ${area.area}: HTTP semantics`,
    `<p><a href="../index.html">All frameworks</a> · <a href="index.html">${esc(run.name)}</a></p>
<h1>${esc(run.name)}: ${esc(area.area)}</h1>
<p class="faint">${esc(area.about)}</p>
<p>${summary(run, area)}. Choose a case for its exchange, as sent and received. Chunked content is shown without its framing, and octets that are not text as <code>\\x1f</code>.</p>
${groups.join("\n")}`,
    "../",
  );
}

/** @param {any} run @param {any} area */
function section(run, area) {
  const failed = resultsOf(run, area).filter((/** @type {any} */ r) => r.outcome === "failed");
  const items = failed.map(
    (/** @type {any} */ r) => `<li><a href="${fileOf(area)}#${esc(r.id)}">${esc(r.id)}</a> ${nameOf(r)}</li>`,
  );
  return `<h2><a href="${fileOf(area)}">${esc(area.area)}</a> <small>${summary(run, area)}</small></h2>${items.length ? `\n<ul>${items.join("\n")}</ul>` : ""}`;
}

/** The first page of a run. @param {any} run @param {any[]} areas those that ran @param {any[]} others */
export function runPage(run, areas, others) {
  const facts = [
    `Column: ${esc(columnName(run.column))}`,
    run.lines ? `${run.lines} lines` : "",
    run.command ? `<code>${esc(run.command)}</code>` : "",
    esc(run.machine ?? ""),
    esc(run.date.slice(0, 10)),
  ];
  return page(
    `${run.name}: HTTP semantics`,
    `<p><a href="../index.html">All frameworks</a></p>
<h1>${esc(run.name)}</h1>
<p class="faint">${facts.filter(Boolean).join(" · ")}</p>
<p>An area leads to all its cases. Those that failed are listed here.</p>
${areas.map((area) => section(run, area)).join("\n")}
${others.length ? `<h2>Not offered</h2>\n<p>${others.map((area) => esc(area.area)).join(", ")}</p>` : ""}`,
    "../",
  );
}
