import { badge, decisionBadge, duration, link, quiet, tags } from "./dom.js";

const { b, div, p, small, table, tbody, td, th, tr } = tags;

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
