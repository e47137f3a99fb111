import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { pointerStep } from "../../http/pointer.ts";
import type { OpenapiDocument } from "../../openapi/document.ts";
import { toYaml } from "../../openapi/yaml.ts";
import { loadApp, onlyApp } from "../app/app.ts";
import { type Given, lineFor } from "../line/command.ts";
import { EXIT } from "../line/fault.ts";
import { agreed } from "../line/flags.ts";
import { indentedJson, type Terminal } from "../output/terminal.ts";
import { documentOf } from "./documentOf.ts";

const SHOWN = 10;

export async function runOpenapi(given: Given, terminal: Terminal): Promise<number> {
  const file = given.text("out") ?? (given.has("check") ? "openapi.json" : undefined);
  const inYaml = isInYaml(given, file);
  const document = documentOf(await loadApp(onlyApp(given), "openapi", terminal));
  const text = inYaml ? toYaml(document) : indentedJson(document);
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
  if (asJson) out(indentedJson({ file, current: changed.length === 0, changed }));
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

/** JSON pointers (RFC 6901) to the outermost places at which two JSON values differ. */
export function differences(one: unknown, other: unknown, place = ""): readonly string[] {
  if (one === other) return [];
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return [place || "/"];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => differences(one[name], other[name], place + pointerStep(name)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
