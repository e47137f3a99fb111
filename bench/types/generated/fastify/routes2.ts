import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New100 = z.object({ title: z.string(), count100: z.number() });
const Body100 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items100/:id", { schema: { params: Params, response: { 200: Body100, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items100/:id", { schema: { params: Params, body: New100, response: { 200: Body100, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New101 = z.object({ title: z.string(), count101: z.number() });
const Body101 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items101/:id", { schema: { params: Params, response: { 200: Body101, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items101/:id", { schema: { params: Params, body: New101, response: { 200: Body101, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New102 = z.object({ title: z.string(), count102: z.number() });
const Body102 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items102/:id", { schema: { params: Params, response: { 200: Body102, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items102/:id", { schema: { params: Params, body: New102, response: { 200: Body102, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New103 = z.object({ title: z.string(), count103: z.number() });
const Body103 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items103/:id", { schema: { params: Params, response: { 200: Body103, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items103/:id", { schema: { params: Params, body: New103, response: { 200: Body103, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New104 = z.object({ title: z.string(), count104: z.number() });
const Body104 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items104/:id", { schema: { params: Params, response: { 200: Body104, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items104/:id", { schema: { params: Params, body: New104, response: { 200: Body104, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New105 = z.object({ title: z.string(), count105: z.number() });
const Body105 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items105/:id", { schema: { params: Params, response: { 200: Body105, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items105/:id", { schema: { params: Params, body: New105, response: { 200: Body105, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New106 = z.object({ title: z.string(), count106: z.number() });
const Body106 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items106/:id", { schema: { params: Params, response: { 200: Body106, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items106/:id", { schema: { params: Params, body: New106, response: { 200: Body106, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New107 = z.object({ title: z.string(), count107: z.number() });
const Body107 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items107/:id", { schema: { params: Params, response: { 200: Body107, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items107/:id", { schema: { params: Params, body: New107, response: { 200: Body107, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New108 = z.object({ title: z.string(), count108: z.number() });
const Body108 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items108/:id", { schema: { params: Params, response: { 200: Body108, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items108/:id", { schema: { params: Params, body: New108, response: { 200: Body108, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New109 = z.object({ title: z.string(), count109: z.number() });
const Body109 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items109/:id", { schema: { params: Params, response: { 200: Body109, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items109/:id", { schema: { params: Params, body: New109, response: { 200: Body109, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New110 = z.object({ title: z.string(), count110: z.number() });
const Body110 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items110/:id", { schema: { params: Params, response: { 200: Body110, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items110/:id", { schema: { params: Params, body: New110, response: { 200: Body110, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New111 = z.object({ title: z.string(), count111: z.number() });
const Body111 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items111/:id", { schema: { params: Params, response: { 200: Body111, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items111/:id", { schema: { params: Params, body: New111, response: { 200: Body111, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New112 = z.object({ title: z.string(), count112: z.number() });
const Body112 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items112/:id", { schema: { params: Params, response: { 200: Body112, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items112/:id", { schema: { params: Params, body: New112, response: { 200: Body112, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New113 = z.object({ title: z.string(), count113: z.number() });
const Body113 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items113/:id", { schema: { params: Params, response: { 200: Body113, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items113/:id", { schema: { params: Params, body: New113, response: { 200: Body113, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New114 = z.object({ title: z.string(), count114: z.number() });
const Body114 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items114/:id", { schema: { params: Params, response: { 200: Body114, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items114/:id", { schema: { params: Params, body: New114, response: { 200: Body114, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New115 = z.object({ title: z.string(), count115: z.number() });
const Body115 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items115/:id", { schema: { params: Params, response: { 200: Body115, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items115/:id", { schema: { params: Params, body: New115, response: { 200: Body115, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New116 = z.object({ title: z.string(), count116: z.number() });
const Body116 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items116/:id", { schema: { params: Params, response: { 200: Body116, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items116/:id", { schema: { params: Params, body: New116, response: { 200: Body116, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New117 = z.object({ title: z.string(), count117: z.number() });
const Body117 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items117/:id", { schema: { params: Params, response: { 200: Body117, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items117/:id", { schema: { params: Params, body: New117, response: { 200: Body117, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New118 = z.object({ title: z.string(), count118: z.number() });
const Body118 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items118/:id", { schema: { params: Params, response: { 200: Body118, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items118/:id", { schema: { params: Params, body: New118, response: { 200: Body118, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New119 = z.object({ title: z.string(), count119: z.number() });
const Body119 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items119/:id", { schema: { params: Params, response: { 200: Body119, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items119/:id", { schema: { params: Params, body: New119, response: { 200: Body119, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New120 = z.object({ title: z.string(), count120: z.number() });
const Body120 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items120/:id", { schema: { params: Params, response: { 200: Body120, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items120/:id", { schema: { params: Params, body: New120, response: { 200: Body120, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New121 = z.object({ title: z.string(), count121: z.number() });
const Body121 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items121/:id", { schema: { params: Params, response: { 200: Body121, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items121/:id", { schema: { params: Params, body: New121, response: { 200: Body121, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New122 = z.object({ title: z.string(), count122: z.number() });
const Body122 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items122/:id", { schema: { params: Params, response: { 200: Body122, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items122/:id", { schema: { params: Params, body: New122, response: { 200: Body122, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New123 = z.object({ title: z.string(), count123: z.number() });
const Body123 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items123/:id", { schema: { params: Params, response: { 200: Body123, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items123/:id", { schema: { params: Params, body: New123, response: { 200: Body123, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New124 = z.object({ title: z.string(), count124: z.number() });
const Body124 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items124/:id", { schema: { params: Params, response: { 200: Body124, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items124/:id", { schema: { params: Params, body: New124, response: { 200: Body124, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New125 = z.object({ title: z.string(), count125: z.number() });
const Body125 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items125/:id", { schema: { params: Params, response: { 200: Body125, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items125/:id", { schema: { params: Params, body: New125, response: { 200: Body125, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New126 = z.object({ title: z.string(), count126: z.number() });
const Body126 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items126/:id", { schema: { params: Params, response: { 200: Body126, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items126/:id", { schema: { params: Params, body: New126, response: { 200: Body126, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New127 = z.object({ title: z.string(), count127: z.number() });
const Body127 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items127/:id", { schema: { params: Params, response: { 200: Body127, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items127/:id", { schema: { params: Params, body: New127, response: { 200: Body127, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New128 = z.object({ title: z.string(), count128: z.number() });
const Body128 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items128/:id", { schema: { params: Params, response: { 200: Body128, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items128/:id", { schema: { params: Params, body: New128, response: { 200: Body128, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New129 = z.object({ title: z.string(), count129: z.number() });
const Body129 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items129/:id", { schema: { params: Params, response: { 200: Body129, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items129/:id", { schema: { params: Params, body: New129, response: { 200: Body129, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New130 = z.object({ title: z.string(), count130: z.number() });
const Body130 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items130/:id", { schema: { params: Params, response: { 200: Body130, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items130/:id", { schema: { params: Params, body: New130, response: { 200: Body130, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New131 = z.object({ title: z.string(), count131: z.number() });
const Body131 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items131/:id", { schema: { params: Params, response: { 200: Body131, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items131/:id", { schema: { params: Params, body: New131, response: { 200: Body131, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New132 = z.object({ title: z.string(), count132: z.number() });
const Body132 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items132/:id", { schema: { params: Params, response: { 200: Body132, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items132/:id", { schema: { params: Params, body: New132, response: { 200: Body132, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New133 = z.object({ title: z.string(), count133: z.number() });
const Body133 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items133/:id", { schema: { params: Params, response: { 200: Body133, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items133/:id", { schema: { params: Params, body: New133, response: { 200: Body133, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New134 = z.object({ title: z.string(), count134: z.number() });
const Body134 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items134/:id", { schema: { params: Params, response: { 200: Body134, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items134/:id", { schema: { params: Params, body: New134, response: { 200: Body134, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New135 = z.object({ title: z.string(), count135: z.number() });
const Body135 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items135/:id", { schema: { params: Params, response: { 200: Body135, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items135/:id", { schema: { params: Params, body: New135, response: { 200: Body135, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New136 = z.object({ title: z.string(), count136: z.number() });
const Body136 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items136/:id", { schema: { params: Params, response: { 200: Body136, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items136/:id", { schema: { params: Params, body: New136, response: { 200: Body136, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New137 = z.object({ title: z.string(), count137: z.number() });
const Body137 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items137/:id", { schema: { params: Params, response: { 200: Body137, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items137/:id", { schema: { params: Params, body: New137, response: { 200: Body137, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New138 = z.object({ title: z.string(), count138: z.number() });
const Body138 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items138/:id", { schema: { params: Params, response: { 200: Body138, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items138/:id", { schema: { params: Params, body: New138, response: { 200: Body138, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New139 = z.object({ title: z.string(), count139: z.number() });
const Body139 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items139/:id", { schema: { params: Params, response: { 200: Body139, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items139/:id", { schema: { params: Params, body: New139, response: { 200: Body139, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New140 = z.object({ title: z.string(), count140: z.number() });
const Body140 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items140/:id", { schema: { params: Params, response: { 200: Body140, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items140/:id", { schema: { params: Params, body: New140, response: { 200: Body140, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New141 = z.object({ title: z.string(), count141: z.number() });
const Body141 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items141/:id", { schema: { params: Params, response: { 200: Body141, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items141/:id", { schema: { params: Params, body: New141, response: { 200: Body141, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New142 = z.object({ title: z.string(), count142: z.number() });
const Body142 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items142/:id", { schema: { params: Params, response: { 200: Body142, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items142/:id", { schema: { params: Params, body: New142, response: { 200: Body142, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New143 = z.object({ title: z.string(), count143: z.number() });
const Body143 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items143/:id", { schema: { params: Params, response: { 200: Body143, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items143/:id", { schema: { params: Params, body: New143, response: { 200: Body143, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New144 = z.object({ title: z.string(), count144: z.number() });
const Body144 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items144/:id", { schema: { params: Params, response: { 200: Body144, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items144/:id", { schema: { params: Params, body: New144, response: { 200: Body144, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New145 = z.object({ title: z.string(), count145: z.number() });
const Body145 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items145/:id", { schema: { params: Params, response: { 200: Body145, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items145/:id", { schema: { params: Params, body: New145, response: { 200: Body145, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New146 = z.object({ title: z.string(), count146: z.number() });
const Body146 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items146/:id", { schema: { params: Params, response: { 200: Body146, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items146/:id", { schema: { params: Params, body: New146, response: { 200: Body146, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New147 = z.object({ title: z.string(), count147: z.number() });
const Body147 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items147/:id", { schema: { params: Params, response: { 200: Body147, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items147/:id", { schema: { params: Params, body: New147, response: { 200: Body147, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New148 = z.object({ title: z.string(), count148: z.number() });
const Body148 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items148/:id", { schema: { params: Params, response: { 200: Body148, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items148/:id", { schema: { params: Params, body: New148, response: { 200: Body148, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New149 = z.object({ title: z.string(), count149: z.number() });
const Body149 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items149/:id", { schema: { params: Params, response: { 200: Body149, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items149/:id", { schema: { params: Params, body: New149, response: { 200: Body149, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
