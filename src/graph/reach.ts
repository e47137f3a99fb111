import { knownOr } from "../http/known.ts";
import { methodIs } from "../http/method.ts";
import { isCommand } from "../resource/attached.ts";
import type { AnyResource } from "../resource/resource.ts";
import { carriedFacts, fieldsOf } from "./carried.ts";
import { axesOf, GUARDING, haltsOf, hasAnyOf, type Subject } from "./declared.ts";
import type { YesNo } from "./fold.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode } from "./plan.ts";
import { type Axis, allCarried, type Ending, end, isReplay } from "./row.ts";
import { TABLE } from "./table.ts";

export interface Reached {
  readonly ending: Ending;
  /** The last open node before it; undefined where every request ends there. */
  readonly from: PlanNode | undefined;
  /** Whether a request can come there by a node that decides what a client may know. */
  readonly isGuarded: boolean;
}

export interface ReachOptions {
  /** The resource, to count only what a documented request can get (ruling 5). */
  readonly documented?: AnyResource;
  readonly counted?: Counted;
}

/** Leaves out decisions that the description, or the day, rules out. */
export interface Counted {
  /** The same for all that leave out the same. */
  readonly key: string;
  has(node: PlanNode, decision: YesNo): boolean;
}

export interface Reach {
  readonly endings: readonly Reached[];
  readonly fields: readonly string[];
  readonly statuses: readonly number[];
}

/** Results by plan. Resources that share a plan have one shape, so a result for one of them holds for all that name the same. */
const KNOWN = new WeakMap<Plan, Map<string, Reach>>();

export function reachOf(plan: Plan, options: ReachOptions = {}): Reach {
  const { documented, counted } = options;
  const key = `${documented !== undefined} ${counted?.key} ${documented?.idempotency?.store?.countsKeys}`;
  const known = knownOr(KNOWN, plan, () => new Map<string, Reach>());
  return knownOr(known, key, () => explore(plan, options));
}

function explore(plan: Plan, options: ReachOptions): Reach {
  const endings: Reached[] = [];
  const fields = new Set<string>();
  const seen = new Set<PlanNode>();
  // A node that guards is on every way to what comes after it, so each node is seen once.
  const follow = (edge: PlanEdge, from: PlanNode | undefined, isGuarded: boolean): void => {
    if (isEnding(edge.to)) {
      // What was kept is a response that the same plan came to.
      if (!isReplay(edge.to)) endings.push({ ending: edge.to, from, isGuarded });
      return;
    }
    const node = edge.to;
    if (seen.has(node)) return;
    seen.add(node);
    const both = node.row.kind === "prepare" ? (["yes"] as const) : (["no", "yes"] as const);
    const decisions = both
      .filter((decision) => isDocumented(node, decision, plan.method, options.documented))
      .filter((decision) => options.counted?.has(node, decision) ?? true);
    // Where the document knows only one decision of the node, it does not list the field.
    const { row } = node;
    if (decisions.length === 2 && row.kind === "request" && row.field !== undefined && row.unlisted !== true)
      fields.add(row.field);
    const isGuarding = node.row.kind === "ask" && GUARDING.has(node.row.callback);
    for (const decision of decisions) follow(node[decision], node, isGuarded || isGuarding);
  };
  follow(plan.entry, undefined, false);
  const statuses = [...new Set(endings.map(({ ending }) => ending.status))].sort((a, b) => a - b);
  return { endings, fields: [...fields], statuses };
}

export function reachableStatuses(plan: Plan, options: ReachOptions = {}): readonly number[] {
  return reachOf(plan, options).statuses;
}

function isDocumented({ row }: PlanNode, decision: YesNo, method: string, documented?: AnyResource): boolean {
  if (row.kind !== "request" || documented === undefined || row.documentedOn === undefined) return true;
  if (row.test === "keysWithinBound" && documented.idempotency?.store?.countsKeys === false) return decision === "yes";
  return decision !== (row.strays ?? "yes") || hasAnyOf({ resource: documented, method }, row.documentedOn);
}

/** Whether what is stored is sent: not where the description has a 204 in place of a 200. */
export function contentNamed(isNamed: (status: number) => boolean): YesNo {
  return isNamed(204) && !isNamed(200) ? "no" : "yes";
}

export function requestFields({ fields, endings }: Reach, { resource, method }: Subject): readonly string[] {
  const carried = new Set(endings.flatMap(({ ending }) => ending.carries));
  const written = [...carried].filter((name) => fieldsOf(name, { resource, method, isHalt: false }).length > 0);
  const lookedAt = written.flatMap((name) => carriedFacts(name).looksAt ?? []);
  // Clients of events connect again with the id of the last one.
  const streams = methodIs(method, "reads") && resource.produces.some((type) => /^text\/event-stream\b/i.test(type));
  const used = fields.filter((field) => !(field in CHOOSES) || isOfUse(field, endings, { resource, method }));
  return [...new Set([...used, ...lookedAt, ...(streams ? ["Last-Event-ID"] : [])])];
}

/** What chooses among the offers of an axis, and the field that says what was chosen. */
const CHOOSES: Readonly<Record<string, readonly [axis: Axis, chosen: string]>> = {
  "Accept-Language": ["language", "Content-Language"],
  "Accept-Encoding": ["encoding", "Content-Encoding"],
};

/** Whether it can be refused (406), or there is something to choose and content to choose it for. A command's handler sees what was chosen. */
function isOfUse(field: string, endings: Reach["endings"], { resource, method }: Subject): boolean {
  const [axis, chosen] = CHOOSES[field] ?? [];
  const refuses = endings.some(
    ({ ending, from }) => ending.status === 406 && from?.row.kind === "choose" && from.row.axis === axis,
  );
  const situation = { resource, method, isHalt: false };
  const names = new Set(endings.flatMap(({ ending }) => ending.carries));
  const isSent = [...names].some((name) => fieldsOf(name, situation).some((written) => written === chosen));
  return refuses || isCommand(resource) || (isSent && axesOf(resource).includes(field));
}

export function responseFields({ endings }: Reach, subject: Subject): readonly string[] {
  const halts = haltsOf(subject).map((status) => (status >= 400 ? errorEnding(status) : end(status)));
  const writtenAt = (ending: Ending, isGuarded: boolean, isHalt: boolean) =>
    allCarried(ending, isGuarded).flatMap((name) => fieldsOf(name, { ...subject, isHalt }));
  const written = [
    ...endings.flatMap(({ ending, isGuarded }) => writtenAt(ending, isGuarded, false)),
    ...endings.flatMap(({ ending }) => Object.keys(ending.own?.headers ?? {})),
    // The fields of a guard are those of the success behind it.
    ...halts.flatMap((ending) => writtenAt(ending, false, true)),
  ];
  return [...new Set(written)];
}

/** The 404 of B13c is decided before there is anything that a response could vary with. */
const { B13c: _, ...ROWS } = TABLE;
const ENDINGS: readonly Ending[] = Object.values(ROWS)
  .flatMap(({ yes, no }): readonly (string | Ending)[] => [yes, no])
  .filter((edge) => typeof edge !== "string");

/** The table's ending for an error status, so that every 401 carries its challenge, every 405 Allow. */
export function errorEnding(status: number): Ending {
  return ENDINGS.find((ending) => ending.status === status) ?? end(status);
}
