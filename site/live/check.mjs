// Runs every live example of the built site once, in Chromium: each request of a page gets the status that the page shows.
import { textOf } from "../../scripts/guidePages.mjs";
import { HANG } from "../../test/bounds.mjs";
import { livePages } from "./pages.mjs";

const SHOWN = /^```http\n[A-Z]+ \S+ HTTP\/1\.1\n[\s\S]*?^```\n\n```http\nHTTP\/1\.1 (\d+)/gm;

/**
 * @param {import("playwright-core").Page} page
 * @param {(path: string) => Promise<void>} goTo
 * @param {(text: string) => void} fault
 * @returns {Promise<number>} how many requests were sent
 */
export async function checkLive(page, goTo, fault) {
  let sent = 0;
  for (const path of livePages().keys()) {
    const statuses = [...textOf(path).matchAll(SHOWN)].map(([, status]) => status);
    await goTo(addressOf(path));
    const open = page.getByRole("button", { name: "Run this service here" });
    if (path !== "docs/index.md") await open.click();
    for (const [at, expected] of statuses.entries()) {
      const found = await send(page, at);
      sent += 1;
      if (found !== expected) fault(`${path}, request ${at + 1}: ${found}, and the page shows ${expected}`);
    }
  }
  await checkChange(page, goTo, fault);
  return sent + 2;
}

function addressOf(path) {
  return `/${path
    .slice("docs/".length)
    .replace(/\.md$/, ".html")
    .replace(/(?:README|index)\.html$/, "")}`;
}

/** Sends a request of the page, and gives its status, or what went wrong. */
async function send(page, at) {
  const buttons = page.locator('.live [aria-label="Requests of this page"] button');
  await buttons.first().waitFor({ timeout: HANG });
  return outcome(page, () => buttons.nth(at).click());
}

async function outcome(page, act) {
  await page.locator(".live-send:enabled").waitFor({ timeout: HANG });
  const sent = Number(await page.locator(".live-outcome").getAttribute("data-sent"));
  await act();
  await page.locator(`.live-outcome[data-sent="${sent + 1}"]`).waitFor({ state: "attached", timeout: HANG });
  const status = page.locator(".live-status");
  return (await status.count()) > 0 ? (await status.innerText()).slice(0, 3) : page.locator(".live-fault").innerText();
}

/** The home page: a callback is changed, and with it the status; a link has the change. */
async function checkChange(page, goTo, fault) {
  await goTo("/");
  await page.locator(".live-status").waitFor({ timeout: HANG });
  const editor = page.locator(".live textarea").first();
  const code = await editor.inputValue();
  await editor.fill(code.replace("String(entity.version)", '(entity.version as number).toString() + "-changed"'));
  const changed = await send(page, 0);
  if (changed !== "200") fault(`a tag that was changed gives ${changed}, not 200`);
  await page.getByRole("button", { name: "Copy link" }).click();
  await page.waitForFunction(() => globalThis.location.hash.startsWith("#live="), undefined, { timeout: HANG });
  await page.reload();
  await page.locator(".live-panel").waitFor({ timeout: HANG });
  if (!(await editor.inputValue()).includes("-changed")) fault("the link has lost what was changed");
  if ((await page.locator(".live-status").count()) > 0)
    fault("the code of a link ran before its reader sent a request");
  const shared = await outcome(page, () => page.locator(".live-send").click());
  if (shared !== "200") fault(`the code of a link gives ${shared}, not 200`);
}
