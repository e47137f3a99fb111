import { Chart } from "./chart.js";
import { badge, byId, duration, eventSource, fetchJson, fill, hasNoVariable, link, tags } from "./dom.js";
import { List } from "./list.js";
import { findNodes, followNodes, showNode } from "./node.js";
import { pagesOf, showPanels } from "./panels.js";
import { comparison, verdictLine } from "./trace.js";

const { b, code, li, p, small, span, ul } = tags;
const HINT = "GET /books/1\nAccept: application/json";
const START =
  "Select a request to see its trace, or a method to see its plan. Requests enter at B13: column B, row 13.";

let table = new Map();
let nodes = table;
let shown;
let other;
const list = new List({ choose: (id) => void guarded(open(id)), compare: (id) => void guarded(compare(id)) });
const chart = new Chart(byId("chart"), pick);
followNodes(byId("chart"), (id) => {
  const info = nodes.get(id);
  return info && { ...info, decision: shown?.steps?.find((step) => step.id === id)?.decision };
});

findNodes(() => nodes.values(), chart, pick);

/** Draws a chart; its nodes are those of the resource, or those of the table. */
function draw(drawn, options) {
  nodes = drawn.nodes === undefined ? table : byIds(drawn.nodes);
  document.querySelector('[data-view="trace"]').disabled = options?.steps === undefined;
  chart.show(drawn.chart, options);
}

const byIds = (list) => new Map(list.map((node) => [node.id, node]));

function pick(id, options) {
  if (id !== undefined) showPart("chart");
  mark(id, options);
}

function mark(id, options) {
  showNode(id === undefined ? undefined : nodes.get(id), shown, pick);
  chart.select(id ?? "", options);
}

function showPart(part) {
  document.body.dataset.shown = part;
  for (const button of document.querySelectorAll("[data-show]"))
    button.setAttribute("aria-pressed", String(button.dataset.show === part));
}

async function open(id) {
  const found = await fetchJson(`requests/${id}`);
  [shown, other] = [found, undefined];
  list.mark(id);
  show();
}

async function compare(id) {
  if (shown === undefined || shown.isExplanation || shown.id === id) return open(id);
  if (other?.id === id) return open(shown.id);
  other = await fetchJson(`requests/${id}`);
  list.mark(shown.id, id);
  show();
}

function show() {
  draw(shown, { steps: shown.steps, other: other?.steps, thrown: shown.thrown?.id, stops: shown.stopsBefore?.id });
  fill(byId("title"), titleOf(shown), other !== undefined && [b({ class: "versus" }, "⇄"), titleOf(other)]);
  fill(byId("verdict"), other === undefined && verdictLine(shown, pick));
  showPart("details");
  mark(other === undefined ? shown.decisive : undefined);
  chart.showStart();
  if (other === undefined) showPanels(pagesOf(shown, pick));
  else showPanels({ Compare: () => comparison(shown, other, pick) });
}

function titleOf({ method, target, status, route, resource, milliseconds, isExplanation, stopsBefore, kind }) {
  const parts = [route === undefined ? "no route" : hasNoVariable(route, target) ? undefined : route];
  if (kind === "resource" && resource !== route) parts.push(resource);
  parts.push(isExplanation ? "would have this trace" : duration(milliseconds).replace(" ", "\u00a0"));
  return p(
    stopsBefore ? badge(undefined) : badge(status),
    b(` ${method} `),
    span({ class: "target" }, target),
    small(` ${parts.filter((each) => each !== undefined).join(" · ")}`),
  );
}

async function explainTyped() {
  const fault = byId("explain-fault");
  fault.hidden = true;
  try {
    const told = await fetchJson("explain", { method: "POST", body: byId("typed").value });
    [shown, other] = [{ ...told, isExplanation: true }, undefined];
    list.mark();
    show();
  } catch (error) {
    fault.textContent = error.message;
    fault.hidden = false;
  }
}

function openExplain() {
  const form = byId("explain");
  form.hidden = !form.hidden;
  byId("open-explain").setAttribute("aria-expanded", String(!form.hidden));
  if (form.hidden) return;
  const typed = byId("typed");
  if (shown !== undefined && !shown.isExplanation) typed.value = writtenOut(shown);
  else if (typed.value === "") typed.value = HINT;
  typed.focus();
}

/** A recorded request as text, to be changed and explained. Masked values are left out. */
function writtenOut({ method, target, request }) {
  const left =
    /^(?:host|connection|content-length|user-agent|accept-encoding|sec-|upgrade-|cache-control$|pragma$|dnt$)/i;
  const fields = request.headers.filter(([name, value]) => !left.test(name) && !value.includes("••••••"));
  const head = [`${method} ${target}`, ...fields.map(([name, value]) => `${name}: ${value}`)].join("\n");
  return request.body === undefined ? head : `${head}\n\n${request.body}`;
}

function live(words, isOn) {
  byId("live").textContent = words;
  byId("live").classList.toggle("on", isOn);
}

function listen() {
  const source = eventSource();
  source.addEventListener("open", () => {
    live("live", true);
    void guarded(fetchJson("requests").then((all) => list.set(all)));
  });
  source.addEventListener("error", () =>
    live(source.readyState === 2 ? "not listening: reload the page" : "waiting for the service", false),
  );
  source.addEventListener("message", ({ data }) => {
    list.add(JSON.parse(data));
    if (list.paused) live(`paused, ${list.held} new`, false);
  });
  source.addEventListener("cleared", () => list.set([]));
  source.addEventListener("lost", () => void guarded(fetchJson("requests").then((all) => list.set(all))));
}

async function guarded(work) {
  try {
    await work;
  } catch (error) {
    live(error.message, false);
  }
}

for (const button of document.querySelectorAll("[data-show]"))
  button.addEventListener("click", () => showPart(button.dataset.show));
byId("open-explain").addEventListener("click", openExplain);
byId("explain").addEventListener("submit", (event) => {
  event.preventDefault();
  void explainTyped();
});
byId("typed").addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void explainTyped();
});
byId("pause").addEventListener("click", ({ currentTarget }) => {
  const isPaused = !list.paused;
  list.pause(isPaused);
  currentTarget.setAttribute("aria-pressed", String(isPaused));
  currentTarget.textContent = isPaused ? "Resume" : "Pause";
  live(isPaused ? "paused" : "live", !isPaused);
});
byId("clear").addEventListener("click", () => void guarded(fetchJson("requests", { method: "DELETE" })));
for (const button of document.querySelectorAll("[data-view]")) {
  const views = {
    in: () => chart.zoom(0.7),
    out: () => chart.zoom(1.4),
    trace: () => chart.showTrace(),
    whole: () => chart.showWhole(),
  };
  button.addEventListener("click", views[button.dataset.view]);
}

async function start() {
  const { nodes: all, routes } = await fetchJson("nodes");
  table = byIds(all);
  listen();
  const whole = await fetchJson("chart");
  if (shown === undefined) {
    draw(whole);
    fill(byId("title"), p(small(START)));
    showPanels({ Routes: () => routesPage(routes) });
  }
}

function routesPage(routes) {
  const look = async (route, method) => {
    const plan = await fetchJson(`chart?${new URLSearchParams({ route, method })}`);
    showPart("chart");
    draw(plan, { isKept: true });
    const title = [b(`${method} `), span({ class: "target" }, route), small(" what the plan leaves open")];
    fill(byId("title"), p(title));
  };
  const line = ({ route, resource, methods }) =>
    li(
      code(route),
      small(resource === route ? "" : resource),
      span(methods.map((method) => link(method, () => void guarded(look(route, method))))),
    );
  return ul({ class: "routes" }, routes.map(line));
}

void guarded(start());
