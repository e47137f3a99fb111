import { button, byId, codes, decisionBadge, duration, fetchJson, fill, tags } from "./dom.js";
import { isYours } from "./trace.js";

const { a, b, code, dd, div, dl, dt, h2, header, p, pre, small, span } = tags;

const KINDS = {
  ask: "the resource decides",
  own: "the service decides",
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
  const source = div({ class: "source" });
  const leads = (decision) => [dt(decision), dd(lead(info[decision], step?.decision === decision, pick))];
  fill(
    card,
    header(
      b({ class: `id ${info.kind}` }, info.id),
      span(KINDS[info.kind]),
      button({ class: "close", "aria-label": "Close the node", onclick: () => pick(undefined) }, "×"),
    ),
    h2(info.question),
    decided(info, step, shown),
    dl(
      leads("yes"),
      leads("no"),
      info.decidedBy.length > 0 && [dt("decided by"), dd(codes(info.decidedBy))],
      dt("specification"),
      dd(law(info.law)),
    ),
    source,
  );
  if (shown?.route !== undefined) void showSource(source, shown, info.decidedBy);
}

function decided({ id }, step, shown) {
  if (shown?.thrown?.id === id) return p({ class: "decided thrown" }, "It threw ", code(shown.thrown.error));
  if (shown?.stopsBefore?.id === id) return p({ class: "decided" }, "Explain stops here: nothing was done.");
  if (step === undefined) return shown && p({ class: "decided quiet" }, "This request did not pass this node.");
  const { decision, settled, milliseconds, gave } = step;
  const given = gave !== undefined && [isYours(step) ? "; returned " : ": ", code(gave)];
  const how = settled
    ? " settled at mount, so nothing was called"
    : [milliseconds !== undefined && `, after ${duration(milliseconds)}`, given];
  return p({ class: "decided" }, decisionBadge(decision), how);
}

function lead({ to, words }, isTaken, pick) {
  const isEnd = /^\d/.test(to);
  return span(
    { class: isTaken ? "lead taken" : "lead" },
    isEnd ? b({ class: `badge s${to[0]}` }, to) : button({ onclick: () => pick(to) }, to),
    ` ${isEnd ? words.replace(/^\d+ /, "") : words}`,
  );
}

function law(text) {
  const [, number, section] = /^RFC (\d+) ([\d.]+)$/.exec(text) ?? [];
  if (number === undefined) return text;
  const href = `https://www.rfc-editor.org/rfc/rfc${number}#section-${section}`;
  return a({ href, rel: "noreferrer noopener", target: "_blank" }, text);
}

async function showSource(into, { route, method }, names) {
  for (const name of names.filter((each) => /^[a-zX]\w*$/.test(each))) {
    try {
      const { owner, source, location } = await fetchJson(`callback?${new URLSearchParams({ route, method, name })}`);
      const short = location?.split("/").slice(-3).join("/");
      into.append(p(code(`${owner}.${name}`), location && small({ title: location }, ` ${short}`)));
      into.append(pre({ tabindex: 0 }, source));
    } catch {
      // It is not overridden: there is no source to show.
    }
  }
}

/** Finds nodes by their ids, questions and callbacks: the chart marks all of them, and Enter shows one after the other. */
export function findNodes(nodesNow, chart, pick) {
  const field = byId("find");
  const found = () => {
    const wanted = field.value.trim().toLowerCase();
    const all = wanted === "" ? [] : [...nodesNow()];
    const exact = all.filter(({ id }) => id.toLowerCase() === wanted);
    const words = ({ id, question, decidedBy }) => [id, question, ...decidedBy].join(" ").toLowerCase();
    return (exact.length > 0 ? exact : all.filter((node) => words(node).includes(wanted))).map(({ id }) => id);
  };
  field.addEventListener("input", () => {
    const ids = found();
    chart.find(ids);
    const isNone = field.value.trim() !== "" && ids.length === 0;
    field.setAttribute("aria-invalid", String(isNone));
    byId("found").textContent = isNone ? "none found" : ids.length > 0 ? `${ids.length} found` : "";
  });
  let last;
  field.addEventListener("keydown", ({ key }) => {
    const ids = found();
    if (key !== "Enter" || ids.length === 0) return;
    last = ids[(ids.indexOf(last) + 1) % ids.length];
    pick(last);
    chart.approach(last);
  });
}

/** Tells the question of the node under the pointer, or with the focus: at full size the chart shows ids only. */
export function followNodes(frame, wordsOf) {
  const tip = byId("tip");
  const hide = () => {
    tip.hidden = true;
  };
  const show = ({ target }) => {
    const node = target.closest?.(".node");
    const words = node && wordsOf(node.dataset.id);
    if (!words) return hide();
    const { id, question, decidedBy, decision } = words;
    const by = decidedBy.length > 0 && tags.small(decidedBy.join(", "));
    fill(tip, tags.b(id), ` ${question} `, decision !== undefined && decisionBadge(decision), by);
    tip.hidden = false;
    place(tip, node.getBoundingClientRect(), frame.getBoundingClientRect());
  };
  for (const name of ["pointerover", "focusin"]) frame.addEventListener(name, show);
  for (const name of ["pointerleave", "focusout"]) frame.addEventListener(name, hide);
  frame.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
}

function place({ offsetWidth, offsetHeight, style }, node, frame) {
  const left = node.left + node.width / 2 - frame.left - offsetWidth / 2;
  const below = node.bottom - frame.top + 8;
  const top = below + offsetHeight > frame.height ? node.top - frame.top - offsetHeight - 8 : below;
  style.left = `${Math.max(4, Math.min(left, frame.width - offsetWidth - 4))}px`;
  style.top = `${Math.max(4, top)}px`;
}
