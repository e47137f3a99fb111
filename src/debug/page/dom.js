// Elements are created, never parsed from markup: everything that comes from a request is written as text.

export const byId = (id) => document.getElementById(id);

export function el(name, properties = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (value === undefined || value === false || value === null) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(
    ...children
      .flat(Number.POSITIVE_INFINITY)
      .filter((child) => child !== undefined && child !== null && child !== false),
  );
  return element;
}

export function svgEl(name, properties = {}, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(properties)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

export function fill(element, ...children) {
  element.replaceChildren(
    ...children
      .flat(Number.POSITIVE_INFINITY)
      .filter((child) => child !== undefined && child !== null && child !== false),
  );
}

export function duration(milliseconds) {
  if (milliseconds === undefined) return "";
  if (milliseconds < 0.0995) return `${Math.max(1, Math.round(milliseconds * 1000))} µs`;
  if (milliseconds < 10) return `${milliseconds.toFixed(2)} ms`;
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}

export function statusClass(status) {
  return status === undefined ? "s0" : `s${Math.floor(status / 100)}`;
}

export function badge(status) {
  return el("b", { class: `badge ${statusClass(status)}` }, status === undefined ? "?" : String(status));
}

export function decisionBadge(decision) {
  return el("b", { class: `verdict ${decision}` }, decision);
}

/** A status, its phrase, and what that tells the client. */
export function statusLine({ status, phrase, meaning }) {
  return el(
    "p",
    {},
    badge(status),
    el("b", {}, ` ${phrase ?? ""}`),
    meaning && el("span", { class: "quiet" }, ` ${meaning}`),
  );
}

const BASE = new URL("../", import.meta.url);

/** Fetches JSON from the debugger; throws a problem's detail. */
export async function fetchJson(path, options) {
  const response = await fetch(new URL(path, BASE), options);
  if (response.status === 204) return undefined;
  const value = await response.json();
  if (!response.ok) throw new Error(value.detail ?? `${response.status}`);
  return value;
}

export function eventSource() {
  return new EventSource(new URL("events", BASE));
}

/** Whether a target shows its route already, because the route has no variable part. */
export function hasNoVariable(route, target) {
  return route === target.split("?")[0];
}

/** Whether the chart stands in a part of the page that scrolls. */
export function isInScroller(frame) {
  const { scrollHeight, clientHeight } = frame.closest(".detail");
  return scrollHeight > clientHeight;
}
