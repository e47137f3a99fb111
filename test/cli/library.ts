import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { freshDist } from "../freshDist.mjs";
import { ROOT } from "./child.ts";

/** The reference service, compiled into a folder of its own, so that tests which run beside each other do not meet in one. */
export class BuiltLibrary {
  readonly path: string;

  constructor() {
    freshDist();
    mkdirSync(join(ROOT, ".cache"), { recursive: true });
    this.path = mkdtempSync(join(ROOT, ".cache/library-"));
    const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
    const out = ["--outDir", this.path, "--tsBuildInfoFile", join(this.path, "library.tsbuildinfo")];
    execFileSync(process.execPath, [tsc, "-p", "examples/library", ...out], { cwd: ROOT });
  }

  file(name: string): string {
    return join(this.path, name);
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
