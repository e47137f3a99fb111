import { checkContract, contractText } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { LONG_HANG } from "../bounds.mjs";
import { openLibrary } from "./library.ts";

describe("the reference service", () => {
  it.each([1, 2, 3])(
    "keeps its contract over 5,000 requests (seed %i)",
    async (seed) => {
      const { service, document, tokens, errors } = await openLibrary();
      const report = await checkContract(service, document, {
        requests: 5000,
        seed,
        credentials: { bearer: tokens },
        parameters: { id: ["1", "2", "3", "5", "6", "7"] },
        bodies: { postLogin: [{ username: "ada", password: "analytical" }] },
      });
      expect(contractText(report)).toBe(`5000 requests (seed ${seed}): 0 undocumented, 0 never drawn`);
      expect(report.holds).toBe(true);
      expect(errors).toEqual([]);
    },
    LONG_HANG,
  );
});
