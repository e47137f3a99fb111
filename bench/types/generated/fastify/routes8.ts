import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New400 = z.object({ title: z.string(), count400: z.number() });
const Body400 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items400/:id", { schema: { params: Params, response: { 200: Body400, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items400/:id", { schema: { params: Params, body: New400, response: { 200: Body400, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New401 = z.object({ title: z.string(), count401: z.number() });
const Body401 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items401/:id", { schema: { params: Params, response: { 200: Body401, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items401/:id", { schema: { params: Params, body: New401, response: { 200: Body401, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New402 = z.object({ title: z.string(), count402: z.number() });
const Body402 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items402/:id", { schema: { params: Params, response: { 200: Body402, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items402/:id", { schema: { params: Params, body: New402, response: { 200: Body402, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New403 = z.object({ title: z.string(), count403: z.number() });
const Body403 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items403/:id", { schema: { params: Params, response: { 200: Body403, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items403/:id", { schema: { params: Params, body: New403, response: { 200: Body403, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New404 = z.object({ title: z.string(), count404: z.number() });
const Body404 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items404/:id", { schema: { params: Params, response: { 200: Body404, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items404/:id", { schema: { params: Params, body: New404, response: { 200: Body404, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New405 = z.object({ title: z.string(), count405: z.number() });
const Body405 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items405/:id", { schema: { params: Params, response: { 200: Body405, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items405/:id", { schema: { params: Params, body: New405, response: { 200: Body405, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New406 = z.object({ title: z.string(), count406: z.number() });
const Body406 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items406/:id", { schema: { params: Params, response: { 200: Body406, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items406/:id", { schema: { params: Params, body: New406, response: { 200: Body406, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New407 = z.object({ title: z.string(), count407: z.number() });
const Body407 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items407/:id", { schema: { params: Params, response: { 200: Body407, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items407/:id", { schema: { params: Params, body: New407, response: { 200: Body407, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New408 = z.object({ title: z.string(), count408: z.number() });
const Body408 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items408/:id", { schema: { params: Params, response: { 200: Body408, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items408/:id", { schema: { params: Params, body: New408, response: { 200: Body408, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New409 = z.object({ title: z.string(), count409: z.number() });
const Body409 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items409/:id", { schema: { params: Params, response: { 200: Body409, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items409/:id", { schema: { params: Params, body: New409, response: { 200: Body409, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New410 = z.object({ title: z.string(), count410: z.number() });
const Body410 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items410/:id", { schema: { params: Params, response: { 200: Body410, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items410/:id", { schema: { params: Params, body: New410, response: { 200: Body410, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New411 = z.object({ title: z.string(), count411: z.number() });
const Body411 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items411/:id", { schema: { params: Params, response: { 200: Body411, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items411/:id", { schema: { params: Params, body: New411, response: { 200: Body411, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New412 = z.object({ title: z.string(), count412: z.number() });
const Body412 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items412/:id", { schema: { params: Params, response: { 200: Body412, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items412/:id", { schema: { params: Params, body: New412, response: { 200: Body412, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New413 = z.object({ title: z.string(), count413: z.number() });
const Body413 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items413/:id", { schema: { params: Params, response: { 200: Body413, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items413/:id", { schema: { params: Params, body: New413, response: { 200: Body413, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New414 = z.object({ title: z.string(), count414: z.number() });
const Body414 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items414/:id", { schema: { params: Params, response: { 200: Body414, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items414/:id", { schema: { params: Params, body: New414, response: { 200: Body414, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New415 = z.object({ title: z.string(), count415: z.number() });
const Body415 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items415/:id", { schema: { params: Params, response: { 200: Body415, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items415/:id", { schema: { params: Params, body: New415, response: { 200: Body415, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New416 = z.object({ title: z.string(), count416: z.number() });
const Body416 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items416/:id", { schema: { params: Params, response: { 200: Body416, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items416/:id", { schema: { params: Params, body: New416, response: { 200: Body416, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New417 = z.object({ title: z.string(), count417: z.number() });
const Body417 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items417/:id", { schema: { params: Params, response: { 200: Body417, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items417/:id", { schema: { params: Params, body: New417, response: { 200: Body417, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New418 = z.object({ title: z.string(), count418: z.number() });
const Body418 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items418/:id", { schema: { params: Params, response: { 200: Body418, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items418/:id", { schema: { params: Params, body: New418, response: { 200: Body418, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New419 = z.object({ title: z.string(), count419: z.number() });
const Body419 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items419/:id", { schema: { params: Params, response: { 200: Body419, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items419/:id", { schema: { params: Params, body: New419, response: { 200: Body419, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New420 = z.object({ title: z.string(), count420: z.number() });
const Body420 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items420/:id", { schema: { params: Params, response: { 200: Body420, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items420/:id", { schema: { params: Params, body: New420, response: { 200: Body420, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New421 = z.object({ title: z.string(), count421: z.number() });
const Body421 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items421/:id", { schema: { params: Params, response: { 200: Body421, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items421/:id", { schema: { params: Params, body: New421, response: { 200: Body421, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New422 = z.object({ title: z.string(), count422: z.number() });
const Body422 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items422/:id", { schema: { params: Params, response: { 200: Body422, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items422/:id", { schema: { params: Params, body: New422, response: { 200: Body422, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New423 = z.object({ title: z.string(), count423: z.number() });
const Body423 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items423/:id", { schema: { params: Params, response: { 200: Body423, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items423/:id", { schema: { params: Params, body: New423, response: { 200: Body423, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New424 = z.object({ title: z.string(), count424: z.number() });
const Body424 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items424/:id", { schema: { params: Params, response: { 200: Body424, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items424/:id", { schema: { params: Params, body: New424, response: { 200: Body424, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New425 = z.object({ title: z.string(), count425: z.number() });
const Body425 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items425/:id", { schema: { params: Params, response: { 200: Body425, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items425/:id", { schema: { params: Params, body: New425, response: { 200: Body425, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New426 = z.object({ title: z.string(), count426: z.number() });
const Body426 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items426/:id", { schema: { params: Params, response: { 200: Body426, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items426/:id", { schema: { params: Params, body: New426, response: { 200: Body426, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New427 = z.object({ title: z.string(), count427: z.number() });
const Body427 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items427/:id", { schema: { params: Params, response: { 200: Body427, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items427/:id", { schema: { params: Params, body: New427, response: { 200: Body427, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New428 = z.object({ title: z.string(), count428: z.number() });
const Body428 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items428/:id", { schema: { params: Params, response: { 200: Body428, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items428/:id", { schema: { params: Params, body: New428, response: { 200: Body428, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New429 = z.object({ title: z.string(), count429: z.number() });
const Body429 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items429/:id", { schema: { params: Params, response: { 200: Body429, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items429/:id", { schema: { params: Params, body: New429, response: { 200: Body429, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New430 = z.object({ title: z.string(), count430: z.number() });
const Body430 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items430/:id", { schema: { params: Params, response: { 200: Body430, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items430/:id", { schema: { params: Params, body: New430, response: { 200: Body430, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New431 = z.object({ title: z.string(), count431: z.number() });
const Body431 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items431/:id", { schema: { params: Params, response: { 200: Body431, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items431/:id", { schema: { params: Params, body: New431, response: { 200: Body431, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New432 = z.object({ title: z.string(), count432: z.number() });
const Body432 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items432/:id", { schema: { params: Params, response: { 200: Body432, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items432/:id", { schema: { params: Params, body: New432, response: { 200: Body432, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New433 = z.object({ title: z.string(), count433: z.number() });
const Body433 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items433/:id", { schema: { params: Params, response: { 200: Body433, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items433/:id", { schema: { params: Params, body: New433, response: { 200: Body433, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New434 = z.object({ title: z.string(), count434: z.number() });
const Body434 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items434/:id", { schema: { params: Params, response: { 200: Body434, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items434/:id", { schema: { params: Params, body: New434, response: { 200: Body434, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New435 = z.object({ title: z.string(), count435: z.number() });
const Body435 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items435/:id", { schema: { params: Params, response: { 200: Body435, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items435/:id", { schema: { params: Params, body: New435, response: { 200: Body435, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New436 = z.object({ title: z.string(), count436: z.number() });
const Body436 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items436/:id", { schema: { params: Params, response: { 200: Body436, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items436/:id", { schema: { params: Params, body: New436, response: { 200: Body436, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New437 = z.object({ title: z.string(), count437: z.number() });
const Body437 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items437/:id", { schema: { params: Params, response: { 200: Body437, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items437/:id", { schema: { params: Params, body: New437, response: { 200: Body437, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New438 = z.object({ title: z.string(), count438: z.number() });
const Body438 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items438/:id", { schema: { params: Params, response: { 200: Body438, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items438/:id", { schema: { params: Params, body: New438, response: { 200: Body438, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New439 = z.object({ title: z.string(), count439: z.number() });
const Body439 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items439/:id", { schema: { params: Params, response: { 200: Body439, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items439/:id", { schema: { params: Params, body: New439, response: { 200: Body439, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New440 = z.object({ title: z.string(), count440: z.number() });
const Body440 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items440/:id", { schema: { params: Params, response: { 200: Body440, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items440/:id", { schema: { params: Params, body: New440, response: { 200: Body440, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New441 = z.object({ title: z.string(), count441: z.number() });
const Body441 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items441/:id", { schema: { params: Params, response: { 200: Body441, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items441/:id", { schema: { params: Params, body: New441, response: { 200: Body441, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New442 = z.object({ title: z.string(), count442: z.number() });
const Body442 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items442/:id", { schema: { params: Params, response: { 200: Body442, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items442/:id", { schema: { params: Params, body: New442, response: { 200: Body442, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New443 = z.object({ title: z.string(), count443: z.number() });
const Body443 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items443/:id", { schema: { params: Params, response: { 200: Body443, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items443/:id", { schema: { params: Params, body: New443, response: { 200: Body443, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New444 = z.object({ title: z.string(), count444: z.number() });
const Body444 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items444/:id", { schema: { params: Params, response: { 200: Body444, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items444/:id", { schema: { params: Params, body: New444, response: { 200: Body444, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New445 = z.object({ title: z.string(), count445: z.number() });
const Body445 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items445/:id", { schema: { params: Params, response: { 200: Body445, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items445/:id", { schema: { params: Params, body: New445, response: { 200: Body445, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New446 = z.object({ title: z.string(), count446: z.number() });
const Body446 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items446/:id", { schema: { params: Params, response: { 200: Body446, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items446/:id", { schema: { params: Params, body: New446, response: { 200: Body446, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New447 = z.object({ title: z.string(), count447: z.number() });
const Body447 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items447/:id", { schema: { params: Params, response: { 200: Body447, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items447/:id", { schema: { params: Params, body: New447, response: { 200: Body447, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New448 = z.object({ title: z.string(), count448: z.number() });
const Body448 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items448/:id", { schema: { params: Params, response: { 200: Body448, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items448/:id", { schema: { params: Params, body: New448, response: { 200: Body448, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New449 = z.object({ title: z.string(), count449: z.number() });
const Body449 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items449/:id", { schema: { params: Params, response: { 200: Body449, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items449/:id", { schema: { params: Params, body: New449, response: { 200: Body449, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
