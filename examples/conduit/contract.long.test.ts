import { checkContract, contractText, request } from "signalbox/testing";
import { expect, it } from "vitest";

process.env["CONDUIT_DB"] = ":memory:";

it("does what its document says: nothing undocumented, nothing that is never drawn", async () => {
  const { service, document, conduitContract } = await import("./contract.ts");
  const contract = await conduitContract(async (email) => {
    const response = await request(service, "POST", "/api/users/login", {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ user: { email, password: "long enough" } }),
    });
    return (await response.json()).user.token;
  });
  const report = await checkContract(service, document, { ...contract, requests: 1500 });
  expect(contractText(report)).toContain("0 never drawn");
  expect(report.undocumented).toEqual([]);
  expect(report.undrawn).toEqual([]);
  expect(report.faults).toEqual([]);
});

it("says in its document that a blank text is refused", async () => {
  const { document } = await import("./contract.ts");
  const texts = JSON.stringify(document.components.schemas).match(/"type":"string","pattern":"\\\\S"/g);
  expect(texts?.length).toBeGreaterThan(3);
});
