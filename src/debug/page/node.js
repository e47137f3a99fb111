import { byId, decisionBadge, duration, el, fetchJson, fill } from "./dom.js";

const KINDS = {
  ask: "the resource decides",
  act: "the resource acts",
  prepare: "the resource sets something up",
  choose: "negotiated",
  request: "the request decides",
  method: "settled at mount",
  recall: "known from an earlier node",
};

/** The card of one node: its question, what decides it, what was decided, the law, and where each decision leads. */
export function showNode(info, shown, pick) {
  const card = byId("node");
  card.hidden = info === undefined;
  if (info === undefined) return fill(card);
  const step = shown?.steps?.find(({ id }) => id === info.id);
  const source = el("div", { class: "source" });
  fill(
    card,
    el(
      "header",
      {},
      el("b", { class: `id ${info.kind}` }, info.id),
      el("span", {}, KINDS[info.kind]),
      el(
        "button",
        { type: "button", class: "close", "aria-label": "Close the node", onclick: () => pick(undefined) },
        "×",
      ),
    ),
    el("h2", {}, info.question),
    decided(info, step, shown),
    el(
      "dl",
      {},
      el("dt", {}, "yes"),
      el("dd", {}, lead(info.yes, step?.decision === "yes", pick)),
      el("dt", {}, "no"),
      el("dd", {}, lead(info.no, step?.decision === "no", pick)),
      info.decidedBy.length > 0 && [
        el("dt", {}, "decided by"),
        el(
          "dd",
          {},
          info.decidedBy.map((name, at) => [at > 0 && ", ", el("code", {}, name)]),
        ),
      ],
      el("dt", {}, "the law"),
      el("dd", {}, law(info.law)),
    ),
    source,
  );
  if (shown?.route !== undefined) void showSource(source, shown.route, info.decidedBy);
}

function decided(info, step, shown) {
  if (shown?.thrown?.id === info.id)
    return el("p", { class: "decided thrown" }, "It threw ", el("code", {}, shown.thrown.error));
  if (shown?.stopsBefore?.id === info.id) return el("p", { class: "decided" }, "Explain stops here: nothing was done.");
  if (step === undefined) return shown && el("p", { class: "decided quiet" }, "This request did not pass this node.");
  if (step.settled)
    return el("p", { class: "decided" }, decisionBadge(step.decision), " settled at mount, so nothing was called");
  return el(
    "p",
    { class: "decided" },
    decisionBadge(step.decision),
    step.milliseconds !== undefined && ` in ${duration(step.milliseconds)}`,
    step.gave !== undefined && [", gave ", el("code", {}, step.gave)],
  );
}

function lead({ to, words }, isTaken, pick) {
  const isEnd = /^\d/.test(to);
  return el(
    "span",
    { class: isTaken ? "lead taken" : "lead" },
    isEnd ? el("b", { class: `badge s${to[0]}` }, to) : el("button", { type: "button", onclick: () => pick(to) }, to),
    " ",
    isEnd ? words.replace(/^\d+ /, "") : words,
  );
}

/** "RFC 9110 15.5.5" leads to that section. */
function law(text) {
  const [, number, section] = /^RFC (\d+) ([\d.]+)$/.exec(text) ?? [];
  if (number === undefined) return text;
  const href = `https://www.rfc-editor.org/rfc/rfc${number}#section-${section}`;
  return el("a", { href, rel: "noreferrer noopener", target: "_blank" }, text);
}

async function showSource(into, route, names) {
  for (const name of names.filter((each) => /^[a-z]\w*$/.test(each))) {
    try {
      const found = await fetchJson(`callback?${new URLSearchParams({ route, name })}`);
      into.append(
        el(
          "p",
          {},
          el("code", {}, `${found.owner}.${name}`),
          found.location && el("small", { title: found.location }, ` ${shortLocation(found.location)}`),
        ),
        el("pre", {}, found.source),
      );
    } catch {
      // It is not overridden: there is no source to show.
    }
  }
}

function shortLocation(location) {
  return location.split("/").slice(-3).join("/");
}
