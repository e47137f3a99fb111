// Start and warm-up: small programs of each framework, from the start of their process to its 500th response.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { Connection } from "../connection.mjs";
import { pinned, SERVER_CORE } from "../machine.mjs";
import { shuffled, spreadText } from "../statistics.mjs";
import { WORKLOADS } from "../workloads.mjs";

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
  h3: [
    "const { H3, serve } = await import('h3');",
    `const app = new H3(); app.get('/hello', () => ({ message: 'hello, world' }));
     const server = serve(app, { port: 0, hostname: '127.0.0.1', silent: true }); await server.ready();
     told(Number(new URL(server.url).port));`,
  ],
};

const ZOD = "const { z } = await import('zod');";
const MODEL = `const NewBook = z.object({ title: z.string().min(1).max(200), author: z.string().min(1).max(100),
     year: z.int().min(1450).max(2100), isbn: z.string().regex(/^\\d{13}$/), tags: z.array(z.string()).max(10),
     summary: z.string().max(1000) });`;

/** The same with zod: a POST that a model checks. */
const WITH_ZOD = {
  raw: [
    `const { createServer } = await import('node:http'); ${ZOD}`,
    `${MODEL} const server = createServer((req, res) => {
       const parts = []; req.on('data', (part) => parts.push(part));
       req.on('end', () => {
         const parsed = NewBook.safeParse(JSON.parse(Buffer.concat(parts).toString()));
         res.writeHead(parsed.success ? 201 : 400, { Location: '/books/1', 'Content-Length': 0 }).end();
       });
     }); ${LISTEN}`,
  ],
  signalbox: [
    `${PROGRAMS.signalbox[0]} ${ZOD}`,
    `${MODEL} class Books extends Resource {
       allowedMethods = ['POST']; consumes = ['application/json']; body = NewBook;
       postIsCreate() { return true; } apply() {} createPath() { return '/books/1'; }
     }
     const { port } = await serve(new Service({ routes: [route('/books', Books)] }), { port: 0 }); told(port);`,
  ],
  fastify: [
    `${PROGRAMS.fastify[0]} ${ZOD}`,
    `${MODEL} const app = Fastify();
     app.setValidatorCompiler(({ schema }) => (value) => {
       const { data, error } = schema.safeParse(value); return error === undefined ? { value: data } : { error };
     });
     app.post('/books', { schema: { body: NewBook } }, (_request, reply) => {
       reply.code(201).header('location', '/books/1').send();
     });
     await app.listen({ port: 0, host: '127.0.0.1' }); told(app.server.address().port);`,
  ],
  hono: [
    `${PROGRAMS.hono[0]} const { zValidator } = await import('@hono/zod-validator'); ${ZOD}`,
    `${MODEL} const app = new Hono();
     app.post('/books', zValidator('json', NewBook), (c) => c.body(null, 201, { Location: '/books/1' }));
     serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => told(port));`,
  ],
  h3: [
    `const { H3, readValidatedBody, serve } = await import('h3'); ${ZOD}`,
    `${MODEL} const app = new H3();
     app.post('/books', async (event) => {
       await readValidatedBody(event, NewBook);
       event.res.status = 201; event.res.headers.set('location', '/books/1'); return null;
     });
     const server = serve(app, { port: 0, hostname: '127.0.0.1', silent: true }); await server.ready();
     told(Number(new URL(server.url).port));`,
  ],
};

const FORMS = [
  { what: "the smallest program, GET", programs: PROGRAMS, workload: WORKLOADS.hello, status: 200 },
  { what: "a program with zod, POST", programs: WITH_ZOD, workload: WORKLOADS.create, status: 201 },
];
/** After so many responses, one after the other on one connection. */
const MARKS = [5, 50, 500];

export async function coldStart({ peers, quick }) {
  const field = FORMS.flatMap((form) =>
    peers.flatMap(({ name, label, file }) =>
      file in form.programs ? [{ form, name, label, program: form.programs[file], runs: [] }] : [],
    ),
  );
  for (let round = 0; round < (quick ? 3 : 15); round++) {
    for (const { form, program, runs } of shuffled(field)) runs.push(await run(program, form));
  }
  const cell = ({ runs }, what, digits) =>
    spreadText(
      runs.map((one) => one[what]),
      digits,
    );
  return FORMS.map((form) => ({
    title: `start of ${form.what}: milliseconds from the start of the process`,
    head: ["", "first response", ...MARKS.map((mark) => `CPU of ${mark} requests`), "import", "listening"],
    rows: field
      .filter((one) => one.form === form)
      .map((one) => [
        one.label,
        cell(one, "responded", 0),
        ...MARKS.map((mark) => cell(one, mark, 1)),
        cell(one, "imported", 0),
        cell(one, "listening", 0),
      ]),
    atMost: "Fastify",
    columns: 1 + MARKS.length,
  }));
}

async function run([imports, program], { workload, status }) {
  const source = `const begin = performance.now(); ${imports} const imported = performance.now() - begin;
    const told = (port) => process.send({ port, imported, listening: performance.now() });
    process.on('message', () => process.send(process.cpuUsage()));
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
  const cpu = async () => {
    const reply = message();
    child.send({});
    const { user, system } = await reply;
    return (user + system) / 1000;
  };
  try {
    const { port, imported, listening } = await message();
    const before = await cpu();
    const figures = { imported, listening };
    const next = workload.requests({});
    const connection = await Connection.open(port);
    for (let n = 1; n <= MARKS.at(-1); n++) {
      const got = await new Promise((resolve) => connection.send(next(n), resolve));
      if (got !== status) throw new Error(`status ${got} instead of ${status}`);
      if (n === 1) figures.responded = performance.now() - begin;
      if (MARKS.includes(n)) figures[n] = (await cpu()) - before;
    }
    connection.close();
    return figures;
  } finally {
    // Some servers take a gentler signal for a reason to wait.
    child.kill("SIGKILL");
    await gone;
  }
}
