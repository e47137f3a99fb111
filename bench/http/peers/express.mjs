// Express 5, with the middleware that its users take.
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import express from "express";
import { rateLimit } from "express-rate-limit";
import {
  addBook,
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

export function listen({ app: name, count }) {
  const app = express();
  app.disable("x-powered-by");
  // Express makes a tag of every response; only the books have one here.
  app.disable("etag");
  apps[name](app, count);
  app.use((req, res) => sendProblem(req, res, 404));
  return new Promise((resolve) => {
    const server = app.listen(0, "127.0.0.1", () => resolve(server.address().port));
  });
}

function sendProblem(req, res, status, more) {
  res
    .status(status)
    .type(PROBLEM_JSON)
    .send(JSON.stringify(problem(status, req.path, more)));
}

const apps = {
  hello: (app) => app.get("/hello", (_req, res) => res.json(HELLO)),

  book(app, count) {
    for (const name of collections(count)) {
      app.get(`/${name}`, (_req, res) => res.json({ name }));
      if (name === "books") app.get("/books/:id", sendBook);
      else app.get(`/${name}/:id`, (req, res) => res.json({ name, id: req.params.id }));
    }
  },

  create: (app) =>
    app.post("/books", express.json(), (req, res) => {
      const parsed = NewBook.safeParse(req.body);
      if (!parsed.success) return res.status(400).end();
      res.status(201).location(addBook(parsed.data)).end();
    }),

  limited(app) {
    app.use(
      rateLimit({
        limit: LIMIT.requests,
        windowMs: LIMIT.seconds * 1000,
        keyGenerator: (req) => req.get(LIMIT.header) ?? req.ip,
        handler: (req, res) => sendProblem(req, res, 429, { retryAfter: Number(res.get("Retry-After")) }),
        validate: false,
      }),
    );
    app.get("/limited", (_req, res) => res.json(HELLO));
  },

  miss: (app, count) => apps.book(app, count),

  secured(app) {
    app.use((req, res, next) => {
      req.user = userOf(req.get("authorization"));
      if (req.user !== undefined) return next();
      sendProblem(req, res.set("WWW-Authenticate", "Bearer"), 401);
    });
    app.get("/secured", (req, res) => res.json(req.user));
  },

  stream: (app) =>
    app.get("/stream", (_req, res) => {
      res.type("application/octet-stream");
      return pipeline(Readable.from(chunks()), res);
    }),

  routes(app, count) {
    for (const { area, name } of parameterRoutes(count)) {
      app.get(`/${area}/${name}/:id`, (req, res) => res.json({ name, id: req.params.id }));
    }
  },
};

/** `res.format` negotiates and sets Vary; `res.send` compares the validators. */
function sendBook(req, res, next) {
  const book = books.get(req.params.id);
  if (book === undefined) return next();
  const send = (type) => () => {
    res.set("ETag", `"${tagOf(book)};${type}"`).set("Last-Modified", book.modified.toUTCString());
    res.send(bookText[type](book));
  };
  res.format({
    "application/json": send("application/json"),
    "text/html": send("text/html"),
    "text/csv": send("text/csv"),
    default: () => res.status(406).end(),
  });
}
