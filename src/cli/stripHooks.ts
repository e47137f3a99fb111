import { readFile } from "node:fs/promises";
import { createRequire, type LoadHook } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Stripper } from "./typescript.ts";

/** Loaded by Node into its loader's thread, where `register` sends the data. */

type Strip = (source: string, path: string) => string;

interface Oxc {
  transformSync(path: string, source: string, options: Readonly<Record<string, unknown>>): Transformed;
}

interface Transformed {
  readonly code: string;
  readonly map?: unknown;
  readonly errors: readonly { readonly message: string; readonly codeframe?: string | null }[];
}

interface Esbuild {
  transformSync(source: string, options: Readonly<Record<string, unknown>>): { readonly code: string };
}

interface Typescript {
  transpileModule(source: string, options: Readonly<Record<string, unknown>>): { readonly outputText: string };
}

/** As Node strips: what an import names is taken for a value unless it says `type`, and class fields are defined. */
const LIKE_NODE = { verbatimModuleSyntax: true, useDefineForClassFields: true, target: "es2022" };

const STRIPS: Readonly<Record<Stripper["name"], (module: unknown) => Strip>> = {
  "oxc-transform": (module) => (source, path) => withOxc(module as Oxc, source, path),
  esbuild: (module) => (source, path) =>
    (module as Esbuild).transformSync(source, {
      loader: "ts",
      sourcefile: path,
      sourcemap: "inline",
      logLevel: "silent",
      target: "es2022",
      tsconfigRaw: { compilerOptions: LIKE_NODE },
    }).code,
  typescript: (module) => (source, path) =>
    (module as Typescript).transpileModule(source, {
      fileName: path,
      compilerOptions: { ...LIKE_NODE, target: 9, module: 99, inlineSourceMap: true, inlineSources: true },
    }).outputText,
};

function withOxc(oxc: Oxc, source: string, path: string): string {
  const options = { sourcemap: true, target: "es2022", typescript: { onlyRemoveTypeImports: true } };
  const { code, map, errors } = oxc.transformSync(path, source, options);
  const [error] = errors;
  if (error !== undefined) throw new SyntaxError(`${error.message}${lineIn(error.codeframe ?? "")}`);
  const encoded = Buffer.from(JSON.stringify(map)).toString("base64");
  return `${code}\n//# sourceMappingURL=data:application/json;base64,${encoded}`;
}

/** The line and column of a code frame, which has them behind the file's name. */
function lineIn(frame: string): string {
  const [, place] = /:(\d+:\d+)\]/.exec(frame) ?? [];
  return place === undefined ? "" : ` at ${place}`;
}

let strip: Strip = (source) => source;

export function initialize({ name, path }: Stripper): void {
  strip = STRIPS[name](createRequire(import.meta.url)(path));
}

export const load: LoadHook = async (url, context, nextLoad) => {
  if (!/^file:.*\.m?ts(?:[?#].*)?$/.test(url)) return nextLoad(url, context);
  const path = fileURLToPath(url);
  return { format: "module", shortCircuit: true, source: stripped(await readFile(path, "utf8"), path) };
};

function stripped(source: string, path: string): string {
  try {
    return strip(source, path);
  } catch (error) {
    const { message = String(error) } = error as { readonly message?: string };
    throw new SyntaxError(`${message.trim().split("\n").join(" ")} (${relative(".", path)})`, { cause: error });
  }
}
