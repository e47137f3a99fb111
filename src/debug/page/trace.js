import { badge, button, classes, codes, decisionBadge, duration, link, quiet, tags } from "./dom.js";

const { b, code, details, div, i, li, ol, p, pre, small, span, summary, table, tbody, td, th, tr } = tags;

/** Why the request ended as it did: the node that decided it, with the callback's name and what it returned. */
export function verdictLine(shown, pick) {
  const { steps = [], decisive, thrown, stopsBefore, status, phrase } = shown;
  const step = steps.find(({ id }) => id === decisive);
  const at = link(decisive ?? "", () => pick(decisive));
  const ended = status !== undefined && `${status} ${phrase}. `;
  if (thrown?.id) return p(ended, "At ", at, " the callback threw ", code(thrown.error));
  if (stopsBefore) return p("It would come to ", at, ` ${stopsBefore.question} `, code(stopsBefore.callback));
  if (step === undefined) return ended && p(ended, successWords(shown));
  return p(ended, "Decided at ", at, ` ${step.question} `, decisionBadge(step.decision), by(step, shown));
}

function successWords({ kind, steps }) {
  if (kind === "command") return "A command handled it: a plain handler, outside the graph.";
  if (kind === "unrouted") return "No route matches this path, so the graph was never entered.";
  const called = new Set(steps.filter(isCalled).flatMap(({ decidedBy }) => decidedBy));
  if (called.size === 0) return "None of your callbacks was called.";
  return ["Nothing stood in the way. Your callbacks: ", codes(called), "."];
}

/** "by BookItem.resourceExists, which returned false"; of what the request or the declarations decide, their names. */
function by(step, { resource }) {
  const { decidedBy, settled, gave } = step;
  if (decidedBy.length === 0) return [];
  const told = (words) => gave !== undefined && [words, code(gave)];
  if (isYours(step)) return [" by ", code(`${resource}.${decidedBy.join()}`), told(", which returned ")];
  return [settled ? " settled at mount by " : " by ", codes(decidedBy), told(": ")];
}

const isCalled = (step) => isYours(step) || (!step.settled && step.kind === "prepare");
export const isYours = ({ settled, kind }) => !settled && (kind === "ask" || kind === "act" || kind === "own");

/** Every step in order, those that were settled at mount folded, and the ending. */
export function traceList(shown, pick) {
  const { steps, status, decisive } = shown;
  const longest = Math.max(0.001, ...steps.map(({ milliseconds = 0 }) => milliseconds));
  const row = (step) => stepRow(step, { longest, pick, isDecisive: step.id === decisive });
  const ended = status !== undefined && ending(shown);
  if (steps.length === 0) return div({ class: "ending" }, ended);
  return ol(
    { class: "trace" },
    groupsOf(steps, decisive).map((group) => (group.length === 1 ? row(group[0]) : folded(group, row))),
    ended && li({ class: "ending" }, ended),
  );
}

/** Steps one by one, and runs of settled ones together. The decisive one always stands alone. */
function groupsOf(steps, decisive) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const folds = ({ settled, id }) => settled && id !== decisive;
    if (last !== undefined && folds(step) && folds(last[0])) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

function folded(group, row) {
  const range = b(`${group[0].id} … ${group.at(-1).id}`);
  return li(details(summary(range, ` ${group.length} settled at mount`), ol(group.map(row))));
}

function ending({ status, phrase, meaning, problem }) {
  return [
    p(badge(status), b(` ${phrase ?? ""}`), meaning && span({ class: "quiet" }, ` ${meaning}`)),
    problem !== undefined && [quiet("Sent to the client:"), pre(pretty(problem))],
  ];
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function stepRow(step, { longest, pick, isDecisive }) {
  const { id, question, decision, settled, kind, decidedBy, milliseconds, gave } = step;
  const isMine = isYours(step);
  const bar = i({ class: "bar" });
  bar.style.width = `${milliseconds === undefined ? 0 : Math.max(2, (milliseconds / longest) * 100)}%`;
  const isTold = (isMine || kind === "request") && gave !== undefined && gave !== "true" && gave !== "false";
  return li(
    { class: classes(settled && "settled", isMine && "yours", isDecisive && "decisive") },
    button(
      { onclick: () => pick(id), "aria-current": isDecisive ? "step" : undefined },
      b({ class: `id ${kind}` }, id),
      span(question, isMine && small(` ${decidedBy.join()}`), isTold && small(` ${gave}`)),
      decisionBadge(decision),
      small({ class: "took" }, settled ? "at mount" : [duration(milliseconds), bar]),
    ),
  );
}

/** Where the first of two traces differs from the other; -1 where it does not. */
const differsAt = (steps, other) =>
  steps.findIndex(({ id, decision }, at) => other[at]?.id !== id || other[at].decision !== decision);

/** The node where two traces part: the last that both pass. */
export function partingNode(steps, other) {
  const at = differsAt(steps, other);
  if (at < 0) return steps.length === other.length ? undefined : steps.at(-1)?.id;
  return steps[at].id === other[at]?.id ? steps[at].id : steps[at - 1]?.id;
}

export function comparison(one, two, pick) {
  const lengths = [one.steps.length, two.steps.length];
  const same = differsAt(one.steps, two.steps);
  const shared = same < 0 ? Math.min(...lengths) : same;
  const rows = [...Array(Math.max(...lengths)).keys()].slice(Math.max(0, shared - 2));
  const cell = (step) =>
    td(step && [link(step.id, () => pick(step.id), step.question), " ", decisionBadge(step.decision)]);
  return [
    div({ class: "pair" }, heading(one, "one"), heading(two, "two")),
    p({ class: "parting" }, partingText(one, two, pick)),
    differences(one, two),
    table(
      { class: "traces" },
      tbody(rows.map((at) => tr({ class: at >= shared ? "apart" : "" }, cell(one.steps[at]), cell(two.steps[at])))),
    ),
  ];
}

const heading = ({ id, method, target, status, milliseconds }, name) =>
  p({ class: name }, badge(status), " ", b(method), ` ${target} `, small(`#${id}, ${duration(milliseconds)}`));

function partingText(one, two, pick) {
  const at = partingNode(one.steps, two.steps);
  if (at === undefined) return "They have the same trace.";
  const [here, there] = [one, two].map(({ steps }) => steps.find(({ id }) => id === at));
  const parting = ["They diverge at ", link(at, () => pick(at))];
  if (here === undefined || there === undefined) return [parting, "."];
  const lead = ({ decision, leads }, where) => [decisionBadge(decision), ` → ${leads} ${where}`];
  return [parting, `: ${here.question} `, lead(here, "here, "), lead(there, "there.")];
}

function differences(one, two) {
  const both = [one, two].map(({ request }) => new Map(request.headers));
  const [a, b] = both;
  const names = [...new Set(both.flatMap((fields) => [...fields.keys()]))].filter(
    (name) => a.get(name) !== b.get(name),
  );
  if (names.length === 0) return quiet("Their fields are the same.");
  const row = (name) => tr(th({ scope: "row" }, name), td(a.get(name) ?? "–"), td(b.get(name) ?? "–"));
  return table({ class: "differences" }, tbody(names.map(row)));
}
