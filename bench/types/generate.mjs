// @ts-check
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Routes in all, and files that they are spread over. */
export const ROUTES = 1000;
const FILES = 20;

/** What every source has before its routes: a store of rows, each with a version. */
const STORE = `
interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };
`;

/** Models of one route. They are another type for each, as in an application. @param {number} n */
const models = (n) => `
const New${n} = z.object({ title: z.string(), count${n}: z.number() });
const Body${n} = z.object({ id: z.string(), title: z.string(), version: z.number() });`;

/** @typedef {{ before: string, route: (n: number) => string, after?: string }} Source */

/** One resource with GET and PUT, an ETag and models of what is sent and taken, as each framework has it. @type {Record<string, Source>} */
export const SOURCES = {
  literal: {
    before: 'import { resource } from "signalbox";\nimport { z } from "zod";',
    route: (n) => `
export const item${n} = resource("/items${n}/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item ${n}", response: Body${n}, represent: ({ entity }) => entity },
  PUT: { summary: "Change item ${n}", body: New${n}, response: Body${n}, apply: ({ entity, body }) => store.update(entity, body.title) },
});`,
  },
  class: {
    before: 'import { type Context, Resource, route } from "signalbox";\nimport { z } from "zod";',
    route: (n) => `
type Context${n} = Context<{ params: "id"; state: { row: Row } }>;
class Item${n} extends Resource<Context${n}> {
  override readonly allowedMethods = ["GET", "HEAD", "PUT"] as const;
  override readonly consumes = ["application/json"] as const;
  override readonly body = New${n};
  override readonly putCreates = false;
  override async resourceExists(ctx: Context${n}) {
    const row = await store.byId(ctx.params.id);
    if (row !== undefined) ctx.state.row = row;
    return row !== undefined;
  }
  override generateEtag(ctx: Context${n}) { return String(ctx.require("row").version); }
  override represent(ctx: Context${n}) { return ctx.require("row"); }
  override apply(ctx: Context${n}, body: z.infer<typeof New${n}>) { return store.update(ctx.require("row"), body.title); }
  override describe() {
    return { get: { summary: "Read item ${n}", responses: { 200: Body${n} } }, put: { summary: "Change item ${n}", responses: { 200: Body${n} } } };
  }
}
export const item${n} = route("/items${n}/{id}", Item${n});`,
  },
  fastify: {
    before:
      'import fastify from "fastify";\nimport type { ZodTypeProvider } from "fastify-type-provider-zod";\nimport { z } from "zod";\nconst app = fastify().withTypeProvider<ZodTypeProvider>();\nconst Params = z.object({ id: z.string() });\nconst Missing = z.object({ error: z.string() });',
    route: (n) => `
app.get("/items${n}/:id", { schema: { params: Params, response: { 200: Body${n}, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items${n}/:id", { schema: { params: Params, body: New${n}, response: { 200: Body${n}, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});`,
    after: "\nexport { app };",
  },
  hono: {
    before:
      'import { zValidator } from "@hono/zod-validator";\nimport { Hono } from "hono";\nimport { z } from "zod";\nconst app = new Hono();',
    route: (n) => `
app.get("/items${n}/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items${n}/:id", zValidator("json", New${n}), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});`,
    after: "\nexport { app };",
  },
};

/** Writes the sources of one framework, and gives the project to check. @param {string} name @param {string} folder */
export function generate(name, folder, routes = ROUTES) {
  const source = SOURCES[name];
  if (source === undefined) throw new Error(`There is no source called ${name}.`);
  const home = join(folder, name);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  for (let file = 0; file < FILES; file += 1) {
    const each = Array.from({ length: routes / FILES }, (_, at) => file * (routes / FILES) + at);
    const text = each.map((n) => models(n) + source.route(n)).join("\n");
    writeFileSync(join(home, `routes${file}.ts`), `${source.before}\n${STORE}${text}${source.after ?? ""}\n`);
  }
  const options = {
    target: "es2023",
    module: "nodenext",
    moduleResolution: "nodenext",
    lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    types: ["node"],
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    skipLibCheck: true,
  };
  const project = join(home, "tsconfig.json");
  writeFileSync(project, JSON.stringify({ compilerOptions: options, include: ["*.ts"] }));
  return project;
}
