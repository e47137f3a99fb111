// Deno.serve by hand: the other servers on Deno are measured against it. It has hello, book, create and limited.
import Negotiator from "negotiator";
import {
  addBook,
  BOOK_TYPES,
  books,
  bookText,
  collections,
  HELLO,
  LIMIT,
  NewBook,
  PROBLEM_JSON,
  problem,
  tagOf,
} from "../domain.mjs";

export function listen({ app, count }) {
  return globalThis.Deno.serve({ port: 0, hostname: "127.0.0.1", onListen() {} }, apps[app](count)).addr.port;
}

const apps = {
  hello: () => (request) => {
    const path = pathOf(request);
    if (path !== "/hello") return sendProblem(404, path);
    return isRead(request) ? Response.json(HELLO) : notAllowed(path, "GET, HEAD");
  },

  book(count) {
    const names = new Set(collections(count));
    return (request) => {
      const path = pathOf(request);
      const slash = path.indexOf("/", 1);
      const name = slash < 0 ? path.slice(1) : path.slice(1, slash);
      if (!names.has(name) || path.lastIndexOf("/") > Math.max(slash, 0)) return sendProblem(404, path);
      if (!isRead(request)) return notAllowed(path, "GET, HEAD");
      if (slash < 0) return Response.json({ name });
      const id = decodeURIComponent(path.slice(slash + 1));
      if (name !== "books") return Response.json({ name, id });
      const book = books.get(id);
      return book === undefined ? sendProblem(404, path) : sendBook(request, book);
    };
  },

  create: () => async (request) => {
    const path = pathOf(request);
    if (path !== "/books") return sendProblem(404, path);
    if (request.method !== "POST") return notAllowed(path, "POST");
    const parsed = NewBook.safeParse(await request.json().catch(() => undefined));
    if (!parsed.success) return new Response(null, { status: 400 });
    return new Response(null, { status: 201, headers: { Location: addBook(parsed.data) } });
  },

  limited() {
    const buckets = new Map();
    return (request) => {
      const path = pathOf(request);
      if (path !== "/limited") return sendProblem(404, path);
      const wait = takeToken(buckets, request.headers.get(LIMIT.header) ?? "shared");
      if (wait > 0) return sendProblem(429, path, { "Retry-After": String(wait) }, { retryAfter: wait });
      return isRead(request) ? Response.json(HELLO) : notAllowed(path, "GET, HEAD");
    };
  },
};

/** The URL is absolute, and its host is not looked at. */
function pathOf({ url }) {
  const start = url.indexOf("/", 8);
  const mark = url.indexOf("?", start);
  return mark < 0 ? url.slice(start) : url.slice(start, mark);
}

const isRead = ({ method }) => method === "GET" || method === "HEAD";
const notAllowed = (path, allow) => sendProblem(405, path, { Allow: allow });

function sendProblem(status, path, fields, more) {
  const headers = { "Content-Type": PROBLEM_JSON, ...fields };
  return new Response(JSON.stringify(problem(status, path, more)), { status, headers });
}

function sendBook(request, book) {
  const type = typeFor(request.headers.get("accept") ?? undefined);
  if (type === undefined) return new Response(null, { status: 406 });
  const tag = `"${tagOf(book)};${type}"`;
  const given = request.headers.get("if-none-match");
  const fresh = given !== null && given.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
  if (fresh) return new Response(null, { status: 304, headers: { ETag: tag, Vary: "Accept" } });
  const headers = { "Content-Type": type, ETag: tag, "Last-Modified": book.modified.toUTCString(), Vary: "Accept" };
  return new Response(bookText[type](book), { headers });
}

const typesChosen = new Map();

function typeFor(accept) {
  if (typesChosen.has(accept)) return typesChosen.get(accept);
  const type = new Negotiator({ headers: { accept } }).mediaType(BOOK_TYPES);
  if (typesChosen.size >= 1000) typesChosen.clear();
  typesChosen.set(accept, type);
  return type;
}

function takeToken(buckets, key) {
  const now = Date.now();
  const span = LIMIT.seconds * 1000;
  const next = Math.max(now, buckets.get(key) ?? 0) + span / LIMIT.requests;
  if (next - now > span) return Math.ceil((next - now - span) / 1000);
  if (buckets.size > 100_000) for (const [old, at] of buckets) if (at < now) buckets.delete(old);
  buckets.set(key, next);
  return 0;
}
