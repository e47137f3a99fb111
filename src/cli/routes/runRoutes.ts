import { reachableStatuses } from "../../graph/reach.ts";
import { LiteralResource } from "../../literal/view.ts";
import { hintsOf, readsKey, type ToolHints } from "../../mcp/hints.ts";
import { facetsOf, isLiteral, nameOf } from "../../resource/attached.ts";
import { CALLBACKS, overrides } from "../../resource/overrides.ts";
import type { AnyResource } from "../../resource/resource.ts";
import type { MountedResource } from "../../service/mount.ts";
import type { Service } from "../../service/service.ts";
import { loadApp, onlyApp } from "../app/app.ts";
import type { Given } from "../line/command.ts";
import { EXIT } from "../line/fault.ts";
import type { Paint, Shown, Terminal } from "../output/terminal.ts";
import { columns, indentedJson, paintMethod, wrapList } from "../output/terminal.ts";

export async function runRoutes(given: Given, terminal: Terminal): Promise<number> {
  const { service } = await loadApp(onlyApp(given), "routes", terminal);
  const lines = routeLines(service);
  terminal.out(given.has("json") ? indentedJson(lines) : routeTable(lines, terminal, true));
  return EXIT.ok;
}

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

const methodsOf = ({ methods }: RouteLine): string => methods.join(", ");

const paintMethods = (text: string, paint: Paint): string =>
  text.replaceAll(/[^\s,]+/g, (method) => paintMethod(paint, method));

/** The fixed part stands out; what is in braces differs from request to request. */
function paintPattern(pattern: string, paint: Paint): string {
  return pattern
    .split(/(\{[^{}]*\})/)
    .map((piece) => (piece.startsWith("{") ? paint.yellow(piece) : paint.bold(piece)))
    .join("");
}

export interface RouteLine {
  readonly methods: readonly string[];
  readonly pattern: string;
  /** The name of the class; for a command, a note that it is a plain handler. */
  readonly resource: string;
  /** What the class overrides itself, or the literal has, in the order of the Resource page. */
  readonly callbacks: readonly string[];
  /** By method: every status that its plan can come to. */
  readonly statuses: Readonly<Record<string, readonly number[]>>;
  /** By method: what a request may do, as a tool would say it (ruling 68), and whether an Idempotency-Key makes it repeatable. */
  readonly effects: Readonly<Record<string, ToolHints & { readonly takesIdempotencyKey: boolean }>>;
}

export function routeLines(service: Service): readonly RouteLine[] {
  const resources = service.resources.map((mounted) => {
    const { pattern, resource, plans } = mounted;
    return {
      methods: listedMethods(mounted),
      pattern,
      resource: nameOf(resource),
      callbacks: callbacksOf(resource),
      statuses: Object.fromEntries([...plans].map(([method, plan]) => [method, reachableStatuses(plan)])),
      effects: Object.fromEntries(
        [...plans].map(([method, plan]) => [method, { ...hintsOf(plan, false), takesIdempotencyKey: readsKey(plan) }]),
      ),
    };
  });
  const plain = { resource: "(command)", callbacks: [], statuses: {}, effects: {} };
  return [...resources, ...service.commands.map(({ pattern, methods }) => ({ methods, pattern, ...plain }))];
}

/** As their author has written them: a literal has other names for some. */
function callbacksOf(resource: AnyResource): readonly string[] {
  const facets = facetsOf(resource);
  const names = CALLBACKS.filter((name) => facets.some((each) => overrides(each, name)));
  if (!isLiteral(resource)) return names;
  const finds = facets.some((each) => each instanceof LiteralResource && each.find !== undefined);
  const written: Readonly<Record<string, string>> = { lifespan: "provide", ...(finds && { resourceExists: "find" }) };
  return names.filter((name) => name !== "describe").map((name) => written[name] ?? name);
}

/** Every resource responds to OPTIONS, so it is listed only where the author declares it. */
export const listedMethods = ({ resource, plans }: MountedResource): readonly string[] =>
  [...plans.keys()].filter((method) => method !== "OPTIONS" || resource.allowedMethods.includes(method));
