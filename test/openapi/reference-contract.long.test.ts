import { checkContract, contractText } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { LONG_HANG } from "../bounds.mjs";
import { openLibraryInSteps } from "./steps.ts";

type Drawn = readonly (readonly [string, string, number])[];

/** What one seed draws, and what the service sends for it. */
async function drawn(seed: number): Promise<Drawn> {
  const { service, document, tokens } = await openLibraryInSteps();
  const all: [string, string, number][] = [];
  const handle = service.handle.bind(service);
  service.handle = async (asked) => {
    const response = await handle(asked);
    all.push([asked.method, asked.path, response.status]);
    return response;
  };
  await checkContract(service, document, { requests: 300, seed, credentials: { bearer: tokens } });
  return all;
}

describe("the reference service", () => {
  it("is asked the same, and sends the same, in two runs of one seed", async () => {
    expect(await drawn(7)).toEqual(await drawn(7));
  });

  it.each([1, 2, 3])(
    "keeps its contract over 5,000 requests (seed %i)",
    async (seed) => {
      const { service, document, tokens, errors } = await openLibraryInSteps();
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
