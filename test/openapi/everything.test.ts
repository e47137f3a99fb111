import { checkContract, contractText } from "signalbox/testing";
import { describe, expect, it, vi } from "vitest";
import { openEverything, SUNSET } from "./everything.ts";

describe("a service with all that can be declared", () => {
  it.each([1])(
    "keeps its contract over 6,000 requests, before the sunset and after it (seed %i)",
    async (seed) => {
      const { service, document, errors, store } = openEverything();
      const report = await checkContract(service, document, {
        requests: 6000,
        seed,
        parameters: { id: ["1", "2", "3", "4"] },
        situations: {
          "after the sunset": () => {
            const clock = vi.spyOn(Date, "now").mockReturnValue(SUNSET.getTime());
            return () => clock.mockRestore();
          },
          "the store is down": () => {
            store.isDown = true;
            return () => {
              store.isDown = false;
            };
          },
        },
      });
      expect(contractText(report)).toBe(`6000 requests (seed ${seed}): 0 undocumented, 0 never drawn`);
      const others = errors.filter((error) => !String(error).includes("The store is down"));
      expect([report.holds, others]).toEqual([true, []]);
    },
    120_000,
  );

  it("lists what each of them adds", () => {
    const { paths } = openEverything().document;
    const { get, put, patch } = paths["/trains/{id}"] ?? {};
    expect(Object.keys(get?.responses ?? {})).toEqual(["200", "206", "304", "404", "406", "412", "416"]);
    expect([put?.deprecated, Object.keys(put?.responses ?? {})]).toEqual([
      true,
      ["204", "400", "404", "410", "412", "413", "415"],
    ]);
    expect([patch?.deprecated, Object.keys(patch?.responses ?? {})]).toEqual([
      undefined,
      ["204", "400", "404", "409", "412", "413", "415", "422"],
    ]);
  });
});
