import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New350 = z.object({ title: z.string(), count350: z.number() });
const Body350 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items350/:id", { schema: { params: Params, response: { 200: Body350, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items350/:id", { schema: { params: Params, body: New350, response: { 200: Body350, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New351 = z.object({ title: z.string(), count351: z.number() });
const Body351 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items351/:id", { schema: { params: Params, response: { 200: Body351, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items351/:id", { schema: { params: Params, body: New351, response: { 200: Body351, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New352 = z.object({ title: z.string(), count352: z.number() });
const Body352 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items352/:id", { schema: { params: Params, response: { 200: Body352, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items352/:id", { schema: { params: Params, body: New352, response: { 200: Body352, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New353 = z.object({ title: z.string(), count353: z.number() });
const Body353 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items353/:id", { schema: { params: Params, response: { 200: Body353, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items353/:id", { schema: { params: Params, body: New353, response: { 200: Body353, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New354 = z.object({ title: z.string(), count354: z.number() });
const Body354 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items354/:id", { schema: { params: Params, response: { 200: Body354, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items354/:id", { schema: { params: Params, body: New354, response: { 200: Body354, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New355 = z.object({ title: z.string(), count355: z.number() });
const Body355 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items355/:id", { schema: { params: Params, response: { 200: Body355, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items355/:id", { schema: { params: Params, body: New355, response: { 200: Body355, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New356 = z.object({ title: z.string(), count356: z.number() });
const Body356 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items356/:id", { schema: { params: Params, response: { 200: Body356, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items356/:id", { schema: { params: Params, body: New356, response: { 200: Body356, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New357 = z.object({ title: z.string(), count357: z.number() });
const Body357 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items357/:id", { schema: { params: Params, response: { 200: Body357, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items357/:id", { schema: { params: Params, body: New357, response: { 200: Body357, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New358 = z.object({ title: z.string(), count358: z.number() });
const Body358 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items358/:id", { schema: { params: Params, response: { 200: Body358, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items358/:id", { schema: { params: Params, body: New358, response: { 200: Body358, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New359 = z.object({ title: z.string(), count359: z.number() });
const Body359 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items359/:id", { schema: { params: Params, response: { 200: Body359, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items359/:id", { schema: { params: Params, body: New359, response: { 200: Body359, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New360 = z.object({ title: z.string(), count360: z.number() });
const Body360 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items360/:id", { schema: { params: Params, response: { 200: Body360, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items360/:id", { schema: { params: Params, body: New360, response: { 200: Body360, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New361 = z.object({ title: z.string(), count361: z.number() });
const Body361 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items361/:id", { schema: { params: Params, response: { 200: Body361, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items361/:id", { schema: { params: Params, body: New361, response: { 200: Body361, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New362 = z.object({ title: z.string(), count362: z.number() });
const Body362 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items362/:id", { schema: { params: Params, response: { 200: Body362, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items362/:id", { schema: { params: Params, body: New362, response: { 200: Body362, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New363 = z.object({ title: z.string(), count363: z.number() });
const Body363 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items363/:id", { schema: { params: Params, response: { 200: Body363, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items363/:id", { schema: { params: Params, body: New363, response: { 200: Body363, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New364 = z.object({ title: z.string(), count364: z.number() });
const Body364 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items364/:id", { schema: { params: Params, response: { 200: Body364, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items364/:id", { schema: { params: Params, body: New364, response: { 200: Body364, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New365 = z.object({ title: z.string(), count365: z.number() });
const Body365 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items365/:id", { schema: { params: Params, response: { 200: Body365, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items365/:id", { schema: { params: Params, body: New365, response: { 200: Body365, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New366 = z.object({ title: z.string(), count366: z.number() });
const Body366 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items366/:id", { schema: { params: Params, response: { 200: Body366, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items366/:id", { schema: { params: Params, body: New366, response: { 200: Body366, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New367 = z.object({ title: z.string(), count367: z.number() });
const Body367 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items367/:id", { schema: { params: Params, response: { 200: Body367, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items367/:id", { schema: { params: Params, body: New367, response: { 200: Body367, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New368 = z.object({ title: z.string(), count368: z.number() });
const Body368 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items368/:id", { schema: { params: Params, response: { 200: Body368, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items368/:id", { schema: { params: Params, body: New368, response: { 200: Body368, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New369 = z.object({ title: z.string(), count369: z.number() });
const Body369 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items369/:id", { schema: { params: Params, response: { 200: Body369, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items369/:id", { schema: { params: Params, body: New369, response: { 200: Body369, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New370 = z.object({ title: z.string(), count370: z.number() });
const Body370 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items370/:id", { schema: { params: Params, response: { 200: Body370, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items370/:id", { schema: { params: Params, body: New370, response: { 200: Body370, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New371 = z.object({ title: z.string(), count371: z.number() });
const Body371 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items371/:id", { schema: { params: Params, response: { 200: Body371, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items371/:id", { schema: { params: Params, body: New371, response: { 200: Body371, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New372 = z.object({ title: z.string(), count372: z.number() });
const Body372 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items372/:id", { schema: { params: Params, response: { 200: Body372, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items372/:id", { schema: { params: Params, body: New372, response: { 200: Body372, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New373 = z.object({ title: z.string(), count373: z.number() });
const Body373 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items373/:id", { schema: { params: Params, response: { 200: Body373, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items373/:id", { schema: { params: Params, body: New373, response: { 200: Body373, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New374 = z.object({ title: z.string(), count374: z.number() });
const Body374 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items374/:id", { schema: { params: Params, response: { 200: Body374, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items374/:id", { schema: { params: Params, body: New374, response: { 200: Body374, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New375 = z.object({ title: z.string(), count375: z.number() });
const Body375 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items375/:id", { schema: { params: Params, response: { 200: Body375, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items375/:id", { schema: { params: Params, body: New375, response: { 200: Body375, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New376 = z.object({ title: z.string(), count376: z.number() });
const Body376 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items376/:id", { schema: { params: Params, response: { 200: Body376, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items376/:id", { schema: { params: Params, body: New376, response: { 200: Body376, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New377 = z.object({ title: z.string(), count377: z.number() });
const Body377 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items377/:id", { schema: { params: Params, response: { 200: Body377, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items377/:id", { schema: { params: Params, body: New377, response: { 200: Body377, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New378 = z.object({ title: z.string(), count378: z.number() });
const Body378 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items378/:id", { schema: { params: Params, response: { 200: Body378, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items378/:id", { schema: { params: Params, body: New378, response: { 200: Body378, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New379 = z.object({ title: z.string(), count379: z.number() });
const Body379 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items379/:id", { schema: { params: Params, response: { 200: Body379, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items379/:id", { schema: { params: Params, body: New379, response: { 200: Body379, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New380 = z.object({ title: z.string(), count380: z.number() });
const Body380 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items380/:id", { schema: { params: Params, response: { 200: Body380, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items380/:id", { schema: { params: Params, body: New380, response: { 200: Body380, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New381 = z.object({ title: z.string(), count381: z.number() });
const Body381 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items381/:id", { schema: { params: Params, response: { 200: Body381, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items381/:id", { schema: { params: Params, body: New381, response: { 200: Body381, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New382 = z.object({ title: z.string(), count382: z.number() });
const Body382 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items382/:id", { schema: { params: Params, response: { 200: Body382, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items382/:id", { schema: { params: Params, body: New382, response: { 200: Body382, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New383 = z.object({ title: z.string(), count383: z.number() });
const Body383 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items383/:id", { schema: { params: Params, response: { 200: Body383, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items383/:id", { schema: { params: Params, body: New383, response: { 200: Body383, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New384 = z.object({ title: z.string(), count384: z.number() });
const Body384 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items384/:id", { schema: { params: Params, response: { 200: Body384, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items384/:id", { schema: { params: Params, body: New384, response: { 200: Body384, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New385 = z.object({ title: z.string(), count385: z.number() });
const Body385 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items385/:id", { schema: { params: Params, response: { 200: Body385, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items385/:id", { schema: { params: Params, body: New385, response: { 200: Body385, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New386 = z.object({ title: z.string(), count386: z.number() });
const Body386 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items386/:id", { schema: { params: Params, response: { 200: Body386, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items386/:id", { schema: { params: Params, body: New386, response: { 200: Body386, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New387 = z.object({ title: z.string(), count387: z.number() });
const Body387 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items387/:id", { schema: { params: Params, response: { 200: Body387, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items387/:id", { schema: { params: Params, body: New387, response: { 200: Body387, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New388 = z.object({ title: z.string(), count388: z.number() });
const Body388 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items388/:id", { schema: { params: Params, response: { 200: Body388, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items388/:id", { schema: { params: Params, body: New388, response: { 200: Body388, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New389 = z.object({ title: z.string(), count389: z.number() });
const Body389 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items389/:id", { schema: { params: Params, response: { 200: Body389, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items389/:id", { schema: { params: Params, body: New389, response: { 200: Body389, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New390 = z.object({ title: z.string(), count390: z.number() });
const Body390 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items390/:id", { schema: { params: Params, response: { 200: Body390, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items390/:id", { schema: { params: Params, body: New390, response: { 200: Body390, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New391 = z.object({ title: z.string(), count391: z.number() });
const Body391 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items391/:id", { schema: { params: Params, response: { 200: Body391, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items391/:id", { schema: { params: Params, body: New391, response: { 200: Body391, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New392 = z.object({ title: z.string(), count392: z.number() });
const Body392 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items392/:id", { schema: { params: Params, response: { 200: Body392, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items392/:id", { schema: { params: Params, body: New392, response: { 200: Body392, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New393 = z.object({ title: z.string(), count393: z.number() });
const Body393 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items393/:id", { schema: { params: Params, response: { 200: Body393, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items393/:id", { schema: { params: Params, body: New393, response: { 200: Body393, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New394 = z.object({ title: z.string(), count394: z.number() });
const Body394 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items394/:id", { schema: { params: Params, response: { 200: Body394, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items394/:id", { schema: { params: Params, body: New394, response: { 200: Body394, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New395 = z.object({ title: z.string(), count395: z.number() });
const Body395 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items395/:id", { schema: { params: Params, response: { 200: Body395, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items395/:id", { schema: { params: Params, body: New395, response: { 200: Body395, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New396 = z.object({ title: z.string(), count396: z.number() });
const Body396 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items396/:id", { schema: { params: Params, response: { 200: Body396, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items396/:id", { schema: { params: Params, body: New396, response: { 200: Body396, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New397 = z.object({ title: z.string(), count397: z.number() });
const Body397 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items397/:id", { schema: { params: Params, response: { 200: Body397, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items397/:id", { schema: { params: Params, body: New397, response: { 200: Body397, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New398 = z.object({ title: z.string(), count398: z.number() });
const Body398 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items398/:id", { schema: { params: Params, response: { 200: Body398, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items398/:id", { schema: { params: Params, body: New398, response: { 200: Body398, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New399 = z.object({ title: z.string(), count399: z.number() });
const Body399 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items399/:id", { schema: { params: Params, response: { 200: Body399, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items399/:id", { schema: { params: Params, body: New399, response: { 200: Body399, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
