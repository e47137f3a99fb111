// Signalbox: the resources of all workloads, for whichever adapter. The build that is measured can be another one than
// the tree's own, so that two can be compared in one run (`--dist before=/path/to/dist`).
import {
  addBook,
  books,
  bookText,
  chunks,
  collections,
  HELLO,
  LIMIT,
  NewBook,
  parameterRoutes,
  tagOf,
  userOf,
} from "../domain.mjs";

const dist = process.env.BENCH_DIST ?? new URL("../../../dist", import.meta.url).href;
export const load = (entryPoint) => import(`${dist}/${entryPoint}.js`);

const { Resource, resource, Service, jsonCodec, route } = await load("index");

class Hello extends Resource {
  represent() {
    return HELLO;
  }
}

class Book extends Resource {
  produces = ["application/json", "text/html", "text/csv"];
  resourceExists(ctx) {
    ctx.state.book = books.get(ctx.params.id);
    return ctx.state.book !== undefined;
  }
  generateEtag(ctx) {
    return tagOf(ctx.state.book);
  }
  lastModified(ctx) {
    return ctx.state.book.modified;
  }
  represent(ctx) {
    return ctx.state.book;
  }
}

class Collection extends Resource {
  constructor(name) {
    super();
    this.name = name;
  }
  represent() {
    return { name: this.name };
  }
}

class Thing extends Resource {
  constructor(name) {
    super();
    this.name = name;
  }
  represent(ctx) {
    return { name: this.name, id: ctx.params.id };
  }
}

class NewBooks extends Resource {
  allowedMethods = ["POST"];
  consumes = ["application/json"];
  body = NewBook;
  postIsCreate() {
    return true;
  }
  apply(ctx, book) {
    ctx.state.path = addBook(book);
  }
  createPath(ctx) {
    return ctx.state.path;
  }
}

class Limited extends Resource {
  constructor(limiter, clientKey) {
    super();
    this.limiter = limiter;
    this.clientKey = clientKey;
  }
  withinRateLimit(ctx) {
    return this.limiter.check(ctx.request.headers.get(LIMIT.header) ?? this.clientKey(ctx)) ?? true;
  }
  represent() {
    return HELLO;
  }
}

class Secured extends Resource {
  isAuthorized(ctx) {
    ctx.state.user = userOf(ctx.request.headers.get("authorization") ?? undefined);
    return ctx.state.user !== undefined || "Bearer";
  }
  represent(ctx) {
    return ctx.state.user;
  }
}

class Stream extends Resource {
  produces = ["application/octet-stream"];
  represent() {
    return chunks();
  }
}

const routes = {
  hello: () => [route("/hello", Hello)],

  book(count) {
    const codecs = {
      "application/json": jsonCodec,
      "text/html": { encode: bookText["text/html"] },
      "text/csv": { encode: bookText["text/csv"] },
    };
    return collections(count).flatMap((name) => [
      route(`/${name}`, new Collection(name)),
      name === "books" ? route("/books/{id}", Book, { codecs }) : route(`/${name}/{id}`, new Thing(name)),
    ]);
  },

  create: () => [route("/books", NewBooks)],

  async limited() {
    const { TokenBucket, clientKey } = await load("limit/index");
    const limiter = new TokenBucket({ capacity: LIMIT.requests, refillPerSec: 1 / LIMIT.seconds });
    return [route("/limited", new Limited(limiter, clientKey))];
  },

  miss: (count) => routes.book(count),
  secured: () => [route("/secured", Secured)],
  stream: () => [route("/stream", Stream, { codecs: { "application/octet-stream": { encode: (value) => value } } })],
  routes: (count) => parameterRoutes(count).map(({ area, name }) => route(`/${area}/${name}/{id}`, new Thing(name))),
};

/** The same resources, written as literals. */
const literals = {
  hello: () => [resource("/hello", { represent: () => HELLO })],

  book(count) {
    const codecs = {
      "application/json": jsonCodec,
      "text/html": { encode: bookText["text/html"] },
      "text/csv": { encode: bookText["text/csv"] },
    };
    const book = resource("/books/{id}", {
      produces: ["application/json", "text/html", "text/csv"],
      codecs,
      find: ({ params }) => books.get(params.id),
      generateEtag: ({ entity }) => tagOf(entity),
      lastModified: ({ entity }) => entity.modified,
      represent: ({ entity }) => entity,
    });
    const things = (name) => resource(`/${name}/{id}`, { represent: ({ params }) => ({ name, id: params.id }) });
    return collections(count).flatMap((name) => [
      resource(`/${name}`, { represent: () => ({ name }) }),
      name === "books" ? book : things(name),
    ]);
  },

  routes: (count) =>
    parameterRoutes(count).map(({ area, name }) =>
      resource(`/${area}/${name}/{id}`, { represent: ({ params }) => ({ name, id: params.id }) }),
    ),
};

export async function serviceFor(
  { app, count },
  { trace = false, debugger: hasDebugger = false, literals: asLiterals = false } = {},
) {
  const service = new Service({ trace, routes: await (asLiterals ? literals : routes)[app](count) });
  if (hasDebugger)
    (await load("debug/index")).debug(service, "/_signalbox", { allow: () => false, recordsIdle: false });
  return service;
}
