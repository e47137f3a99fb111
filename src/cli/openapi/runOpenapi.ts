import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { jsonOf } from "../../codecs/jsonParse.ts";
import type { OpenapiDocument } from "../../openapi/document.ts";
import { generateOpenapi } from "../../openapi/generate.ts";
import { toYaml } from "../../openapi/yaml.ts";
import { differences } from "../../testing/raceDifference.ts";
import { type App, loadApp, onlyApp } from "../app/app.ts";
import { agreed, deliverOrCheck, type Given, lineFor } from "../line/command.ts";
import { failed, firstLine } from "../line/fault.ts";
import { indentedJson, type Terminal } from "../output/terminal.ts";

export async function runOpenapi(given: Given, terminal: Terminal): Promise<number> {
  const file = given.text("out") ?? (given.has("check") ? "openapi.json" : undefined);
  const inYaml = isInYaml(given, file);
  const document = documentOf(await loadApp(onlyApp(given), "openapi", terminal));
  const text = inYaml ? toYaml(document) : indentedJson(document);
  // JSON is compared as values, so its layout is free; YAML is compared as text.
  const changes = (found: string | undefined) =>
    inYaml
      ? found === text
        ? []
        : ["(the text)"]
      : [...differences(jsonOf(found ?? "")?.value, JSON.parse(text))].map(([place]) => place || "/");
  const again = (path: string) => lineFor("openapi", onlyApp(given), "--out", path);
  return deliverOrCheck(given, { text, file, note: `: ${sizeOf(document)}`, again, changes }, terminal);
}

function isInYaml(given: Given, file: string | undefined): boolean {
  const format = agreed([
    ["--yaml", given.has("yaml") ? "yaml" : undefined],
    // With --check it is the result of the comparison that is JSON.
    ["--json", given.has("json") && !given.has("check") ? "json" : undefined],
    [`--out ${file}`, file === undefined ? undefined : /\.ya?ml$/.test(file) ? "yaml" : "json"],
  ]);
  return format === "yaml";
}

function sizeOf({ paths }: OpenapiDocument): string {
  const count = Object.keys(paths).length;
  return `${count} ${count === 1 ? "path" : "paths"}`;
}

/** The app's own document, or else one made from its resources, with the name and version of its package. */
export function documentOf({ document, service, path }: App): OpenapiDocument {
  if (document !== undefined) return document;
  const { name = "Service", version = "0.0.0" } = manifestOf(dirname(resolve(path)));
  try {
    return generateOpenapi(service, { title: name, version });
  } catch (error) {
    const remedy = `Or make the document in ${path} and export it: export const document = mountOpenapi(service, { … })`;
    throw failed(firstLine(error), remedy, error);
  }
}

function manifestOf(folder: string): { readonly name?: string; readonly version?: string } {
  const path = join(folder, "package.json");
  if (existsSync(path)) return JSON.parse(readFileSync(path, "utf8")) as { name?: string; version?: string };
  return dirname(folder) === folder ? {} : manifestOf(dirname(folder));
}
