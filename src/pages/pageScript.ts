/**
 * The documentation page's script: it filters the operations, and sends the forms. The page can be read without it. What
 * comes from the service is written as text, never as markup.
 */
export const PAGE_SCRIPT = `"use strict";
const operations = [...document.querySelectorAll("details.operation")];
document.getElementById("filter").addEventListener("input", ({ target }) => {
  const wanted = target.value.toLowerCase();
  for (const operation of operations) {
    operation.hidden = !operation.firstElementChild.textContent.toLowerCase().includes(wanted);
  }
});

function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target instanceof HTMLDetailsElement) target.open = true;
}
addEventListener("hashchange", reveal);
reveal();

function requestOf(form) {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  const headers = new Headers();
  for (const { name, value, dataset } of form.querySelectorAll("input")) {
    if (dataset.in === "path") {
      const segments = "rest" in dataset ? value.split("/") : [value];
      path = path.replace("{" + name + "}", () => segments.map(encodeURIComponent).join("/"));
    }
    else if (value !== "" && dataset.in === "query") query.append(name, value);
    else if (value !== "") headers.set(name, value);
  }
  const content = form.elements.content?.value ?? "";
  if (content !== "") headers.set("Content-Type", form.elements.type.value);
  const server = document.body.dataset.server.replace(/\\/$/, "");
  const search = query.size === 0 ? "" : "?" + query;
  return [server + path + search, { method: form.dataset.method, headers, body: content === "" ? undefined : content }];
}

async function send(form) {
  const output = form.querySelector("output");
  output.textContent = "…";
  try {
    const response = await fetch(...requestOf(form));
    const fields = [...response.headers].map(([name, value]) => name + ": " + value).join("\\n");
    output.textContent = response.status + " " + response.statusText + "\\n" + fields + "\\n\\n" + (await response.text());
  } catch (error) {
    output.textContent = String(error);
  }
}

for (const form of document.querySelectorAll("form.try")) {
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void send(form);
  });
}
`;
