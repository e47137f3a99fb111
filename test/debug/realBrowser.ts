import { type Browser, chromium } from "playwright-core";
import { HANG } from "../bounds.mjs";
import { describeWith } from "../programs.ts";

/** What it is started with: no sandbox for root, and nothing that looks for other machines. */
const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Tests that need a real browser. */
export function describeInBrowser(name: string, tests: (start: () => Promise<Browser>) => void): void {
  describeWith("chromium", name, (executablePath) => tests(() => started(executablePath)));
}

/** A browser whose pages wait for as long as the tests do. */
async function started(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS, timeout: HANG });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(HANG);
    return context;
  };
  return browser;
}
