import { readFileSync } from "node:fs";

/** The package's entry points as `exports` of package.json names them: import name -> source file. */
export function entryPoints(): Record<string, string> {
  const { name, exports } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
    name: string;
    exports: Record<string, string | { default: string }>;
  };
  const found: Record<string, string> = {};
  for (const [entryPoint, target] of Object.entries(exports)) {
    if (typeof target === "string") continue;
    found[name + entryPoint.slice(1)] = target.default.replace("./dist/", "src/").replace(/\.js$/, ".ts");
  }
  return found;
}
