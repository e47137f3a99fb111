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
