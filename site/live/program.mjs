// A program of a few TypeScript files, as modules that a browser can import.

/** What a page may import, beside its own files, by the name of its module in `live/`. */
export const LIBRARIES = {
  signalbox: "signalbox",
  "signalbox/cache": "cache",
  "signalbox/codecs": "codecs",
  "signalbox/cookies": "cookies",
  "signalbox/events": "events",
  "signalbox/guards": "guards",
  "signalbox/idempotency": "idempotency",
  "signalbox/limit": "limit",
  "signalbox/multipart": "multipart",
  "signalbox/nodes": "nodes",
  "signalbox/openapi": "openapi",
  "signalbox/patch": "patch",
  jose: "jose",
  zod: "zod",
};

/** The module that a statement imports or exports from. */
const FROM = /(?<=^(?:import|export)\b[^;"]*?")[^"]+(?=";?\s*$)/gm;

/** @param {string} code @returns {string[]} */
export function importsOf(code) {
  return [...code.matchAll(FROM)].map(([name]) => name);
}

/** @param {string} code @param {(name: string) => string} addressOf */
export function withAddresses(code, addressOf) {
  return code.replaceAll(FROM, addressOf);
}

/** The file that exports the service. @param {Readonly<Record<string, string>>} files path -> text */
export function entryOf(files) {
  return ["app.ts", "src/app.ts"].find((path) => path in files) ?? "";
}

/** The path of a file that another imports. @param {string} from @param {string} name "./books.ts" or "./books.js" */
export function pathOf(from, name) {
  return new URL(name, `file:///${from}`).pathname.slice(1).replace(/\.js$/, ".ts");
}

/**
 * The files that the service consists of; undefined where one of them imports what the browser does not have.
 * @param {Readonly<Record<string, string>>} files
 */
export function filesForBrowser(files) {
  const wanted = [entryOf(files)];
  for (const path of wanted) {
    for (const name of importsOf(files[path] ?? "")) {
      if (name in LIBRARIES) continue;
      if (!name.startsWith(".")) return undefined;
      const other = pathOf(path, name);
      if (!(other in files)) return undefined;
      if (!wanted.includes(other)) wanted.push(other);
    }
  }
  return Object.fromEntries(wanted.map((path) => [path, files[path] ?? ""]));
}
