import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New150 = z.object({ title: z.string(), count150: z.number() });
const Body150 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items150/:id", { schema: { params: Params, response: { 200: Body150, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items150/:id", { schema: { params: Params, body: New150, response: { 200: Body150, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New151 = z.object({ title: z.string(), count151: z.number() });
const Body151 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items151/:id", { schema: { params: Params, response: { 200: Body151, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items151/:id", { schema: { params: Params, body: New151, response: { 200: Body151, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New152 = z.object({ title: z.string(), count152: z.number() });
const Body152 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items152/:id", { schema: { params: Params, response: { 200: Body152, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items152/:id", { schema: { params: Params, body: New152, response: { 200: Body152, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New153 = z.object({ title: z.string(), count153: z.number() });
const Body153 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items153/:id", { schema: { params: Params, response: { 200: Body153, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items153/:id", { schema: { params: Params, body: New153, response: { 200: Body153, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New154 = z.object({ title: z.string(), count154: z.number() });
const Body154 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items154/:id", { schema: { params: Params, response: { 200: Body154, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items154/:id", { schema: { params: Params, body: New154, response: { 200: Body154, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New155 = z.object({ title: z.string(), count155: z.number() });
const Body155 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items155/:id", { schema: { params: Params, response: { 200: Body155, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items155/:id", { schema: { params: Params, body: New155, response: { 200: Body155, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New156 = z.object({ title: z.string(), count156: z.number() });
const Body156 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items156/:id", { schema: { params: Params, response: { 200: Body156, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items156/:id", { schema: { params: Params, body: New156, response: { 200: Body156, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New157 = z.object({ title: z.string(), count157: z.number() });
const Body157 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items157/:id", { schema: { params: Params, response: { 200: Body157, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items157/:id", { schema: { params: Params, body: New157, response: { 200: Body157, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New158 = z.object({ title: z.string(), count158: z.number() });
const Body158 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items158/:id", { schema: { params: Params, response: { 200: Body158, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items158/:id", { schema: { params: Params, body: New158, response: { 200: Body158, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New159 = z.object({ title: z.string(), count159: z.number() });
const Body159 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items159/:id", { schema: { params: Params, response: { 200: Body159, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items159/:id", { schema: { params: Params, body: New159, response: { 200: Body159, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New160 = z.object({ title: z.string(), count160: z.number() });
const Body160 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items160/:id", { schema: { params: Params, response: { 200: Body160, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items160/:id", { schema: { params: Params, body: New160, response: { 200: Body160, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New161 = z.object({ title: z.string(), count161: z.number() });
const Body161 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items161/:id", { schema: { params: Params, response: { 200: Body161, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items161/:id", { schema: { params: Params, body: New161, response: { 200: Body161, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New162 = z.object({ title: z.string(), count162: z.number() });
const Body162 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items162/:id", { schema: { params: Params, response: { 200: Body162, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items162/:id", { schema: { params: Params, body: New162, response: { 200: Body162, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New163 = z.object({ title: z.string(), count163: z.number() });
const Body163 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items163/:id", { schema: { params: Params, response: { 200: Body163, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items163/:id", { schema: { params: Params, body: New163, response: { 200: Body163, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New164 = z.object({ title: z.string(), count164: z.number() });
const Body164 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items164/:id", { schema: { params: Params, response: { 200: Body164, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items164/:id", { schema: { params: Params, body: New164, response: { 200: Body164, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New165 = z.object({ title: z.string(), count165: z.number() });
const Body165 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items165/:id", { schema: { params: Params, response: { 200: Body165, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items165/:id", { schema: { params: Params, body: New165, response: { 200: Body165, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New166 = z.object({ title: z.string(), count166: z.number() });
const Body166 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items166/:id", { schema: { params: Params, response: { 200: Body166, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items166/:id", { schema: { params: Params, body: New166, response: { 200: Body166, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New167 = z.object({ title: z.string(), count167: z.number() });
const Body167 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items167/:id", { schema: { params: Params, response: { 200: Body167, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items167/:id", { schema: { params: Params, body: New167, response: { 200: Body167, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New168 = z.object({ title: z.string(), count168: z.number() });
const Body168 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items168/:id", { schema: { params: Params, response: { 200: Body168, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items168/:id", { schema: { params: Params, body: New168, response: { 200: Body168, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New169 = z.object({ title: z.string(), count169: z.number() });
const Body169 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items169/:id", { schema: { params: Params, response: { 200: Body169, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items169/:id", { schema: { params: Params, body: New169, response: { 200: Body169, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New170 = z.object({ title: z.string(), count170: z.number() });
const Body170 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items170/:id", { schema: { params: Params, response: { 200: Body170, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items170/:id", { schema: { params: Params, body: New170, response: { 200: Body170, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New171 = z.object({ title: z.string(), count171: z.number() });
const Body171 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items171/:id", { schema: { params: Params, response: { 200: Body171, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items171/:id", { schema: { params: Params, body: New171, response: { 200: Body171, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New172 = z.object({ title: z.string(), count172: z.number() });
const Body172 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items172/:id", { schema: { params: Params, response: { 200: Body172, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items172/:id", { schema: { params: Params, body: New172, response: { 200: Body172, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New173 = z.object({ title: z.string(), count173: z.number() });
const Body173 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items173/:id", { schema: { params: Params, response: { 200: Body173, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items173/:id", { schema: { params: Params, body: New173, response: { 200: Body173, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New174 = z.object({ title: z.string(), count174: z.number() });
const Body174 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items174/:id", { schema: { params: Params, response: { 200: Body174, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items174/:id", { schema: { params: Params, body: New174, response: { 200: Body174, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New175 = z.object({ title: z.string(), count175: z.number() });
const Body175 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items175/:id", { schema: { params: Params, response: { 200: Body175, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items175/:id", { schema: { params: Params, body: New175, response: { 200: Body175, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New176 = z.object({ title: z.string(), count176: z.number() });
const Body176 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items176/:id", { schema: { params: Params, response: { 200: Body176, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items176/:id", { schema: { params: Params, body: New176, response: { 200: Body176, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New177 = z.object({ title: z.string(), count177: z.number() });
const Body177 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items177/:id", { schema: { params: Params, response: { 200: Body177, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items177/:id", { schema: { params: Params, body: New177, response: { 200: Body177, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New178 = z.object({ title: z.string(), count178: z.number() });
const Body178 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items178/:id", { schema: { params: Params, response: { 200: Body178, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items178/:id", { schema: { params: Params, body: New178, response: { 200: Body178, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New179 = z.object({ title: z.string(), count179: z.number() });
const Body179 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items179/:id", { schema: { params: Params, response: { 200: Body179, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items179/:id", { schema: { params: Params, body: New179, response: { 200: Body179, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New180 = z.object({ title: z.string(), count180: z.number() });
const Body180 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items180/:id", { schema: { params: Params, response: { 200: Body180, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items180/:id", { schema: { params: Params, body: New180, response: { 200: Body180, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New181 = z.object({ title: z.string(), count181: z.number() });
const Body181 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items181/:id", { schema: { params: Params, response: { 200: Body181, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items181/:id", { schema: { params: Params, body: New181, response: { 200: Body181, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New182 = z.object({ title: z.string(), count182: z.number() });
const Body182 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items182/:id", { schema: { params: Params, response: { 200: Body182, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items182/:id", { schema: { params: Params, body: New182, response: { 200: Body182, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New183 = z.object({ title: z.string(), count183: z.number() });
const Body183 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items183/:id", { schema: { params: Params, response: { 200: Body183, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items183/:id", { schema: { params: Params, body: New183, response: { 200: Body183, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New184 = z.object({ title: z.string(), count184: z.number() });
const Body184 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items184/:id", { schema: { params: Params, response: { 200: Body184, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items184/:id", { schema: { params: Params, body: New184, response: { 200: Body184, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New185 = z.object({ title: z.string(), count185: z.number() });
const Body185 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items185/:id", { schema: { params: Params, response: { 200: Body185, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items185/:id", { schema: { params: Params, body: New185, response: { 200: Body185, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New186 = z.object({ title: z.string(), count186: z.number() });
const Body186 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items186/:id", { schema: { params: Params, response: { 200: Body186, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items186/:id", { schema: { params: Params, body: New186, response: { 200: Body186, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New187 = z.object({ title: z.string(), count187: z.number() });
const Body187 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items187/:id", { schema: { params: Params, response: { 200: Body187, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items187/:id", { schema: { params: Params, body: New187, response: { 200: Body187, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New188 = z.object({ title: z.string(), count188: z.number() });
const Body188 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items188/:id", { schema: { params: Params, response: { 200: Body188, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items188/:id", { schema: { params: Params, body: New188, response: { 200: Body188, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New189 = z.object({ title: z.string(), count189: z.number() });
const Body189 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items189/:id", { schema: { params: Params, response: { 200: Body189, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items189/:id", { schema: { params: Params, body: New189, response: { 200: Body189, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New190 = z.object({ title: z.string(), count190: z.number() });
const Body190 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items190/:id", { schema: { params: Params, response: { 200: Body190, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items190/:id", { schema: { params: Params, body: New190, response: { 200: Body190, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New191 = z.object({ title: z.string(), count191: z.number() });
const Body191 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items191/:id", { schema: { params: Params, response: { 200: Body191, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items191/:id", { schema: { params: Params, body: New191, response: { 200: Body191, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New192 = z.object({ title: z.string(), count192: z.number() });
const Body192 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items192/:id", { schema: { params: Params, response: { 200: Body192, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items192/:id", { schema: { params: Params, body: New192, response: { 200: Body192, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New193 = z.object({ title: z.string(), count193: z.number() });
const Body193 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items193/:id", { schema: { params: Params, response: { 200: Body193, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items193/:id", { schema: { params: Params, body: New193, response: { 200: Body193, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New194 = z.object({ title: z.string(), count194: z.number() });
const Body194 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items194/:id", { schema: { params: Params, response: { 200: Body194, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items194/:id", { schema: { params: Params, body: New194, response: { 200: Body194, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New195 = z.object({ title: z.string(), count195: z.number() });
const Body195 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items195/:id", { schema: { params: Params, response: { 200: Body195, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items195/:id", { schema: { params: Params, body: New195, response: { 200: Body195, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New196 = z.object({ title: z.string(), count196: z.number() });
const Body196 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items196/:id", { schema: { params: Params, response: { 200: Body196, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items196/:id", { schema: { params: Params, body: New196, response: { 200: Body196, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New197 = z.object({ title: z.string(), count197: z.number() });
const Body197 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items197/:id", { schema: { params: Params, response: { 200: Body197, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items197/:id", { schema: { params: Params, body: New197, response: { 200: Body197, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New198 = z.object({ title: z.string(), count198: z.number() });
const Body198 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items198/:id", { schema: { params: Params, response: { 200: Body198, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items198/:id", { schema: { params: Params, body: New198, response: { 200: Body198, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New199 = z.object({ title: z.string(), count199: z.number() });
const Body199 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items199/:id", { schema: { params: Params, response: { 200: Body199, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items199/:id", { schema: { params: Params, body: New199, response: { 200: Body199, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
