import { type ExplainedStep, type Explanation, explain, type Outlook } from "../../debug/explain.ts";
import { appAndRest, loadApp, whileStarted } from "../app/app.ts";
import type { Given } from "../line/command.ts";
import { EXIT, wronglyCalled } from "../line/fault.ts";
import { indentedJson, type Paint, paintStatus, type Shown, type Terminal, wrapWords } from "../output/terminal.ts";

export async function runExplain(given: Given, terminal: Terminal): Promise<number> {
  const { app, rest } = appAndRest(given);
  const { method, target } = lineOf(rest);
  const body = given.text("data");
  const headers = headersOf(given.list("header"));
  if (body !== undefined) headers["content-type"] ??= "application/json";
  const loaded = await loadApp(app, "explain", terminal);
  const described = { method, target, headers, ...(body === undefined ? {} : { body }) };
  const found = await whileStarted(loaded, terminal, () => explain(loaded.service, described));
  terminal.out(
    given.has("json")
      ? indentedJson({ ...found, decided: deciderOf(found) })
      : explainText(found, terminal, given.has("all")),
  );
  return EXIT.ok;
}

/** "GET /books/1" in one piece or in two; GET where only the path is given. */
function lineOf(rest: Given["positionals"]): { readonly method: string; readonly target: string } {
  const [, method = "GET", target] = /^(?:([^\s/]+)\s+)?(\/\S*|\*)$/.exec(rest.join(" ")) ?? [];
  if (target === undefined)
    throw wronglyCalled(
      rest.length === 0 ? "there is no request to explain" : `${JSON.stringify(rest.join(" "))} is not a request`,
      `Write it as in: signalbox explain "${exampleFor(rest.join(" "))}"`,
    );
  return { method, target };
}

function exampleFor(given: string): string {
  const [, method = "GET", url] = /^(?:([^\s/]+)\s+)?(https?:\/\/\S+)$/.exec(given) ?? [];
  if (url === undefined || !URL.canParse(url)) return "GET /books/1";
  const { pathname, search } = new URL(url);
  return `${method} ${pathname}${search}`;
}

/** Several lines of one field are one list (RFC 9110 5.3). */
function headersOf(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name, value = ""] = /^([^\s:]+):(.*)$/s.exec(line) ?? [];
    if (name === undefined)
      throw wronglyCalled(`${JSON.stringify(line)} is not a header field`, "Write it as in: -H 'Accept: text/csv'");
    const known = headers[name.toLowerCase()];
    headers[name.toLowerCase()] = known === undefined ? value.trimStart() : `${known}, ${value.trimStart()}`;
  }
  return headers;
}

/** The trace as a tree: a line for each node, or a few where the terminal is narrow. */
export function explainText(found: Explanation, terminal: Shown, all: boolean): string {
  const { method, target, route, resource, steps, conclusion } = found;
  const { paint, width } = terminal;
  const where = resource === undefined ? (route ?? "no route") : `${resource} at ${route}`;
  const shown = all ? steps : steps.filter(({ settled }) => !settled);
  const hidden = steps.length - shown.length;
  return [
    ...headLines(`${method} ${target}`, where, terminal),
    ...treeLines(shown, deciderOf(found), terminal),
    ...endLines(found, terminal),
    "",
    ...reasonLines(found, terminal),
    ...wrapWords(conclusion, width),
    ...(hidden === 0 ? [] : wrapWords(settledText(hidden), width).map(paint.dim)),
    ...wrapWords(LOADED, width).map(paint.dim),
    "",
  ].join("\n");
}

const LOADED = "The app was loaded anew: a running server may have other data in memory.";

const settledText = (count: number): string =>
  `${count} ${count === 1 ? "question was" : "questions were"} settled at mount; --all shows them.`;

/** The last decision before an error or a redirect that was not settled at mount: it is why the response is none of the 2xx. */
const deciderOf = ({ status, steps }: Explanation): ExplainedStep | undefined =>
  status === undefined || status < 300 ? undefined : steps.findLast(({ settled }) => !settled);

function reasonLines(found: Explanation, { paint, width }: Shown): readonly string[] {
  const decider = deciderOf(found);
  if (decider === undefined) return [];
  const { id, question } = decider;
  const by = byOf(decider);
  const text = `${id} decided it: ${question} ${saidOf(decider)}${by === "" ? "" : `  ${by}`}`;
  return wrapWords(text, width).map((line) => paint.bold(line));
}

const saidOf = ({ decision, gave }: ExplainedStep): string =>
  gave === undefined || gave === "true" || gave === "false" ? decision : `${decision} (${gave})`;
const byOf = ({ kind, decidedBy }: ExplainedStep): string =>
  kind === "ask" || kind === "choose" ? `[${decidedBy.join(", ")}]` : "";
const leadsText = (step: ExplainedStep): string => `${saidOf(step).padEnd(3)} → ${step.leads}`;

function treeLines(steps: readonly ExplainedStep[], decider: ExplainedStep | undefined, terminal: Shown): string[] {
  const widest = (of: (step: ExplainedStep) => string) => Math.max(0, ...steps.map((each) => of(each).length));
  const id = Math.max(
    4,
    widest((step) => step.id),
  );
  const [question, leads] = [widest((step) => step.question), widest(leadsText)];
  const needed = id + question + leads + widest(byOf) + "├─     ".length + 2;
  return steps.flatMap((step) => {
    const head = `├─ ${idPaint(step, step === decider, terminal.paint)(step.id.padEnd(id))}`;
    return needed <= terminal.width
      ? [oneLine(step, head, [question, leads], terminal.paint)]
      : fewLines(step, head, "│  ".padEnd(id + 4), terminal);
  });
}

function idPaint({ settled, kind }: ExplainedStep, decides: boolean, paint: Paint): (text: string) => string {
  if (decides) return paint.yellow;
  if (settled) return paint.dim;
  return kind === "ask" || kind === "act" || kind === "prepare" ? paint.cyan : paint.bold;
}

function oneLine(step: ExplainedStep, head: string, widths: readonly [number, number], paint: Paint): string {
  const [leads, by] = [leadsText(step), byOf(step)];
  const question = step.question.padEnd(widths[0]);
  const callback = by === "" ? "" : `${" ".repeat(widths[1] - leads.length)}  ${paint.dim(by)}`;
  return `${head} ${step.settled ? paint.dim(question) : question}  ${paintDecision(leads, step, paint)}${callback}`;
}

function fewLines(step: ExplainedStep, head: string, indent: string, { paint, width }: Shown): string[] {
  const by = byOf(step);
  const [first = "", ...others] = wrapWords(step.question, width - indent.length);
  const plain = step.settled ? paint.dim : String;
  return [
    `${head} ${plain(first)}`,
    ...others.map((line) => indent + plain(line)),
    `${indent}${paintDecision(leadsText(step), step, paint)}`,
    ...(by === "" ? [] : [`${indent}${paint.dim(by)}`]),
  ];
}

function paintDecision(text: string, { decision }: ExplainedStep, paint: Paint): string {
  const painted = (decision === "yes" ? paint.green : paint.red)(decision);
  return painted + text.slice(decision.length);
}

/** On two lines where one is too short. A path may be longer than any terminal, and is left whole. */
function headLines(request: string, where: string, { paint, width }: Shown): readonly string[] {
  const [first, second] = [paint.bold(request), paint.dim(where)];
  return request.length + where.length + 2 <= width
    ? [`${first}  ${second}`]
    : [first, ...wrapWords(where, width).map(paint.dim)];
}

function endLines(found: Explanation, { paint, width }: Shown): readonly string[] {
  const { status, phrase, carries, wouldCall, stopsBefore, possible, steps } = found;
  if (stopsBefore !== undefined) {
    const { id, question, callback } = stopsBefore;
    const [first = "", ...others] = wrapWords(`${question} [${callback}] not called`, width - INDENT.length);
    return [
      `└─ ${paint.yellow(id.padEnd(4))} ${first}`,
      ...[...others, ...possible.map((each) => outlookText(each, paint))].map((line) => INDENT + line),
    ];
  }
  if (status === undefined) return [];
  const ending = `${status} ${phrase ?? ""}`.trim();
  const from = wouldCall.length === 0 ? "" : ` [${wouldCall.join(", ")}]`;
  const [first = "", ...others] = wrapWords(
    carries.length === 0 ? ending : `${ending} with ${carries.join(", ")}${from}`,
    width - "└─ ".length,
  );
  const painted = first.replace(ending, (text) => paintStatus(paint, status, text));
  return [`${steps.length === 0 ? "──" : "└─"} ${painted}`, ...others.map((line) => `   ${line}`)];
}

const INDENT = " ".repeat("└─ M20a ".length);

const outlookText = ({ status, phrase, from }: Outlook, paint: Paint): string =>
  `${paintStatus(paint, status, `${status} ${phrase}`)}${from === undefined ? "" : paint.dim(` from ${from}`)}`;
