import { createRequire, register } from "node:module";
import { CliFault, EXIT } from "./fault.ts";

/** What strips types, and where it is. */
export interface Stripper {
  readonly name: "oxc-transform" | "esbuild" | "typescript";
  readonly path: string;
}

/**
 * Lets this process import TypeScript as it is. Node does so itself from 22.18 on; before that the types are stripped by
 * what is found in the app's project: oxc-transform, esbuild, or typescript up to 6, whose compiler can be called.
 * Nothing is compiled beforehand, and nothing is type-checked.
 */
export function readTypescript(appPath: string): void {
  if (!/\.[cm]?ts$/.test(appPath) || isReadByNode()) return;
  const stripper = findStripper([appPath, import.meta.url]);
  if (stripper === undefined) throw noStripper();
  process.setSourceMapsEnabled(true);
  register("./stripHooks.js", import.meta.url, { data: stripper });
}

function isReadByNode(): boolean {
  const { typescript = false } = process.features as { readonly typescript?: unknown };
  return typescript !== false;
}

/** The first that is seen from one of the places. */
export function findStripper(places: readonly string[]): Stripper | undefined {
  const names = ["oxc-transform", "esbuild", "typescript"] as const;
  for (const place of places) {
    const { resolve } = createRequire(place);
    for (const name of names) {
      const path = resolved(() => (name === "typescript" ? callableTypescript(place) : resolve(name)));
      if (path !== undefined) return { name, path };
    }
  }
  return undefined;
}

/** TypeScript 7 has a compiler that is no library. */
function callableTypescript(place: string): string | undefined {
  const require = createRequire(place);
  const { version } = require("typescript/package.json") as { readonly version: string };
  return Number.parseInt(version, 10) < 7 ? require.resolve("typescript") : undefined;
}

function resolved(look: () => string | undefined): string | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}

function noStripper(): CliFault {
  return new CliFault(
    EXIT.failed,
    `Node ${process.versions.node} does not read TypeScript by itself, and nothing here strips the types`,
    "Install what does (npm install --save-dev oxc-transform), or use Node 22.18 or later.",
  );
}
