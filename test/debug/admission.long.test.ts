import { resource, Service } from "signalbox";
import { admission } from "signalbox/admission";
import { debug } from "signalbox/debug";
import { serve } from "signalbox/node";
import { expect, it, onTestFinished } from "vitest";
import { describeInBrowser } from "./realBrowser.ts";

describeInBrowser("the debugger's page of a service with admission", (start) => {
  it("shows that a request was refused at B13, by what, and what it was told (ruling 67)", async () => {
    let end: () => void = () => undefined;
    const slow = resource("/slow", { GET: () => new Promise<object>((resolve) => (end = () => resolve({}))) });
    const gate = admission({ limit: { initial: 1, least: 1, most: 1 }, waiting: 0 });
    const service = new Service({ with: [gate], resources: { slow } });
    debug(service, "/_debugger");
    const serving = await serve(service, { host: "127.0.0.1", port: 0 });
    const browser = await start();
    onTestFinished(async () => {
      await browser.close();
      serving.server.closeAllConnections();
      await serving.close();
    });
    const page = await browser.newPage();
    await page.goto(`${serving.url}/_debugger`);
    await page.waitForSelector("#live.on");

    const held = fetch(`${serving.url}/slow`);
    await expect.poll(() => gate.stats().inFlight).toBe(1);
    const refused = await fetch(`${serving.url}/slow`);
    expect(refused.status).toBe(503);
    await page.locator("#list li", { hasText: "503" }).locator(".open").click();
    await page.locator("#verdict", { hasText: "503 Service Unavailable" }).waitFor();
    expect(await page.locator("#verdict").textContent()).toMatch(
      /Decided at B13 Is the service available\? no by .*serviceAvailable/,
    );
    expect(await page.locator(".trace .decisive .id").textContent()).toBe("B13");
    expect(await page.locator(".trace .ending").textContent()).toContain("More requests arrive than can be served");
    expect(await page.locator(".node.lit").count()).toBe(1);
    end();
    expect((await held).status).toBe(200);
  });
});
