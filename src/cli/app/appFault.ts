import { existsSync, readFileSync } from "node:fs";
import { isAbsolute, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type CliFault, failed, firstLine } from "../line/fault.ts";
import { inPackage } from "./typescript.ts";

export function appFault(what: string, error: unknown): CliFault {
  const where = placeIn(error);
  const message = `${what}: ${firstLine(error)}${where === undefined ? "" : ` (${where})`}`;
  return failed(message, remedyFor(error), error);
}

function remedyFor(error: unknown): string {
  if (!(error instanceof Error)) return "Run it again with --stack to see where.";
  const { code } = error as NodeJS.ErrnoException;
  // It says itself what to write instead. Known by its name: the app may have a copy of the package of its own.
  if (error.name === "MountError") {
    const page = relative(".", fileURLToPath(inPackage("docs/mount-errors.md")));
    return `${page}#${String(code).toLowerCase()} describes it.`;
  }
  if (code === "ERR_MODULE_NOT_FOUND") return missingRemedy(error);
  if (code === "ERR_PACKAGE_IMPORT_NOT_DEFINED") return 'Name it in "imports" of that package.json.';
  if (code === "ERR_UNSUPPORTED_DIR_IMPORT") return "Name the file in that folder: an import leads to a file.";
  if (code === "ERR_PACKAGE_PATH_NOT_EXPORTED") return "See which names that package has: its exports in package.json.";
  if (code === "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX") return ONLY_STRIPPED;
  if (error instanceof SyntaxError) return syntaxRemedy(error.message);
  if (error instanceof ReferenceError && /^(?:require|module|exports|__dirname|__filename) is/.test(error.message))
    return "The package is ESM: write import and export, and import.meta.dirname for __dirname.";
  return "Run it again with --stack to see where.";
}

function syntaxRemedy(message: string): string {
  if (message.includes("does not provide an export named"))
    return "If it is a type, write import type: types are stripped file by file. Otherwise check its name.";
  if (message.includes("outside a module")) return 'Write "type": "module" in its package.json.';
  return "Fix that line.";
}

const ONLY_STRIPPED =
  "Types are only stripped: write an object for an enum, a field for a parameter property, a module for a namespace. " +
  "With erasableSyntaxOnly in tsconfig.json the compiler finds such places.";

function missingRemedy({ message }: Error): string {
  const [, missing = ""] = /'([^']+)' imported from/.exec(message) ?? [];
  const path = missing.startsWith("file:") ? fileURLToPath(missing) : missing;
  if (!isAbsolute(path)) {
    if (isAlias(missing)) return NO_ALIASES;
    return `Install it: npm install ${missing.split("/", missing.startsWith("@") ? 2 : 1).join("/")}`;
  }
  const asTypescript = path.replace(/\.([cm]?)js$/, ".$1ts");
  if (asTypescript !== path && existsSync(asTypescript))
    return "Import it with its own extension, .ts: types are stripped, and names stay as they are.";
  const ending = [".ts", ".js", ".mts", ".mjs"].find((each) => existsSync(path + each));
  if (ending !== undefined) return `Import it with its extension, ${ending}: an import names a file in full.`;
  return "Check the path and the extension of the import.";
}

const NO_ALIASES =
  'Path aliases of tsconfig.json are not resolved: write a relative import, or one such as "#lib/…" with "imports" in ' +
  "package.json.";

/** No package has such a name, as in "@/lib" and "~"; or a folder has it, as with baseUrl; or it is in tsconfig.json. */
function isAlias(specifier: string): boolean {
  const [first = ""] = specifier.split("/");
  if (first === "src" || !/^@?[a-z0-9]/i.test(first) || existsSync(first)) return true;
  return existsSync("tsconfig.json") && readFileSync("tsconfig.json", "utf8").includes(`"${first}/`);
}

/** A URL or a path, with its line: in the stack, or at its head where the file cannot be read. */
const PLACE = /(?<=^|[\s(])(file:\/\/[^\s()]+?|(?:[A-Za-z]:)?[\\/][^\s()]+?):(\d+)(?::\d+|$)/gm;

function placeIn(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.stack === undefined) return undefined;
  for (const [, place = "", line = ""] of error.stack.matchAll(PLACE)) {
    const path = place.startsWith("file:") ? fileURLToPath(place) : place;
    if (!path.includes("node_modules") && !isOurs(path)) return `${relative(".", path)}:${line}`;
  }
  return undefined;
}

/** A file of this package: with source maps a line of the stack names the source. */
const isOurs = (path: string): boolean =>
  ["dist/", "src/"].some((folder) => path.startsWith(fileURLToPath(inPackage(folder))));
