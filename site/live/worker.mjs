// Runs the service of a page in a thread of its own, and sends it requests through `signalbox/fetch`.
import { chart } from "../../dist/draw/index.js";
import { rowWords } from "../../dist/graph/tableWords.js";
import { statusPhrase } from "../../dist/http/response.js";
import { fetchHandler } from "../../dist/runtime/fetch.js";
import { entryOf, LIBRARIES, pathOf, withAddresses } from "./program.mjs";

/** A stream that goes on is shown as far as it came. */
const LONGEST_READ = 3000;
const MOST_CHARACTERS = 20_000;

/** A browser leaves Set-Cookie out of a Response: what the service gave is kept beside it. */
const given = new WeakMap();
const BrowserResponse = globalThis.Response;
globalThis.Response = class extends BrowserResponse {
  constructor(body, init) {
    super(body, init);
    const { headers = {} } = init ?? {};
    given.set(this, Array.isArray(headers) ? headers : Object.entries(headers));
  }
};

/** The code of a link that was shared has no business outside. */
const { fetch } = globalThis;
for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource", "indexedDB", "caches", "importScripts"]) {
  Object.defineProperty(globalThis, name, { value: undefined, writable: true });
}

let handler;
let logged = [];
for (const level of ["log", "info", "warn", "error"]) {
  console[level] = (...values) => logged.push(values.map((value) => value?.stack ?? String(value)).join(" "));
}

globalThis.addEventListener("message", ({ data: { id, program, request } }) => {
  logged = [];
  const reply = (outcome) => globalThis.postMessage({ id, ...outcome, logged });
  outcomeOf(program, request).then(reply, (error) => reply({ error: String(error?.message ?? error) }));
});

async function outcomeOf(program, request) {
  if (program !== undefined) handler = await handlerOf(program);
  return { response: await send(request) };
}

/** `stripped` has the files that are as the page shows them; the others still have their types. */
async function handlerOf({ files, stripped }) {
  const codes = { ...stripped };
  for (const [name, text] of Object.entries(files)) codes[name] ??= await strip(name, text);
  const addresses = new Map();
  const addressOf = (name) => {
    if (!(name in codes)) throw new Error(`There is no file ${name} here.`);
    if (!addresses.has(name)) {
      const code = withAddresses(codes[name], (from) =>
        from in LIBRARIES ? new URL(`./${LIBRARIES[from]}.js`, import.meta.url).href : addressOf(pathOf(name, from)),
      );
      addresses.set(name, URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
    }
    return addresses.get(name);
  };
  const { service } = await import(/* @vite-ignore */ addressOf(entryOf(codes)));
  for (const address of addresses.values()) URL.revokeObjectURL(address);
  if (service === undefined)
    throw new Error("The file exports no service: write `export const service = new Service(…)`.");
  return fetchHandler(service);
}

async function strip(name, text) {
  globalThis.fetch = fetch;
  const { transformSync } = await import(/* @vite-ignore */ new URL("./strip.js", import.meta.url).href);
  globalThis.fetch = undefined;
  try {
    return transformSync(text, { mode: "strip-only", filename: name }).code;
  } catch (error) {
    throw new Error(`${name} is not TypeScript that can be stripped of its types.\n${error?.message ?? error}`, {
      cause: error,
    });
  }
}

async function send({ method, target, fields: sent, content }) {
  const headers = new Headers(sent);
  const isForm = headers.get("content-type")?.startsWith("multipart/") ?? false;
  const bytes = new TextEncoder().encode(isForm ? content.replaceAll("\n", "\r\n") : content);
  if (content !== "") headers.set("content-length", String(bytes.length));
  const carrier = new BrowserResponse(content === "" ? null : bytes);
  // A Request of the browser leaves out fields such as Cookie and Origin.
  const response = await handler({
    method,
    url: `http://localhost${target}`,
    headers,
    signal: new AbortController().signal,
    body: carrier.body,
    bodyUsed: false,
    arrayBuffer: () => carrier.arrayBuffer(),
  });
  const fields = given.get(response);
  const isTrace = ([name]) => name.toLowerCase() === "x-framework-trace";
  const trace = (fields.find(isTrace)?.[1] ?? "").split(",").filter(Boolean);
  return {
    status: response.status,
    phrase: statusPhrase(response.status),
    fields: fields.filter((field) => !isTrace(field)),
    content: await contentOf(response),
    trace: trace.map((node) => ({ node, question: rowWords(node)?.question ?? "" })),
    // The site's own switch decides whether it is dark.
    chart: chart({ trace, status: response.status }).replace("@media (prefers-color-scheme: dark)", ".dark"),
  };
}

async function contentOf({ body, headers }) {
  if (body === null) return "";
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_READ, { isLate: true }));
  let text = "";
  while (text.length < MOST_CHARACTERS) {
    const { value, done, isLate } = await Promise.race([reader.read(), late]);
    if (done) return pretty(text, headers.get("content-type") ?? "");
    if (isLate) break;
    text += value;
  }
  void reader.cancel();
  return `${text}\n… (it goes on)`;
}

function pretty(text, type) {
  return /^application\/(?:\w+\+)?json/.test(type) && text.length > 80
    ? JSON.stringify(JSON.parse(text), null, 2)
    : text;
}
