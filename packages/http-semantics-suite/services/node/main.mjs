// node:http without a framework, as it is written for a small service. The second column uses the packages of jshttp that frameworks use.

import { createServer } from "node:http";
import accepts from "accepts";
import encodeUrl from "encodeurl";
import fresh from "fresh";
import getRawBody from "raw-body";
import typeis from "type-is";
import * as domain from "../domain.mjs";
import { host, plugins, port } from "../options.mjs";

const leftOut = ["options", "problem", "preconditions", "coding"];
if (!plugins) leftOut.push("negotiation", "language", "vary", "conditional");
const without = plugins ? ["/packed"] : ["/packed", "/report", "/greeting", "/menu"];
const name = `node:http ${process.version}${plugins ? " with packages" : ""}`;
const PLAIN = "text/plain; charset=utf-8";

class HttpError extends Error {
  constructor(status, headers = {}) {
    super(`error ${status}`);
    this.status = status;
    this.headers = headers;
  }
}

function send(req, res, status, content = "", headers = {}) {
  const isFresh =
    plugins && ["GET", "HEAD"].includes(req.method) && status === 200 && fresh(req.headers, lowerCase(headers));
  if (isFresh) {
    const { "Content-Type": _, ...kept } = headers;
    res.writeHead(304, kept).end();
  } else if (status === 204) res.writeHead(204, headers).end();
  else res.writeHead(status, { "Content-Length": Buffer.byteLength(content), ...headers }).end(content);
}

const lowerCase = (headers) =>
  Object.fromEntries(Object.entries(headers).map(([field, value]) => [field.toLowerCase(), value]));
const sendJson = (req, res, value, { status = 200, headers = {} } = {}) =>
  send(req, res, status, JSON.stringify(value), { "Content-Type": "application/json", ...headers });
const sendText = (req, res, text, headers = {}) => send(req, res, 200, text, { "Content-Type": PLAIN, ...headers });
const redirect = (req, res, status, to) =>
  send(req, res, status, "", { Location: plugins ? encodeUrl(to) : encoded(to) });

function encoded(path) {
  const { pathname, search, hash } = new URL(path, "http://localhost");
  return pathname + search + hash;
}

async function contentOf(req, limit) {
  if (plugins) return getRawBody(req, { limit, length: req.headers["content-length"] });
  const chunks = [];
  let length = 0;
  for await (const chunk of req) {
    length += chunk.length;
    if (length > limit) throw new HttpError(413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The media type of the content, if it is one of these. */
function typeOf(req, ...types) {
  const field = req.headers["content-type"] ?? "";
  const [own] = field.toLowerCase().split(";");
  const type = plugins ? typeis.is(field, types) : types.find((known) => own.trim() === known);
  if (!type) throw new HttpError(415, req.method === "PATCH" ? { "Accept-Patch": types.join(", ") } : {});
  return type;
}

function parsed(content) {
  try {
    return JSON.parse(content.toString());
  } catch {
    throw new HttpError(400);
  }
}

async function jsonOf(req, type = "application/json") {
  typeOf(req, type);
  return parsed(await contentOf(req, 10_000));
}

function orFail(value, status) {
  if (!value) throw new HttpError(status);
  return value;
}

const routes = {
  "GET /.well-known/http-semantics": (req, res) => sendJson(req, res, domain.wellKnown(name, { leftOut, without })),
  "GET /fixed": (req, res) =>
    sendText(req, res, domain.HELLO, {
      ETag: '"fixed-1"',
      "Last-Modified": domain.MODIFIED,
      "Cache-Control": "max-age=60",
      "Content-Location": "/fixed",
    }),
  "GET /weak": (req, res) => sendText(req, res, domain.HELLO, { ETag: 'W/"weak-1"' }),
  "GET /dated": (req, res) => sendText(req, res, domain.HELLO, { "Last-Modified": domain.MODIFIED }),
  "GET /stream": async (req, res) => {
    res.writeHead(200, { "Content-Type": PLAIN });
    for await (const line of domain.lines()) res.write(line);
    res.end();
  },
  "GET /search": (req, res, { query }) => sendJson(req, res, orFail(domain.search(Object.fromEntries(query)), 400)),

  "GET /notes": (req, res) => sendJson(req, res, domain.noteIds()),
  "POST /notes": async (req, res) => {
    const { shown } = domain.addNote(orFail(domain.noteFrom(await jsonOf(req)), 422));
    sendJson(req, res, shown, { status: 201, headers: { Location: `/notes/${shown.id}` } });
  },
  "GET /notes/:id": (req, res, { id }) => {
    const note = orFail(domain.noteOf(id), 404);
    sendJson(req, res, note.shown, { headers: { ETag: note.etag, "Last-Modified": note.modified.toUTCString() } });
  },
  "PUT /notes/:id": async (req, res, { id }) => {
    const note = orFail(domain.noteFrom(await jsonOf(req)), 422);
    const isNew = !domain.noteOf(id);
    domain.putNote(id, note);
    send(req, res, isNew ? 201 : 204);
  },
  "PATCH /notes/:id": async (req, res, { id }) => {
    const patch = await jsonOf(req, "application/merge-patch+json");
    const note = orFail(domain.noteOf(id), 404);
    domain.putNote(id, orFail(domain.noteFrom(domain.patched(note, patch)), 422));
    send(req, res, 204);
  },
  "DELETE /notes/:id": (req, res, { id }) => {
    orFail(domain.removeNote(id), 404);
    send(req, res, 204);
  },

  "GET /files/:id": (req, res, { id }) => {
    const file = orFail(domain.fileOf(id), 404);
    send(req, res, 200, file.content, { "Content-Type": file.type, ETag: file.etag });
  },
  "PUT /files/:id": async (req, res, { id }) => {
    if (req.headers["content-range"]) throw new HttpError(400);
    const isNew = domain.putFile(id, req.headers["content-type"], await contentOf(req, 100_000));
    send(req, res, isNew ? 201 : 204);
  },
  "DELETE /files/:id": (req, res, { id }) => {
    orFail(domain.removeFile(id), 404);
    send(req, res, 204);
  },

  "GET /moved": (req, res) => redirect(req, res, 301, "/fixed"),
  "GET /found": (req, res) => redirect(req, res, 302, "/fixed"),
  "POST /done": (req, res) => redirect(req, res, 303, "/fixed"),
  "GET /temporary": (req, res) => redirect(req, res, 307, "/echo"),
  "POST /temporary": (req, res) => redirect(req, res, 307, "/echo"),
  "GET /permanent": (req, res) => redirect(req, res, 308, "/echo"),
  "POST /permanent": (req, res) => redirect(req, res, 308, "/echo"),
  "GET /go": (req, res, { query }) => redirect(req, res, 303, orFail(domain.pathTo(query.get("to")), 400)),

  "GET /broken": () => {
    throw new Error("SECRET-DETAIL");
  },
  "GET /busy": () => {
    throw new HttpError(503, { "Retry-After": "120" });
  },
  "GET /gone": () => {
    throw new HttpError(410);
  },
  "GET /private": (req, res) => {
    const user = domain.TOKENS[domain.tokenOf(req.headers.authorization)];
    if (!user) throw new HttpError(401, { "WWW-Authenticate": "Bearer" });
    if (!user.mayEnter) throw new HttpError(403);
    sendText(req, res, "welcome");
  },

  "GET /echo": (req, res) => sendText(req, res, "echo"),
  "POST /echo": async (req, res) => {
    const type = typeOf(req, "application/json", "application/x-www-form-urlencoded", "text/plain");
    const content = await contentOf(req, 10_000);
    if (type === "application/json") return sendJson(req, res, { type, value: parsed(content) });
    const text = content.toString();
    sendJson(req, res, { type, value: type === "text/plain" ? text : Object.fromEntries(new URLSearchParams(text)) });
  },
};

if (plugins) {
  routes["GET /report"] = (req, res) => {
    const type = orFail(accepts(req).type(["application/json", "text/csv", "text/html"]), 406);
    const key = type.split("/")[1];
    const content = key === "json" ? JSON.stringify(domain.REPORT.json) : domain.REPORT[key];
    send(req, res, 200, content, { "Content-Type": type, ETag: `"report-${key}"`, Vary: "Accept" });
  };
  routes["GET /greeting"] = (req, res) => {
    const language = accepts(req).language(Object.keys(domain.GREETING)) || "en";
    const headers = { "Content-Language": language, ETag: `"greeting-${language}"`, Vary: "Accept-Language" };
    sendText(req, res, domain.GREETING[language], headers);
  };
  routes["GET /menu"] = (req, res) => {
    const language = accepts(req).language(["en", "de"]) || "en";
    const type = orFail(accepts(req).type(["application/json", "text/plain"]), 406);
    const headers = { "Content-Language": language, Vary: "Accept, Accept-Language" };
    if (type === "text/plain") sendText(req, res, domain.MENU[language], headers);
    else sendJson(req, res, { soup: domain.MENU[language] }, { headers });
  };
}

async function respond(req, res) {
  try {
    const { pathname, searchParams: query } = new URL(req.url, "http://localhost");
    const [, folder, id] = /^\/(notes|files)\/([^/]+)$/.exec(pathname) ?? [];
    const path = folder ? `/${folder}/:id` : pathname;
    // node:http leaves out the content of a response to HEAD.
    const handler = routes[`${req.method === "HEAD" ? "GET" : req.method} ${path}`];
    if (handler) return await handler(req, res, { query, id: id && decodeURIComponent(id) });
    const methods = Object.keys(routes).flatMap((route) => (route.endsWith(` ${path}`) ? route.split(" ")[0] : []));
    if (methods.includes("GET")) methods.push("HEAD");
    throw methods.length === 0 ? new HttpError(404) : new HttpError(405, { Allow: methods.join(", ") });
  } catch (error) {
    // decodeURIComponent throws a URIError for an escape that is malformed.
    const { status = error instanceof URIError ? 400 : 500, headers = {} } = error;
    if (!res.headersSent)
      send(req, res, status, status === 500 ? "Internal Server Error" : error.message, {
        "Content-Type": PLAIN,
        ...headers,
      });
  }
}

const server = createServer((req, res) => void respond(req, res));
server.listen(port, host, () => console.log(`http://${host}:${port}`));
