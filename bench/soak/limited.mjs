// One service whose limit is kept in Redis, in a process of its own: node limited.mjs signalbox|fastify|skipping|hono <url>
// Each as its own documentation has it, with the same limit: 500 a second for an address.
import { Redis } from "ioredis";

const PER_SECOND = 500;
const THING = { id: 1, title: "A thing" };
const [, , peer, url] = process.argv;

/** What a client does besides retrying is said by its limiter; without a listener it would be said here too. */
function quiet(client) {
  client.on("error", () => undefined);
  return client;
}

const limited = {
  async signalbox() {
    const { Resource, Service, route } = await import("../../dist/index.js");
    const { clientKey } = await import("../../dist/limit/index.js");
    const { RedisLimiter } = await import("../../dist/limit/redis.js");
    const { serve } = await import("../../dist/runtime/node.js");
    const client = quiet(new Redis(url));
    const limiter = new RedisLimiter({ client, name: "things", capacity: PER_SECOND, refillPerSec: PER_SECOND });
    class Thing extends Resource {
      async withinRateLimit(ctx) {
        return (await limiter.check(clientKey(ctx))) ?? true;
      }
      represent() {
        return THING;
      }
    }
    const serving = await serve(new Service({ trace: false, routes: [route("/things/{id}", Thing)] }), { port: 0 });
    return serving.port;
  },

  fastify: () => limitedFastify({}),

  skipping: () => limitedFastify({ skipOnError: true }),

  async hono() {
    const { Hono } = await import("hono");
    const { rateLimiter, RedisStore } = await import("hono-rate-limiter");
    const { serve } = await import("@hono/node-server");
    const { getConnInfo } = await import("@hono/node-server/conninfo");
    const redis = quiet(new Redis(url));
    // Its store takes any client of this shape; that of Upstash, which its examples use, does not speak to a Redis server.
    const client = {
      scriptLoad: (script) => redis.script("LOAD", script),
      evalsha: (sha, keys, args) => redis.evalsha(sha, keys.length, ...keys, ...args),
      decr: (key) => redis.decr(key),
      del: (key) => redis.del(key),
    };
    const app = new Hono();
    app.onError((_error, context) => context.text("Internal Server Error", 500));
    app.use(
      rateLimiter({
        windowMs: 1_000,
        limit: PER_SECOND,
        keyGenerator: (context) => getConnInfo(context).remote.address ?? "",
        store: new RedisStore({ client }),
      }),
    );
    app.get("/things/:id", (context) => context.json(THING));
    return new Promise((resolve) => {
      serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (address) => resolve(address.port));
    });
  },
};

async function limitedFastify(options) {
  const { fastify } = await import("fastify");
  const { default: rateLimit } = await import("@fastify/rate-limit");
  // Its page asks for these two of the client.
  const redis = quiet(new Redis(url, { connectTimeout: 500, maxRetriesPerRequest: 1 }));
  const app = fastify();
  await app.register(rateLimit, { max: PER_SECOND, timeWindow: 1_000, redis, ...options });
  app.get("/things/:id", async () => THING);
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app.server.address().port;
}

const port = await limited[peer]();
// The parent process has ended: no more requests will come.
process.on("disconnect", () => process.exit());
process.send({ port });
