// @ts-check
import fs from "node:fs";
import { join } from "node:path";
import { load } from "../lib/load.mjs";
import { unpacked } from "./packed.mjs";

/** @typedef {{ id: string, framework: string, column: string, name: string, date: string, command?: string, lines?: number, machine?: string, suite: string, results: any[] }} Run */

/** A case may have become taste after the run, or the other way round. @param {string} outcome @param {string} confidence */
function outcomeOf(outcome, confidence) {
  if (outcome !== "failed" && outcome !== "differs") return outcome;
  return confidence === "taste" ? "differs" : "failed";
}

/** The results that runs wrote, each case with its title, law and why. @param {string} folder @returns {{ runs: Run[], areas: any[] }} */
export function readRuns(folder) {
  const { cases, areas } = load();
  const byId = new Map(cases.map((c) => [c.id, c]));
  const files = fs.readdirSync(folder).filter((f) => f.endsWith(".json"));
  const runs = files.sort().map((file) => {
    const run = unpacked(JSON.parse(fs.readFileSync(join(folder, file), "utf8")));
    const results = run.results.flatMap((/** @type {any} */ r) => {
      const c = byId.get(r.id);
      if (!c) return [];
      const { title, law, why, area, profile, confidence } = c;
      return [{ ...r, title, law, why, area, profile, confidence, outcome: outcomeOf(r.outcome, confidence) }];
    });
    const id = file.replace(/\.json$/, "");
    return { framework: run.name, column: "bare", ...run, id, results };
  });
  return { runs, areas };
}

/** The sum of an area; `not offered` if no case ran. @param {Run} run @param {{ profile: string, area: string }} area */
export function sumOf(run, area) {
  const ran = run.results.filter(
    (r) => r.area === area.area && r.profile === area.profile && r.outcome !== "not-offered",
  );
  const counted = ran.filter((r) => r.confidence !== "taste");
  const failed = counted.filter((r) => r.outcome === "failed");
  return {
    ran: ran.length,
    of: counted.length,
    passed: counted.length - failed.length,
    must: failed.filter((r) => r.confidence === "must").length,
  };
}
