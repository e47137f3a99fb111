import { createRequire, register } from "node:module";
import { pathToFileURL } from "node:url";
import { type CliFault, failed } from "../line/fault.ts";

/** Node's own type stripper as WebAssembly, an optional peer of this package. It refuses what Node refuses. */
const STRIPPER = "@swc/wasm-typescript";

/** What the hooks are sent: where the stripper is, or else why no file can be stripped. */
export interface StripperData {
  readonly path: string | undefined;
  readonly reason: string;
}

/** Lets this process import TypeScript: by the runtime, or by the stripper that is found in the app's project. */
export async function readTypescript(appPath: string): Promise<void> {
  if (!/\.[cm]?ts$/.test(appPath) || isReadByRuntime() || isRegistered) return;
  const path = findStripper([appPath, import.meta.url]);
  if (path === undefined) throw noStripper();
  // First: behind the hooks each of its files would come through the loader's thread, and take twice as long.
  await importPackage(appPath);
  try {
    registerStripper(path);
  } catch (error) {
    throw noStripper(error);
  }
}

/** The package as the app sees it, which may be another copy than this one. What fails here fails again in the app. */
export async function importPackage(appPath: string): Promise<void> {
  try {
    await import(pathToFileURL(createRequire(appPath).resolve("signalbox")).href);
  } catch {
    // The app may not need it, or reports it itself.
  }
}

export function isReadByRuntime(): boolean {
  const { typescript = false } = process.features as { readonly typescript?: unknown };
  return typescript !== false;
}

/** The stripper's path, resolved from the first of `places` that can resolve it. */
export function findStripper(places: readonly string[]): string | undefined {
  for (const place of places) {
    try {
      return createRequire(place).resolve(STRIPPER);
    } catch {
      // Not installed there.
    }
  }
  return undefined;
}

/** Hooks stay for as long as the process. */
let isRegistered = false;

export function registerStripper(path: string | undefined): void {
  const { message, remedy } = noStripper();
  const data: StripperData = { path, reason: `${message}. ${remedy}` };
  register(inPackage("dist/cli/app/stripHooks.js"), { data });
  isRegistered = true;
}

function noStripper(cause?: unknown): CliFault {
  return failed(
    `Node ${process.versions.node} does not read TypeScript by itself, and ${STRIPPER} is not installed`,
    `Install it (npm install --save-dev ${STRIPPER}), or use Node 22.18 or later.`,
    cause,
  );
}

/** The URL of a file in this package. Found by the package's name, because bundled code is in another folder than its source. */
export function inPackage(path: string): URL {
  const manifest = createRequire(import.meta.url).resolve("signalbox/package.json");
  return new URL(path, pathToFileURL(manifest));
}
