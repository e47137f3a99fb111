// node:http by hand: what every other server is measured against. It does the work that the workload asks for, and is
// written with care: constants are made once, and the head goes out in one call.
import { once } from "node:events";
import { createServer } from "node:http";
import Negotiator from "negotiator";
import {
  addBook,
  BOOK_TYPES,
  books,
  bookText,
  chunks,
  collections,
  HELLO,
  LIMIT,
  NewBook,
  PROBLEM_JSON,
  parameterRoutes,
  problem,
  tagOf,
  userOf,
} from "../domain.mjs";

export function listen({ app, count }) {
  const server = createServer(handlers[app](count));
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(server.address().port)));
}

const handlers = {
  hello: () => (req, res) => {
    if (pathOf(req) !== "/hello") return sendProblem(res, 404, pathOf(req));
    if (isRead(req, res)) sendJson(res, HELLO);
  },

  book(count) {
    const names = new Set(collections(count));
    return (req, res) => {
      const path = pathOf(req);
      const slash = path.indexOf("/", 1);
      const name = slash < 0 ? path.slice(1) : path.slice(1, slash);
      if (!names.has(name) || path.lastIndexOf("/") > Math.max(slash, 0)) return sendProblem(res, 404, path);
      if (!isRead(req, res)) return;
      if (slash < 0) return sendJson(res, { name });
      const id = decodeURIComponent(path.slice(slash + 1));
      if (name !== "books") return sendJson(res, { name, id });
      const book = books.get(id);
      if (book === undefined) return sendProblem(res, 404, path);
      sendBook(req, res, book);
    };
  },

  create: () => (req, res) => {
    const path = pathOf(req);
    if (path !== "/books") return sendProblem(res, 404, path);
    if (req.method !== "POST") return notAllowed(res, path, "POST");
    if (!isJson(req.headers["content-type"])) return res.writeHead(415, ["Content-Length", "0"]).end();
    readBody(req, res, (text) => {
      const parsed = NewBook.safeParse(parseJson(text));
      if (!parsed.success) return res.writeHead(400, ["Content-Length", "0"]).end();
      res.writeHead(201, ["Location", addBook(parsed.data), "Content-Length", "0"]).end();
    });
  },

  limited() {
    const buckets = new Map();
    const start = `${JSON.stringify(problem(429, "/limited")).slice(0, -1)},"retryAfter":`;
    return (req, res) => {
      if (pathOf(req) !== "/limited") return sendProblem(res, 404, pathOf(req));
      const wait = takeToken(buckets, req.headers[LIMIT.header] ?? req.socket.remoteAddress);
      if (wait > 0) return send(res, 429, PROBLEM_JSON, `${start}${wait}}`, ["Retry-After", String(wait)]);
      if (isRead(req, res)) sendJson(res, HELLO);
    };
  },

  miss: (count) => handlers.book(count),

  secured() {
    const refusal = JSON.stringify(problem(401, "/secured"));
    return (req, res) => {
      if (pathOf(req) !== "/secured") return sendProblem(res, 404, pathOf(req));
      const user = userOf(req.headers.authorization);
      if (user === undefined) return send(res, 401, PROBLEM_JSON, refusal, ["WWW-Authenticate", "Bearer"]);
      if (isRead(req, res)) sendJson(res, user);
    };
  },

  stream: () => async (req, res) => {
    if (pathOf(req) !== "/stream") return sendProblem(res, 404, pathOf(req));
    if (!isRead(req, res)) return;
    res.writeHead(200, ["Content-Type", "application/octet-stream"]);
    for await (const chunk of chunks()) {
      if (!res.write(chunk)) await once(res, "drain");
    }
    res.end();
  },

  routes(count) {
    const names = new Map(parameterRoutes(count).map(({ area, name }) => [`/${area}/${name}`, name]));
    return (req, res) => {
      const path = pathOf(req);
      const last = path.lastIndexOf("/");
      const name = names.get(path.slice(0, last));
      if (name === undefined || last === path.length - 1) return sendProblem(res, 404, path);
      if (isRead(req, res)) sendJson(res, { name, id: decodeURIComponent(path.slice(last + 1)) });
    };
  },
};

function pathOf({ url }) {
  const mark = url.indexOf("?");
  return mark < 0 ? url : url.slice(0, mark);
}

function isRead(req, res) {
  if (req.method === "GET" || req.method === "HEAD") return true;
  notAllowed(res, pathOf(req), "GET, HEAD");
  return false;
}

function notAllowed(res, path, allow) {
  send(res, 405, PROBLEM_JSON, JSON.stringify(problem(405, path)), ["Allow", allow]);
}

function sendBook(req, res, book) {
  const type = typeFor(req);
  if (type === undefined) return res.writeHead(406, ["Content-Length", "0"]).end();
  const tag = `"${tagOf(book)};${type}"`;
  const { "if-none-match": tags, "if-modified-since": since } = req.headers;
  const fresh = tags === undefined ? Date.parse(since) >= book.modified.getTime() : tags === "*" || hasTag(tags, tag);
  if (fresh) return res.writeHead(304, ["ETag", tag, "Vary", "Accept"]).end();
  const fields = ["ETag", tag, "Last-Modified", book.modified.toUTCString(), "Vary", "Accept"];
  send(res, 200, CONTENT_TYPES[type], bookText[type](book), fields);
}

const typesChosen = new Map();

/** Browsers of one kind send the same Accept, so what was made of the last ones is remembered. */
function typeFor(req) {
  const { accept } = req.headers;
  if (typesChosen.has(accept)) return typesChosen.get(accept);
  const type = new Negotiator(req).mediaType(BOOK_TYPES);
  if (typesChosen.size >= 1000) typesChosen.clear();
  typesChosen.set(accept, type);
  return type;
}

const CONTENT_TYPES = {
  "application/json": "application/json",
  "text/html": "text/html; charset=utf-8",
  "text/csv": "text/csv; charset=utf-8",
};

function hasTag(list, tag) {
  return list === tag || list.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}

/** A token bucket a key; those that are full again are forgotten when there are too many. */
function takeToken(buckets, key) {
  const now = Date.now();
  const fullAt = buckets.get(key) ?? 0;
  const span = LIMIT.seconds * 1000;
  const next = Math.max(now, fullAt) + span / LIMIT.requests;
  if (next - now > span) return Math.ceil((next - now - span) / 1000);
  if (buckets.size > 100_000) for (const [old, at] of buckets) if (at < now) buckets.delete(old);
  buckets.set(key, next);
  return 0;
}

function isJson(type) {
  return type !== undefined && /^application\/json *(;|$)/i.test(type);
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readBody(req, res, done) {
  const parts = [];
  let total = 0;
  req.on("data", (part) => {
    total += part.length;
    if (total > 1_048_576) res.writeHead(413, ["Content-Length", "0", "Connection", "close"]).end();
    else parts.push(part);
  });
  req.on("end", () => {
    if (total <= 1_048_576) done((parts.length === 1 ? parts[0] : Buffer.concat(parts)).toString("utf8"));
  });
}

function sendJson(res, value) {
  send(res, 200, "application/json", JSON.stringify(value));
}

function sendProblem(res, status, path) {
  send(res, status, PROBLEM_JSON, JSON.stringify(problem(status, path)));
}

function send(res, status, type, body, fields = []) {
  res.writeHead(status, [...fields, "Content-Type", type, "Content-Length", String(Buffer.byteLength(body))]);
  res.end(body);
}
