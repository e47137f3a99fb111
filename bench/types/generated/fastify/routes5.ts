import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New250 = z.object({ title: z.string(), count250: z.number() });
const Body250 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items250/:id", { schema: { params: Params, response: { 200: Body250, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items250/:id", { schema: { params: Params, body: New250, response: { 200: Body250, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New251 = z.object({ title: z.string(), count251: z.number() });
const Body251 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items251/:id", { schema: { params: Params, response: { 200: Body251, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items251/:id", { schema: { params: Params, body: New251, response: { 200: Body251, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New252 = z.object({ title: z.string(), count252: z.number() });
const Body252 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items252/:id", { schema: { params: Params, response: { 200: Body252, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items252/:id", { schema: { params: Params, body: New252, response: { 200: Body252, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New253 = z.object({ title: z.string(), count253: z.number() });
const Body253 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items253/:id", { schema: { params: Params, response: { 200: Body253, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items253/:id", { schema: { params: Params, body: New253, response: { 200: Body253, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New254 = z.object({ title: z.string(), count254: z.number() });
const Body254 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items254/:id", { schema: { params: Params, response: { 200: Body254, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items254/:id", { schema: { params: Params, body: New254, response: { 200: Body254, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New255 = z.object({ title: z.string(), count255: z.number() });
const Body255 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items255/:id", { schema: { params: Params, response: { 200: Body255, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items255/:id", { schema: { params: Params, body: New255, response: { 200: Body255, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New256 = z.object({ title: z.string(), count256: z.number() });
const Body256 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items256/:id", { schema: { params: Params, response: { 200: Body256, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items256/:id", { schema: { params: Params, body: New256, response: { 200: Body256, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New257 = z.object({ title: z.string(), count257: z.number() });
const Body257 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items257/:id", { schema: { params: Params, response: { 200: Body257, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items257/:id", { schema: { params: Params, body: New257, response: { 200: Body257, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New258 = z.object({ title: z.string(), count258: z.number() });
const Body258 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items258/:id", { schema: { params: Params, response: { 200: Body258, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items258/:id", { schema: { params: Params, body: New258, response: { 200: Body258, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New259 = z.object({ title: z.string(), count259: z.number() });
const Body259 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items259/:id", { schema: { params: Params, response: { 200: Body259, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items259/:id", { schema: { params: Params, body: New259, response: { 200: Body259, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New260 = z.object({ title: z.string(), count260: z.number() });
const Body260 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items260/:id", { schema: { params: Params, response: { 200: Body260, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items260/:id", { schema: { params: Params, body: New260, response: { 200: Body260, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New261 = z.object({ title: z.string(), count261: z.number() });
const Body261 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items261/:id", { schema: { params: Params, response: { 200: Body261, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items261/:id", { schema: { params: Params, body: New261, response: { 200: Body261, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New262 = z.object({ title: z.string(), count262: z.number() });
const Body262 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items262/:id", { schema: { params: Params, response: { 200: Body262, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items262/:id", { schema: { params: Params, body: New262, response: { 200: Body262, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New263 = z.object({ title: z.string(), count263: z.number() });
const Body263 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items263/:id", { schema: { params: Params, response: { 200: Body263, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items263/:id", { schema: { params: Params, body: New263, response: { 200: Body263, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New264 = z.object({ title: z.string(), count264: z.number() });
const Body264 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items264/:id", { schema: { params: Params, response: { 200: Body264, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items264/:id", { schema: { params: Params, body: New264, response: { 200: Body264, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New265 = z.object({ title: z.string(), count265: z.number() });
const Body265 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items265/:id", { schema: { params: Params, response: { 200: Body265, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items265/:id", { schema: { params: Params, body: New265, response: { 200: Body265, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New266 = z.object({ title: z.string(), count266: z.number() });
const Body266 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items266/:id", { schema: { params: Params, response: { 200: Body266, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items266/:id", { schema: { params: Params, body: New266, response: { 200: Body266, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New267 = z.object({ title: z.string(), count267: z.number() });
const Body267 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items267/:id", { schema: { params: Params, response: { 200: Body267, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items267/:id", { schema: { params: Params, body: New267, response: { 200: Body267, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New268 = z.object({ title: z.string(), count268: z.number() });
const Body268 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items268/:id", { schema: { params: Params, response: { 200: Body268, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items268/:id", { schema: { params: Params, body: New268, response: { 200: Body268, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New269 = z.object({ title: z.string(), count269: z.number() });
const Body269 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items269/:id", { schema: { params: Params, response: { 200: Body269, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items269/:id", { schema: { params: Params, body: New269, response: { 200: Body269, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New270 = z.object({ title: z.string(), count270: z.number() });
const Body270 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items270/:id", { schema: { params: Params, response: { 200: Body270, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items270/:id", { schema: { params: Params, body: New270, response: { 200: Body270, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New271 = z.object({ title: z.string(), count271: z.number() });
const Body271 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items271/:id", { schema: { params: Params, response: { 200: Body271, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items271/:id", { schema: { params: Params, body: New271, response: { 200: Body271, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New272 = z.object({ title: z.string(), count272: z.number() });
const Body272 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items272/:id", { schema: { params: Params, response: { 200: Body272, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items272/:id", { schema: { params: Params, body: New272, response: { 200: Body272, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New273 = z.object({ title: z.string(), count273: z.number() });
const Body273 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items273/:id", { schema: { params: Params, response: { 200: Body273, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items273/:id", { schema: { params: Params, body: New273, response: { 200: Body273, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New274 = z.object({ title: z.string(), count274: z.number() });
const Body274 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items274/:id", { schema: { params: Params, response: { 200: Body274, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items274/:id", { schema: { params: Params, body: New274, response: { 200: Body274, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New275 = z.object({ title: z.string(), count275: z.number() });
const Body275 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items275/:id", { schema: { params: Params, response: { 200: Body275, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items275/:id", { schema: { params: Params, body: New275, response: { 200: Body275, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New276 = z.object({ title: z.string(), count276: z.number() });
const Body276 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items276/:id", { schema: { params: Params, response: { 200: Body276, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items276/:id", { schema: { params: Params, body: New276, response: { 200: Body276, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New277 = z.object({ title: z.string(), count277: z.number() });
const Body277 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items277/:id", { schema: { params: Params, response: { 200: Body277, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items277/:id", { schema: { params: Params, body: New277, response: { 200: Body277, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New278 = z.object({ title: z.string(), count278: z.number() });
const Body278 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items278/:id", { schema: { params: Params, response: { 200: Body278, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items278/:id", { schema: { params: Params, body: New278, response: { 200: Body278, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New279 = z.object({ title: z.string(), count279: z.number() });
const Body279 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items279/:id", { schema: { params: Params, response: { 200: Body279, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items279/:id", { schema: { params: Params, body: New279, response: { 200: Body279, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New280 = z.object({ title: z.string(), count280: z.number() });
const Body280 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items280/:id", { schema: { params: Params, response: { 200: Body280, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items280/:id", { schema: { params: Params, body: New280, response: { 200: Body280, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New281 = z.object({ title: z.string(), count281: z.number() });
const Body281 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items281/:id", { schema: { params: Params, response: { 200: Body281, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items281/:id", { schema: { params: Params, body: New281, response: { 200: Body281, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New282 = z.object({ title: z.string(), count282: z.number() });
const Body282 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items282/:id", { schema: { params: Params, response: { 200: Body282, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items282/:id", { schema: { params: Params, body: New282, response: { 200: Body282, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New283 = z.object({ title: z.string(), count283: z.number() });
const Body283 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items283/:id", { schema: { params: Params, response: { 200: Body283, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items283/:id", { schema: { params: Params, body: New283, response: { 200: Body283, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New284 = z.object({ title: z.string(), count284: z.number() });
const Body284 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items284/:id", { schema: { params: Params, response: { 200: Body284, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items284/:id", { schema: { params: Params, body: New284, response: { 200: Body284, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New285 = z.object({ title: z.string(), count285: z.number() });
const Body285 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items285/:id", { schema: { params: Params, response: { 200: Body285, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items285/:id", { schema: { params: Params, body: New285, response: { 200: Body285, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New286 = z.object({ title: z.string(), count286: z.number() });
const Body286 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items286/:id", { schema: { params: Params, response: { 200: Body286, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items286/:id", { schema: { params: Params, body: New286, response: { 200: Body286, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New287 = z.object({ title: z.string(), count287: z.number() });
const Body287 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items287/:id", { schema: { params: Params, response: { 200: Body287, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items287/:id", { schema: { params: Params, body: New287, response: { 200: Body287, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New288 = z.object({ title: z.string(), count288: z.number() });
const Body288 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items288/:id", { schema: { params: Params, response: { 200: Body288, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items288/:id", { schema: { params: Params, body: New288, response: { 200: Body288, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New289 = z.object({ title: z.string(), count289: z.number() });
const Body289 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items289/:id", { schema: { params: Params, response: { 200: Body289, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items289/:id", { schema: { params: Params, body: New289, response: { 200: Body289, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New290 = z.object({ title: z.string(), count290: z.number() });
const Body290 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items290/:id", { schema: { params: Params, response: { 200: Body290, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items290/:id", { schema: { params: Params, body: New290, response: { 200: Body290, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New291 = z.object({ title: z.string(), count291: z.number() });
const Body291 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items291/:id", { schema: { params: Params, response: { 200: Body291, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items291/:id", { schema: { params: Params, body: New291, response: { 200: Body291, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New292 = z.object({ title: z.string(), count292: z.number() });
const Body292 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items292/:id", { schema: { params: Params, response: { 200: Body292, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items292/:id", { schema: { params: Params, body: New292, response: { 200: Body292, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New293 = z.object({ title: z.string(), count293: z.number() });
const Body293 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items293/:id", { schema: { params: Params, response: { 200: Body293, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items293/:id", { schema: { params: Params, body: New293, response: { 200: Body293, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New294 = z.object({ title: z.string(), count294: z.number() });
const Body294 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items294/:id", { schema: { params: Params, response: { 200: Body294, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items294/:id", { schema: { params: Params, body: New294, response: { 200: Body294, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New295 = z.object({ title: z.string(), count295: z.number() });
const Body295 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items295/:id", { schema: { params: Params, response: { 200: Body295, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items295/:id", { schema: { params: Params, body: New295, response: { 200: Body295, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New296 = z.object({ title: z.string(), count296: z.number() });
const Body296 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items296/:id", { schema: { params: Params, response: { 200: Body296, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items296/:id", { schema: { params: Params, body: New296, response: { 200: Body296, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New297 = z.object({ title: z.string(), count297: z.number() });
const Body297 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items297/:id", { schema: { params: Params, response: { 200: Body297, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items297/:id", { schema: { params: Params, body: New297, response: { 200: Body297, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New298 = z.object({ title: z.string(), count298: z.number() });
const Body298 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items298/:id", { schema: { params: Params, response: { 200: Body298, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items298/:id", { schema: { params: Params, body: New298, response: { 200: Body298, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New299 = z.object({ title: z.string(), count299: z.number() });
const Body299 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items299/:id", { schema: { params: Params, response: { 200: Body299, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items299/:id", { schema: { params: Params, body: New299, response: { 200: Body299, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
