import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { assertTrace, checkContract, contractText, request } from "signalbox/testing";
import { contract, document, service } from "../src/app.ts";

describe("a note", () => {
  it("is written, read and removed", async () => {
    const written = await request(service, "PUT", "/notes/milk", { body: { text: "Buy milk." } });
    assert.equal(written.status, 201);

    const read = await request(service, "GET", "/notes/milk");
    assert.deepEqual(await read.json(), { id: "milk", text: "Buy milk." });

    const removed = await request(service, "DELETE", "/notes/milk");
    assert.equal(removed.status, 204);
    assert.equal((await request(service, "GET", "/notes/milk")).status, 404);
  });

  it("is not sent again to a client that has it", async () => {
    const first = await request(service, "GET", "/notes/hello");
    const again = await request(service, "GET", "/notes/hello", {
      headers: { "if-none-match": first.header("etag") ?? "" },
    });
    assert.equal(again.status, 304);
  });

  it("is refused where it has no text, with a pointer to the fault", async () => {
    const refused = await request(service, "PUT", "/notes/empty", { body: { text: "" } });
    assert.equal(refused.status, 400);
    const { errors } = (await refused.json()) as { errors: { pointer: string }[] };
    assert.deepEqual(
      errors.map(({ pointer }) => pointer),
      ["/text"],
    );
  });

  it("has its readers wait who ask too often", async () => {
    const ask = () => request(service, "GET", "/notes/hello", { peer: "192.0.2.7" });
    const responses = await Promise.all(Array.from({ length: 40 }, ask));
    const late = responses.find(({ status }) => status === 429);
    assert.ok(late);
    assertTrace(late, "B13,B13a");
  });
});

describe("the service", () => {
  it("keeps what its document promises", async () => {
    const report = await checkContract(service, document, { ...contract, requests: 2000 });
    assert.match(contractText(report), / 0 undocumented, 0 never drawn$/);
  });
});
