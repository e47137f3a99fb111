// Fastify with the plugins that its users take for each job, and schemas for what is sent and received.

import { Readable } from "node:stream";
import accepts from "@fastify/accepts";
import bearerAuth from "@fastify/bearer-auth";
import etag from "@fastify/etag";
import rateLimit from "@fastify/rate-limit";
import Fastify from "fastify";
import {
  addBook,
  BOOK_TYPES,
  books,
  bookText,
  chunks,
  collections,
  HELLO,
  LIMIT,
  NewBookSchema,
  PROBLEM_JSON,
  parameterRoutes,
  problem,
  tagOf,
  userOfToken,
} from "../domain.mjs";

export async function listen({ app: name, count }) {
  const app = Fastify();
  app.setNotFoundHandler((request, reply) => reply.code(404).type(PROBLEM_JSON).send(problem(404, request.url)));
  await apps[name](app, count);
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app.server.address().port;
}

const replies = (...names) => ({
  response: {
    200: { type: "object", properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])) },
  },
});

const apps = {
  hello(app) {
    app.get("/hello", { schema: replies("message") }, () => HELLO);
  },

  async book(app, count) {
    await app.register(accepts);
    await app.register(etag);
    for (const name of collections(count)) {
      app.get(`/${name}`, { schema: replies("name") }, () => ({ name }));
      if (name === "books") app.get("/books/:id", sendBook);
      else app.get(`/${name}/:id`, { schema: replies("name", "id") }, (request) => ({ name, id: request.params.id }));
    }
  },

  create(app) {
    app.post("/books", { schema: { body: NewBookSchema } }, (request, reply) => {
      reply.code(201).header("location", addBook(request.body)).send();
    });
  },

  async limited(app) {
    await app.register(rateLimit, {
      max: LIMIT.requests,
      timeWindow: LIMIT.seconds * 1000,
      keyGenerator: (request) => request.headers[LIMIT.header] ?? request.ip,
      errorResponseBuilder: (request, { ttl }) => problem(429, request.url, { retryAfter: Math.ceil(ttl / 1000) }),
    });
    app.setErrorHandler((error, _request, reply) => reply.code(error.status).type(PROBLEM_JSON).send(error));
    app.get("/limited", { schema: replies("message") }, () => HELLO);
  },

  miss: (app, count) => apps.book(app, count),

  async secured(app) {
    await app.register(bearerAuth, {
      auth(token, request) {
        request.user = userOfToken(token);
        return request.user !== undefined;
      },
      contentType: PROBLEM_JSON,
      errorResponse: () => problem(401, "/secured"),
      verifyErrorLogLevel: false,
    });
    app.decorateRequest("user", undefined);
    // The plugin sends no challenge, which RFC 9110 15.5.2 wants.
    app.addHook("onSend", (_request, reply, _payload, done) => {
      if (reply.statusCode === 401) reply.header("www-authenticate", "Bearer");
      done();
    });
    app.get("/secured", { schema: replies("name") }, (request) => request.user);
  },

  stream(app) {
    app.get("/stream", (_request, reply) => reply.type("application/octet-stream").send(Readable.from(chunks())));
  },

  routes(app, count) {
    for (const { area, name } of parameterRoutes(count)) {
      app.get(`/${area}/${name}/:id`, { schema: replies("name", "id") }, (request) => ({
        name,
        id: request.params.id,
      }));
    }
  },
};

function sendBook(request, reply) {
  const book = books.get(request.params.id);
  if (book === undefined) return reply.callNotFound();
  const type = request.accepts().type(BOOK_TYPES);
  if (type === false) return reply.code(406).send();
  // @fastify/etag compares the tag that is set, and sends 304.
  reply.header("etag", `"${tagOf(book)};${type}"`).header("last-modified", book.modified.toUTCString());
  return reply.header("vary", "Accept").type(type).send(bookText[type](book));
}
