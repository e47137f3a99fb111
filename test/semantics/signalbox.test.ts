import { readFileSync } from "node:fs";
import { serve } from "signalbox/node";
import { describe, expect, it, vi } from "vitest";
import { compareWith, readBaseline } from "../../packages/http-semantics-suite/lib/baseline.mjs";
import { load } from "../../packages/http-semantics-suite/lib/load.mjs";
import { offeredBy, readOffers, targetOf, unknownOf } from "../../packages/http-semantics-suite/lib/offers.mjs";
import { failureText } from "../../packages/http-semantics-suite/lib/report.mjs";
import { runAll } from "../../packages/http-semantics-suite/lib/run.mjs";
import { appOf } from "../../packages/http-semantics-suite/services/signalbox/app.mjs";
import { further } from "../../packages/http-semantics-suite/services/signalbox/further/index.mjs";
import * as files from "../../packages/http-semantics-suite/services/signalbox/further/static.mjs";
import { HANG } from "../bounds.mjs";

const KNOWN = new URL("known.json", import.meta.url).pathname;

describe("the semantics suite on this framework", () => {
  it("passes every must and should that does not wait by the clock, or has a named reason", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const running = await serve(appOf("this framework", { ...further, static: files }), { port: 0, host: "127.0.0.1" });
    try {
      const target = targetOf(running.url, "ours");
      const { cases, areas } = load();
      const offers = await readOffers(target);
      expect(unknownOf(offers, { cases, areas })).toEqual([]);
      const offered = offeredBy(offers);
      const chosen = cases.filter((c) => !c.timed && c.confidence !== "taste" && offered(c));
      const results = await runAll(chosen, areas, target, { offers, jobs: 4, patience: HANG / 1000 });
      const { fresh, fixed } = compareWith(results, readBaseline(KNOWN));
      expect(fresh.map((result) => failureText(result))).toEqual([]);
      expect(fixed).toEqual([]);
      expect(results.length).toBeGreaterThan(1200);
    } finally {
      await running.close();
      vi.restoreAllMocks();
    }
  });

  it("has a reason for each known failure", () => {
    const reasons: string[] = Object.values(JSON.parse(readFileSync(KNOWN, "utf8")));
    expect(reasons.filter((reason) => reason.length < 10)).toEqual([]);
  });
});
