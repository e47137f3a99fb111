// Run by build.mjs: `node --expose-gc build-run.mjs <form> <routes>`; prints JSON. Each route has a parameter and GET, PUT with a
// model, and DELETE. What the forms have in common (models, handlers' data) is made before the clock starts.
import { z } from "zod";
import { load } from "../peers/signalbox-app.mjs";

const [form, countText] = process.argv.slice(2);
const count = Number(countText);
const modelOf = () => z.object({ title: z.string().min(1), year: z.number().int() });
const shared = modelOf();
const models = form.endsWith("-models") ? Array.from({ length: count }, modelOf) : [];
const modelAt = (at) => models[at] ?? shared;
const patternAt = (at, parameter) => `/area${at % 100}/things${at}/${parameter}`;
const stored = new Map([["1", { title: "Signals", year: 1987, version: 1 }]]);

async function literals() {
  const { resource, Service } = await load("index");
  return () => {
    const routes = Array.from({ length: count }, (_, at) =>
      resource(patternAt(at, "{id}"), {
        find: ({ params }) => stored.get(params.id),
        generateEtag: ({ entity }) => String(entity.version),
        putCreates: false,
        GET: { summary: "Read", response: modelAt(at), represent: ({ entity }) => entity },
        PUT: { body: modelAt(at), apply: ({ params, body }) => void stored.set(params.id, body) },
        DELETE: { deleteResource: ({ params }) => void stored.delete(params.id) },
      }),
    );
    return new Service({ routes });
  };
}

/** A class, for the same as a literal. */
function classOf(Resource) {
  return class Thing extends Resource {
    allowedMethods = ["GET", "HEAD", "PUT", "DELETE"];
    consumes = ["application/json"];
    constructor(body) {
      super();
      this.body = body;
    }
    resourceExists(ctx) {
      ctx.state.found = stored.get(ctx.params.id);
      return ctx.state.found !== undefined;
    }
    generateEtag(ctx) {
      return String(ctx.state.found.version);
    }
    represent(ctx) {
      return ctx.state.found;
    }
    apply(ctx, body) {
      stored.set(ctx.params.id, body);
    }
    deleteResource(ctx) {
      return stored.delete(ctx.params.id);
    }
  };
}

async function instances() {
  const { Resource, route, Service } = await load("index");
  const Thing = classOf(Resource);
  return () => {
    const routes = Array.from({ length: count }, (_, at) => route(patternAt(at, "{id}"), new Thing(modelAt(at))));
    return new Service({ routes });
  };
}

async function classes() {
  const { Resource, route, Service } = await load("index");
  return () => {
    const routes = Array.from({ length: count }, (_, at) => {
      const Thing = classOf(Resource);
      return route(patternAt(at, "{id}"), new Thing(modelAt(at)));
    });
    return new Service({ routes });
  };
}

async function hono() {
  const { Hono } = await import("hono");
  const { zValidator } = await import("@hono/zod-validator");
  return () => {
    const app = new Hono();
    for (let at = 0; at < count; at++) {
      const pattern = patternAt(at, ":id");
      app.get(pattern, (c) => c.json(stored.get(c.req.param("id"))));
      app.put(pattern, zValidator("json", modelAt(at)), (c) => c.json(c.req.valid("json")));
      app.delete(pattern, (c) => c.body(null, 204));
    }
    return app;
  };
}

async function fastify() {
  const { default: Fastify } = await import("fastify");
  return async () => {
    const app = Fastify();
    const { $schema: _, ...body } = z.toJSONSchema(shared);
    for (let at = 0; at < count; at++) {
      const pattern = patternAt(at, ":id");
      app.get(pattern, (request, reply) => reply.send(stored.get(request.params.id)));
      app.put(pattern, { schema: { body } }, (request, reply) => reply.send(request.body));
      app.delete(pattern, (_request, reply) => reply.code(204).send());
    }
    await app.ready();
    return app;
  };
}

async function h3() {
  const { H3, readValidatedBody } = await import("h3");
  return () => {
    const app = new H3();
    for (let at = 0; at < count; at++) {
      const pattern = patternAt(at, ":id");
      app.get(pattern, (event) => stored.get(event.context.params.id));
      app.put(pattern, (event) => readValidatedBody(event, modelAt(at)));
      app.delete(pattern, () => null);
    }
    return app;
  };
}

const FORMS = {
  literals,
  "literals-models": literals,
  instances,
  "instances-models": instances,
  classes,
  "classes-models": classes,
  hono,
  "hono-models": hono,
  h3,
  fastify,
};
const build = await FORMS[form]();
globalThis.gc();
const before = process.memoryUsage().heapUsed;
const cpu = process.cpuUsage();
const begin = performance.now();
const built = await build();
const wallMs = performance.now() - begin;
const { user, system } = process.cpuUsage(cpu);
globalThis.gc();
const bytes = (process.memoryUsage().heapUsed - before) / count;
console.log(JSON.stringify({ wallMs, cpuMs: (user + system) / 1000, bytes, built: typeof built }));
