// Bun.serve by hand: what the servers on Bun are measured against. It uses Bun's own router where it has one.
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
  const server = globalThis.Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    routes: apps[app](count),
    fetch: (request) => sendProblem(404, new URL(request.url).pathname),
  });
  return server.port;
}

function sendProblem(status, path, fields, more) {
  const headers = { "Content-Type": PROBLEM_JSON, ...fields };
  return new Response(JSON.stringify(problem(status, path, more)), { status, headers });
}

const apps = {
  hello: () => ({ "/hello": { GET: () => Response.json(HELLO) } }),

  book(count) {
    const routes = collections(count).flatMap((name) => [
      [`/${name}`, { GET: () => Response.json({ name }) }],
      [`/${name}/:id`, { GET: name === "books" ? sendBook : ({ params }) => Response.json({ name, id: params.id }) }],
    ]);
    return Object.fromEntries(routes);
  },

  create: () => ({
    "/books": {
      async POST(request) {
        const parsed = NewBook.safeParse(await request.json().catch(() => undefined));
        if (!parsed.success) return new Response(null, { status: 400 });
        return new Response(null, { status: 201, headers: { Location: addBook(parsed.data) } });
      },
    },
  }),

  limited() {
    const buckets = new Map();
    return {
      "/limited": {
        GET(request) {
          const wait = takeToken(buckets, request.headers.get(LIMIT.header) ?? "shared");
          if (wait === 0) return Response.json(HELLO);
          return sendProblem(429, "/limited", { "Retry-After": String(wait) }, { retryAfter: wait });
        },
      },
    };
  },

  miss: (count) => apps.book(count),

  secured: () => ({
    "/secured": {
      GET(request) {
        const user = userOf(request.headers.get("authorization") ?? undefined);
        return user === undefined
          ? sendProblem(401, "/secured", { "WWW-Authenticate": "Bearer" })
          : Response.json(user);
      },
    },
  }),

  stream: () => ({
    "/stream": { GET: () => new Response(chunks, { headers: { "Content-Type": "application/octet-stream" } }) },
  }),

  routes(count) {
    const routes = parameterRoutes(count).map(({ area, name }) => [
      `/${area}/${name}/:id`,
      { GET: ({ params }) => Response.json({ name, id: params.id }) },
    ]);
    return Object.fromEntries(routes);
  },
};

function sendBook(request) {
  const book = books.get(request.params.id);
  if (book === undefined) return sendProblem(404, new URL(request.url).pathname);
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
