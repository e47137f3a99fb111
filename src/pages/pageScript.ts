/**
 * The documentation page's script: it filters the operations, and sends the forms. The page can be read without it. What
 * comes from the service is written as text, never as markup.
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

function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
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

for (const form of all("form.try")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(form);
  });
  const copy = form.querySelector(".curl");
  copy.addEventListener("click", async () => {
    await navigator.clipboard?.writeText(curlOf(form));
    copy.textContent = "Copied";
    setTimeout(() => { copy.textContent = "Copy as curl"; }, 1500);
  });
  form.querySelector("select")?.addEventListener("change", ({ target }) => {
    form.querySelector("textarea").value = target.selectedOptions[0].dataset.example;
  });
}
`;
