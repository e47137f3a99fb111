import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeInBrowser } from "./debug/realBrowser.ts";
import { freshDist } from "./freshDist.mjs";

const FILE_BYTES = 300_000_000;
/** A third of the file: what is kept whole shows. In MiB. */
const MOST = 100;

describeInBrowser("a form in a browser", (startBrowser) => {
  const folder = mkdtempSync(join(tmpdir(), "signalbox-upload-"));
  const file = join(folder, "harbour.png");
  let server: ChildProcess;
  let port: unknown;
  let browser: Browser;

  beforeAll(async () => {
    freshDist();
    writeFileSync(file, "");
    // A file of holes: it takes no space on the disk.
    truncateSync(file, FILE_BYTES);
    server = fork(new URL("./uploads/server.mjs", import.meta.url));
    [port] = (await once(server, "message")) as unknown[];
    browser = await startBrowser();
  });

  afterAll(async () => {
    await browser?.close();
    server?.kill();
    rmSync(folder, { recursive: true });
  });

  async function memory(): Promise<number> {
    server.send("memory");
    const [bytes] = (await once(server, "message")) as unknown[];
    return Number(bytes) / 2 ** 20;
  }

  it("uploads 300 MB, and the server's memory stays flat (RFC 7578)", async () => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${String(port)}/`);
    await page.setInputFiles("input[type=file]", file);
    const idle = await memory();
    let [peak, isSent] = [idle, false];
    const sent = page
      .click("button")
      .then(() => page.waitForURL("**/photos"))
      .finally(() => {
        isSent = true;
      });
    while (!isSent) peak = Math.max(peak, await memory());
    await sent;
    expect(JSON.parse((await page.textContent("pre")) ?? "")).toEqual({ title: "Harbour", bytes: FILE_BYTES });
    expect(peak - idle).toBeLessThan(MOST);
  });
});
