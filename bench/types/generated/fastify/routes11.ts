import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New550 = z.object({ title: z.string(), count550: z.number() });
const Body550 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items550/:id", { schema: { params: Params, response: { 200: Body550, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items550/:id", { schema: { params: Params, body: New550, response: { 200: Body550, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New551 = z.object({ title: z.string(), count551: z.number() });
const Body551 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items551/:id", { schema: { params: Params, response: { 200: Body551, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items551/:id", { schema: { params: Params, body: New551, response: { 200: Body551, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New552 = z.object({ title: z.string(), count552: z.number() });
const Body552 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items552/:id", { schema: { params: Params, response: { 200: Body552, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items552/:id", { schema: { params: Params, body: New552, response: { 200: Body552, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New553 = z.object({ title: z.string(), count553: z.number() });
const Body553 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items553/:id", { schema: { params: Params, response: { 200: Body553, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items553/:id", { schema: { params: Params, body: New553, response: { 200: Body553, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New554 = z.object({ title: z.string(), count554: z.number() });
const Body554 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items554/:id", { schema: { params: Params, response: { 200: Body554, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items554/:id", { schema: { params: Params, body: New554, response: { 200: Body554, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New555 = z.object({ title: z.string(), count555: z.number() });
const Body555 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items555/:id", { schema: { params: Params, response: { 200: Body555, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items555/:id", { schema: { params: Params, body: New555, response: { 200: Body555, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New556 = z.object({ title: z.string(), count556: z.number() });
const Body556 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items556/:id", { schema: { params: Params, response: { 200: Body556, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items556/:id", { schema: { params: Params, body: New556, response: { 200: Body556, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New557 = z.object({ title: z.string(), count557: z.number() });
const Body557 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items557/:id", { schema: { params: Params, response: { 200: Body557, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items557/:id", { schema: { params: Params, body: New557, response: { 200: Body557, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New558 = z.object({ title: z.string(), count558: z.number() });
const Body558 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items558/:id", { schema: { params: Params, response: { 200: Body558, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items558/:id", { schema: { params: Params, body: New558, response: { 200: Body558, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New559 = z.object({ title: z.string(), count559: z.number() });
const Body559 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items559/:id", { schema: { params: Params, response: { 200: Body559, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items559/:id", { schema: { params: Params, body: New559, response: { 200: Body559, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New560 = z.object({ title: z.string(), count560: z.number() });
const Body560 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items560/:id", { schema: { params: Params, response: { 200: Body560, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items560/:id", { schema: { params: Params, body: New560, response: { 200: Body560, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New561 = z.object({ title: z.string(), count561: z.number() });
const Body561 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items561/:id", { schema: { params: Params, response: { 200: Body561, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items561/:id", { schema: { params: Params, body: New561, response: { 200: Body561, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New562 = z.object({ title: z.string(), count562: z.number() });
const Body562 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items562/:id", { schema: { params: Params, response: { 200: Body562, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items562/:id", { schema: { params: Params, body: New562, response: { 200: Body562, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New563 = z.object({ title: z.string(), count563: z.number() });
const Body563 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items563/:id", { schema: { params: Params, response: { 200: Body563, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items563/:id", { schema: { params: Params, body: New563, response: { 200: Body563, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New564 = z.object({ title: z.string(), count564: z.number() });
const Body564 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items564/:id", { schema: { params: Params, response: { 200: Body564, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items564/:id", { schema: { params: Params, body: New564, response: { 200: Body564, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New565 = z.object({ title: z.string(), count565: z.number() });
const Body565 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items565/:id", { schema: { params: Params, response: { 200: Body565, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items565/:id", { schema: { params: Params, body: New565, response: { 200: Body565, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New566 = z.object({ title: z.string(), count566: z.number() });
const Body566 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items566/:id", { schema: { params: Params, response: { 200: Body566, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items566/:id", { schema: { params: Params, body: New566, response: { 200: Body566, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New567 = z.object({ title: z.string(), count567: z.number() });
const Body567 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items567/:id", { schema: { params: Params, response: { 200: Body567, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items567/:id", { schema: { params: Params, body: New567, response: { 200: Body567, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New568 = z.object({ title: z.string(), count568: z.number() });
const Body568 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items568/:id", { schema: { params: Params, response: { 200: Body568, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items568/:id", { schema: { params: Params, body: New568, response: { 200: Body568, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New569 = z.object({ title: z.string(), count569: z.number() });
const Body569 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items569/:id", { schema: { params: Params, response: { 200: Body569, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items569/:id", { schema: { params: Params, body: New569, response: { 200: Body569, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New570 = z.object({ title: z.string(), count570: z.number() });
const Body570 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items570/:id", { schema: { params: Params, response: { 200: Body570, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items570/:id", { schema: { params: Params, body: New570, response: { 200: Body570, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New571 = z.object({ title: z.string(), count571: z.number() });
const Body571 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items571/:id", { schema: { params: Params, response: { 200: Body571, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items571/:id", { schema: { params: Params, body: New571, response: { 200: Body571, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New572 = z.object({ title: z.string(), count572: z.number() });
const Body572 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items572/:id", { schema: { params: Params, response: { 200: Body572, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items572/:id", { schema: { params: Params, body: New572, response: { 200: Body572, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New573 = z.object({ title: z.string(), count573: z.number() });
const Body573 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items573/:id", { schema: { params: Params, response: { 200: Body573, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items573/:id", { schema: { params: Params, body: New573, response: { 200: Body573, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New574 = z.object({ title: z.string(), count574: z.number() });
const Body574 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items574/:id", { schema: { params: Params, response: { 200: Body574, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items574/:id", { schema: { params: Params, body: New574, response: { 200: Body574, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New575 = z.object({ title: z.string(), count575: z.number() });
const Body575 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items575/:id", { schema: { params: Params, response: { 200: Body575, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items575/:id", { schema: { params: Params, body: New575, response: { 200: Body575, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New576 = z.object({ title: z.string(), count576: z.number() });
const Body576 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items576/:id", { schema: { params: Params, response: { 200: Body576, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items576/:id", { schema: { params: Params, body: New576, response: { 200: Body576, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New577 = z.object({ title: z.string(), count577: z.number() });
const Body577 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items577/:id", { schema: { params: Params, response: { 200: Body577, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items577/:id", { schema: { params: Params, body: New577, response: { 200: Body577, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New578 = z.object({ title: z.string(), count578: z.number() });
const Body578 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items578/:id", { schema: { params: Params, response: { 200: Body578, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items578/:id", { schema: { params: Params, body: New578, response: { 200: Body578, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New579 = z.object({ title: z.string(), count579: z.number() });
const Body579 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items579/:id", { schema: { params: Params, response: { 200: Body579, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items579/:id", { schema: { params: Params, body: New579, response: { 200: Body579, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New580 = z.object({ title: z.string(), count580: z.number() });
const Body580 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items580/:id", { schema: { params: Params, response: { 200: Body580, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items580/:id", { schema: { params: Params, body: New580, response: { 200: Body580, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New581 = z.object({ title: z.string(), count581: z.number() });
const Body581 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items581/:id", { schema: { params: Params, response: { 200: Body581, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items581/:id", { schema: { params: Params, body: New581, response: { 200: Body581, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New582 = z.object({ title: z.string(), count582: z.number() });
const Body582 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items582/:id", { schema: { params: Params, response: { 200: Body582, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items582/:id", { schema: { params: Params, body: New582, response: { 200: Body582, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New583 = z.object({ title: z.string(), count583: z.number() });
const Body583 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items583/:id", { schema: { params: Params, response: { 200: Body583, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items583/:id", { schema: { params: Params, body: New583, response: { 200: Body583, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New584 = z.object({ title: z.string(), count584: z.number() });
const Body584 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items584/:id", { schema: { params: Params, response: { 200: Body584, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items584/:id", { schema: { params: Params, body: New584, response: { 200: Body584, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New585 = z.object({ title: z.string(), count585: z.number() });
const Body585 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items585/:id", { schema: { params: Params, response: { 200: Body585, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items585/:id", { schema: { params: Params, body: New585, response: { 200: Body585, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New586 = z.object({ title: z.string(), count586: z.number() });
const Body586 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items586/:id", { schema: { params: Params, response: { 200: Body586, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items586/:id", { schema: { params: Params, body: New586, response: { 200: Body586, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New587 = z.object({ title: z.string(), count587: z.number() });
const Body587 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items587/:id", { schema: { params: Params, response: { 200: Body587, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items587/:id", { schema: { params: Params, body: New587, response: { 200: Body587, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New588 = z.object({ title: z.string(), count588: z.number() });
const Body588 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items588/:id", { schema: { params: Params, response: { 200: Body588, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items588/:id", { schema: { params: Params, body: New588, response: { 200: Body588, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New589 = z.object({ title: z.string(), count589: z.number() });
const Body589 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items589/:id", { schema: { params: Params, response: { 200: Body589, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items589/:id", { schema: { params: Params, body: New589, response: { 200: Body589, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New590 = z.object({ title: z.string(), count590: z.number() });
const Body590 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items590/:id", { schema: { params: Params, response: { 200: Body590, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items590/:id", { schema: { params: Params, body: New590, response: { 200: Body590, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New591 = z.object({ title: z.string(), count591: z.number() });
const Body591 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items591/:id", { schema: { params: Params, response: { 200: Body591, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items591/:id", { schema: { params: Params, body: New591, response: { 200: Body591, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New592 = z.object({ title: z.string(), count592: z.number() });
const Body592 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items592/:id", { schema: { params: Params, response: { 200: Body592, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items592/:id", { schema: { params: Params, body: New592, response: { 200: Body592, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New593 = z.object({ title: z.string(), count593: z.number() });
const Body593 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items593/:id", { schema: { params: Params, response: { 200: Body593, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items593/:id", { schema: { params: Params, body: New593, response: { 200: Body593, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New594 = z.object({ title: z.string(), count594: z.number() });
const Body594 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items594/:id", { schema: { params: Params, response: { 200: Body594, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items594/:id", { schema: { params: Params, body: New594, response: { 200: Body594, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New595 = z.object({ title: z.string(), count595: z.number() });
const Body595 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items595/:id", { schema: { params: Params, response: { 200: Body595, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items595/:id", { schema: { params: Params, body: New595, response: { 200: Body595, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New596 = z.object({ title: z.string(), count596: z.number() });
const Body596 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items596/:id", { schema: { params: Params, response: { 200: Body596, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items596/:id", { schema: { params: Params, body: New596, response: { 200: Body596, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New597 = z.object({ title: z.string(), count597: z.number() });
const Body597 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items597/:id", { schema: { params: Params, response: { 200: Body597, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items597/:id", { schema: { params: Params, body: New597, response: { 200: Body597, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New598 = z.object({ title: z.string(), count598: z.number() });
const Body598 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items598/:id", { schema: { params: Params, response: { 200: Body598, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items598/:id", { schema: { params: Params, body: New598, response: { 200: Body598, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New599 = z.object({ title: z.string(), count599: z.number() });
const Body599 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items599/:id", { schema: { params: Params, response: { 200: Body599, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items599/:id", { schema: { params: Params, body: New599, response: { 200: Body599, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
