import { loadApp, onlyApp } from "../app/app.ts";
import type { Given } from "../line/command.ts";
import { EXIT } from "../line/fault.ts";
import { columns, wrapList } from "../output/columns.ts";
import { type Paint, paintMethod } from "../output/paint.ts";
import { indentedJson, type Terminal } from "../output/terminal.ts";
import { type RouteLine, routeLines } from "./routeList.ts";

export async function runRoutes(given: Given, terminal: Terminal): Promise<number> {
  const { service } = await loadApp(onlyApp(given), "routes", terminal);
  const lines = routeLines(service);
  terminal.out(given.has("json") ? indentedJson(lines) : routeTable(lines, terminal, true));
  return EXIT.ok;
}

type Shown = Pick<Terminal, "paint" | "width">;

/** The fewest columns in which a list of callbacks can be read. */
const NARROWEST_LIST = 24;

/** A line for each route; where the terminal is too narrow for columns, a few short lines for each. */
export function routeTable(lines: readonly RouteLine[], terminal: Shown, withCallbacks: boolean): string {
  if (lines.length === 0) return "There are no routes.\n";
  const { paint, width } = terminal;
  const widest = (of: (line: RouteLine) => string) => Math.max(8, ...lines.map((line) => of(line).length));
  const before = widest(methodsOf) + widest(({ pattern }) => pattern) + widest(({ resource }) => resource) + 4;
  const needed = before + (withCallbacks ? 2 + NARROWEST_LIST : 0);
  if (needed > width) return lines.map((line) => stacked(line, terminal, withCallbacks)).join("");
  const shown = withCallbacks ? 4 : 3;
  return columns(
    headsOf(paint).slice(0, shown),
    lines.map((line) => [methodsOf(line), line.pattern, line.resource, line.callbacks.join(", ")].slice(0, shown)),
    terminal,
  );
}

function headsOf(paint: Paint) {
  return [
    { head: "Methods", paint: (text: string) => paintMethods(text, paint) },
    { head: "Pattern", paint: (text: string) => paintPattern(text, paint) },
    { head: "Resource", paint: paint.cyan },
    { head: "Callbacks", paint: paint.dim },
  ];
}

function stacked(line: RouteLine, { paint, width }: Shown, withCallbacks: boolean): string {
  const inner = width - 2;
  const callbacks = withCallbacks && line.callbacks.length > 0 ? wrapList(line.callbacks.join(", "), inner) : [];
  return [
    paintPattern(line.pattern, paint),
    ...wrapList(methodsOf(line), inner).map((each) => `  ${paintMethods(each, paint)}`),
    `  ${paint.cyan(line.resource)}`,
    ...callbacks.map((each) => `  ${paint.dim(each)}`),
  ]
    .map((each) => `${each}\n`)
    .join("");
}

function methodsOf({ methods }: RouteLine): string {
  return methods.join(", ");
}

function paintMethods(text: string, paint: Paint): string {
  return text.replaceAll(/[^\s,]+/g, (method) => paintMethod(paint, method));
}

/** The fixed part stands out; what is in braces differs from request to request. */
function paintPattern(pattern: string, paint: Paint): string {
  return pattern
    .split(/(\{[^{}]*\})/)
    .map((piece) => (piece.startsWith("{") ? paint.yellow(piece) : paint.bold(piece)))
    .join("");
}
