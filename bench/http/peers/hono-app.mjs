// Hono with its own middleware where it has one, for whichever runtime.
import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { accepts } from "hono/accepts";
import { bearerAuth } from "hono/bearer-auth";
import { etag } from "hono/etag";
import { stream } from "hono/streaming";
import { rateLimiter } from "hono-rate-limiter";
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
  userOfToken,
} from "../domain.mjs";

export async function honoFor({ app: name, count }) {
  const app = new Hono();
  app.notFound((c) => sendProblem(c, 404));
  await apps[name](app, count);
  return app;
}

const sendProblem = (c, status, more) =>
  c.body(JSON.stringify(problem(status, c.req.path, more)), status, { "Content-Type": PROBLEM_JSON });

const apps = {
  hello: (app) => app.get("/hello", (c) => c.json(HELLO)),

  book(app, count) {
    for (const name of collections(count)) {
      app.get(`/${name}`, (c) => c.json({ name }));
      if (name === "books") app.get("/books/:id", etag(), sendBook);
      else app.get(`/${name}/:id`, (c) => c.json({ name, id: c.req.param("id") }));
    }
  },

  create: (app) =>
    app.post("/books", zValidator("json", NewBook), (c) =>
      c.body(null, 201, { Location: addBook(c.req.valid("json")) }),
    ),

  limited(app) {
    app.use(
      rateLimiter({
        limit: LIMIT.requests,
        windowMs: LIMIT.seconds * 1000,
        keyGenerator: (c) => c.req.header(LIMIT.header) ?? "shared",
        handler: (c) => sendProblem(c, 429, { retryAfter: Number(c.res.headers.get("Retry-After")) }),
      }),
    );
    app.get("/limited", (c) => c.json(HELLO));
  },

  miss: (app, count) => apps.book(app, count),

  secured(app) {
    app.use(
      bearerAuth({
        verifyToken(token, c) {
          c.set("user", userOfToken(token));
          return c.get("user") !== undefined;
        },
        invalidToken: {
          wwwAuthenticateHeader: "Bearer",
          message: (c) => sendProblem(c, 401),
        },
      }),
    );
    app.get("/secured", (c) => c.json(c.get("user")));
  },

  stream: (app) =>
    app.get("/stream", (c) => {
      c.header("Content-Type", "application/octet-stream");
      return stream(c, async (out) => {
        for await (const chunk of chunks()) await out.write(chunk);
      });
    }),

  routes(app, count) {
    for (const { area, name } of parameterRoutes(count)) {
      app.get(`/${area}/${name}/:id`, (c) => c.json({ name, id: c.req.param("id") }));
    }
  },
};

function sendBook(c) {
  const book = books.get(c.req.param("id"));
  if (book === undefined) return c.notFound();
  const type = accepts(c, { header: "Accept", supports: BOOK_TYPES, default: BOOK_TYPES[0] });
  return c.body(bookText[type](book), 200, {
    "Content-Type": type,
    ETag: `"${tagOf(book)};${type}"`,
    "Last-Modified": book.modified.toUTCString(),
    Vary: "Accept",
  });
}
