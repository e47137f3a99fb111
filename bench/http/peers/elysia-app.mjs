// Elysia, for whichever runtime. It has no negotiation and no conditional requests of its own: negotiator does the
// first, the comparison is by hand. Its adapter for Node sends every string as text/plain, whatever was set, so what has
// another type is a Response.
import { Elysia, t } from "elysia";
import { rateLimit } from "elysia-rate-limit";
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
  PROBLEM_JSON,
  parameterRoutes,
  problem,
  tagOf,
  userOf,
} from "../domain.mjs";

export function elysiaFor({ app: name, count }, options = {}) {
  const app = new Elysia(options).onError(({ code, path }) => {
    if (code === "NOT_FOUND") return problemResponse(404, path);
  });
  return apps[name](app, count);
}

function problemResponse(status, path, fields, more) {
  const headers = { "Content-Type": PROBLEM_JSON, ...fields };
  return new Response(JSON.stringify(problem(status, path, more)), { status, headers });
}

const NewBook = t.Object({
  title: t.String({ minLength: 1, maxLength: 200 }),
  author: t.String({ minLength: 1, maxLength: 100 }),
  year: t.Integer({ minimum: 1450, maximum: 2100 }),
  isbn: t.String({ pattern: "^\\d{13}$" }),
  tags: t.Array(t.String(), { maxItems: 10 }),
  summary: t.String({ maxLength: 1000 }),
});

const apps = {
  hello: (app) => app.get("/hello", () => HELLO),

  book(app, count) {
    for (const name of collections(count)) {
      app.get(`/${name}`, () => ({ name }));
      if (name === "books") app.get("/books/:id", sendBook);
      else app.get(`/${name}/:id`, ({ params }) => ({ name, id: params.id }));
    }
    return app;
  },

  create: (app) =>
    app.post(
      "/books",
      ({ body, set }) => {
        set.status = 201;
        set.headers.location = addBook(body);
        return "";
      },
      { body: NewBook },
    ),

  limited: (app) =>
    app
      .use(
        rateLimit({
          max: LIMIT.requests,
          duration: LIMIT.seconds * 1000,
          maxContext: 100_000,
          generator: (request) => request.headers.get(LIMIT.header) ?? "shared",
          errorResponse: problemResponse(
            429,
            "/limited",
            { "Retry-After": String(LIMIT.seconds) },
            { retryAfter: LIMIT.seconds },
          ),
        }),
      )
      .get("/limited", () => HELLO),

  miss: (app, count) => apps.book(app, count),

  secured: (app) =>
    app
      .derive(({ headers }) => ({ user: userOf(headers.authorization) }))
      .onBeforeHandle(({ user, path }) => {
        if (user === undefined) return problemResponse(401, path, { "WWW-Authenticate": "Bearer" });
      })
      .get("/secured", ({ user }) => user),

  stream: (app) =>
    app.get(
      "/stream",
      () => new Response(ReadableStream.from(chunks()), { headers: { "Content-Type": "application/octet-stream" } }),
    ),

  routes(app, count) {
    for (const { area, name } of parameterRoutes(count)) {
      app.get(`/${area}/${name}/:id`, ({ params }) => ({ name, id: params.id }));
    }
    return app;
  },
};

function sendBook({ params, headers, path }) {
  const book = books.get(params.id);
  if (book === undefined) return problemResponse(404, path);
  const type = new Negotiator({ headers }).mediaType(BOOK_TYPES);
  if (type === undefined) return new Response(null, { status: 406 });
  const tag = `"${tagOf(book)};${type}"`;
  if (headers["if-none-match"] === tag) {
    return new Response(null, { status: 304, headers: { ETag: tag, Vary: "Accept" } });
  }
  const fields = { "Content-Type": type, ETag: tag, "Last-Modified": book.modified.toUTCString(), Vary: "Accept" };
  return new Response(bookText[type](book), { headers: fields });
}
