import { type Browser, chromium } from "playwright-core";
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
  describeWith("chromium", name, (executablePath) => tests(() => chromium.launch({ executablePath, args: ARGUMENTS })));
}
