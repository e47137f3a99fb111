import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadApp, onlyApp } from "../app/app.ts";
import { type Given, lineFor } from "../line/command.ts";
import { EXIT } from "../line/fault.ts";
import { documentOf } from "../openapi/documentOf.ts";
import { indentedJson, type Terminal } from "../output/terminal.ts";
import { printClient } from "./printClient.ts";

export async function runClient(given: Given, terminal: Terminal): Promise<number> {
  const { out, err, paint, errPaint } = terminal;
  const document = documentOf(await loadApp(onlyApp(given), "client", terminal));
  const file = given.text("out") ?? (given.has("check") ? "api.d.ts" : undefined);
  const text = printClient(document, file !== undefined && /\.[cm]?ts$/.test(file) && !/\.d\.[cm]?ts$/.test(file));
  if (file === undefined) {
    out(text);
    return EXIT.ok;
  }
  if (!given.has("check")) {
    writeFileSync(file, text);
    err(`${errPaint.green("written")} ${file}\n`);
    return EXIT.ok;
  }
  const isThere = existsSync(file);
  const isCurrent = isThere && readFileSync(file, "utf8") === text;
  if (given.has("json")) out(indentedJson({ file, current: isCurrent }));
  else if (isCurrent) out(`${paint.green("current")} ${file}\n`);
  if (isCurrent) return EXIT.ok;
  const said = isThere ? "is out of date" : "is not there";
  const again = lineFor("client", onlyApp(given), "--out", file);
  err(`${errPaint.red("signalbox:")} ${file} ${said}. Write it again: ${again}\n`);
  return EXIT.finding;
}
