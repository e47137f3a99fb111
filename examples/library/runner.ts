/**
 * The script of the front page: it sends the request of a line, and shows the status, the fields, the trace and the
 * content. What comes is written as text. Without the script the lines can be read and selected.
 */
export const RUNNER = `"use strict";
document.body.classList.add("scripted");
const tokens = new Map();

/** The token of one of the demo accounts, for which it logs in once. */
async function tokenOf(account) {
  const known = tokens.get(account);
  if (known !== undefined) return known;
  const body = new URLSearchParams(JSON.parse(document.body.dataset.accounts)[account]);
  const response = await fetch("/login", { method: "POST", headers: { Accept: "text/plain" }, body });
  const token = (await response.text()).trim();
  if (response.ok) tokens.set(account, token);
  return token;
}

async function send({ method, path, headers, body, as, times = 1 }) {
  const all = { Accept: "*/*", ...headers };
  if (as !== undefined) all.Authorization = "Bearer " + (await tokenOf(as));
  let response;
  for (let count = 0; count < times; count += 1) response = await fetch(path, { method, headers: all, body, cache: "no-store" });
  return response;
}

function part(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  if (name === "pre") element.tabIndex = 0;
  return element;
}

/** The nodes that it passed through; the last is where it ended. */
function traceOf(trace, status) {
  if (trace === null) return part("p", "No trace: a command handled it, outside the graph.");
  const line = part("p", "Trace:");
  line.className = status >= 400 ? "trace refused" : "trace";
  for (const node of trace.split(",")) line.append(" ", part("code", node));
  if (document.body.dataset.debugger) {
    const link = part("a", "Open the debugger");
    link.href = document.body.dataset.debugger;
    line.append(" ", link);
  }
  return line;
}

function statusOf({ status, statusText }, promised) {
  const line = document.createElement("p");
  const name = part("b", status + " " + statusText);
  if (status >= 400) name.className = "refused";
  line.append(name);
  if (String(status) !== promised) line.append(", and not " + promised + ": an earlier line has changed something. Reload the page.");
  return line;
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text.length > 3000 ? text.slice(0, 3000) + "…" : text;
  }
}

async function show(item) {
  const request = JSON.parse(item.dataset.request);
  const output = item.querySelector("output");
  output.hidden = false;
  output.textContent = "…";
  try {
    const response = await send(request);
    const promised = item.querySelector("b").textContent;
    const trace = response.headers.get("x-framework-trace");
    const fields = [...response.headers].filter(([name]) => name !== "x-framework-trace");
    const content = await response.text();
    output.replaceChildren(
      statusOf(response, promised),
      traceOf(trace, response.status),
      part("pre", fields.map(([name, value]) => name + ": " + value).join("\\n")),
      ...(content === "" ? [] : [part("pre", pretty(content))]),
    );
  } catch (error) {
    output.textContent = String(error);
  }
}

document.body.addEventListener("click", async ({ target }) => {
  const item = target.closest?.("li[data-request]");
  if (target.className === "run") void show(item);
  if (target.className !== "copy") return;
  await navigator.clipboard?.writeText(item.querySelector("pre").textContent);
  target.textContent = "Copied";
  setTimeout(() => { target.textContent = "Copy"; }, 1200);
});
`;
