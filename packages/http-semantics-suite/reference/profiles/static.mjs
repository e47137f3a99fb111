import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { chooseCoding } from "../http/accept.mjs";
import { problem } from "../http/problem.mjs";
import { BIG, MODIFIED } from "./ranges.mjs";

const APP = 'console.log("app")\n';
/**
 * The files that are served, by name. Nothing leads out of a table. Files whose name begins with a dot are left out.
 * @type {Map<string, Buffer>}
 */
const files = new Map(
  Object.entries({
    "hello.txt": "hello, world",
    "page.html": "<p>page</p>",
    "app.js": APP,
    "app.js.gz": gzipSync(APP),
    "app.js.br": brotliCompressSync(APP),
    "thing.zzz": "thing",
    noext: "<html>no ending</html>",
    "empty.txt": "",
    "big.txt": BIG,
    "dir/index.html": "<p>index</p>",
    "bare/inside.txt": "inside",
    "link-in.txt": "hello, world",
    "a b.txt": "space",
    "üni.txt": "uni",
    "100%.txt": "percent",
    "a+b.txt": "plus",
  }).map(([name, content]) => [name, Buffer.from(content)]),
);
/** @type {Record<string, string>} */
const TYPES = { txt: "text/plain", html: "text/html", js: "text/javascript", gz: "application/gzip" };
/** The endings of codings, the one to prefer first. */
const ENDINGS = { br: ".br", gzip: ".gz" };

/** @type {import("../http/message.mjs").Handler} */
function read(request, name = "") {
  if (files.has(`${name}/index.html`)) return toSlash(request);
  const file = name.endsWith("/") ? `${name}index.html` : name;
  const content = files.get(file);
  if (content === undefined) return problem(404);
  const codings = Object.entries(ENDINGS).filter(([, ending]) => files.has(file + ending));
  if (codings.length === 0) return sent(file, content, {});
  const Vary = "Accept-Encoding";
  const coding = chooseCoding(
    request.headers["accept-encoding"],
    codings.map(([offer]) => offer),
  );
  if (coding === undefined) return problem(406, undefined, { Vary });
  const [, ending = ""] = codings.find(([offer]) => offer === coding) ?? [];
  return ending === ""
    ? sent(file, content, { Vary })
    : sent(file, files.get(file + ending) ?? content, { Vary, "Content-Encoding": coding });
}

/** @param {string} file @param {Buffer} content @param {Record<string, string>} fields */
function sent(file, content, fields) {
  const [, ending = ""] = /\.(\w+)$/.exec(file) ?? [];
  const headers = {
    "Content-Type": TYPES[ending] ?? "application/octet-stream",
    ETag: `"${createHash("sha256").update(content).digest("base64url")}"`,
    "Last-Modified": MODIFIED,
    ...fields,
  };
  return { status: 200, headers, content, ranges: true };
}

/** References in the index are relative to the folder. @param {import("../http/message.mjs").Request} request */
function toSlash({ path, query }) {
  return { status: 308, headers: { Location: `${path}/${query === undefined ? "" : `?${query}`}` } };
}

/** @type {import("../http/message.mjs").Routes} */
export const staticFiles = { "/f/{rest...}": { GET: read } };
