import { badge, button, byId, codes, decisionBadge, duration, fill, link, quiet, tags } from "./dom.js";
import { traceList } from "./trace.js";

const { code, dd, dl, dt, h3, li, p, pre, section, small, table, tbody, td, th, thead, tr, ul, wbr } = tags;
const tabs = byId("tabs");
const panel = byId("panel");
let chosen = "Trace";

export function showPanels(pages) {
  const draw = (name) => {
    for (const tab of tabs.children) {
      const isCurrent = tab.dataset.name === name;
      tab.setAttribute("aria-selected", String(isCurrent));
      tab.setAttribute("tabindex", isCurrent ? "0" : "-1");
    }
    panel.setAttribute("aria-labelledby", idOf(name));
    fill(panel, pages[name]());
  };
  const choose = (name) => {
    chosen = name;
    draw(name);
  };
  const names = Object.keys(pages);
  const tab = (name) =>
    button(
      { role: "tab", id: idOf(name), "aria-controls": "panel", "data-name": name, onclick: () => choose(name) },
      name,
    );
  fill(tabs, names.map(tab));
  draw(names.includes(chosen) ? chosen : names[0]);
}

const idOf = (name) => `tab-${name.toLowerCase()}`;

tabs.addEventListener("keydown", (event) => {
  const current = tabs.querySelector('[aria-selected="true"]');
  const next = {
    ArrowRight: current?.nextElementSibling ?? tabs.firstElementChild,
    ArrowLeft: current?.previousElementSibling ?? tabs.lastElementChild,
    Home: tabs.firstElementChild,
    End: tabs.lastElementChild,
  }[event.key];
  next?.click();
  next?.focus();
});

export function pagesOf(shown, pick) {
  if (shown.isExplanation) return { Trace: () => [foreseen(shown), traceList(shown, pick)] };
  const { method, target, status, milliseconds, request, response, errors, negotiation, kind } = shown;
  return {
    Trace: () => [traceList(shown, pick), errors.map((error) => pre({ class: "error" }, error))],
    Request: () => [
      p({ class: "first-line" }, tags.b(method), " ", target),
      fields(request.headers),
      request.body !== undefined && [h3("Body, as it was decoded"), pre(request.body)],
      request.peer !== undefined && quiet(`from ${request.peer}`),
    ],
    Response: () => [
      p({ class: "first-line" }, badge(status), ` in ${duration(milliseconds)}`),
      fields(response.headers),
      quiet(`Content: ${response.content}`),
      response.body !== undefined && pre(response.body),
    ],
    ...(negotiation.length > 0 && { Negotiation: () => negotiation.map(axis) }),
    ...(kind === "resource" && { Conditions: () => conditions(shown, pick) }),
  };
}

function foreseen({ conclusion, possible, wouldCall, steps, stopsBefore }) {
  const asked = steps.filter(({ kind, settled }) => (kind === "ask" || kind === "own") && !settled);
  const ran = new Set(asked.flatMap(({ decidedBy }) => decidedBy));
  const not = [...(stopsBefore ? [stopsBefore.callback] : []), ...wouldCall];
  return section(
    { class: "foreseen" },
    p(conclusion),
    possible.length > 0 && p(possible.map(({ status, phrase }) => [badge(status), ` ${phrase} `])),
    ran.size > 0 && quiet("Called: ", codes(ran)),
    not.length > 0 && quiet("Not called: ", codes(not)),
  );
}

function fields(list) {
  // A trace goes on in the next line after a node.
  const pieces = (value) =>
    String(value)
      .split(/(?<=,)/)
      .flatMap((piece) => [piece, wbr()]);
  return dl({ class: "fields" }, ...list.map(([name, value]) => [dt(name), dd(pieces(value))]));
}

function axis({ axis, field, given, offers }) {
  const heads = ["offer", "quality", "why"].map((name) => th({ scope: "col" }, name));
  const rows = offers.map(({ offer, quality, why, chosen }) =>
    tr(
      { class: chosen ? "chosen" : quality === 0 ? "refused" : "" },
      td(code(offer), chosen && " ✓"),
      td(weight(quality)),
      td(why),
    ),
  );
  return section(
    { class: "axis" },
    h3(`By ${axis}`),
    quiet(given === undefined ? `${field} is not given.` : [`${field}: `, code(given)]),
    table(thead(tr(heads)), tbody(rows)),
  );
}

/** Three digits, as in the field; what is acceptable without being listed has no weight of its own. */
const weight = (quality) => (quality > 0 && quality < 0.001 ? "least" : String(Number(quality.toFixed(3))));

const UNEVALUATED =
  "It was not evaluated: the request ended before, or the resource has no validator to compare it with.";

function conditions({ conditions, validators }, pick) {
  const state = Object.entries({ ETag: validators.etag, "Last-Modified": validators.lastModified });
  const known = state.filter(([, value]) => value !== undefined);
  const line = ({ id, question, decision, gave }) =>
    li(
      link(id, () => pick(id)),
      ` ${question} `,
      decisionBadge(decision),
      gave !== undefined && small(` ${gave}`),
    );
  return [
    h3("The resource’s validators"),
    known.length > 0 ? fields(known) : quiet("None were needed, or there are none."),
    h3("The request’s preconditions"),
    conditions.length === 0 && quiet("The request has no preconditions."),
    conditions.map(({ field, given, steps }) =>
      section(
        p(code(field), `: ${given}`),
        steps.length === 0 ? quiet(UNEVALUATED) : ul({ class: "plain" }, steps.map(line)),
      ),
    ),
  ];
}
