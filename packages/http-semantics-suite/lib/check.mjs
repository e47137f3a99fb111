// @ts-check
import { controlOf, offeredBy } from "./offers.mjs";
import { runCase } from "./run.mjs";

/** A request as a reader knows it. @param {any} r */
const askedOf = (r) => `${r.method} ${r.target}`.replace(/\{\{run\}\}-[\w-]+/g, "{id}").replace(/-?\{\{.*?\}\}/g, "");

/** @param {any} area */
const nameOf = (area) => (area.profile === area.area ? area.area : `${area.profile}/${area.area}`);

/** The request that failed, and why. @param {any} probe @param {string} bad */
function faultOf(probe, bad) {
  const [, at, reason] = /^response (\d+): (.*)$/s.exec(bad) ?? [];
  const asked = at === undefined ? probe.requests : [probe.requests[Number(at)]];
  return `       ${asked.map(askedOf).join(", ")}: ${reason ?? bad}`;
}

/** Areas that are not listed: those of the core profile each, the others in one line. @param {any[]} areas */
function unlistedLines(areas) {
  const core = areas.filter((a) => a.profile === "core");
  const others = areas.filter((a) => a.profile !== "core").map(nameOf);
  const lines = core.map((a) => `-    ${nameOf(a)}: not listed (${a.about})`);
  return others.length ? [...lines, `-    further profiles that are not listed: ${others.join(", ")}`] : lines;
}

/**
 * Tries the requests that each area rests on. Areas that are not listed come first, those that lack something last. A fault of several areas is told once.
 * @param {any} suite @param {any} target @param {import("./offers.mjs").Offers} offers
 * @returns {Promise<{ text: string, complete: boolean }>}
 */
export async function checkService(suite, target, offers) {
  const offered = offeredBy(offers);
  const listed = suite.areas.filter((/** @type {any} */ a) => offered({ ...a, requests: [] }));
  /** @type {string[]} */
  const working = [];
  /** @type {string[]} */
  const lacking = [];
  const told = new Set();
  for (const area of listed) {
    const probes = [
      controlOf(area.control, offers),
      ...suite.probes.filter((/** @type {any} */ p) => p.area === area.area && offered(p)),
    ];
    const faults = new Set();
    for (const probe of probes) {
      const { bad } = await runCase(probe, target);
      if (bad.length) faults.add(faultOf(probe, bad[0] ?? ""));
    }
    const fresh = [...faults].filter((fault) => !told.has(fault));
    const before = faults.size > fresh.length ? ": see above" : "";
    if (faults.size) lacking.push(`LACK ${nameOf(area)}${before}`, ...fresh);
    else working.push(`ok   ${nameOf(area)}: ${probes.length} of ${probes.length} work`);
    for (const fault of fresh) told.add(fault);
  }
  const end = told.size
    ? `${told.size} requests do not work yet: see SERVICE.md`
    : "The requests that the listed areas rest on work. Refusals (413, 415, 422) were not tried.";
  const unlisted = suite.areas.filter((/** @type {any} */ a) => !listed.includes(a));
  return { text: [...unlistedLines(unlisted), ...working, ...lacking, end].join("\n"), complete: told.size === 0 };
}
