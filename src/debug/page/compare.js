import { badge, decisionBadge, duration, el } from "./dom.js";

/** Two requests side by side, and where their traces part. */
export function comparison(one, two, partsAt, pick) {
  const rows = Math.max(one.steps.length, two.steps.length);
  const same = one.steps.findIndex(
    ({ id, decision }, at) => two.steps[at]?.id !== id || two.steps[at].decision !== decision,
  );
  const shared = same < 0 ? Math.min(one.steps.length, two.steps.length) : same;
  return [
    el("div", { class: "pair" }, heading(one, "one"), heading(two, "two")),
    el("p", { class: "parting" }, partingText(one, two, partsAt, pick)),
    differences(one, two),
    el(
      "table",
      { class: "traces" },
      el(
        "tbody",
        {},
        [...Array(rows).keys()]
          .slice(Math.max(0, shared - 2))
          .map((at) => row(one.steps[at], two.steps[at], at >= shared, pick)),
      ),
    ),
  ];
}

function heading({ id, method, target, status, milliseconds }, name) {
  return el(
    "p",
    { class: name },
    badge(status),
    " ",
    el("b", {}, method),
    ` ${target} `,
    el("small", {}, `#${id}, ${duration(milliseconds)}`),
  );
}

function partingText(one, two, partsAt, pick) {
  if (partsAt === undefined) return "They have the same trace.";
  const [a, b] = [one, two].map(({ steps }) => steps.find(({ id }) => id === partsAt));
  const link = el("button", { type: "button", class: "link", onclick: () => pick(partsAt) }, partsAt);
  if (a === undefined || b === undefined) return ["They diverge at ", link, "."];
  return [
    "They diverge at ",
    link,
    `: ${a.question} `,
    decisionBadge(a.decision),
    ` → ${a.leads} here, `,
    decisionBadge(b.decision),
    ` → ${b.leads} there.`,
  ];
}

/** The request fields in which they differ: the likely reason. */
function differences(one, two) {
  const [a, b] = [one, two].map(({ request }) => new Map(request.headers));
  const names = [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name));
  if (names.length === 0) return el("p", { class: "quiet" }, "Their fields are the same.");
  return el(
    "table",
    { class: "differences" },
    el(
      "tbody",
      {},
      names.map((name) =>
        el(
          "tr",
          {},
          el("th", { scope: "row" }, name),
          el("td", {}, a.get(name) ?? "–"),
          el("td", {}, b.get(name) ?? "–"),
        ),
      ),
    ),
  );
}

function row(one, two, isApart, pick) {
  const cell = (step) =>
    el(
      "td",
      {},
      step && [
        el("button", { type: "button", class: "link", title: step.question, onclick: () => pick(step.id) }, step.id),
        " ",
        decisionBadge(step.decision),
      ],
    );
  return el("tr", { class: isApart ? "apart" : "" }, cell(one), cell(two));
}
