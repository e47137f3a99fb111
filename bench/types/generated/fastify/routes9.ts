import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New450 = z.object({ title: z.string(), count450: z.number() });
const Body450 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items450/:id", { schema: { params: Params, response: { 200: Body450, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items450/:id", { schema: { params: Params, body: New450, response: { 200: Body450, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New451 = z.object({ title: z.string(), count451: z.number() });
const Body451 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items451/:id", { schema: { params: Params, response: { 200: Body451, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items451/:id", { schema: { params: Params, body: New451, response: { 200: Body451, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New452 = z.object({ title: z.string(), count452: z.number() });
const Body452 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items452/:id", { schema: { params: Params, response: { 200: Body452, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items452/:id", { schema: { params: Params, body: New452, response: { 200: Body452, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New453 = z.object({ title: z.string(), count453: z.number() });
const Body453 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items453/:id", { schema: { params: Params, response: { 200: Body453, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items453/:id", { schema: { params: Params, body: New453, response: { 200: Body453, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New454 = z.object({ title: z.string(), count454: z.number() });
const Body454 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items454/:id", { schema: { params: Params, response: { 200: Body454, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items454/:id", { schema: { params: Params, body: New454, response: { 200: Body454, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New455 = z.object({ title: z.string(), count455: z.number() });
const Body455 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items455/:id", { schema: { params: Params, response: { 200: Body455, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items455/:id", { schema: { params: Params, body: New455, response: { 200: Body455, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New456 = z.object({ title: z.string(), count456: z.number() });
const Body456 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items456/:id", { schema: { params: Params, response: { 200: Body456, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items456/:id", { schema: { params: Params, body: New456, response: { 200: Body456, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New457 = z.object({ title: z.string(), count457: z.number() });
const Body457 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items457/:id", { schema: { params: Params, response: { 200: Body457, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items457/:id", { schema: { params: Params, body: New457, response: { 200: Body457, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New458 = z.object({ title: z.string(), count458: z.number() });
const Body458 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items458/:id", { schema: { params: Params, response: { 200: Body458, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items458/:id", { schema: { params: Params, body: New458, response: { 200: Body458, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New459 = z.object({ title: z.string(), count459: z.number() });
const Body459 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items459/:id", { schema: { params: Params, response: { 200: Body459, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items459/:id", { schema: { params: Params, body: New459, response: { 200: Body459, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New460 = z.object({ title: z.string(), count460: z.number() });
const Body460 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items460/:id", { schema: { params: Params, response: { 200: Body460, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items460/:id", { schema: { params: Params, body: New460, response: { 200: Body460, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New461 = z.object({ title: z.string(), count461: z.number() });
const Body461 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items461/:id", { schema: { params: Params, response: { 200: Body461, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items461/:id", { schema: { params: Params, body: New461, response: { 200: Body461, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New462 = z.object({ title: z.string(), count462: z.number() });
const Body462 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items462/:id", { schema: { params: Params, response: { 200: Body462, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items462/:id", { schema: { params: Params, body: New462, response: { 200: Body462, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New463 = z.object({ title: z.string(), count463: z.number() });
const Body463 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items463/:id", { schema: { params: Params, response: { 200: Body463, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items463/:id", { schema: { params: Params, body: New463, response: { 200: Body463, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New464 = z.object({ title: z.string(), count464: z.number() });
const Body464 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items464/:id", { schema: { params: Params, response: { 200: Body464, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items464/:id", { schema: { params: Params, body: New464, response: { 200: Body464, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New465 = z.object({ title: z.string(), count465: z.number() });
const Body465 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items465/:id", { schema: { params: Params, response: { 200: Body465, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items465/:id", { schema: { params: Params, body: New465, response: { 200: Body465, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New466 = z.object({ title: z.string(), count466: z.number() });
const Body466 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items466/:id", { schema: { params: Params, response: { 200: Body466, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items466/:id", { schema: { params: Params, body: New466, response: { 200: Body466, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New467 = z.object({ title: z.string(), count467: z.number() });
const Body467 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items467/:id", { schema: { params: Params, response: { 200: Body467, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items467/:id", { schema: { params: Params, body: New467, response: { 200: Body467, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New468 = z.object({ title: z.string(), count468: z.number() });
const Body468 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items468/:id", { schema: { params: Params, response: { 200: Body468, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items468/:id", { schema: { params: Params, body: New468, response: { 200: Body468, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New469 = z.object({ title: z.string(), count469: z.number() });
const Body469 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items469/:id", { schema: { params: Params, response: { 200: Body469, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items469/:id", { schema: { params: Params, body: New469, response: { 200: Body469, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New470 = z.object({ title: z.string(), count470: z.number() });
const Body470 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items470/:id", { schema: { params: Params, response: { 200: Body470, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items470/:id", { schema: { params: Params, body: New470, response: { 200: Body470, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New471 = z.object({ title: z.string(), count471: z.number() });
const Body471 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items471/:id", { schema: { params: Params, response: { 200: Body471, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items471/:id", { schema: { params: Params, body: New471, response: { 200: Body471, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New472 = z.object({ title: z.string(), count472: z.number() });
const Body472 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items472/:id", { schema: { params: Params, response: { 200: Body472, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items472/:id", { schema: { params: Params, body: New472, response: { 200: Body472, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New473 = z.object({ title: z.string(), count473: z.number() });
const Body473 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items473/:id", { schema: { params: Params, response: { 200: Body473, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items473/:id", { schema: { params: Params, body: New473, response: { 200: Body473, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New474 = z.object({ title: z.string(), count474: z.number() });
const Body474 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items474/:id", { schema: { params: Params, response: { 200: Body474, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items474/:id", { schema: { params: Params, body: New474, response: { 200: Body474, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New475 = z.object({ title: z.string(), count475: z.number() });
const Body475 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items475/:id", { schema: { params: Params, response: { 200: Body475, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items475/:id", { schema: { params: Params, body: New475, response: { 200: Body475, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New476 = z.object({ title: z.string(), count476: z.number() });
const Body476 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items476/:id", { schema: { params: Params, response: { 200: Body476, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items476/:id", { schema: { params: Params, body: New476, response: { 200: Body476, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New477 = z.object({ title: z.string(), count477: z.number() });
const Body477 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items477/:id", { schema: { params: Params, response: { 200: Body477, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items477/:id", { schema: { params: Params, body: New477, response: { 200: Body477, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New478 = z.object({ title: z.string(), count478: z.number() });
const Body478 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items478/:id", { schema: { params: Params, response: { 200: Body478, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items478/:id", { schema: { params: Params, body: New478, response: { 200: Body478, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New479 = z.object({ title: z.string(), count479: z.number() });
const Body479 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items479/:id", { schema: { params: Params, response: { 200: Body479, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items479/:id", { schema: { params: Params, body: New479, response: { 200: Body479, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New480 = z.object({ title: z.string(), count480: z.number() });
const Body480 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items480/:id", { schema: { params: Params, response: { 200: Body480, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items480/:id", { schema: { params: Params, body: New480, response: { 200: Body480, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New481 = z.object({ title: z.string(), count481: z.number() });
const Body481 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items481/:id", { schema: { params: Params, response: { 200: Body481, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items481/:id", { schema: { params: Params, body: New481, response: { 200: Body481, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New482 = z.object({ title: z.string(), count482: z.number() });
const Body482 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items482/:id", { schema: { params: Params, response: { 200: Body482, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items482/:id", { schema: { params: Params, body: New482, response: { 200: Body482, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New483 = z.object({ title: z.string(), count483: z.number() });
const Body483 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items483/:id", { schema: { params: Params, response: { 200: Body483, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items483/:id", { schema: { params: Params, body: New483, response: { 200: Body483, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New484 = z.object({ title: z.string(), count484: z.number() });
const Body484 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items484/:id", { schema: { params: Params, response: { 200: Body484, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items484/:id", { schema: { params: Params, body: New484, response: { 200: Body484, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New485 = z.object({ title: z.string(), count485: z.number() });
const Body485 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items485/:id", { schema: { params: Params, response: { 200: Body485, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items485/:id", { schema: { params: Params, body: New485, response: { 200: Body485, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New486 = z.object({ title: z.string(), count486: z.number() });
const Body486 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items486/:id", { schema: { params: Params, response: { 200: Body486, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items486/:id", { schema: { params: Params, body: New486, response: { 200: Body486, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New487 = z.object({ title: z.string(), count487: z.number() });
const Body487 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items487/:id", { schema: { params: Params, response: { 200: Body487, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items487/:id", { schema: { params: Params, body: New487, response: { 200: Body487, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New488 = z.object({ title: z.string(), count488: z.number() });
const Body488 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items488/:id", { schema: { params: Params, response: { 200: Body488, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items488/:id", { schema: { params: Params, body: New488, response: { 200: Body488, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New489 = z.object({ title: z.string(), count489: z.number() });
const Body489 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items489/:id", { schema: { params: Params, response: { 200: Body489, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items489/:id", { schema: { params: Params, body: New489, response: { 200: Body489, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New490 = z.object({ title: z.string(), count490: z.number() });
const Body490 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items490/:id", { schema: { params: Params, response: { 200: Body490, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items490/:id", { schema: { params: Params, body: New490, response: { 200: Body490, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New491 = z.object({ title: z.string(), count491: z.number() });
const Body491 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items491/:id", { schema: { params: Params, response: { 200: Body491, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items491/:id", { schema: { params: Params, body: New491, response: { 200: Body491, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New492 = z.object({ title: z.string(), count492: z.number() });
const Body492 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items492/:id", { schema: { params: Params, response: { 200: Body492, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items492/:id", { schema: { params: Params, body: New492, response: { 200: Body492, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New493 = z.object({ title: z.string(), count493: z.number() });
const Body493 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items493/:id", { schema: { params: Params, response: { 200: Body493, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items493/:id", { schema: { params: Params, body: New493, response: { 200: Body493, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New494 = z.object({ title: z.string(), count494: z.number() });
const Body494 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items494/:id", { schema: { params: Params, response: { 200: Body494, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items494/:id", { schema: { params: Params, body: New494, response: { 200: Body494, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New495 = z.object({ title: z.string(), count495: z.number() });
const Body495 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items495/:id", { schema: { params: Params, response: { 200: Body495, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items495/:id", { schema: { params: Params, body: New495, response: { 200: Body495, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New496 = z.object({ title: z.string(), count496: z.number() });
const Body496 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items496/:id", { schema: { params: Params, response: { 200: Body496, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items496/:id", { schema: { params: Params, body: New496, response: { 200: Body496, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New497 = z.object({ title: z.string(), count497: z.number() });
const Body497 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items497/:id", { schema: { params: Params, response: { 200: Body497, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items497/:id", { schema: { params: Params, body: New497, response: { 200: Body497, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New498 = z.object({ title: z.string(), count498: z.number() });
const Body498 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items498/:id", { schema: { params: Params, response: { 200: Body498, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items498/:id", { schema: { params: Params, body: New498, response: { 200: Body498, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New499 = z.object({ title: z.string(), count499: z.number() });
const Body499 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items499/:id", { schema: { params: Params, response: { 200: Body499, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items499/:id", { schema: { params: Params, body: New499, response: { 200: Body499, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
