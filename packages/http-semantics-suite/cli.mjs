#!/usr/bin/env node
// @ts-check
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import { compareWith, readBaseline, writeBaseline } from "./lib/baseline.mjs";
import { checkService } from "./lib/check.mjs";
import { jsonOf } from "./lib/json.mjs";
import { load } from "./lib/load.mjs";
import { missingOf, readOffers, targetOf, unknownOf } from "./lib/offers.mjs";
import { chosenOf, optionsOf, USAGE } from "./lib/options.mjs";
import { briefText, failureText, junitOf, missingText, summaryText } from "./lib/report.mjs";
import { runAll } from "./lib/run.mjs";

/** @param {any} options @param {string} name @param {any[]} results @param {Map<string, string>} known */
function conclude(options, name, results, known) {
  if (options.json) {
    const { version } = JSON.parse(fs.readFileSync(new URL("./package.json", import.meta.url), "utf8"));
    const text = jsonOf({ suite: version, name, date: new Date().toISOString(), node: process.version }, results);
    if (options.json === "-") console.log(text);
    else fs.writeFileSync(options.json, `${text}\n`);
  }
  if (options.junit) fs.writeFileSync(options.junit, junitOf(name, results, known));
  const compared = compareWith(results, known);
  if (options.json !== "-") {
    console.log(`${name}\n${summaryText(results)}`);
    if (compared.known.length) console.log(`${compared.known.length} failures are known by the baseline`);
    if (compared.fresh.length && known.size) console.log(`new failures: ${compared.fresh.map((r) => r.id).join(", ")}`);
    if (compared.fixed.length) console.log(`fixed, remove them from the baseline: ${compared.fixed.join(", ")}`);
  }
  if (options["write-baseline"]) writeBaseline(options["write-baseline"], results);
  return compared.fresh.length ? 1 : 0;
}

/** @param {string[]} args */
async function main(args) {
  const options = /** @type {any} */ (optionsOf(args));
  const suite = load();
  const cases = chosenOf(suite.cases, options);
  if (options.list) {
    for (const c of cases)
      console.log([c.id, c.profile, c.area, c.confidence, c.timed ? "timed" : "", c.law, c.title].join("\t"));
    console.log(`${cases.length} cases`);
    return 0;
  }
  if (options.help || !options.base) {
    console.log(USAGE);
    return options.help ? 0 : 2;
  }
  const target = targetOf(options.base, randomBytes(4).toString("hex"));
  const offers = await readOffers(target);
  const unknown = unknownOf(offers, suite);
  if (unknown.length) throw new Error(unknown.join("\n"));
  const missing = missingOf(offers);
  if (missing.length) console.error(missingText(missing));
  if (options.check) {
    const { text, complete } = await checkService(suite, target, offers);
    console.log(text);
    return complete ? 0 : 1;
  }
  const known = options.baseline ? readBaseline(options.baseline) : new Map();
  for (const id of known.keys())
    if (!suite.cases.some((c) => c.id === id)) throw new Error(`${options.baseline}: the suite has no case ${id}`);
  const done = (/** @type {any} */ result) => {
    if (result.outcome !== "failed" || options.json === "-") return;
    if (known.has(result.id)) console.log(`known ${result.id} ${result.title}`);
    else console.log(options.brief ? briefText(result) : failureText(result));
  };
  const how = {
    offers,
    jobs: Number(options.jobs ?? 4),
    ...(options.patience && { patience: Number(options.patience) }),
    exchanges: options.exchanges,
    done,
  };
  return conclude(options, offers.name, await runAll(cases, suite.areas, target, how), known);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exitCode = 2;
}
