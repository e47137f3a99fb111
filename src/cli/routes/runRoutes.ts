import { loadApp, onlyApp } from "../app/app.ts";
import { EXIT } from "../line/fault.ts";
import type { Given } from "../line/given.ts";
import { jsonText, type Terminal } from "../output/terminal.ts";
import { routeLines } from "./routeList.ts";
import { routeTable } from "./routeTable.ts";

export async function runRoutes(given: Given, terminal: Terminal): Promise<number> {
  const { service } = await loadApp(onlyApp(given), "routes", terminal);
  const lines = routeLines(service);
  terminal.out(given.has("json") ? jsonText(lines) : routeTable(lines, terminal, true));
  return EXIT.ok;
}
