/**
 * The documentation page's script: it filters the operations, puts what one has inside in its place, and sends the forms. The
 * page can be read without it. What is inside is asked for as soon as a reader points at its line. What a service responds is
 * written as text, never as markup, as it comes and up to a length. The browser writes the Content-Type of a form itself.
 */
export const PAGE_SCRIPT = `"use strict";
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
document.documentElement.classList.add("scripted");

document.getElementById("filter").addEventListener("input", ({ target }) => {
  const wanted = target.value.toLowerCase();
  const lines = all(".operation, #models > .schema");
  for (const line of lines) line.hidden = !line.firstElementChild.textContent.toLowerCase().includes(wanted);
  for (const part of all(".tag, #models")) part.hidden = lines.every((line) => line.hidden || line.parentNode !== part);
  for (const link of all("nav a")) link.parentNode.hidden = document.getElementById(link.getAttribute("href").slice(1)).hidden;
  document.getElementById("nothing").hidden = !lines.every((line) => line.hidden);
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
  for (const { value, dataset } of all("[data-in]", form)) {
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
  const [body, type] = contentOf(form);
  if (type !== undefined) headers.set("Content-Type", type);
  const server = document.body.dataset.server.replace(/\\/$/, "");
  const search = query.size === 0 ? "" : "?" + query;
  return [server + path + search, { method: form.dataset.method, headers, body }];
}

function contentOf(form) {
  const block = form.querySelector(".content:not([hidden])");
  if (block === null) return [];
  const { type } = block.dataset;
  const parts = all("[data-part]", block);
  if (parts.length > 0) {
    const data = new FormData();
    for (const { files, value, dataset } of parts) {
      for (const each of files ?? (value === "" ? [] : [value])) data.append(dataset.part, each);
    }
    return [data];
  }
  const file = block.querySelector("[data-file]")?.files[0];
  if (file !== undefined) return [file, file.type === "" || type !== "*/*" ? type : file.type];
  const text = block.querySelector("textarea")?.value.trim() ?? "";
  return text === "" ? [] : [text, type];
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
  const stop = form.querySelector(".stop");
  const leaving = new AbortController();
  output.hidden = false;
  output.textContent = "…";
  stop.onclick = () => leaving.abort();
  try {
    const [target, init] = requestOf(form);
    const response = await fetch(target, { ...init, cache: "no-store", signal: leaving.signal });
    const text = [...response.headers].map(([name, value]) => name + ": " + value).join("\\n");
    const fields = part("pre", "", "");
    for (const piece of text.split(/(?<=,)/)) fields.append(piece, part("wbr", "", ""));
    const content = part("pre", "", "");
    output.replaceChildren(
      part("b", "s" + String(response.status)[0], response.status + " " + response.statusText),
      fields,
      content,
    );
    for (const pre of all("pre", output)) pre.tabIndex = 0;
    stop.hidden = false;
    await readInto(content, response);
  } catch (error) {
    if (!leaving.signal.aborted) output.textContent = String(error);
  } finally {
    stop.hidden = true;
  }
}

const MOST = 200000;

async function readInto(content, { body }) {
  if (body === null) return;
  let text = "";
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) break;
    text += value;
    content.textContent = text.slice(0, MOST);
    if (text.length > MOST) return reader.cancel();
  }
  content.textContent = pretty(text);
}

function curlOf(form) {
  const [path, { method, headers, body }] = requestOf(form);
  const quoted = (text) => "'" + text.replaceAll("'", "'\\\\''") + "'";
  const fields = [...headers].map(([name, value]) => " -H " + quoted(name + ": " + value));
  return "curl -i -X " + method + " " + quoted(String(new URL(path, location))) + fields.join("") + curlContent(body, quoted);
}

function curlContent(body, quoted) {
  if (body === undefined) return "";
  if (body instanceof File) return " --data-binary " + quoted("@" + body.name);
  if (typeof body === "string") return " --data-binary " + quoted(body);
  return [...body].map(([name, value]) => " -F " + quoted(name + "=" + (value instanceof File ? "@" + value.name : value))).join("");
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
  if (!target.matches("select.type")) return;
  for (const block of all(".content[data-type]", target.form)) block.hidden = block.dataset.type !== target.value;
});
`;
