import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { checkContract, checkRaces, contractText, racesText, request } from "signalbox/testing";
import { contract, document, service } from "./contract.ts";

after(() => service.stop());

const open = async (title: string, headers: Record<string, string> = {}) => {
  const opened = await request(service, "POST", "/tickets", { headers, body: { title } });
  assert.equal(opened.status, 201);
  return opened.header("location") ?? "";
};

describe("a ticket", () => {
  it("is opened, listed and read", async () => {
    const path = await open("No toner");
    const ticket = { title: "No toner", status: "open", id: Number(path.split("/").at(-1)) };
    assert.deepEqual(await (await request(service, "GET", path)).json(), ticket);
    const page = await request(service, "GET", `/tickets?cursor=${ticket.id - 1}&limit=1`);
    assert.deepEqual(await page.json(), { tickets: [ticket], next: null });
  });

  it("is opened once for one Idempotency-Key", async () => {
    const key = { "idempotency-key": '"k-1"' };
    assert.equal(await open("Once", key), await open("Once", key));
  });

  it("is changed by a client that has read it, and by no other", async () => {
    const path = await open("Smoke");
    const put = (tag: string | undefined, status: string) =>
      request(service, "PUT", path, {
        headers: tag === undefined ? {} : { "if-match": tag },
        body: { title: "Smoke", status },
      });
    const tag = (await request(service, "GET", path)).header("etag") ?? "";
    assert.equal((await put(undefined, "solved")).status, 428);
    const changed = await put(tag, "solved");
    assert.equal(changed.status, 200);
    assert.equal((await put(tag, "open")).status, 412);
    assert.equal((await put(changed.header("etag"), "pending")).status, 409);
  });

  it("is removed", async () => {
    const path = await open("Gone");
    const tag = (await request(service, "GET", path)).header("etag") ?? "";
    assert.equal((await request(service, "DELETE", path, { headers: { "if-match": tag } })).status, 204);
    assert.equal((await request(service, "GET", path)).status, 404);
  });
});

describe("the service", () => {
  it("responds to the probes of kubernetes.yaml", async () => {
    for (const path of ["/live", "/ready"]) assert.equal((await request(service, "GET", path)).status, 200);
  });

  it("loses no write", async () => {
    const { parameters, bodies } = contract;
    const report = await checkRaces(service, document, { parameters, bodies });
    assert.ok(report.holds, racesText(report));
  });

  it("keeps what its document promises", async () => {
    const report = await checkContract(service, document, { ...contract, requests: 2000 });
    assert.ok(report.holds, contractText(report));
  });
});
