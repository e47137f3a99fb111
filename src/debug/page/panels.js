import { badge, byId, decisionBadge, duration, el, fill } from "./dom.js";
import { traceList } from "./trace.js";

const tabs = byId("tabs");
const panel = byId("panel");
let chosen = "Trace";

/** The tabs beside the chart. */
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
    el(
      "button",
      {
        type: "button",
        role: "tab",
        id: idOf(name),
        "aria-controls": "panel",
        "data-name": name,
        onclick: () => choose(name),
      },
      name,
    );
  fill(tabs, names.map(tab));
  draw(names.includes(chosen) ? chosen : names[0]);
}

function idOf(name) {
  return `tab-${name.toLowerCase()}`;
}

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
  const pages = {
    Trace: () => [traceList(shown, pick), shown.errors.map((error) => el("pre", { class: "error" }, error))],
  };
  pages.Request = () => [
    el("p", { class: "first-line" }, el("b", {}, shown.method), " ", shown.target),
    fields(shown.request.headers),
    shown.request.body !== undefined && [el("h3", {}, "Body, as it was decoded"), el("pre", {}, shown.request.body)],
    shown.request.peer !== undefined && el("p", { class: "quiet" }, `from ${shown.request.peer}`),
  ];
  pages.Response = () => [
    el("p", { class: "first-line" }, badge(shown.status), ` in ${duration(shown.milliseconds)}`),
    fields(shown.response.headers),
    el("p", { class: "quiet" }, `Content: ${shown.response.content}`),
    shown.response.body !== undefined && el("pre", {}, shown.response.body),
  ];
  if (shown.negotiation.length > 0) pages.Negotiation = () => shown.negotiation.map(axis);
  if (shown.kind === "resource") pages.Conditions = () => conditions(shown, pick);
  return pages;
}

/** The conclusion of explain, and which callbacks it called. */
function foreseen({ conclusion, possible, wouldCall, steps, stopsBefore }) {
  const ran = [
    ...new Set(steps.filter(({ kind, settled }) => kind === "ask" && !settled).flatMap(({ decidedBy }) => decidedBy)),
  ];
  const not = [...(stopsBefore ? [stopsBefore.callback] : []), ...wouldCall];
  return el(
    "section",
    { class: "foreseen" },
    el("p", {}, conclusion),
    possible.length > 0 &&
      el(
        "p",
        {},
        possible.map(({ status, phrase }) => [badge(status), ` ${phrase} `]),
      ),
    ran.length > 0 && el("p", { class: "quiet" }, "Called: ", codes(ran)),
    not.length > 0 && el("p", { class: "quiet" }, "Not called: ", codes(not)),
  );
}

function codes(names) {
  return names.map((name, at) => [at > 0 && ", ", el("code", {}, name)]);
}

function fields(list) {
  return el(
    "dl",
    { class: "fields" },
    list.map(([name, value]) => [el("dt", {}, name), el("dd", {}, value)]),
  );
}

function axis({ axis, field, given, offers }) {
  return el(
    "section",
    { class: "axis" },
    el("h3", {}, `By ${axis}`),
    el("p", { class: "quiet" }, given === undefined ? `${field} is not given.` : [`${field}: `, el("code", {}, given)]),
    el(
      "table",
      {},
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          ["offer", "quality", "why"].map((name) => el("th", { scope: "col" }, name)),
        ),
      ),
      el(
        "tbody",
        {},
        offers.map(({ offer, quality, why, chosen }) =>
          el(
            "tr",
            { class: chosen ? "chosen" : quality === 0 ? "refused" : "" },
            el("td", {}, el("code", {}, offer), chosen && " ✓"),
            el("td", {}, weight(quality)),
            el("td", {}, why),
          ),
        ),
      ),
    ),
  );
}

/** Three digits, as in the field; what is acceptable without being listed has no weight of its own. */
function weight(quality) {
  return quality > 0 && quality < 0.001 ? "least" : String(Number(quality.toFixed(3)));
}

function conditions({ conditions, validators }, pick) {
  const state = Object.entries({ ETag: validators.etag, "Last-Modified": validators.lastModified }).filter(
    ([, value]) => value !== undefined,
  );
  return [
    el("h3", {}, "The resource’s validators"),
    state.length > 0 ? fields(state) : el("p", { class: "quiet" }, "None were needed, or there are none."),
    el("h3", {}, "The request’s preconditions"),
    conditions.length === 0 && el("p", { class: "quiet" }, "The request has no preconditions."),
    conditions.map(({ field, given, steps }) =>
      el(
        "section",
        {},
        el("p", {}, el("code", {}, field), `: ${given}`),
        steps.length === 0
          ? el(
              "p",
              { class: "quiet" },
              "It was not evaluated: the request ended before, or the resource has no validator to compare it with.",
            )
          : el(
              "ul",
              { class: "plain" },
              steps.map(({ id, question, decision, gave }) =>
                el(
                  "li",
                  {},
                  el("button", { type: "button", class: "link", onclick: () => pick(id) }, id),
                  ` ${question} `,
                  decisionBadge(decision),
                  gave !== undefined && el("small", {}, ` ${gave}`),
                ),
              ),
            ),
      ),
    ),
  ];
}
