import { describe } from "vitest";
import { Ledger } from "./paid.ts";
import { itCharges, serve } from "./paidSuite.ts";

describe("402 on credits in memory", () => {
  itCharges(async (given) => {
    const ledger = new Ledger({ ada: given });
    return { service: serve(ledger.charging, ledger.paid), credits: async () => ledger.creditsOf("ada") };
  });
});
