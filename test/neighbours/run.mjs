// A service beside other frameworks, each as its real package: `node test/neighbours/run.mjs`, after `npm run build`.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { LONG_HANG } from "../bounds.mjs";

const here = new URL(".", import.meta.url).pathname;
if (!existsSync(join(here, "node_modules", ".package-lock.json"))) {
  const options = { cwd: here, stdio: "inherit", timeout: LONG_HANG };
  execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], options);
}
const { default: express } = await import("express");
const { default: fastify } = await import("fastify");
const { Hono } = await import("hono");
const { getRequestListener } = await import("@hono/node-server");
const { jsonCodec, Resource, route, Service } = await import("../../dist/index.js");
const { fetchHandler } = await import("../../dist/runtime/fetch.js");
const { nodeListener } = await import("../../dist/runtime/node.js");

class Trains extends Resource {
  allowedMethods = ["GET", "POST"];
  consumes = ["application/json"];
  generateEtag() {
    return "v1";
  }
  postIsCreate() {
    return true;
  }
  apply() {}
  createPath() {
    return "/api/trains/7";
  }
  represent() {
    return { trains: ["RE 1"] };
  }
}

/** The routes have the whole path, prefix and all, so that Location and the document are right. */
const service = new Service({ routes: [route("/api/trains", Trains, { codecs: { "application/json": jsonCodec } })] });
const listener = nodeListener(service);
const handler = fetchHandler(service);

async function running(listen) {
  const server = createServer((request, response) => void listen(request, response));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = server.address();
  const stop = () => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** The path of a target, by which it is decided whose the request is. */
const pathOf = (target = "/") => target.split("?", 1)[0] ?? "/";

const NEIGHBOURS = {
  "mounted in Express": () => {
    const app = express();
    app.use((_, response, next) => {
      response.setHeader("X-Before", "express");
      next();
    });
    app.get("/theirs", (_, response) => response.send("theirs"));
    // Express takes the prefix off the URL.
    app.use("/api", (request, response) => {
      request.url = request.originalUrl;
      listener(request, response);
    });
    app.use(express.json());
    return running(app);
  },

  "mounted in Fastify": async () => {
    const app = fastify({ exposeHeadRoutes: false });
    app.addHook("onRequest", async (_, reply) => {
      reply.raw.setHeader("X-Before", "fastify");
    });
    app.get("/theirs", () => "theirs");
    await app.register(async (api) => {
      // The service reads the content itself.
      api.removeAllContentTypeParsers();
      api.addContentTypeParser("*", (_request, _content, done) => done(null));
      api.all("/api/*", (request, reply) => {
        reply.hijack();
        listener(request.raw, reply.raw);
      });
    });
    await app.listen({ port: 0, host: "127.0.0.1" });
    const address = app.server.address();
    assert(typeof address === "object" && address !== null);
    return { url: `http://127.0.0.1:${address.port}`, stop: () => app.close() };
  },

  "mounted in Hono": () => {
    const app = new Hono();
    app.use(async (context, next) => {
      await next();
      context.header("X-Before", "hono");
    });
    app.get("/theirs", (context) => context.text("theirs"));
    app.all("/api/*", (context) => handler(context.req.raw));
    return running(getRequestListener(app.fetch));
  },

  "before Express": () => {
    const app = express();
    app.get("/theirs", (_, response) => response.send("theirs"));
    return running((request, response) =>
      service.matches(pathOf(request.url)) ? listener(request, response) : app(request, response),
    );
  },

  "before Fastify": async () => {
    const app = fastify();
    app.get("/theirs", () => "theirs");
    await app.ready();
    return running((request, response) =>
      service.matches(pathOf(request.url)) ? listener(request, response) : app.routing(request, response),
    );
  },

  "before Hono": () => {
    const app = new Hono();
    app.get("/theirs", (context) => context.text("theirs"));
    return running(
      getRequestListener((request) =>
        service.matches(new URL(request.url).pathname) ? handler(request) : app.fetch(request),
      ),
    );
  },
};

const CASES = {
  "a representation, with its tag": async (url) => {
    const response = await fetch(`${url}/api/trains?a=1`);
    assert.deepEqual(await response.json(), { trains: ["RE 1"] });
    assert.equal(response.headers.get("etag"), '"v1"');
  },
  "304, 405 with Allow, 406": async (url) => {
    const statuses = [];
    for (const init of [
      { headers: { "If-None-Match": '"v1"' } },
      { method: "PUT", body: "{}" },
      { headers: { Accept: "image/png" } },
    ]) {
      const response = await fetch(`${url}/api/trains`, init);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    assert.deepEqual(statuses, [304, 405, 406]);
  },
  "content, and a Location with the prefix": async (url) => {
    const headers = { "Content-Type": "application/json" };
    const created = await fetch(`${url}/api/trains`, { method: "POST", headers, body: '{"name":"RE 2"}' });
    assert.equal(created.status, 201);
    assert.equal(created.headers.get("location"), "/api/trains/7");
    const broken = await fetch(`${url}/api/trains`, { method: "POST", headers, body: "{" });
    assert.equal(broken.status, 400);
    assert.equal(broken.headers.get("content-type"), "application/problem+json");
  },
  "what is the neighbour's": async (url) => {
    assert.equal(await (await fetch(`${url}/theirs`)).text(), "theirs");
    assert.equal((await fetch(`${url}/nobody`)).status, 404);
  },
  "the neighbour's middleware before us": async (url, name) => {
    const [, framework] = /^mounted in (\w+)$/.exec(name) ?? [];
    if (framework === undefined) return;
    const response = await fetch(`${url}/api/trains`);
    await response.arrayBuffer();
    assert.equal(response.headers.get("x-before"), framework.toLowerCase());
  },
};

const tally = { passed: 0, failed: 0 };
for (const [name, start] of Object.entries(NEIGHBOURS)) {
  const { url, stop } = await start();
  for (const [what, prove] of Object.entries(CASES)) {
    try {
      await prove(url, name);
      tally.passed += 1;
    } catch (error) {
      tally.failed += 1;
      console.log(`FAIL ${name}: ${what}\n${String(error)}`);
    }
  }
  await stop();
}
console.log(`neighbours: ${tally.passed} passed, ${tally.failed} failed`);
process.exitCode = tally.failed === 0 ? 0 : 1;
