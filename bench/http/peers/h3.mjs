// h3 2. It has no negotiation, no bearer check and no rate limiter: negotiator does the first, the second is by hand,
// and rate-limiter-flexible does the third.
import { H3, HTTPError, handleCacheHeaders, iterable, noContent, readValidatedBody, serve } from "h3";
import Negotiator from "negotiator";
import { RateLimiterMemory } from "rate-limiter-flexible";
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

export async function listen({ app: name, count }) {
  const app = new H3({
    onError: (error, event) => (error.status === 404 ? sendProblem(event, 404) : undefined),
    silent: true,
  });
  apps[name](app, count);
  const server = serve(app, { port: 0, hostname: "127.0.0.1", silent: true });
  await server.ready();
  return Number(new URL(server.url).port);
}

function sendProblem(event, status, more) {
  event.res.status = status;
  event.res.headers.set("content-type", PROBLEM_JSON);
  return problem(status, event.url.pathname, more);
}

const apps = {
  hello: (app) => app.get("/hello", () => HELLO),

  book(app, count) {
    for (const name of collections(count)) {
      app.get(`/${name}`, () => ({ name }));
      if (name === "books") app.get("/books/:id", sendBook);
      else app.get(`/${name}/:id`, (event) => ({ name, id: event.context.params.id }));
    }
  },

  create: (app) =>
    app.post("/books", async (event) => {
      const book = await readValidatedBody(event, NewBook);
      event.res.headers.set("location", addBook(book));
      return noContent(201);
    }),

  limited(app) {
    const limiter = new RateLimiterMemory({ points: LIMIT.requests, duration: LIMIT.seconds });
    app.use(async (event, next) => {
      try {
        await limiter.consume(event.req.headers.get(LIMIT.header) ?? event.req.ip);
      } catch ({ msBeforeNext }) {
        const retryAfter = Math.ceil(msBeforeNext / 1000);
        event.res.headers.set("retry-after", String(retryAfter));
        return sendProblem(event, 429, { retryAfter });
      }
      return next();
    });
    app.get("/limited", () => HELLO);
  },

  miss: (app, count) => apps.book(app, count),

  secured(app) {
    app.use((event, next) => {
      event.context.user = userOf(event.req.headers.get("authorization") ?? undefined);
      if (event.context.user !== undefined) return next();
      event.res.headers.set("www-authenticate", "Bearer");
      return sendProblem(event, 401);
    });
    app.get("/secured", (event) => event.context.user);
  },

  stream: (app) =>
    app.get("/stream", (event) => {
      event.res.headers.set("content-type", "application/octet-stream");
      return iterable(chunks());
    }),

  routes(app, count) {
    for (const { area, name } of parameterRoutes(count)) {
      app.get(`/${area}/${name}/:id`, (event) => ({ name, id: event.context.params.id }));
    }
  },
};

function sendBook(event) {
  const book = books.get(event.context.params.id);
  if (book === undefined) throw new HTTPError({ status: 404 });
  const type = new Negotiator({ headers: { accept: event.req.headers.get("accept") ?? undefined } }).mediaType(
    BOOK_TYPES,
  );
  if (type === undefined) throw new HTTPError({ status: 406 });
  event.res.headers.set("vary", "Accept");
  if (handleCacheHeaders(event, { etag: `"${tagOf(book)};${type}"`, modifiedTime: book.modified })) return "";
  event.res.headers.set("content-type", type);
  return bookText[type](book);
}
