/**
 * The documentation page's script: it filters the operations, puts what one has inside in its place, and sends the forms. The
 * page can be read without it. What is inside is asked for as soon as a reader points at its line. What a service responds is
 * written as text, never as markup.
 */
export const PAGE_SCRIPT = `"use strict";
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
document.documentElement.classList.add("scripted");

document.getElementById("filter").addEventListener("input", ({ target }) => {
  const wanted = target.value.toLowerCase();
  for (const operation of all(".operation")) {
    operation.hidden = !operation.firstElementChild.textContent.toLowerCase().includes(wanted);
    document.querySelector('nav a[href="#' + CSS.escape(operation.id) + '"]').parentNode.hidden = operation.hidden;
  }
  for (const tag of all(".tag")) tag.hidden = !tag.querySelector(".operation:not([hidden])");
});

async function load(details) {
  const link = details?.querySelector(":scope > .part:not([aria-busy])");
  if (!link) return;
  link.ariaBusy = "true";
  try {
    const response = await fetch(link.href);
    if (!response.ok) throw response;
    const { body } = new DOMParser().parseFromString(await response.text(), "text/html");
    for (const each of all("a", body)) each.setAttribute("href", each.hash);
    link.replaceWith(...body.querySelector("main").childNodes);
  } catch {
    link.ariaBusy = null;
  }
}
for (const name of ["pointerover", "focusin", "toggle"]) {
  addEventListener(name, ({ target }) => load(target.closest?.(".operation, .schema")), true);
}

async function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
  await load(target);
  target?.scrollIntoView();
}
addEventListener("hashchange", reveal);
reveal();

function requestOf(form) {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  const headers = new Headers();
  for (const { value, dataset } of all("input", form)) {
    const { name } = dataset;
    if (dataset.in === "path") {
      const segments = "rest" in dataset ? value.split("/") : [value];
      path = path.replace("{" + name + "}", () => segments.map(encodeURIComponent).join("/"));
    }
    else if (value !== "" && dataset.in === "query") query.append(name, value);
    else if (value !== "") headers.set(name, value);
  }
  for (const { value, dataset: { scheme, place, field, prefix } } of all("#credentials input")) {
    if (value === "" || !form.dataset.security.split(" ").includes(scheme)) continue;
    if (place === "query") query.append(field, value);
    else if (place === "header") headers.set(field, prefix + (prefix === "Basic " ? btoa(value) : value));
  }
  const content = form.querySelector("textarea")?.value.trim() ?? "";
  if (content !== "") headers.set("Content-Type", form.querySelector("select").value);
  const server = document.body.dataset.server.replace(/\\/$/, "");
  const search = query.size === 0 ? "" : "?" + query;
  return [server + path + search, { method: form.dataset.method, headers, body: content === "" ? undefined : content }];
}

function part(name, className, text) {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}

function pretty(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function send(form) {
  const output = form.querySelector("output");
  output.hidden = false;
  output.textContent = "…";
  try {
    const response = await fetch(...requestOf(form));
    const fields = [...response.headers].map(([name, value]) => name + ": " + value).join("\\n");
    const content = await response.text();
    output.replaceChildren(
      part("b", "s" + String(response.status)[0], response.status + " " + response.statusText),
      part("pre", "", fields),
      part("pre", "", pretty(content)),
    );
    for (const pre of all("pre", output)) pre.tabIndex = 0;
  } catch (error) {
    output.textContent = String(error);
  }
}

function curlOf(form) {
  const [path, { method, headers, body }] = requestOf(form);
  const quoted = (text) => "'" + text.replaceAll("'", "'\\\\''") + "'";
  const fields = [...headers].map(([name, value]) => " -H " + quoted(name + ": " + value));
  const content = body === undefined ? "" : " --data-binary " + quoted(body);
  return "curl -i -X " + method + " " + quoted(String(new URL(path, location))) + fields.join("") + content;
}

addEventListener("submit", (event) => {
  event.preventDefault();
  void send(event.target);
});
addEventListener("click", async ({ target }) => {
  if (!target.matches(".curl")) return;
  await navigator.clipboard?.writeText(curlOf(target.form));
  target.textContent = "Copied";
  setTimeout(() => { target.textContent = "Copy as curl"; }, 1500);
});
addEventListener("change", ({ target }) => {
  const { example } = target.selectedOptions?.[0].dataset ?? {};
  if (example !== undefined) target.form.querySelector("textarea").value = example;
});
`;
