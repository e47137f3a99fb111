import { readFileSync } from "node:fs";
import type { OpenapiDocument } from "../../openapi/document.ts";
import type { Service } from "../../service/service.ts";
import { loadApp } from "../app/app.ts";
import type { Given } from "../line/command.ts";
import { EXIT, failed, firstLine, wronglyCalled } from "../line/fault.ts";
import { documentOf } from "../openapi/documentOf.ts";
import { countWith, type Paint } from "../output/paint.ts";
import { indentedJson, type Terminal } from "../output/terminal.ts";
import { withCauses } from "./cause.ts";
import type { Change } from "./change.ts";
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

/** A document, with the service that it is of where the version is an app. */
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
