// @ts-check
// node test/faults.mjs [--set blind] [--reference ../reference] [--from 1] [--only 3,17] [--json FILE]
// Runs the cases on the reference with each of its seeded faults, and tells which fault no case finds.
// The records in reference/first-runs were made by a former script (run-faults.mjs), which counted no case of taste.
import { spawn } from "node:child_process";
import fs from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { load } from "../lib/load.mjs";
import { offeredBy, readOffers, targetOf } from "../lib/offers.mjs";
import { runAll } from "../lib/run.mjs";

const here = fileURLToPath(new URL("../reference", import.meta.url));
const { values } = parseArgs({
  options: {
    set: { type: "string" },
    reference: { type: "string", default: here },
    from: { type: "string", default: "1" },
    only: { type: "string" },
    json: { type: "string" },
    untimed: { type: "boolean", default: false },
  },
});

/** @param {string[]} args @returns {Promise<{ base: string, stop: () => void }>} */
function start(args) {
  const child = spawn(process.execPath, [join(values.reference, "main.mjs"), ...args]);
  return new Promise((resolve, reject) => {
    child.stdout.once("data", (data) => resolve({ base: String(data).trim(), stop: () => child.kill() }));
    child.once("exit", (code) => reject(new Error(`the reference ended with ${code} (${args.join(" ")})`)));
  });
}

const faults = JSON.parse(
  fs.readFileSync(join(values.reference, values.set ? `${values.set}-faults.json` : "faults.json"), "utf8"),
);
const { cases, areas } = load();
/** Areas that the faults name otherwise. @type {Record<string, string[]>} */
const NAMED = {
  errors: ["status"],
  caching: ["conditional"],
  digests: ["digest"],
  links: ["link"],
  multipart: ["uploads"],
  events: ["sse"],
  conditional: ["conditional", "preconditions"],
};

/**
 * The cases that fail, and fail again. Those of the area of the fault run first, those that wait last, and the first failures end the run.
 * @param {string[]} args @param {string} area @param {Set<string>} known
 */
async function failuresOf(args, area, known) {
  const { base, stop } = await start(args);
  try {
    // Each run has ids of its own: else a note that the run before created is 204 instead of 201.
    let runs = 0;
    const fresh = () => targetOf(base, `f${Date.now().toString(36)}-${(runs += 1)}`);
    const offers = await readOffers(fresh());
    const offered = offeredBy(offers);
    const own = NAMED[area] ?? [area];
    const later = (/** @type {any} */ c) => Number(!own.includes(c.area)) + 2 * Number(c.timed ?? false);
    const chosen = cases.filter((c) => offered(c) && !known.has(c.id) && !(values.untimed && c.timed));
    chosen.sort((a, b) => later(a) - later(b));
    const run = (/** @type {any[]} */ some, /** @type {number} */ enough) =>
      runAll(some, areas, fresh(), { offers, jobs: 8, enough });
    const near = args.length
      ? await run(
          chosen.filter((c) => own.includes(c.area) && !c.timed),
          1,
        )
      : [];
    const isFound = near.some((r) => r.outcome === "failed");
    const results = isFound ? near : await run(chosen, args.length ? 1 : Infinity);
    const bad = results.filter((r) => r.outcome === "failed" || r.outcome === "differs").map((r) => r.id);
    const again = await run(
      chosen.filter((c) => bad.includes(c.id)),
      Infinity,
    );
    const of = (/** @type {string} */ outcome) => again.filter((r) => r.outcome === outcome).map((r) => r.id);
    return { failed: of("failed"), differs: of("differs") };
  } finally {
    stop();
  }
}

// A case that fails without a fault proves nothing.
const sound = await failuresOf([], "", new Set());
const known = new Set([...sound.failed, ...sound.differs]);
console.log(`without a fault: ${sound.failed.length ? sound.failed.join(" ") : "all pass"}`);
const found = [];
/** @type {{ name: string, area: string, noLaw?: boolean }[]} the first set has numbers, the others have ids */
const all = faults.map((/** @type {any} */ { id, area, noLaw }, /** @type {number} */ i) => ({
  name: values.set ? id : String(i + 1),
  area,
  noLaw,
}));
const chosen = all.slice(Number(values.from) - 1).filter(({ name }) => values.only?.split(",").includes(name) ?? true);
for (const { name: fault, area, noLaw } of chosen) {
  const run = await failuresOf(["--fault", fault], area, known).catch((error) => {
    console.log(`${fault}\t${area}\t${error.message}`);
  });
  if (!run) continue;
  // A fault that no law forbids is found by a case of taste.
  const by = run.failed.length ? run.failed : run.differs.map((id) => `${id} (taste)`);
  found.push({ fault, area, by, noLaw });
  console.log(`${fault}\t${area}\t${by.join(" ") || (noLaw ? "no law forbids it" : "NOT FOUND")}`);
}
const lawful = found.filter((f) => !f.noLaw);
const missed = lawful.filter((f) => f.by.length === 0).map((f) => f.fault);
console.log(
  `${lawful.length - missed.length} of ${lawful.length} faults found${missed.length ? `; missed: ${missed.join(", ")}` : ""}`,
);
if (values.json) fs.writeFileSync(values.json, `${JSON.stringify(found, null, 1)}\n`);
process.exitCode = missed.length ? 1 : 0;
