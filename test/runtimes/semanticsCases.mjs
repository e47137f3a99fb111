// @ts-check
import { readFileSync } from "node:fs";
import { compareWith } from "../../packages/http-semantics-suite/lib/baseline.mjs";
import { load } from "../../packages/http-semantics-suite/lib/load.mjs";
import { offeredBy, readOffers, targetOf } from "../../packages/http-semantics-suite/lib/offers.mjs";
import { failureText } from "../../packages/http-semantics-suite/lib/report.mjs";
import { runAll } from "../../packages/http-semantics-suite/lib/run.mjs";
import { HANG } from "../bounds.mjs";

/** @param {string} file @returns {Record<string, any>} */
const read = (file) => JSON.parse(readFileSync(new URL(`../semantics/${file}`, import.meta.url), "utf8"));

/**
 * Every must and should that does not wait by the clock. A known failure has its reason in test/semantics.
 * @param {string} runtime
 */
export function semanticsCases(runtime) {
  const known = new Map(Object.entries({ ...read("known.json"), ...read("known-runtimes.json")[runtime] }));
  return async (/** @type {string} */ url) => {
    const target = targetOf(url, runtime.toLowerCase());
    const { cases, areas } = load();
    const offers = await readOffers(target);
    const offered = offeredBy(offers);
    const chosen = cases.filter((c) => !c.timed && c.confidence !== "taste" && offered(c));
    const results = await runAll(chosen, areas, target, { offers, jobs: 4, patience: HANG / 1000 });
    const { fresh, fixed } = compareWith(results, known);
    return results.map((result) => ({
      name: result.id,
      run: async () => {
        if (fresh.includes(result)) throw new Error(failureText(result));
        const isSteady = !known.get(result.id)?.startsWith("Sometimes: ");
        if (isSteady && fixed.includes(result.id)) throw new Error("it passes: take it out of the known failures");
      },
    }));
  };
}
