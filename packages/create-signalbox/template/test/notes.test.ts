import { assertTrace, checkContract, contractText, request } from "signalbox/testing";
import { describe, expect, it } from "vitest";
import { contract, document, service } from "../src/app.ts";

describe("a note", () => {
  it("is written, read and removed", async () => {
    const written = await request(service, "PUT", "/notes/milk", { body: { text: "Buy milk." } });
    expect(written.status).toBe(201);

    const read = await request(service, "GET", "/notes/milk");
    expect(await read.json()).toEqual({ id: "milk", text: "Buy milk." });

    const removed = await request(service, "DELETE", "/notes/milk");
    expect(removed.status).toBe(204);
    expect((await request(service, "GET", "/notes/milk")).status).toBe(404);
  });

  it("is not sent again to whoever has it", async () => {
    const first = await request(service, "GET", "/notes/hello");
    const again = await request(service, "GET", "/notes/hello", {
      headers: { "if-none-match": first.header("etag") ?? "" },
    });
    expect(again.status).toBe(304);
  });

  it("is refused where it has no text, with a pointer to the fault", async () => {
    const refused = await request(service, "PUT", "/notes/empty", { body: { text: "" } });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ errors: [{ pointer: "/text" }] });
  });

  it("has its readers wait who ask too often", async () => {
    const peer = "192.0.2.7";
    for (let at = 0; at < 20; at += 1) await request(service, "GET", "/notes/hello", { peer });
    const late = await request(service, "GET", "/notes/hello", { peer });
    expect(late.status).toBe(429);
    assertTrace(late, "B13,B13a");
  });
});

describe("the service", () => {
  it("keeps what its document promises", async () => {
    const report = await checkContract(service, document, { ...contract, requests: 2000 });
    expect(contractText(report)).toMatch(/ 0 undocumented, 0 never drawn$/);
  });
});
