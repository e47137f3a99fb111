// @ts-check
// The same service of a thousand resources, and one call to each, for each client.

/** @typedef {{ server?: { before: string, first?: string, route: (n: number) => string, last?: string }, index?: (files: number) => string, client: string, call: (n: number) => string, declared?: boolean }} Source */

/** What every server has before its routes: a store of rows, each with a version. */
export const STORE = `
interface Row { id: string; version: number; title: string }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };
`;

/** Models of one route. They are another type for each, as in an application. @param {number} n */
export const models = (n) => `
const New${n} = z.object({ title: z.string(), count${n}: z.number() });
const Body${n} = z.object({ id: z.string(), title: z.string(), version: z.number(), count${n}: z.number().optional() });`;

/** @param {number} files @param {(at: number) => string} line */
const each = (files, line) => Array.from({ length: files }, (_, at) => line(at)).join("\n");

/** @param {number} n @param {string} reply @param {string} result */
const reading = (n, reply, result) => `
export async function read${n}(id: string): Promise<string> {
  ${reply}
  return ${result};
}`;

/** @param {number} n */
const signalboxCall = (n) =>
  reading(
    n,
    `const reply = await api("/items${n}/{id}").get({ params: { id } });`,
    "reply.status === 200 ? reply.body.title : String(reply.status)",
  );

/** @type {Source["server"]} */
const literals = {
  before: 'import { resource } from "signalbox";\nimport { z } from "zod";',
  route: (n) => `
export const item${n} = resource("/items${n}/{id}", {
  putCreates: false,
  find: ({ params }) => store.byId(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: { summary: "Read item ${n}", response: Body${n}, represent: ({ entity }) => entity },
  PUT: { summary: "Change item ${n}", body: New${n}, response: Body${n}, apply: ({ entity, body }) => store.update(entity, body.title) },
});`,
};

/** @type {Source["index"]} */
const service = (files) => `import { Service } from "signalbox";
${each(files, (at) => `import * as routes${at} from "./routes${at}.js";`)}
export const service = new Service({ resources: { ${each(files, (at) => `...routes${at},`)} } });
`;

/** @type {Record<string, Source>} */
export const SOURCES = {
  "Signalbox, literals": {
    server: literals,
    index: service,
    client:
      'import { client } from "signalbox/client";\nimport type { service } from "./index.js";\nconst api = client<typeof service>("http://localhost");',
    call: signalboxCall,
  },
  "Signalbox, printed": {
    client:
      'import { client } from "signalbox/client";\nimport type { Api } from "./api.js";\nconst api = client<Api>("http://localhost");',
    call: signalboxCall,
  },
  // The declarations that were written of the server, as with a project reference. A `service` of a thousand resources is longer
  // than the compiler declares (TS7056): the client takes the module.
  "Signalbox, declarations": {
    server: literals,
    index: (files) => each(files, (at) => `export * from "./routes${at}.js";`),
    client:
      'import { client } from "signalbox/client";\nimport type * as resources from "./index.js";\nconst api = client<typeof resources>("http://localhost");',
    call: signalboxCall,
    declared: true,
  },
  "Hono hc": {
    server: {
      before:
        'import { zValidator } from "@hono/zod-validator";\nimport { Hono } from "hono";\nimport { z } from "zod";',
      first: "\nexport const app = new Hono()",
      route: (n) => `
  .get("/items${n}/:id", async (c) => {
    const row = await store.byId(c.req.param("id"));
    if (row === undefined) return c.json({ error: "missing" }, 404);
    c.header("etag", String(row.version));
    return c.json(row, 200);
  })
  .put("/items${n}/:id", zValidator("json", New${n}), async (c) => {
    const row = await store.byId(c.req.param("id"));
    if (row === undefined) return c.json({ error: "missing" }, 404);
    return c.json(store.update(row, c.req.valid("json").title), 200);
  })`,
      last: ";",
    },
    index: (files) => `import { Hono } from "hono";
${each(files, (at) => `import { app as routes${at} } from "./routes${at}.js";`)}
export const app = new Hono()${each(files, (at) => `.route("/", routes${at})`)};
export type App = typeof app;
`,
    client:
      'import { hc } from "hono/client";\nimport type { App } from "./index.js";\nconst api = hc<App>("http://localhost");',
    call: (n) =>
      reading(
        n,
        `const reply = await api.items${n}[":id"].$get({ param: { id } });`,
        "reply.status === 200 ? (await reply.json()).title : String(reply.status)",
      ),
  },
  "Elysia Eden": {
    server: {
      before:
        'import { Elysia, status } from "elysia";\nimport { z } from "zod";\nconst Missing = z.object({ error: z.string() });',
      first: "\nexport const app = new Elysia()",
      route: (n) => `
  .get("/items${n}/:id", async ({ params, set }) => {
    const row = await store.byId(params.id);
    if (row === undefined) return status(404, { error: "missing" });
    set.headers.etag = String(row.version);
    return row;
  }, { response: { 200: Body${n}, 404: Missing } })
  .put("/items${n}/:id", async ({ params, body }) => {
    const row = await store.byId(params.id);
    if (row === undefined) return status(404, { error: "missing" });
    return store.update(row, body.title);
  }, { body: New${n}, response: { 200: Body${n}, 404: Missing } })`,
      last: ";",
    },
    index: (files) => `import { Elysia } from "elysia";
${each(files, (at) => `import { app as routes${at} } from "./routes${at}.js";`)}
export const app = new Elysia()${each(files, (at) => `.use(routes${at})`)};
export type App = typeof app;
`,
    client:
      'import { treaty } from "@elysia/eden";\nimport type { App } from "./index.js";\nconst api = treaty<App>("http://localhost");',
    call: (n) =>
      reading(
        n,
        `const { data, error } = await api.items${n}({ id }).get();`,
        "data !== null ? data.title : String(error.status)",
      ),
  },
  "openapi-fetch": {
    client:
      'import createClient from "openapi-fetch";\nimport type { paths } from "./api.js";\nconst api = createClient<paths>({ baseUrl: "http://localhost" });',
    call: (n) =>
      reading(
        n,
        `const { data, response } = await api.GET("/items${n}/{id}", { params: { path: { id } } });`,
        "data !== undefined ? data.title : String(response.status)",
      ),
  },
};

/** The literals as one file without types that a server can run: the documents are made of it. @param {number} resources */
export function literalServer(resources) {
  const routes = Array.from({ length: resources }, (_, n) => models(n) + literals.route(n)).join("\n");
  const names = Array.from({ length: resources }, (_, n) => `item${n}`).join(", ");
  return `${literals.before}\nimport { Service } from "signalbox";\n${STORE}${routes}\nexport const service = new Service({ resources: { ${names} } });\n`;
}
