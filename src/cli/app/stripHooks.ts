import { readFile } from "node:fs/promises";
import { createRequire, type LoadHook } from "node:module";
import { fileURLToPath } from "node:url";
import type { StripperData } from "./typescript.ts";

/** Loaded by Node into its loader's thread, where `register` sends the data. */

interface Stripper {
  transformSync(source: string, options: Readonly<Record<string, unknown>>): { readonly code: string };
}

/** What the stripper throws; it is no Error. */
interface Refusal {
  readonly code?: string;
  readonly message?: string;
  readonly snippet?: string;
  readonly startLine?: number;
}

let stripper: Stripper | undefined;
let reason = "";

export function initialize(data: StripperData): void {
  reason = data.reason;
  if (data.path !== undefined) stripper = createRequire(import.meta.url)(data.path) as Stripper;
}

/** Types become blanks, so that lines and columns stay as they are, and no source map is needed. */
export const load: LoadHook = async (url, context, nextLoad) => {
  if (!/^file:[^?#]*\.m?ts(?:[?#]|$)/.test(url)) return nextLoad(url, context);
  if (stripper === undefined) throw new Error(reason);
  const source = await readFile(fileURLToPath(url), "utf8");
  return { format: "module", shortCircuit: true, source: stripped(stripper, source, url) };
};

function stripped(stripper: Stripper, source: string, url: string): string {
  const options = { mode: "strip-only", module: true, deprecatedTsModuleAsError: true };
  try {
    return stripper.transformSync(source, { ...options, filename: fileURLToPath(url) }).code;
  } catch (refusal) {
    throw asNodeSays(refusal as Refusal, url);
  }
}

/** The same error as from a Node that strips types itself: its code, and the position at the head of its stack. */
function asNodeSays({ code, message, snippet = "", startLine = 0 }: Refusal, url: string): Error {
  const error: NodeJS.ErrnoException = new SyntaxError(message ?? "the types cannot be stripped");
  error.code = `ERR_${code === "UnsupportedSyntax" ? "UNSUPPORTED" : "INVALID"}_TYPESCRIPT_SYNTAX`;
  error.stack = `${url}:${startLine}\n${snippet}\n${error.stack ?? ""}`;
  return error;
}
