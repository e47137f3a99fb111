import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New50 = z.object({ title: z.string(), count50: z.number() });
const Body50 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items50/:id", { schema: { params: Params, response: { 200: Body50, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items50/:id", { schema: { params: Params, body: New50, response: { 200: Body50, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New51 = z.object({ title: z.string(), count51: z.number() });
const Body51 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items51/:id", { schema: { params: Params, response: { 200: Body51, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items51/:id", { schema: { params: Params, body: New51, response: { 200: Body51, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New52 = z.object({ title: z.string(), count52: z.number() });
const Body52 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items52/:id", { schema: { params: Params, response: { 200: Body52, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items52/:id", { schema: { params: Params, body: New52, response: { 200: Body52, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New53 = z.object({ title: z.string(), count53: z.number() });
const Body53 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items53/:id", { schema: { params: Params, response: { 200: Body53, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items53/:id", { schema: { params: Params, body: New53, response: { 200: Body53, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New54 = z.object({ title: z.string(), count54: z.number() });
const Body54 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items54/:id", { schema: { params: Params, response: { 200: Body54, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items54/:id", { schema: { params: Params, body: New54, response: { 200: Body54, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New55 = z.object({ title: z.string(), count55: z.number() });
const Body55 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items55/:id", { schema: { params: Params, response: { 200: Body55, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items55/:id", { schema: { params: Params, body: New55, response: { 200: Body55, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New56 = z.object({ title: z.string(), count56: z.number() });
const Body56 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items56/:id", { schema: { params: Params, response: { 200: Body56, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items56/:id", { schema: { params: Params, body: New56, response: { 200: Body56, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New57 = z.object({ title: z.string(), count57: z.number() });
const Body57 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items57/:id", { schema: { params: Params, response: { 200: Body57, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items57/:id", { schema: { params: Params, body: New57, response: { 200: Body57, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New58 = z.object({ title: z.string(), count58: z.number() });
const Body58 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items58/:id", { schema: { params: Params, response: { 200: Body58, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items58/:id", { schema: { params: Params, body: New58, response: { 200: Body58, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New59 = z.object({ title: z.string(), count59: z.number() });
const Body59 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items59/:id", { schema: { params: Params, response: { 200: Body59, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items59/:id", { schema: { params: Params, body: New59, response: { 200: Body59, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New60 = z.object({ title: z.string(), count60: z.number() });
const Body60 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items60/:id", { schema: { params: Params, response: { 200: Body60, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items60/:id", { schema: { params: Params, body: New60, response: { 200: Body60, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New61 = z.object({ title: z.string(), count61: z.number() });
const Body61 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items61/:id", { schema: { params: Params, response: { 200: Body61, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items61/:id", { schema: { params: Params, body: New61, response: { 200: Body61, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New62 = z.object({ title: z.string(), count62: z.number() });
const Body62 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items62/:id", { schema: { params: Params, response: { 200: Body62, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items62/:id", { schema: { params: Params, body: New62, response: { 200: Body62, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New63 = z.object({ title: z.string(), count63: z.number() });
const Body63 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items63/:id", { schema: { params: Params, response: { 200: Body63, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items63/:id", { schema: { params: Params, body: New63, response: { 200: Body63, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New64 = z.object({ title: z.string(), count64: z.number() });
const Body64 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items64/:id", { schema: { params: Params, response: { 200: Body64, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items64/:id", { schema: { params: Params, body: New64, response: { 200: Body64, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New65 = z.object({ title: z.string(), count65: z.number() });
const Body65 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items65/:id", { schema: { params: Params, response: { 200: Body65, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items65/:id", { schema: { params: Params, body: New65, response: { 200: Body65, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New66 = z.object({ title: z.string(), count66: z.number() });
const Body66 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items66/:id", { schema: { params: Params, response: { 200: Body66, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items66/:id", { schema: { params: Params, body: New66, response: { 200: Body66, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New67 = z.object({ title: z.string(), count67: z.number() });
const Body67 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items67/:id", { schema: { params: Params, response: { 200: Body67, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items67/:id", { schema: { params: Params, body: New67, response: { 200: Body67, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New68 = z.object({ title: z.string(), count68: z.number() });
const Body68 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items68/:id", { schema: { params: Params, response: { 200: Body68, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items68/:id", { schema: { params: Params, body: New68, response: { 200: Body68, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New69 = z.object({ title: z.string(), count69: z.number() });
const Body69 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items69/:id", { schema: { params: Params, response: { 200: Body69, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items69/:id", { schema: { params: Params, body: New69, response: { 200: Body69, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New70 = z.object({ title: z.string(), count70: z.number() });
const Body70 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items70/:id", { schema: { params: Params, response: { 200: Body70, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items70/:id", { schema: { params: Params, body: New70, response: { 200: Body70, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New71 = z.object({ title: z.string(), count71: z.number() });
const Body71 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items71/:id", { schema: { params: Params, response: { 200: Body71, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items71/:id", { schema: { params: Params, body: New71, response: { 200: Body71, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New72 = z.object({ title: z.string(), count72: z.number() });
const Body72 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items72/:id", { schema: { params: Params, response: { 200: Body72, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items72/:id", { schema: { params: Params, body: New72, response: { 200: Body72, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New73 = z.object({ title: z.string(), count73: z.number() });
const Body73 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items73/:id", { schema: { params: Params, response: { 200: Body73, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items73/:id", { schema: { params: Params, body: New73, response: { 200: Body73, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New74 = z.object({ title: z.string(), count74: z.number() });
const Body74 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items74/:id", { schema: { params: Params, response: { 200: Body74, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items74/:id", { schema: { params: Params, body: New74, response: { 200: Body74, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New75 = z.object({ title: z.string(), count75: z.number() });
const Body75 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items75/:id", { schema: { params: Params, response: { 200: Body75, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items75/:id", { schema: { params: Params, body: New75, response: { 200: Body75, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New76 = z.object({ title: z.string(), count76: z.number() });
const Body76 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items76/:id", { schema: { params: Params, response: { 200: Body76, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items76/:id", { schema: { params: Params, body: New76, response: { 200: Body76, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New77 = z.object({ title: z.string(), count77: z.number() });
const Body77 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items77/:id", { schema: { params: Params, response: { 200: Body77, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items77/:id", { schema: { params: Params, body: New77, response: { 200: Body77, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New78 = z.object({ title: z.string(), count78: z.number() });
const Body78 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items78/:id", { schema: { params: Params, response: { 200: Body78, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items78/:id", { schema: { params: Params, body: New78, response: { 200: Body78, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New79 = z.object({ title: z.string(), count79: z.number() });
const Body79 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items79/:id", { schema: { params: Params, response: { 200: Body79, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items79/:id", { schema: { params: Params, body: New79, response: { 200: Body79, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New80 = z.object({ title: z.string(), count80: z.number() });
const Body80 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items80/:id", { schema: { params: Params, response: { 200: Body80, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items80/:id", { schema: { params: Params, body: New80, response: { 200: Body80, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New81 = z.object({ title: z.string(), count81: z.number() });
const Body81 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items81/:id", { schema: { params: Params, response: { 200: Body81, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items81/:id", { schema: { params: Params, body: New81, response: { 200: Body81, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New82 = z.object({ title: z.string(), count82: z.number() });
const Body82 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items82/:id", { schema: { params: Params, response: { 200: Body82, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items82/:id", { schema: { params: Params, body: New82, response: { 200: Body82, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New83 = z.object({ title: z.string(), count83: z.number() });
const Body83 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items83/:id", { schema: { params: Params, response: { 200: Body83, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items83/:id", { schema: { params: Params, body: New83, response: { 200: Body83, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New84 = z.object({ title: z.string(), count84: z.number() });
const Body84 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items84/:id", { schema: { params: Params, response: { 200: Body84, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items84/:id", { schema: { params: Params, body: New84, response: { 200: Body84, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New85 = z.object({ title: z.string(), count85: z.number() });
const Body85 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items85/:id", { schema: { params: Params, response: { 200: Body85, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items85/:id", { schema: { params: Params, body: New85, response: { 200: Body85, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New86 = z.object({ title: z.string(), count86: z.number() });
const Body86 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items86/:id", { schema: { params: Params, response: { 200: Body86, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items86/:id", { schema: { params: Params, body: New86, response: { 200: Body86, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New87 = z.object({ title: z.string(), count87: z.number() });
const Body87 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items87/:id", { schema: { params: Params, response: { 200: Body87, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items87/:id", { schema: { params: Params, body: New87, response: { 200: Body87, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New88 = z.object({ title: z.string(), count88: z.number() });
const Body88 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items88/:id", { schema: { params: Params, response: { 200: Body88, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items88/:id", { schema: { params: Params, body: New88, response: { 200: Body88, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New89 = z.object({ title: z.string(), count89: z.number() });
const Body89 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items89/:id", { schema: { params: Params, response: { 200: Body89, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items89/:id", { schema: { params: Params, body: New89, response: { 200: Body89, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New90 = z.object({ title: z.string(), count90: z.number() });
const Body90 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items90/:id", { schema: { params: Params, response: { 200: Body90, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items90/:id", { schema: { params: Params, body: New90, response: { 200: Body90, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New91 = z.object({ title: z.string(), count91: z.number() });
const Body91 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items91/:id", { schema: { params: Params, response: { 200: Body91, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items91/:id", { schema: { params: Params, body: New91, response: { 200: Body91, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New92 = z.object({ title: z.string(), count92: z.number() });
const Body92 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items92/:id", { schema: { params: Params, response: { 200: Body92, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items92/:id", { schema: { params: Params, body: New92, response: { 200: Body92, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New93 = z.object({ title: z.string(), count93: z.number() });
const Body93 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items93/:id", { schema: { params: Params, response: { 200: Body93, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items93/:id", { schema: { params: Params, body: New93, response: { 200: Body93, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New94 = z.object({ title: z.string(), count94: z.number() });
const Body94 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items94/:id", { schema: { params: Params, response: { 200: Body94, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items94/:id", { schema: { params: Params, body: New94, response: { 200: Body94, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New95 = z.object({ title: z.string(), count95: z.number() });
const Body95 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items95/:id", { schema: { params: Params, response: { 200: Body95, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items95/:id", { schema: { params: Params, body: New95, response: { 200: Body95, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New96 = z.object({ title: z.string(), count96: z.number() });
const Body96 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items96/:id", { schema: { params: Params, response: { 200: Body96, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items96/:id", { schema: { params: Params, body: New96, response: { 200: Body96, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New97 = z.object({ title: z.string(), count97: z.number() });
const Body97 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items97/:id", { schema: { params: Params, response: { 200: Body97, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items97/:id", { schema: { params: Params, body: New97, response: { 200: Body97, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New98 = z.object({ title: z.string(), count98: z.number() });
const Body98 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items98/:id", { schema: { params: Params, response: { 200: Body98, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items98/:id", { schema: { params: Params, body: New98, response: { 200: Body98, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New99 = z.object({ title: z.string(), count99: z.number() });
const Body99 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items99/:id", { schema: { params: Params, response: { 200: Body99, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items99/:id", { schema: { params: Params, body: New99, response: { 200: Body99, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
