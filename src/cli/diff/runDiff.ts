import { readFileSync } from "node:fs";
import { TABLE } from "../../graph/table.ts";
import type { OpenapiDocument } from "../../openapi/document.ts";
import { facetOf, isLiteral } from "../../resource/attached.ts";
import { isCallback, isDeclaration, overrides } from "../../resource/overrides.ts";
import type { AnyResource } from "../../resource/resource.ts";
import type { Service } from "../../service/service.ts";
import { loadApp } from "../app/app.ts";
import type { Given } from "../line/command.ts";
import { EXIT, failed, firstLine, wronglyCalled } from "../line/fault.ts";
import { documentOf } from "../openapi/runOpenapi.ts";
import { countWith, indentedJson, type Paint, type Terminal } from "../output/terminal.ts";
import type { Aspect, Change } from "./change.ts";
import { documentChanges } from "./documentDiff.ts";

export async function runDiff(given: Given, terminal: Terminal): Promise<number> {
  const [old, now] = given.positionals;
  if (old === undefined || now === undefined)
    throw wronglyCalled("diff compares two versions", "Name both: signalbox diff old.json new.json");
  const [before, after] = [await versionAt(old, terminal), await versionAt(now, terminal)];
  const changes = changesBetween(before, after);
  terminal.out(given.has("json") ? indentedJson(changes) : diffText(changes, terminal.paint));
  return changes.some(({ breaking }) => breaking) ? EXIT.finding : EXIT.ok;
}

export interface Version {
  readonly document: OpenapiDocument;
  readonly service?: Service;
}

export function changesBetween(old: Version, now: Version): readonly Change[] {
  const changes = documentChanges(old.document, now.document);
  return old.service && now.service ? withCauses(changes, old.service, now.service) : changes;
}

async function versionAt(path: string, terminal: Terminal): Promise<Version> {
  if (!path.endsWith(".json")) {
    const app = await loadApp(path, "diff", terminal);
    return { document: documentOf(app), service: app.service };
  }
  try {
    const document = JSON.parse(readFileSync(path, "utf8")) as OpenapiDocument;
    if (typeof document.paths === "object")
      return { document: { ...document, components: { ...NONE, ...document.components } } };
  } catch (error) {
    throw failed(`${path} is not read: ${firstLine(error)}`, "Name a file that signalbox openapi has written.", error);
  }
  throw wronglyCalled(`${path} is no OpenAPI document`, "Name a file that signalbox openapi has written.");
}

const NONE = { schemas: {} };

/** Breaking changes first. What is the same of several operations is said once. */
export function diffText(changes: readonly Change[], paint: Paint): string {
  const breaking = changes.filter((each) => each.breaking);
  const others = changes.filter((each) => !each.breaking);
  const lines = (found: readonly Change[]) => groups(found).map((group) => groupText(group, paint));
  return [
    countWith(paint)(breaking, "breaking"),
    ...lines(breaking),
    `  ${String(others.length).padStart(3)} other`,
    ...lines(others),
    "",
  ].join("\n");
}

type Group = readonly [Change, ...Change[]];

function groups(changes: readonly Change[]): readonly Group[] {
  const found = new Map<string, [Change, ...Change[]]>();
  for (const change of changes) {
    const { what, place, cause, aspect } = change;
    const key = JSON.stringify([what, place, cause, aspect, aspect === "status" && change.status]);
    const group = found.get(key);
    if (group === undefined) found.set(key, [change]);
    else group.push(change);
  }
  return [...found.values()];
}

function groupText(group: Group, paint: Paint): string {
  const [{ place, what, cause, nodes }] = group;
  const statuses = [...new Set(group.flatMap(({ status }) => status ?? []))].join(", ");
  const operations = [...new Set(group.map(({ operation }) => operation))].join(", ");
  const why = cause ?? (nodes === undefined ? "" : `decided at ${nodes.join(", ")}`);
  const head = [statuses, place].filter((each) => each).join(" ");
  return `      ${head === "" ? "" : `${paint.bold(head)}: `}${what}${why === "" ? "" : paint.cyan(` (${why})`)}\n        ${paint.dim(operations)}`;
}

/** The changes with what caused each: by the aspect, and for a status by what is overridden in only one of the plans. */
function withCauses(changes: readonly Change[], old: Service, now: Service): readonly Change[] {
  return changes.map((change) => {
    const [method = "", pattern = ""] = change.operation.split(" ");
    const cause = causeOf(change, [facetAt(old, method, pattern), facetAt(now, method, pattern)]);
    return cause === undefined ? change : { ...change, cause };
  });
}

function facetAt(service: Service, method: string, pattern: string): AnyResource | undefined {
  const address = (text: string) => text.replaceAll(/\{[^{}]*\}/g, "{}");
  const mounted = service.resources.find((each) => address(each.pattern) === address(pattern));
  return mounted === undefined ? undefined : facetOf(mounted.resource, method);
}

type Pair = readonly [AnyResource | undefined, AnyResource | undefined];

const FIELD_CALLBACKS: Readonly<Record<string, string>> = {
  etag: "generateEtag",
  "last-modified": "lastModified",
  link: "links",
  location: "createPath",
  "content-location": "contentLocation",
};

function causeOf({ aspect, status = 200, place = "", nodes = [], operation }: Change, pair: Pair): string | undefined {
  const [old, now] = pair;
  const own = pair.flatMap((each) => each?.nodes ?? []).find(({ no }) => no.status === status);
  if (own !== undefined && isOfEnding(aspect, place, pair)) return own.id;
  if (aspect === "status") return [...nodes.flatMap(calledAt), "halts"].find((name) => isDifferent(name, pair));
  if (aspect === "field") return FIELD_CALLBACKS[place.toLowerCase()];
  if (aspect === "operation") return old === undefined || now === undefined ? undefined : "allowedMethods";
  if (aspect === "produces" && status >= 400) return "errorProduces";
  if (aspect === "consumes" && operation.startsWith("PATCH ")) return "patches";
  if (aspect === "response" && place.startsWith("application/problem+json")) return "errorModel";
  if (aspect === "response" && (now === undefined || !isLiteral(now))) return "describe";
  return Object.hasOwn(OTHER_NAMES, aspect) ? OTHER_NAMES[aspect] : aspect;
}

/** Whether it is the ending of a node of an author's that changed, and not the `errorModel` of all problems. */
function isOfEnding(aspect: Aspect, place: string, pair: Pair): boolean {
  if (aspect === "response") return place.includes("problem+json") && pair.every((each) => !each?.errorModel);
  return aspect === "status" || aspect === "field";
}

/** Aspects that are not called as their declaration is; undefined where there is none. */
const OTHER_NAMES: Readonly<Partial<Record<Aspect, string | undefined>>> = {
  scheme: "securitySchemes",
  path: "pathModel",
  name: undefined,
  header: undefined,
};

function calledAt(id: string): readonly string[] {
  const row = (TABLE as Readonly<Record<string, { readonly callback?: string; readonly on?: readonly string[] }>>)[id];
  return [...(row?.callback === undefined ? [] : [row.callback]), ...(row?.on ?? [])];
}

const isDifferent = (name: string, [old, now]: Pair): boolean => stateOf(name, old) !== stateOf(name, now);

function stateOf(name: string, resource: AnyResource | undefined): unknown {
  if (resource === undefined) return undefined;
  if (isCallback(name)) return overrides(resource, name);
  return isDeclaration(name) ? JSON.stringify(Reflect.get(resource, name)) : undefined;
}
