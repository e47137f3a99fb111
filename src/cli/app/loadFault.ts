import { existsSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { MountError } from "../../resource/mountError.ts";
import { CliFault, EXIT, firstLine } from "../line/fault.ts";

/** Why an app does not load, with a remedy for the usual causes. */
export function loadFault(path: string, error: unknown): CliFault {
  const where = placeIn(error);
  const message = `${path} does not load: ${firstLine(error)}${where === undefined ? "" : ` (${where})`}`;
  return new CliFault(EXIT.failed, message, remedyFor(error), error);
}

function remedyFor(error: unknown): string {
  if (!(error instanceof Error)) return "Run it again with --stack to see where.";
  const { code } = error as NodeJS.ErrnoException;
  // It says itself what to write instead. Known by its name: the app may have a copy of the package of its own.
  if (error instanceof MountError || error.name === "MountError") return "docs/mount-errors.md describes it.";
  if (code === "ERR_MODULE_NOT_FOUND") return missingRemedy(error);
  if (code === "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX") return ONLY_STRIPPED;
  if (error instanceof SyntaxError && error.message.includes("does not provide an export named"))
    return "If it is a type, write import type: types are stripped file by file.";
  if (error instanceof SyntaxError && error.message.includes("outside a module"))
    return 'Write "type": "module" in its package.json.';
  return error instanceof SyntaxError ? "Fix that line." : "Run it again with --stack to see where.";
}

const ONLY_STRIPPED =
  "Types are only stripped: write an object for an enum, a field for a parameter property, a module for a namespace. " +
  "With erasableSyntaxOnly in tsconfig.json the compiler finds such places.";

function missingRemedy({ message }: Error): string {
  const [, missing = ""] = /'([^']+)' imported from/.exec(message) ?? [];
  const asTypescript = missing.replace(/\.([cm]?)js$/, ".$1ts");
  if (missing.startsWith("/") && asTypescript !== missing && existsSync(asTypescript))
    return "Import it with its own extension, .ts: types are stripped, and names stay as they are.";
  if (missing.startsWith("/") || missing.startsWith("file:")) return "Check the path and the extension of the import.";
  return `Install it: npm install ${missing}`;
}

/** A URL or a path, with its line: in the stack, or at its head where the file cannot be read. */
const PLACE = /(?<=^|[\s(])(file:\/\/[^\s()]+?|(?:[A-Za-z]:)?[\\/][^\s()]+?):(\d+)(?::\d+|$)/gm;

/** The first line of the stack that is in the user's code. */
function placeIn(error: unknown): string | undefined {
  if (!(error instanceof Error) || error.stack === undefined) return undefined;
  for (const [, place = "", line = ""] of error.stack.matchAll(PLACE)) {
    const path = place.startsWith("file:") ? fileURLToPath(place) : place;
    if (!path.includes("node_modules") && !isOurs(path)) return `${relative(".", path)}:${line}`;
  }
  return undefined;
}

/** A file of this package, as it is installed. */
function isOurs(path: string): boolean {
  return path.startsWith(fileURLToPath(new URL("../..", import.meta.url)));
}
