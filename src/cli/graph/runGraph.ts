import { decidedBy, endingText, statusText } from "../../draw/decidedBy.ts";
import { chart } from "../../draw/svg/chart.ts";
import { mermaid } from "../../draw/text/mermaid.ts";
import { outline } from "../../draw/text/outline.ts";
import { isEnding, type Plan, type PlanEdge, type PlanNode, type Rows } from "../../graph/plan.ts";
import { reachableStatuses } from "../../graph/reach.ts";
import { type Edge, type Ending, isReplay } from "../../graph/row.ts";
import { TABLE } from "../../graph/table.ts";
import { rowWords } from "../../graph/tableWords.ts";
import { nameOf } from "../../resource/attached.ts";
import type { MountedResource } from "../../service/mount.ts";
import { appAndRest, loadApp } from "../app/app.ts";
import { agreed, deliver, type Given } from "../line/command.ts";
import { wronglyCalled } from "../line/fault.ts";
import { indentedJson, type Terminal } from "../output/terminal.ts";
import { listedMethods } from "../routes/runRoutes.ts";

const FORMATS = ["text", "svg", "mermaid"] as const;
type Format = (typeof FORMATS)[number] | "json";

export async function runGraph(given: Given, terminal: Terminal): Promise<number> {
  const { app, rest } = appAndRest(given);
  const [target] = rest;
  const format = formatOf(given);
  const isOfApp = app !== undefined || target !== undefined;
  const resources = isOfApp ? (await loadApp(app, "graph", terminal)).service.resources : [];
  const text = target === undefined ? wholeGraph(format) : planText(subjectOf(resources, target), format);
  return deliver(text, given.text("out"), terminal);
}

function formatOf(given: Given): Format {
  const [named, file = ""] = [given.text("format"), given.text("out")];
  const format = FORMATS.find((each) => each === named);
  if (named !== undefined && format === undefined)
    throw wronglyCalled(`--format is ${JSON.stringify(named)}`, `Give ${FORMATS.join(" or ")}.`);
  const byName = { svg: "svg", mmd: "mermaid", txt: "text" } as const;
  const ending = /\.(svg|mmd|txt)$/.exec(file)?.[1] as keyof typeof byName | undefined;
  const asked = agreed<Format>([
    ["--json", given.has("json") ? "json" : undefined],
    [`--format ${named}`, format],
    [`--out ${file}`, ending === undefined ? undefined : byName[ending]],
  ]);
  return asked ?? "text";
}

function wholeGraph(format: Format): string {
  if (format === "json") return indentedJson(tableJson());
  if (format === "svg") return chart();
  return format === "mermaid" ? mermaid() : tableText();
}

/** A drawing shows one method; text shows all. */
function planText({ mounted, plans }: ReturnType<typeof subjectOf>, format: Format): string {
  if (format === "json") return indentedJson(plans.map(planJson));
  if (format === "text") return plans.map(outline).join("\n");
  const [plan] = plans;
  if (plan === undefined) return "";
  if (format === "mermaid") return mermaid({ plan });
  return chart({ plan, title: `${nameOf(mounted.resource)}, ${plan.method} ${mounted.pattern}` });
}

function subjectOf(resources: readonly MountedResource[], target: string) {
  const [, method, name = target] = /^([A-Z]+) (\S+)$/.exec(target) ?? [];
  const mounted = resources.find(({ pattern, resource }) => pattern === name || nameOf(resource) === name);
  if (mounted === undefined) {
    const names = resources.map(({ pattern, resource }) => `${nameOf(resource)} (${pattern})`);
    throw wronglyCalled(`there is no resource ${name}`, `There are ${names.join(", ")}.`);
  }
  const plans = (method === undefined ? listedMethods(mounted) : [method]).map((each) => {
    const plan = mounted.plans.get(each);
    if (plan === undefined)
      throw wronglyCalled(`${name} does not allow ${each}`, `It allows ${[...mounted.plans.keys()].join(", ")}.`);
    return plan;
  });
  return { mounted, plans };
}

const ROWS: Rows = TABLE;

function tableText(): string {
  const lines = Object.entries(ROWS).map(([id, { yes, no }]) => {
    const [onYes, onNo] = [edgeText(yes), edgeText(no)];
    return `${id.padEnd(4)} ${rowWords(id).question.padEnd(56)} ${onYes === onNo ? onYes : `yes ${onYes}, no ${onNo}`}\n`;
  });
  return lines.join("");
}

const edgeText = (edge: Edge<string>): string => (typeof edge === "string" ? edge : endingText(edge));

function tableJson(): unknown {
  return Object.entries(ROWS).map(([id, row]) => {
    const { kind, yes, no } = row;
    return { id, kind, ...rowWords(id), asks: decidedBy(row), yes: edgeJson(yes), no: edgeJson(no) };
  });
}

const edgeJson = (edge: Edge<string>): string | number => (typeof edge === "string" ? edge : endingJson(edge));

/** The open nodes of a plan. One that can be reached along two paths, which lead on differently, is listed twice. */
function planJson(plan: Plan): unknown {
  const nodes = new Set<PlanNode>();
  const follow = ({ to }: PlanEdge): void => {
    if (isEnding(to) || nodes.has(to)) return;
    nodes.add(to);
    follow(to.yes);
    follow(to.no);
  };
  follow(plan.entry);
  return {
    method: plan.method,
    statuses: reachableStatuses(plan),
    entry: planEdgeJson(plan.entry),
    nodes: [...nodes].map(({ id, row, yes, no }) => ({
      id,
      kind: row.kind,
      question: rowWords(id, row).question,
      asks: decidedBy(row),
      yes: planEdgeJson(yes),
      no: planEdgeJson(no),
    })),
  };
}

const planEdgeJson = ({ to, passed }: PlanEdge): unknown => ({ to: isEnding(to) ? endingJson(to) : to.id, passed });

const endingJson = (ending: Ending): string | number => (isReplay(ending) ? statusText(ending) : ending.status);
