// Koa with its router, body parser and rate limiter.
import { Readable } from "node:stream";
import { bodyParser } from "@koa/bodyparser";
import { Router } from "@koa/router";
import Koa from "koa";
import ratelimit from "koa-ratelimit";
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

export function listen({ app: name, count }) {
  const app = new Koa();
  const router = new Router();
  app.use(async (ctx, next) => {
    await next();
    if (ctx.status === 404 && ctx.body === undefined) sendProblem(ctx, 404);
  });
  apps[name](app, router, count);
  app.use(router.routes());
  return new Promise((resolve) => {
    const server = app.listen(0, "127.0.0.1", () => resolve(server.address().port));
  });
}

function sendProblem(ctx, status, more) {
  ctx.status = status;
  ctx.body = problem(status, ctx.path, more);
  ctx.type = PROBLEM_JSON;
}

const apps = {
  hello(_app, router) {
    router.get("/hello", (ctx) => {
      ctx.body = HELLO;
    });
  },

  book(_app, router, count) {
    for (const name of collections(count)) {
      router.get(`/${name}`, (ctx) => {
        ctx.body = { name };
      });
      if (name === "books") router.get("/books/:id", sendBook);
      else
        router.get(`/${name}/:id`, (ctx) => {
          ctx.body = { name, id: ctx.params.id };
        });
    }
  },

  create(app, router) {
    app.use(bodyParser());
    router.post("/books", (ctx) => {
      const parsed = NewBook.safeParse(ctx.request.body);
      ctx.status = parsed.success ? 201 : 400;
      if (parsed.success) ctx.set("Location", addBook(parsed.data));
      ctx.body = "";
    });
  },

  limited(app, router) {
    app.use(async (ctx, next) => {
      await next();
      // The limiter writes a text; its wait is in the state.
      if (ctx.status === 429) sendProblem(ctx, 429, { retryAfter: ctx.state.rateLimit.after });
    });
    app.use(
      ratelimit({
        driver: "memory",
        db: new Map(),
        duration: LIMIT.seconds * 1000,
        max: LIMIT.requests,
        id: (ctx) => ctx.get(LIMIT.header) || ctx.ip,
      }),
    );
    router.get("/limited", (ctx) => {
      ctx.body = HELLO;
    });
  },

  miss: (app, router, count) => apps.book(app, router, count),

  secured(app, router) {
    app.use((ctx, next) => {
      ctx.state.user = userOf(ctx.get("authorization"));
      if (ctx.state.user !== undefined) return next();
      ctx.set("WWW-Authenticate", "Bearer");
      sendProblem(ctx, 401);
    });
    router.get("/secured", (ctx) => {
      ctx.body = ctx.state.user;
    });
  },

  stream(_app, router) {
    router.get("/stream", (ctx) => {
      ctx.type = "application/octet-stream";
      ctx.body = Readable.from(chunks());
    });
  },

  routes(_app, router, count) {
    for (const { area, name } of parameterRoutes(count)) {
      router.get(`/${area}/${name}/:id`, (ctx) => {
        ctx.body = { name, id: ctx.params.id };
      });
    }
  },
};

function sendBook(ctx) {
  const book = books.get(ctx.params.id);
  if (book === undefined) return;
  const type = ctx.accepts(BOOK_TYPES);
  if (type === false) return ctx.throw(406);
  ctx.status = 200;
  ctx.vary("Accept");
  ctx.etag = `${tagOf(book)};${type}`;
  ctx.lastModified = book.modified;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = type;
  ctx.body = bookText[type](book);
}
