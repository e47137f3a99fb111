import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New200 = z.object({ title: z.string(), count200: z.number() });
const Body200 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items200/:id", { schema: { params: Params, response: { 200: Body200, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items200/:id", { schema: { params: Params, body: New200, response: { 200: Body200, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New201 = z.object({ title: z.string(), count201: z.number() });
const Body201 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items201/:id", { schema: { params: Params, response: { 200: Body201, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items201/:id", { schema: { params: Params, body: New201, response: { 200: Body201, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New202 = z.object({ title: z.string(), count202: z.number() });
const Body202 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items202/:id", { schema: { params: Params, response: { 200: Body202, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items202/:id", { schema: { params: Params, body: New202, response: { 200: Body202, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New203 = z.object({ title: z.string(), count203: z.number() });
const Body203 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items203/:id", { schema: { params: Params, response: { 200: Body203, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items203/:id", { schema: { params: Params, body: New203, response: { 200: Body203, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New204 = z.object({ title: z.string(), count204: z.number() });
const Body204 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items204/:id", { schema: { params: Params, response: { 200: Body204, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items204/:id", { schema: { params: Params, body: New204, response: { 200: Body204, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New205 = z.object({ title: z.string(), count205: z.number() });
const Body205 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items205/:id", { schema: { params: Params, response: { 200: Body205, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items205/:id", { schema: { params: Params, body: New205, response: { 200: Body205, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New206 = z.object({ title: z.string(), count206: z.number() });
const Body206 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items206/:id", { schema: { params: Params, response: { 200: Body206, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items206/:id", { schema: { params: Params, body: New206, response: { 200: Body206, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New207 = z.object({ title: z.string(), count207: z.number() });
const Body207 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items207/:id", { schema: { params: Params, response: { 200: Body207, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items207/:id", { schema: { params: Params, body: New207, response: { 200: Body207, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New208 = z.object({ title: z.string(), count208: z.number() });
const Body208 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items208/:id", { schema: { params: Params, response: { 200: Body208, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items208/:id", { schema: { params: Params, body: New208, response: { 200: Body208, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New209 = z.object({ title: z.string(), count209: z.number() });
const Body209 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items209/:id", { schema: { params: Params, response: { 200: Body209, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items209/:id", { schema: { params: Params, body: New209, response: { 200: Body209, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New210 = z.object({ title: z.string(), count210: z.number() });
const Body210 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items210/:id", { schema: { params: Params, response: { 200: Body210, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items210/:id", { schema: { params: Params, body: New210, response: { 200: Body210, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New211 = z.object({ title: z.string(), count211: z.number() });
const Body211 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items211/:id", { schema: { params: Params, response: { 200: Body211, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items211/:id", { schema: { params: Params, body: New211, response: { 200: Body211, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New212 = z.object({ title: z.string(), count212: z.number() });
const Body212 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items212/:id", { schema: { params: Params, response: { 200: Body212, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items212/:id", { schema: { params: Params, body: New212, response: { 200: Body212, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New213 = z.object({ title: z.string(), count213: z.number() });
const Body213 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items213/:id", { schema: { params: Params, response: { 200: Body213, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items213/:id", { schema: { params: Params, body: New213, response: { 200: Body213, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New214 = z.object({ title: z.string(), count214: z.number() });
const Body214 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items214/:id", { schema: { params: Params, response: { 200: Body214, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items214/:id", { schema: { params: Params, body: New214, response: { 200: Body214, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New215 = z.object({ title: z.string(), count215: z.number() });
const Body215 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items215/:id", { schema: { params: Params, response: { 200: Body215, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items215/:id", { schema: { params: Params, body: New215, response: { 200: Body215, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New216 = z.object({ title: z.string(), count216: z.number() });
const Body216 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items216/:id", { schema: { params: Params, response: { 200: Body216, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items216/:id", { schema: { params: Params, body: New216, response: { 200: Body216, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New217 = z.object({ title: z.string(), count217: z.number() });
const Body217 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items217/:id", { schema: { params: Params, response: { 200: Body217, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items217/:id", { schema: { params: Params, body: New217, response: { 200: Body217, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New218 = z.object({ title: z.string(), count218: z.number() });
const Body218 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items218/:id", { schema: { params: Params, response: { 200: Body218, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items218/:id", { schema: { params: Params, body: New218, response: { 200: Body218, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New219 = z.object({ title: z.string(), count219: z.number() });
const Body219 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items219/:id", { schema: { params: Params, response: { 200: Body219, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items219/:id", { schema: { params: Params, body: New219, response: { 200: Body219, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New220 = z.object({ title: z.string(), count220: z.number() });
const Body220 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items220/:id", { schema: { params: Params, response: { 200: Body220, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items220/:id", { schema: { params: Params, body: New220, response: { 200: Body220, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New221 = z.object({ title: z.string(), count221: z.number() });
const Body221 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items221/:id", { schema: { params: Params, response: { 200: Body221, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items221/:id", { schema: { params: Params, body: New221, response: { 200: Body221, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New222 = z.object({ title: z.string(), count222: z.number() });
const Body222 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items222/:id", { schema: { params: Params, response: { 200: Body222, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items222/:id", { schema: { params: Params, body: New222, response: { 200: Body222, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New223 = z.object({ title: z.string(), count223: z.number() });
const Body223 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items223/:id", { schema: { params: Params, response: { 200: Body223, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items223/:id", { schema: { params: Params, body: New223, response: { 200: Body223, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New224 = z.object({ title: z.string(), count224: z.number() });
const Body224 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items224/:id", { schema: { params: Params, response: { 200: Body224, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items224/:id", { schema: { params: Params, body: New224, response: { 200: Body224, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New225 = z.object({ title: z.string(), count225: z.number() });
const Body225 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items225/:id", { schema: { params: Params, response: { 200: Body225, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items225/:id", { schema: { params: Params, body: New225, response: { 200: Body225, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New226 = z.object({ title: z.string(), count226: z.number() });
const Body226 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items226/:id", { schema: { params: Params, response: { 200: Body226, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items226/:id", { schema: { params: Params, body: New226, response: { 200: Body226, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New227 = z.object({ title: z.string(), count227: z.number() });
const Body227 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items227/:id", { schema: { params: Params, response: { 200: Body227, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items227/:id", { schema: { params: Params, body: New227, response: { 200: Body227, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New228 = z.object({ title: z.string(), count228: z.number() });
const Body228 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items228/:id", { schema: { params: Params, response: { 200: Body228, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items228/:id", { schema: { params: Params, body: New228, response: { 200: Body228, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New229 = z.object({ title: z.string(), count229: z.number() });
const Body229 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items229/:id", { schema: { params: Params, response: { 200: Body229, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items229/:id", { schema: { params: Params, body: New229, response: { 200: Body229, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New230 = z.object({ title: z.string(), count230: z.number() });
const Body230 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items230/:id", { schema: { params: Params, response: { 200: Body230, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items230/:id", { schema: { params: Params, body: New230, response: { 200: Body230, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New231 = z.object({ title: z.string(), count231: z.number() });
const Body231 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items231/:id", { schema: { params: Params, response: { 200: Body231, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items231/:id", { schema: { params: Params, body: New231, response: { 200: Body231, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New232 = z.object({ title: z.string(), count232: z.number() });
const Body232 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items232/:id", { schema: { params: Params, response: { 200: Body232, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items232/:id", { schema: { params: Params, body: New232, response: { 200: Body232, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New233 = z.object({ title: z.string(), count233: z.number() });
const Body233 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items233/:id", { schema: { params: Params, response: { 200: Body233, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items233/:id", { schema: { params: Params, body: New233, response: { 200: Body233, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New234 = z.object({ title: z.string(), count234: z.number() });
const Body234 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items234/:id", { schema: { params: Params, response: { 200: Body234, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items234/:id", { schema: { params: Params, body: New234, response: { 200: Body234, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New235 = z.object({ title: z.string(), count235: z.number() });
const Body235 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items235/:id", { schema: { params: Params, response: { 200: Body235, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items235/:id", { schema: { params: Params, body: New235, response: { 200: Body235, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New236 = z.object({ title: z.string(), count236: z.number() });
const Body236 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items236/:id", { schema: { params: Params, response: { 200: Body236, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items236/:id", { schema: { params: Params, body: New236, response: { 200: Body236, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New237 = z.object({ title: z.string(), count237: z.number() });
const Body237 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items237/:id", { schema: { params: Params, response: { 200: Body237, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items237/:id", { schema: { params: Params, body: New237, response: { 200: Body237, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New238 = z.object({ title: z.string(), count238: z.number() });
const Body238 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items238/:id", { schema: { params: Params, response: { 200: Body238, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items238/:id", { schema: { params: Params, body: New238, response: { 200: Body238, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New239 = z.object({ title: z.string(), count239: z.number() });
const Body239 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items239/:id", { schema: { params: Params, response: { 200: Body239, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items239/:id", { schema: { params: Params, body: New239, response: { 200: Body239, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New240 = z.object({ title: z.string(), count240: z.number() });
const Body240 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items240/:id", { schema: { params: Params, response: { 200: Body240, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items240/:id", { schema: { params: Params, body: New240, response: { 200: Body240, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New241 = z.object({ title: z.string(), count241: z.number() });
const Body241 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items241/:id", { schema: { params: Params, response: { 200: Body241, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items241/:id", { schema: { params: Params, body: New241, response: { 200: Body241, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New242 = z.object({ title: z.string(), count242: z.number() });
const Body242 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items242/:id", { schema: { params: Params, response: { 200: Body242, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items242/:id", { schema: { params: Params, body: New242, response: { 200: Body242, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New243 = z.object({ title: z.string(), count243: z.number() });
const Body243 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items243/:id", { schema: { params: Params, response: { 200: Body243, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items243/:id", { schema: { params: Params, body: New243, response: { 200: Body243, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New244 = z.object({ title: z.string(), count244: z.number() });
const Body244 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items244/:id", { schema: { params: Params, response: { 200: Body244, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items244/:id", { schema: { params: Params, body: New244, response: { 200: Body244, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New245 = z.object({ title: z.string(), count245: z.number() });
const Body245 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items245/:id", { schema: { params: Params, response: { 200: Body245, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items245/:id", { schema: { params: Params, body: New245, response: { 200: Body245, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New246 = z.object({ title: z.string(), count246: z.number() });
const Body246 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items246/:id", { schema: { params: Params, response: { 200: Body246, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items246/:id", { schema: { params: Params, body: New246, response: { 200: Body246, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New247 = z.object({ title: z.string(), count247: z.number() });
const Body247 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items247/:id", { schema: { params: Params, response: { 200: Body247, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items247/:id", { schema: { params: Params, body: New247, response: { 200: Body247, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New248 = z.object({ title: z.string(), count248: z.number() });
const Body248 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items248/:id", { schema: { params: Params, response: { 200: Body248, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items248/:id", { schema: { params: Params, body: New248, response: { 200: Body248, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New249 = z.object({ title: z.string(), count249: z.number() });
const Body249 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items249/:id", { schema: { params: Params, response: { 200: Body249, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items249/:id", { schema: { params: Params, body: New249, response: { 200: Body249, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
