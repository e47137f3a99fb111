import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { installing } from "../../scripts/install-lock.mjs";

/** Programs that read documents and are not the framework's: they have a lock file of their own. */
export const judges = fileURLToPath(new URL("../../tools/openapi-client", import.meta.url));
const cache = fileURLToPath(new URL("../../.cache", import.meta.url));

/** Installs them where they are not there whole; test files that need them at once wait for the first of them. */
export function installJudges(): void {
  mkdirSync(cache, { recursive: true });
  installing(`${cache}/judges.pid`, () => {
    // npm writes it last.
    if (existsSync(`${judges}/node_modules/.package-lock.json`)) return;
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], { cwd: judges, stdio: "pipe" });
  });
}
