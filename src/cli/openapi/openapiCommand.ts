import { existsSync, readFileSync, writeFileSync } from "node:fs";
import type { OpenapiDocument } from "../../openapi/document.ts";
import { toYaml } from "../../openapi/yaml.ts";
import { appAndRest, loadApp } from "../app/app.ts";
import { APP_ABOUT, type Command } from "../line/command.ts";
import { EXIT } from "../line/fault.ts";
import { jsonText, type Terminal } from "../output/terminal.ts";
import { documentOf } from "./documentOf.ts";

const ABOUT = `Prints the OpenAPI document, which is derived from the plans that handle requests. The app may make it itself:
export const document = generateOpenapi({ … }). Otherwise it is made from the resources that have a describe, with
the name and version of the nearest package.json.

--check compares it with the file instead of writing it, and exits with 1 if they differ: for CI.

${APP_ABOUT}`;

const SHOWN = 10;

export const openapiCommand: Command = {
  name: "openapi",
  summary: "print, write or check the OpenAPI document",
  takes: "[app]",
  most: 1,
  about: ABOUT,
  flags: {
    out: { type: "string", short: "o", value: "FILE", says: "write it to a file; .yaml and .yml are written in YAML" },
    check: { type: "boolean", says: "fail if the file is out of date (openapi.json unless --out names one)" },
    yaml: { type: "boolean", says: "print YAML" },
  },
  examples: [
    "signalbox openapi",
    "signalbox openapi src/app.ts --out openapi.json",
    "signalbox openapi --check --out openapi.json",
  ],
  run: async (given, terminal) => {
    const document = documentOf(await loadApp(appAndRest(given).app, "openapi"));
    const file = given.text("out") ?? (given.has("check") ? "openapi.json" : undefined);
    const inYaml = file === undefined ? given.has("yaml") : /\.ya?ml$/.test(file);
    const text = inYaml ? toYaml(document) : jsonText(document);
    if (file === undefined) terminal.out(text);
    else if (given.has("check")) return check({ document, file, text, inYaml, asJson: given.has("json") }, terminal);
    else {
      writeFileSync(file, text);
      terminal.err(`${terminal.errPaint.green("written")} ${file}: ${sizeOf(document)}\n`);
    }
    return EXIT.ok;
  },
};

interface Checked {
  readonly document: OpenapiDocument;
  readonly file: string;
  readonly text: string;
  readonly inYaml: boolean;
  readonly asJson: boolean;
}

/** JSON is compared as values, so its layout is free; YAML is compared as text. */
function check({ document, file, text, inYaml, asJson }: Checked, { out, err, paint, errPaint }: Terminal): number {
  const found = existsSync(file) ? readFileSync(file, "utf8") : undefined;
  const changed = inYaml ? (found === text ? [] : ["(the text)"]) : differences(parsed(found), JSON.parse(text));
  if (asJson) out(jsonText({ file, current: changed.length === 0, changed }));
  else if (changed.length === 0) out(`${paint.green("current")} ${file}: ${sizeOf(document)}\n`);
  if (changed.length === 0) return EXIT.ok;
  const said = found === undefined ? "is not there" : "is out of date";
  err(`${errPaint.red("signalbox:")} ${file} ${said}. Write it again: signalbox openapi --out ${file}\n`);
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
  return [...names].flatMap((name) =>
    differences(one[name], other[name], `${place}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`),
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
