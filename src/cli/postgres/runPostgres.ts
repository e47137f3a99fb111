import { SCHEMA, SCHEMA_VERSION } from "../../postgres/schema.ts";
import type { Given } from "../line/command.ts";
import { EXIT, wronglyCalled } from "../line/fault.ts";
import { indentedJson, type Terminal } from "../output/terminal.ts";

export function runPostgres(given: Given, terminal: Terminal): number {
  const [what] = given.positionals;
  if (what !== "schema") throw wronglyCalled("it prints the schema only", "Write signalbox postgres schema.");
  terminal.out(given.has("json") ? indentedJson({ version: SCHEMA_VERSION, schema: SCHEMA }) : SCHEMA);
  return EXIT.ok;
}
