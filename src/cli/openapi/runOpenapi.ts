import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { OpenapiDocument } from "../../openapi/document.ts";
import { toYaml } from "../../openapi/yaml.ts";
import { loadApp, onlyApp } from "../app/app.ts";
import { agreed } from "../line/agreed.ts";
import { EXIT } from "../line/fault.ts";
import type { Given } from "../line/given.ts";
import { lineFor } from "../line/lineFor.ts";
import { jsonText, type Terminal } from "../output/terminal.ts";
import { differences } from "./differences.ts";
import { documentOf } from "./documentOf.ts";

const SHOWN = 10;

export async function runOpenapi(given: Given, terminal: Terminal): Promise<number> {
  const file = given.text("out") ?? (given.has("check") ? "openapi.json" : undefined);
  const inYaml = isInYaml(given, file);
  const document = documentOf(await loadApp(onlyApp(given), "openapi", terminal));
  const text = inYaml ? toYaml(document) : jsonText(document);
  if (file === undefined) terminal.out(text);
  else if (given.has("check")) {
    const again = lineFor("openapi", onlyApp(given), "--out", file);
    return check({ document, file, text, inYaml, asJson: given.has("json"), again }, terminal);
  } else {
    writeFileSync(file, text);
    terminal.err(`${terminal.errPaint.green("written")} ${file}: ${sizeOf(document)}\n`);
  }
  return EXIT.ok;
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

interface Checked {
  readonly document: OpenapiDocument;
  readonly file: string;
  readonly text: string;
  readonly inYaml: boolean;
  readonly asJson: boolean;
  /** The line that writes it. */
  readonly again: string;
}

/** JSON is compared as values, so its layout is free; YAML is compared as text. */
function check(
  { document, file, text, inYaml, asJson, again }: Checked,
  { out, err, paint, errPaint }: Terminal,
): number {
  const found = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const changed = inYaml ? (found === text ? [] : ["(the text)"]) : differences(parsed(found), JSON.parse(text));
  if (asJson) out(jsonText({ file, current: changed.length === 0, changed }));
  else if (changed.length === 0) out(`${paint.green("current")} ${file}: ${sizeOf(document)}\n`);
  if (changed.length === 0) return EXIT.ok;
  const said = found === undefined ? "is not there" : "is out of date";
  err(`${errPaint.red("signalbox:")} ${file} ${said}. Write it again: ${again}\n`);
  if (found !== undefined && !asJson) for (const place of changed.slice(0, SHOWN)) err(`  differs at ${place}\n`);
  if (changed.length > SHOWN && !asJson) err(`  and at ${changed.length - SHOWN} more\n`);
  return EXIT.finding;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

function sizeOf({ paths }: OpenapiDocument): string {
  const count = Object.keys(paths).length;
  return `${count} ${count === 1 ? "path" : "paths"}`;
}
