import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New300 = z.object({ title: z.string(), count300: z.number() });
const Body300 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items300/:id", { schema: { params: Params, response: { 200: Body300, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items300/:id", { schema: { params: Params, body: New300, response: { 200: Body300, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New301 = z.object({ title: z.string(), count301: z.number() });
const Body301 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items301/:id", { schema: { params: Params, response: { 200: Body301, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items301/:id", { schema: { params: Params, body: New301, response: { 200: Body301, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New302 = z.object({ title: z.string(), count302: z.number() });
const Body302 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items302/:id", { schema: { params: Params, response: { 200: Body302, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items302/:id", { schema: { params: Params, body: New302, response: { 200: Body302, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New303 = z.object({ title: z.string(), count303: z.number() });
const Body303 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items303/:id", { schema: { params: Params, response: { 200: Body303, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items303/:id", { schema: { params: Params, body: New303, response: { 200: Body303, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New304 = z.object({ title: z.string(), count304: z.number() });
const Body304 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items304/:id", { schema: { params: Params, response: { 200: Body304, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items304/:id", { schema: { params: Params, body: New304, response: { 200: Body304, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New305 = z.object({ title: z.string(), count305: z.number() });
const Body305 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items305/:id", { schema: { params: Params, response: { 200: Body305, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items305/:id", { schema: { params: Params, body: New305, response: { 200: Body305, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New306 = z.object({ title: z.string(), count306: z.number() });
const Body306 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items306/:id", { schema: { params: Params, response: { 200: Body306, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items306/:id", { schema: { params: Params, body: New306, response: { 200: Body306, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New307 = z.object({ title: z.string(), count307: z.number() });
const Body307 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items307/:id", { schema: { params: Params, response: { 200: Body307, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items307/:id", { schema: { params: Params, body: New307, response: { 200: Body307, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New308 = z.object({ title: z.string(), count308: z.number() });
const Body308 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items308/:id", { schema: { params: Params, response: { 200: Body308, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items308/:id", { schema: { params: Params, body: New308, response: { 200: Body308, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New309 = z.object({ title: z.string(), count309: z.number() });
const Body309 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items309/:id", { schema: { params: Params, response: { 200: Body309, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items309/:id", { schema: { params: Params, body: New309, response: { 200: Body309, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New310 = z.object({ title: z.string(), count310: z.number() });
const Body310 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items310/:id", { schema: { params: Params, response: { 200: Body310, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items310/:id", { schema: { params: Params, body: New310, response: { 200: Body310, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New311 = z.object({ title: z.string(), count311: z.number() });
const Body311 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items311/:id", { schema: { params: Params, response: { 200: Body311, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items311/:id", { schema: { params: Params, body: New311, response: { 200: Body311, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New312 = z.object({ title: z.string(), count312: z.number() });
const Body312 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items312/:id", { schema: { params: Params, response: { 200: Body312, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items312/:id", { schema: { params: Params, body: New312, response: { 200: Body312, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New313 = z.object({ title: z.string(), count313: z.number() });
const Body313 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items313/:id", { schema: { params: Params, response: { 200: Body313, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items313/:id", { schema: { params: Params, body: New313, response: { 200: Body313, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New314 = z.object({ title: z.string(), count314: z.number() });
const Body314 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items314/:id", { schema: { params: Params, response: { 200: Body314, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items314/:id", { schema: { params: Params, body: New314, response: { 200: Body314, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New315 = z.object({ title: z.string(), count315: z.number() });
const Body315 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items315/:id", { schema: { params: Params, response: { 200: Body315, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items315/:id", { schema: { params: Params, body: New315, response: { 200: Body315, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New316 = z.object({ title: z.string(), count316: z.number() });
const Body316 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items316/:id", { schema: { params: Params, response: { 200: Body316, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items316/:id", { schema: { params: Params, body: New316, response: { 200: Body316, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New317 = z.object({ title: z.string(), count317: z.number() });
const Body317 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items317/:id", { schema: { params: Params, response: { 200: Body317, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items317/:id", { schema: { params: Params, body: New317, response: { 200: Body317, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New318 = z.object({ title: z.string(), count318: z.number() });
const Body318 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items318/:id", { schema: { params: Params, response: { 200: Body318, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items318/:id", { schema: { params: Params, body: New318, response: { 200: Body318, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New319 = z.object({ title: z.string(), count319: z.number() });
const Body319 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items319/:id", { schema: { params: Params, response: { 200: Body319, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items319/:id", { schema: { params: Params, body: New319, response: { 200: Body319, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New320 = z.object({ title: z.string(), count320: z.number() });
const Body320 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items320/:id", { schema: { params: Params, response: { 200: Body320, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items320/:id", { schema: { params: Params, body: New320, response: { 200: Body320, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New321 = z.object({ title: z.string(), count321: z.number() });
const Body321 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items321/:id", { schema: { params: Params, response: { 200: Body321, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items321/:id", { schema: { params: Params, body: New321, response: { 200: Body321, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New322 = z.object({ title: z.string(), count322: z.number() });
const Body322 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items322/:id", { schema: { params: Params, response: { 200: Body322, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items322/:id", { schema: { params: Params, body: New322, response: { 200: Body322, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New323 = z.object({ title: z.string(), count323: z.number() });
const Body323 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items323/:id", { schema: { params: Params, response: { 200: Body323, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items323/:id", { schema: { params: Params, body: New323, response: { 200: Body323, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New324 = z.object({ title: z.string(), count324: z.number() });
const Body324 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items324/:id", { schema: { params: Params, response: { 200: Body324, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items324/:id", { schema: { params: Params, body: New324, response: { 200: Body324, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New325 = z.object({ title: z.string(), count325: z.number() });
const Body325 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items325/:id", { schema: { params: Params, response: { 200: Body325, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items325/:id", { schema: { params: Params, body: New325, response: { 200: Body325, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New326 = z.object({ title: z.string(), count326: z.number() });
const Body326 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items326/:id", { schema: { params: Params, response: { 200: Body326, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items326/:id", { schema: { params: Params, body: New326, response: { 200: Body326, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New327 = z.object({ title: z.string(), count327: z.number() });
const Body327 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items327/:id", { schema: { params: Params, response: { 200: Body327, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items327/:id", { schema: { params: Params, body: New327, response: { 200: Body327, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New328 = z.object({ title: z.string(), count328: z.number() });
const Body328 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items328/:id", { schema: { params: Params, response: { 200: Body328, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items328/:id", { schema: { params: Params, body: New328, response: { 200: Body328, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New329 = z.object({ title: z.string(), count329: z.number() });
const Body329 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items329/:id", { schema: { params: Params, response: { 200: Body329, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items329/:id", { schema: { params: Params, body: New329, response: { 200: Body329, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New330 = z.object({ title: z.string(), count330: z.number() });
const Body330 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items330/:id", { schema: { params: Params, response: { 200: Body330, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items330/:id", { schema: { params: Params, body: New330, response: { 200: Body330, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New331 = z.object({ title: z.string(), count331: z.number() });
const Body331 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items331/:id", { schema: { params: Params, response: { 200: Body331, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items331/:id", { schema: { params: Params, body: New331, response: { 200: Body331, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New332 = z.object({ title: z.string(), count332: z.number() });
const Body332 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items332/:id", { schema: { params: Params, response: { 200: Body332, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items332/:id", { schema: { params: Params, body: New332, response: { 200: Body332, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New333 = z.object({ title: z.string(), count333: z.number() });
const Body333 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items333/:id", { schema: { params: Params, response: { 200: Body333, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items333/:id", { schema: { params: Params, body: New333, response: { 200: Body333, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New334 = z.object({ title: z.string(), count334: z.number() });
const Body334 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items334/:id", { schema: { params: Params, response: { 200: Body334, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items334/:id", { schema: { params: Params, body: New334, response: { 200: Body334, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New335 = z.object({ title: z.string(), count335: z.number() });
const Body335 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items335/:id", { schema: { params: Params, response: { 200: Body335, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items335/:id", { schema: { params: Params, body: New335, response: { 200: Body335, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New336 = z.object({ title: z.string(), count336: z.number() });
const Body336 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items336/:id", { schema: { params: Params, response: { 200: Body336, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items336/:id", { schema: { params: Params, body: New336, response: { 200: Body336, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New337 = z.object({ title: z.string(), count337: z.number() });
const Body337 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items337/:id", { schema: { params: Params, response: { 200: Body337, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items337/:id", { schema: { params: Params, body: New337, response: { 200: Body337, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New338 = z.object({ title: z.string(), count338: z.number() });
const Body338 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items338/:id", { schema: { params: Params, response: { 200: Body338, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items338/:id", { schema: { params: Params, body: New338, response: { 200: Body338, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New339 = z.object({ title: z.string(), count339: z.number() });
const Body339 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items339/:id", { schema: { params: Params, response: { 200: Body339, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items339/:id", { schema: { params: Params, body: New339, response: { 200: Body339, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New340 = z.object({ title: z.string(), count340: z.number() });
const Body340 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items340/:id", { schema: { params: Params, response: { 200: Body340, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items340/:id", { schema: { params: Params, body: New340, response: { 200: Body340, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New341 = z.object({ title: z.string(), count341: z.number() });
const Body341 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items341/:id", { schema: { params: Params, response: { 200: Body341, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items341/:id", { schema: { params: Params, body: New341, response: { 200: Body341, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New342 = z.object({ title: z.string(), count342: z.number() });
const Body342 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items342/:id", { schema: { params: Params, response: { 200: Body342, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items342/:id", { schema: { params: Params, body: New342, response: { 200: Body342, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New343 = z.object({ title: z.string(), count343: z.number() });
const Body343 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items343/:id", { schema: { params: Params, response: { 200: Body343, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items343/:id", { schema: { params: Params, body: New343, response: { 200: Body343, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New344 = z.object({ title: z.string(), count344: z.number() });
const Body344 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items344/:id", { schema: { params: Params, response: { 200: Body344, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items344/:id", { schema: { params: Params, body: New344, response: { 200: Body344, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New345 = z.object({ title: z.string(), count345: z.number() });
const Body345 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items345/:id", { schema: { params: Params, response: { 200: Body345, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items345/:id", { schema: { params: Params, body: New345, response: { 200: Body345, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New346 = z.object({ title: z.string(), count346: z.number() });
const Body346 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items346/:id", { schema: { params: Params, response: { 200: Body346, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items346/:id", { schema: { params: Params, body: New346, response: { 200: Body346, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New347 = z.object({ title: z.string(), count347: z.number() });
const Body347 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items347/:id", { schema: { params: Params, response: { 200: Body347, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items347/:id", { schema: { params: Params, body: New347, response: { 200: Body347, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New348 = z.object({ title: z.string(), count348: z.number() });
const Body348 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items348/:id", { schema: { params: Params, response: { 200: Body348, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items348/:id", { schema: { params: Params, body: New348, response: { 200: Body348, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New349 = z.object({ title: z.string(), count349: z.number() });
const Body349 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items349/:id", { schema: { params: Params, response: { 200: Body349, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items349/:id", { schema: { params: Params, body: New349, response: { 200: Body349, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
