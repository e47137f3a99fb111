import { decisionBadge, duration, el, statusLine } from "./dom.js";

/** Why the request ended as it did: the node that decided it, with the callback's name and what it returned. */
export function verdictLine(shown, pick) {
  const { steps = [], decisive, thrown, stopsBefore, status } = shown;
  const step = steps.find(({ id }) => id === decisive);
  const link = el("button", { type: "button", class: "link", onclick: () => pick(decisive) }, decisive ?? "");
  if (thrown?.id)
    return el("p", {}, statusWords(shown), "At ", link, " the callback threw ", el("code", {}, thrown.error));
  if (stopsBefore)
    return el("p", {}, "It would come to ", link, ` ${stopsBefore.question} `, el("code", {}, stopsBefore.callback));
  if (step === undefined)
    return status === undefined ? undefined : el("p", {}, statusWords(shown), successWords(shown));
  return el(
    "p",
    {},
    statusWords(shown),
    "Decided at ",
    link,
    ` ${step.question} `,
    decisionBadge(step.decision),
    ...by(step, shown),
  );
}

function statusWords({ status, phrase }) {
  return status === undefined ? undefined : `${status} ${phrase}. `;
}

function successWords({ kind, steps }) {
  if (kind === "command") return "A command handled it: a plain handler, outside the graph.";
  if (kind === "unrouted") return "No route matches this path, so the graph was never entered.";
  const called = new Set(steps.filter(isCalled).flatMap(({ decidedBy }) => decidedBy));
  return called.size === 0
    ? "None of your callbacks was called."
    : [
        "Nothing stood in the way. Your callbacks: ",
        [...called].map((name, at) => [at > 0 && ", ", el("code", {}, name)]),
        ".",
      ];
}

/** "by BookItem.resourceExists, which returned false"; of what the request or the declarations decide, their names. */
function by(step, { resource }) {
  const { decidedBy, settled, gave } = step;
  if (decidedBy.length === 0) return [];
  if (isYours(step)) {
    return [
      " by ",
      el("code", {}, `${resource}.${decidedBy.join()}`),
      gave !== undefined && [", which returned ", el("code", {}, gave)],
    ];
  }
  const names = decidedBy.map((name, at) => [at > 0 && ", ", el("code", {}, name)]);
  return [settled ? " settled at mount by " : " by ", ...names, gave !== undefined && [": ", el("code", {}, gave)]];
}

function isCalled(step) {
  return isYours(step) || (!step.settled && step.kind === "prepare");
}

function isYours({ settled, kind }) {
  return !settled && (kind === "ask" || kind === "act");
}

/** Every step in order, those that were settled at mount folded, and the ending. */
export function traceList(shown, pick) {
  const { steps, status, decisive } = shown;
  const longest = Math.max(0.001, ...steps.map(({ milliseconds = 0 }) => milliseconds));
  const row = (step) => stepRow(step, { longest, pick, isDecisive: step.id === decisive });
  const ended = status !== undefined && ending(shown);
  if (steps.length === 0) return el("div", { class: "ending" }, ended);
  return el(
    "ol",
    { class: "trace" },
    groupsOf(steps, decisive).map((group) => (group.length === 1 ? row(group[0]) : folded(group, row))),
    ended && el("li", { class: "ending" }, ended),
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
  const [first, last] = [group[0].id, group.at(-1).id];
  return el(
    "li",
    {},
    el(
      "details",
      {},
      el("summary", {}, el("b", {}, `${first} … ${last}`), ` ${group.length} settled at mount`),
      el("ol", {}, group.map(row)),
    ),
  );
}

/** The status with its meaning, and of an error what the client was sent. */
function ending(shown) {
  const { problem } = shown;
  return [
    statusLine(shown),
    problem !== undefined && [el("p", { class: "quiet" }, "Sent to the client:"), el("pre", {}, pretty(problem))],
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
  const bar = el("i", { class: "bar" });
  bar.style.width = `${milliseconds === undefined ? 0 : Math.max(2, (milliseconds / longest) * 100)}%`;
  const isTold = (isMine || kind === "request") && gave !== undefined && gave !== "true" && gave !== "false";
  const classes = [settled && "settled", isMine && "yours", isDecisive && "decisive"].filter(Boolean).join(" ");
  return el(
    "li",
    { class: classes },
    el(
      "button",
      { type: "button", onclick: () => pick(id), "aria-current": isDecisive ? "step" : undefined },
      el("b", { class: `id ${kind}` }, id),
      el(
        "span",
        {},
        question,
        isMine && el("small", {}, ` ${decidedBy.join()}`),
        isTold && el("small", {}, ` ${gave}`),
      ),
      decisionBadge(decision),
      el("small", { class: "took" }, settled ? "at mount" : duration(milliseconds), !settled && bar),
    ),
  );
}
