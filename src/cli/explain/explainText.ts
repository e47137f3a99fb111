import type { ExplainedStep, Explanation, Outlook } from "../../debug/explain.ts";
import { type Paint, paintStatus } from "../output/paint.ts";

/** The trace as a tree: what was passed goes down, and each decision stands below its question. */
export function explainText(found: Explanation, paint: Paint, all: boolean): string {
  const { method, target, route, resource, steps, conclusion } = found;
  const where = resource === undefined ? (route ?? "no route") : `${resource} at ${route}`;
  const shown = all ? steps : steps.filter(({ settled }, at) => !settled || at === steps.length - 1);
  const settled = steps.length - shown.length;
  return [
    `${paint.bold(`${method} ${target}`)}  ${paint.dim(where)}`,
    ...shown.flatMap((step) => stepLines(step, paint)),
    ...endLines(found, paint),
    "",
    conclusion,
    ...(settled === 0 ? [] : [paint.dim(`${settled} questions were settled at mount; --all shows them.`)]),
    "",
  ].join("\n");
}

function stepLines(
  { id, question, decidedBy, decision, leads, settled, gave, kind }: ExplainedStep,
  paint: Paint,
): string[] {
  const isAuthors = !settled && (kind === "ask" || kind === "act" || kind === "prepare");
  const by = kind === "ask" || kind === "choose" ? ` ${paint.dim(`[${decidedBy.join(", ")}]`)}` : "";
  const said = (decision === "yes" ? paint.green : paint.red)(decision);
  const value = gave === undefined || gave === "true" || gave === "false" ? "" : paint.dim(` (${gave})`);
  const name = (isAuthors ? paint.cyan : settled ? paint.dim : paint.bold)(id.padEnd(4));
  return [`├─ ${name} ${settled ? paint.dim(question) : question}${by}`, `│    ${said}${value} → ${leads}`];
}

function endLines({ status, phrase, carries, wouldCall, stopsBefore, possible, steps }: Explanation, paint: Paint) {
  if (stopsBefore !== undefined) {
    const { id, question, callback } = stopsBefore;
    return [
      `└─ ${paint.yellow(id.padEnd(4))} ${question} ${paint.dim(`[${callback}]`)} ${paint.yellow("not called")}`,
      ...possible.map((each) => `     ${outlookText(each, paint)}`),
    ];
  }
  if (status === undefined) return [];
  const end = `${steps.length === 0 ? "──" : "└─"} ${paintStatus(paint, status, `${status} ${phrase ?? ""}`.trim())}`;
  const from = wouldCall.length === 0 ? "" : ` ${paint.dim(`[${wouldCall.join(", ")}]`)}`;
  return [carries.length === 0 ? end : `${end} with ${carries.join(", ")}${from}`];
}

function outlookText({ status, phrase, from }: Outlook, paint: Paint): string {
  return `${paintStatus(paint, status, `${status} ${phrase}`)}${from === undefined ? "" : paint.dim(` from ${from}`)}`;
}
