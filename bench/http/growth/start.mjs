// Import time and cold start: the smallest program of each framework, from the start of its process.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pinned, SERVER_CORE } from "../machine.mjs";
import { ask } from "../probe.mjs";
import { median, shuffled } from "../statistics.mjs";

const dist = process.env.BENCH_DIST ?? new URL("../../../dist", import.meta.url).href;
const LISTEN = "server.listen(0, '127.0.0.1', () => told(server.address().port));";

/** Imports, then the program; what is between them is timed as import. */
const PROGRAMS = {
  raw: [
    "const { createServer } = await import('node:http');",
    `const server = createServer((req, res) => res.writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ message: 'hello, world' }))); ${LISTEN}`,
  ],
  signalbox: [
    `const { Resource, Service, route } = await import('${dist}/index.js');
     const { serve } = await import('${dist}/runtime/node.js');`,
    `class Hello extends Resource { represent() { return { message: 'hello, world' }; } }
     const { port } = await serve(new Service({ routes: [route('/hello', Hello)] }), { port: 0 }); told(port);`,
  ],
  fastify: [
    "const { default: Fastify } = await import('fastify');",
    `const app = Fastify(); app.get('/hello', () => ({ message: 'hello, world' }));
     await app.listen({ port: 0, host: '127.0.0.1' }); told(app.server.address().port);`,
  ],
  hono: [
    "const { Hono } = await import('hono'); const { serve } = await import('@hono/node-server');",
    `const app = new Hono(); app.get('/hello', (c) => c.json({ message: 'hello, world' }));
     serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => told(port));`,
  ],
  express: [
    "const { default: express } = await import('express');",
    `const app = express(); app.get('/hello', (req, res) => res.json({ message: 'hello, world' }));
     const server = app.listen(0, '127.0.0.1', () => told(server.address().port));`,
  ],
  koa: [
    "const { default: Koa } = await import('koa'); const { Router } = await import('@koa/router');",
    `const app = new Koa(); const router = new Router();
     router.get('/hello', (ctx) => { ctx.body = { message: 'hello, world' }; }); app.use(router.routes());
     const server = app.listen(0, '127.0.0.1', () => told(server.address().port));`,
  ],
  h3: [
    "const { H3, serve } = await import('h3');",
    `const app = new H3(); app.get('/hello', () => ({ message: 'hello, world' }));
     const server = serve(app, { port: 0, hostname: '127.0.0.1', silent: true }); await server.ready();
     told(Number(new URL(server.url).port));`,
  ],
  elysia: [
    `const { Elysia } = await import('elysia'); const { node } = await import('@elysia/node');
     const { listening } = await import('./peers/elysia-listening.mjs');`,
    "told(await listening(new Elysia({ adapter: node() }).get('/hello', () => ({ message: 'hello, world' }))));",
  ],
  nest: [
    `const { Controller, Get, Module } = await import('@nestjs/common');
     const { NestFactory } = await import('@nestjs/core');
     const { FastifyAdapter } = await import('@nestjs/platform-fastify');`,
    `class Hello { get() { return { message: 'hello, world' }; } }
     Get()(Hello.prototype, 'get', Object.getOwnPropertyDescriptor(Hello.prototype, 'get')); Controller('hello')(Hello);
     class App {} Module({ controllers: [Hello] })(App);
     const app = await NestFactory.create(App, new FastifyAdapter(), { logger: false });
     await app.listen(0, '127.0.0.1'); told(app.getHttpServer().address().port);`,
  ],
};

export async function coldStart({ peers, quick }) {
  const field = peers.filter(({ name }) => name in PROGRAMS).map((peer) => ({ ...peer, runs: [] }));
  for (let round = 0; round < (quick ? 3 : 21); round++) {
    for (const peer of shuffled(field)) peer.runs.push(await run(PROGRAMS[peer.name]));
  }
  const middle = ({ runs }, what) => median(runs.map((one) => one[what]));
  return [
    {
      title: "import and cold start of the smallest program, milliseconds",
      head: ["", "import", "start of process to listening", "to the first response", "resident MB"],
      rows: field.map((peer) => [
        peer.label,
        middle(peer, "imported").toFixed(0),
        middle(peer, "listening").toFixed(0),
        middle(peer, "responded").toFixed(0),
        middle(peer, "resident").toFixed(0),
      ]),
    },
  ];
}

async function run([imports, program]) {
  const source = `const begin = performance.now(); ${imports} const imported = performance.now() - begin;
    const told = (port) => process.send({ port, imported, listening: performance.now() });
    process.on('message', () => process.send({ resident: process.memoryUsage().rss / 1e6 }));
    process.on('disconnect', () => process.exit(0));
    ${program}`;
  const [command, args] = pinned(SERVER_CORE, process.execPath, ["--input-type=module", "--eval", source]);
  const cwd = fileURLToPath(new URL("..", import.meta.url));
  const begin = performance.now();
  const env = { ...process.env, NODE_ENV: "production" };
  const child = spawn(command, args, { cwd, env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
  const gone = new Promise((resolve) => child.once("exit", resolve));
  const message = () =>
    new Promise((resolve, reject) => {
      child.once("message", resolve);
      child.once("exit", (code) => reject(new Error(`it ended with ${code}`)));
    });
  try {
    const { port, imported, listening } = await message();
    await ask(port, { path: "/hello" });
    const responded = performance.now() - begin;
    const resident = message();
    child.send({});
    return { imported, listening, responded, ...(await resident) };
  } finally {
    // Some servers take a gentler signal for a reason to wait.
    child.kill("SIGKILL");
    await gone;
  }
}
