// @ts-check
import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

/** The package as it is built, under the name that its users import it by. */
export function linkPackage() {
  const link = join(import.meta.dirname, "node_modules", "signalbox");
  rmSync(link, { recursive: true, force: true });
  symlinkSync(join(import.meta.dirname, "..", ".."), link, "dir");
}
