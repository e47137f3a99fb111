// Elements are created, never parsed from markup: everything that comes from a request is written as text.

export const byId = (id) => document.getElementById(id);

/** What makes elements, by their names: `p({ class: "quiet" }, "words")`. The properties may be left out. */
export const tags = new Proxy({}, { get: (_, name) => el.bind(undefined, name) });

function el(name, first, ...rest) {
  const hasProperties = first?.constructor === Object;
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(hasProperties ? first : {})) {
    if (isNothing(value)) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, String(value));
  }
  fill(element, hasProperties || first, rest);
  return element;
}

const isNothing = (value) => value === undefined || value === null || typeof value === "boolean";

export function fill(element, ...children) {
  element.replaceChildren(...children.flat(Number.POSITIVE_INFINITY).filter((child) => !isNothing(child)));
}

export const button = (properties, ...children) => tags.button({ type: "button", ...properties }, ...children);
export const link = (words, onclick, title) => button({ class: "link", title, onclick }, words);
export const quiet = (...words) => tags.p({ class: "quiet" }, ...words);

/** Names of callbacks or fields, with commas between them. */
export const codes = (names) => [...names].map((name, at) => [at > 0 && ", ", tags.code(name)]);
export const classes = (...names) => names.filter(Boolean).join(" ");

export function svgEl(name, properties = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(properties)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

export function duration(milliseconds) {
  if (milliseconds === undefined) return "";
  if (milliseconds < 0.0995) return `${Math.max(1, Math.round(milliseconds * 1000))} µs`;
  if (milliseconds < 10) return `${milliseconds.toFixed(2)} ms`;
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}

export const statusClass = (status) => (status === undefined ? "s0" : `s${Math.floor(status / 100)}`);
export const badge = (status) => tags.b({ class: `badge ${statusClass(status)}` }, String(status ?? "?"));
export const decisionBadge = (decision) => tags.b({ class: `verdict ${decision}` }, decision);

const BASE = new URL("../", import.meta.url);

/** Fetches JSON from the debugger; throws a problem's detail. */
export async function fetchJson(path, options) {
  const response = await fetch(new URL(path, BASE), options);
  if (response.status === 204) return undefined;
  const value = await response.json();
  if (!response.ok) throw new Error(value.detail ?? `${response.status}`);
  return value;
}

export const eventSource = () => new EventSource(new URL("events", BASE));

/** Whether a target shows its route already, because the route has no variable part. */
export const hasNoVariable = (route, target) => route === target.split("?")[0];
