/** Light and dark as the reader's system is, and nothing from elsewhere. */
export const FRONT_STYLE = `:root { color-scheme: light dark; --ink: light-dark(#1d2327, #e4e7e9);
  --soft: light-dark(#56626a, #9aa5ad); --line: light-dark(#dfe4e7, #343c42); --paper: light-dark(#fbfbf9, #16191c);
  --card: light-dark(#fff, #1e2327); --accent: light-dark(#2b6a1f, #8fd07f); --warn: light-dark(#8f5200, #e8b45c);
  --on: light-dark(#fff, #12200f); --mono: ui-monospace, "SF Mono", Menlo, Consolas, monospace }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 58rem; padding: 1.25rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, sans-serif }
header nav { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; padding-bottom: .9rem; border-bottom: 1px solid var(--line);
  margin-bottom: 2rem }
header nav a { color: inherit; text-decoration: none }
header nav a:first-child { font-weight: 700; margin-right: auto }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem; letter-spacing: -.02em }
.fault::first-letter { text-transform: uppercase }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .2rem }
p { margin: .3rem 0 .8rem; max-width: 44rem }
a { color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
code, pre { font-family: var(--mono); font-size: .85rem }
.ways { display: grid; gap: .6rem; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); list-style: none; margin: 1.2rem 0 0;
  padding: 0 }
.ways a { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; color: var(--soft); display: block;
  font-size: .9rem; height: 100%; padding: .7rem .9rem; text-decoration: none }
.ways a:hover { border-color: var(--accent) }
.ways b { color: var(--accent); display: block; font-size: 1rem }
.trials { list-style: none; margin: .8rem 0 0; padding: 0 }
.trials li { display: grid; grid-template-columns: 3rem minmax(0, 1fr) auto; gap: .3rem .8rem; align-items: baseline;
  padding: .7rem .9rem; margin-bottom: .5rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem }
.trials b { font-family: var(--mono); color: var(--accent) }
.trials b.refused { color: var(--warn) }
.trials pre { grid-column: 2 / -1; margin: 0; overflow-x: auto; color: var(--soft); user-select: all }
.trials .buttons { visibility: hidden }
.scripted .trials .buttons { visibility: visible }
.trials button { background: var(--accent); border: 0; border-radius: .4rem; color: var(--on); cursor: pointer;
  font: 600 .85rem/1.55 system-ui, sans-serif; padding: .2rem .9rem }
.trials output { grid-column: 2 / -1; border-top: 1px solid var(--line); padding-top: .6rem; min-width: 0 }
.trials output pre { color: var(--ink); max-height: 18rem; overflow: auto; user-select: auto }
.trials output p { margin: 0 0 .4rem; overflow-wrap: anywhere; max-width: none }
.trials output b { font-size: 1rem }
.trace code { background: var(--paper); border: 1px solid var(--line); border-radius: .25rem; display: inline-block;
  line-height: 1.5; margin: .1rem 0; padding: 0 .3rem }
.trace code:last-of-type { background: var(--accent); border-color: var(--accent); color: var(--on); font-weight: 700 }
@media (max-width: 36rem) { .ways { grid-template-columns: 1fr } .trials pre, .trials output { grid-column: 1 / -1 } }
[hidden] { display: none !important }
`;

/** Sends the request of a line, and shows what comes, as text. */
export const FRONT_SCRIPT = `"use strict";
document.body.classList.add("scripted");

function part(name, text) {
  const element = document.createElement(name);
  element.textContent = text;
  if (name === "pre") element.tabIndex = 0;
  return element;
}

/** The nodes that it passed; the last is where it ended. */
function traceOf(trace) {
  const line = part("p", "Trace:");
  line.className = "trace";
  for (const node of trace.split(",")) line.append(" ", part("code", node));
  return line;
}

function statusOf({ status, statusText }) {
  const line = document.createElement("p");
  const name = part("b", status + " " + statusText);
  if (status >= 400) name.className = "refused";
  line.append(name);
  return line;
}

async function run(item) {
  const { method, path, body, accept = "application/json" } = JSON.parse(item.dataset.request);
  const output = item.querySelector("output");
  output.hidden = false;
  const headers = { Accept: accept, ...(body === undefined ? {} : { "Content-Type": "application/json" }) };
  try {
    const response = await fetch(path, { method, headers, body, cache: "no-store" });
    const trace = response.headers.get("x-framework-trace") ?? "";
    const fields = [...response.headers].filter(([name]) => name !== "x-framework-trace");
    output.replaceChildren(
      statusOf(response),
      traceOf(trace),
      part("pre", fields.map(([name, value]) => name + ": " + value).join("\\n")),
      part("pre", await response.text()),
    );
  } catch (error) {
    output.textContent = String(error);
  }
}

document.body.addEventListener("click", ({ target }) => {
  if (target.className === "run") void run(target.closest("li"));
});
`;
