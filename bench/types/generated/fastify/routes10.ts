import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New500 = z.object({ title: z.string(), count500: z.number() });
const Body500 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items500/:id", { schema: { params: Params, response: { 200: Body500, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items500/:id", { schema: { params: Params, body: New500, response: { 200: Body500, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New501 = z.object({ title: z.string(), count501: z.number() });
const Body501 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items501/:id", { schema: { params: Params, response: { 200: Body501, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items501/:id", { schema: { params: Params, body: New501, response: { 200: Body501, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New502 = z.object({ title: z.string(), count502: z.number() });
const Body502 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items502/:id", { schema: { params: Params, response: { 200: Body502, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items502/:id", { schema: { params: Params, body: New502, response: { 200: Body502, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New503 = z.object({ title: z.string(), count503: z.number() });
const Body503 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items503/:id", { schema: { params: Params, response: { 200: Body503, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items503/:id", { schema: { params: Params, body: New503, response: { 200: Body503, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New504 = z.object({ title: z.string(), count504: z.number() });
const Body504 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items504/:id", { schema: { params: Params, response: { 200: Body504, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items504/:id", { schema: { params: Params, body: New504, response: { 200: Body504, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New505 = z.object({ title: z.string(), count505: z.number() });
const Body505 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items505/:id", { schema: { params: Params, response: { 200: Body505, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items505/:id", { schema: { params: Params, body: New505, response: { 200: Body505, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New506 = z.object({ title: z.string(), count506: z.number() });
const Body506 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items506/:id", { schema: { params: Params, response: { 200: Body506, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items506/:id", { schema: { params: Params, body: New506, response: { 200: Body506, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New507 = z.object({ title: z.string(), count507: z.number() });
const Body507 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items507/:id", { schema: { params: Params, response: { 200: Body507, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items507/:id", { schema: { params: Params, body: New507, response: { 200: Body507, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New508 = z.object({ title: z.string(), count508: z.number() });
const Body508 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items508/:id", { schema: { params: Params, response: { 200: Body508, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items508/:id", { schema: { params: Params, body: New508, response: { 200: Body508, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New509 = z.object({ title: z.string(), count509: z.number() });
const Body509 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items509/:id", { schema: { params: Params, response: { 200: Body509, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items509/:id", { schema: { params: Params, body: New509, response: { 200: Body509, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New510 = z.object({ title: z.string(), count510: z.number() });
const Body510 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items510/:id", { schema: { params: Params, response: { 200: Body510, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items510/:id", { schema: { params: Params, body: New510, response: { 200: Body510, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New511 = z.object({ title: z.string(), count511: z.number() });
const Body511 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items511/:id", { schema: { params: Params, response: { 200: Body511, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items511/:id", { schema: { params: Params, body: New511, response: { 200: Body511, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New512 = z.object({ title: z.string(), count512: z.number() });
const Body512 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items512/:id", { schema: { params: Params, response: { 200: Body512, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items512/:id", { schema: { params: Params, body: New512, response: { 200: Body512, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New513 = z.object({ title: z.string(), count513: z.number() });
const Body513 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items513/:id", { schema: { params: Params, response: { 200: Body513, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items513/:id", { schema: { params: Params, body: New513, response: { 200: Body513, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New514 = z.object({ title: z.string(), count514: z.number() });
const Body514 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items514/:id", { schema: { params: Params, response: { 200: Body514, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items514/:id", { schema: { params: Params, body: New514, response: { 200: Body514, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New515 = z.object({ title: z.string(), count515: z.number() });
const Body515 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items515/:id", { schema: { params: Params, response: { 200: Body515, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items515/:id", { schema: { params: Params, body: New515, response: { 200: Body515, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New516 = z.object({ title: z.string(), count516: z.number() });
const Body516 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items516/:id", { schema: { params: Params, response: { 200: Body516, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items516/:id", { schema: { params: Params, body: New516, response: { 200: Body516, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New517 = z.object({ title: z.string(), count517: z.number() });
const Body517 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items517/:id", { schema: { params: Params, response: { 200: Body517, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items517/:id", { schema: { params: Params, body: New517, response: { 200: Body517, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New518 = z.object({ title: z.string(), count518: z.number() });
const Body518 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items518/:id", { schema: { params: Params, response: { 200: Body518, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items518/:id", { schema: { params: Params, body: New518, response: { 200: Body518, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New519 = z.object({ title: z.string(), count519: z.number() });
const Body519 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items519/:id", { schema: { params: Params, response: { 200: Body519, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items519/:id", { schema: { params: Params, body: New519, response: { 200: Body519, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New520 = z.object({ title: z.string(), count520: z.number() });
const Body520 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items520/:id", { schema: { params: Params, response: { 200: Body520, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items520/:id", { schema: { params: Params, body: New520, response: { 200: Body520, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New521 = z.object({ title: z.string(), count521: z.number() });
const Body521 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items521/:id", { schema: { params: Params, response: { 200: Body521, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items521/:id", { schema: { params: Params, body: New521, response: { 200: Body521, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New522 = z.object({ title: z.string(), count522: z.number() });
const Body522 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items522/:id", { schema: { params: Params, response: { 200: Body522, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items522/:id", { schema: { params: Params, body: New522, response: { 200: Body522, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New523 = z.object({ title: z.string(), count523: z.number() });
const Body523 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items523/:id", { schema: { params: Params, response: { 200: Body523, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items523/:id", { schema: { params: Params, body: New523, response: { 200: Body523, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New524 = z.object({ title: z.string(), count524: z.number() });
const Body524 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items524/:id", { schema: { params: Params, response: { 200: Body524, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items524/:id", { schema: { params: Params, body: New524, response: { 200: Body524, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New525 = z.object({ title: z.string(), count525: z.number() });
const Body525 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items525/:id", { schema: { params: Params, response: { 200: Body525, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items525/:id", { schema: { params: Params, body: New525, response: { 200: Body525, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New526 = z.object({ title: z.string(), count526: z.number() });
const Body526 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items526/:id", { schema: { params: Params, response: { 200: Body526, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items526/:id", { schema: { params: Params, body: New526, response: { 200: Body526, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New527 = z.object({ title: z.string(), count527: z.number() });
const Body527 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items527/:id", { schema: { params: Params, response: { 200: Body527, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items527/:id", { schema: { params: Params, body: New527, response: { 200: Body527, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New528 = z.object({ title: z.string(), count528: z.number() });
const Body528 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items528/:id", { schema: { params: Params, response: { 200: Body528, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items528/:id", { schema: { params: Params, body: New528, response: { 200: Body528, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New529 = z.object({ title: z.string(), count529: z.number() });
const Body529 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items529/:id", { schema: { params: Params, response: { 200: Body529, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items529/:id", { schema: { params: Params, body: New529, response: { 200: Body529, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New530 = z.object({ title: z.string(), count530: z.number() });
const Body530 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items530/:id", { schema: { params: Params, response: { 200: Body530, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items530/:id", { schema: { params: Params, body: New530, response: { 200: Body530, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New531 = z.object({ title: z.string(), count531: z.number() });
const Body531 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items531/:id", { schema: { params: Params, response: { 200: Body531, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items531/:id", { schema: { params: Params, body: New531, response: { 200: Body531, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New532 = z.object({ title: z.string(), count532: z.number() });
const Body532 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items532/:id", { schema: { params: Params, response: { 200: Body532, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items532/:id", { schema: { params: Params, body: New532, response: { 200: Body532, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New533 = z.object({ title: z.string(), count533: z.number() });
const Body533 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items533/:id", { schema: { params: Params, response: { 200: Body533, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items533/:id", { schema: { params: Params, body: New533, response: { 200: Body533, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New534 = z.object({ title: z.string(), count534: z.number() });
const Body534 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items534/:id", { schema: { params: Params, response: { 200: Body534, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items534/:id", { schema: { params: Params, body: New534, response: { 200: Body534, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New535 = z.object({ title: z.string(), count535: z.number() });
const Body535 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items535/:id", { schema: { params: Params, response: { 200: Body535, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items535/:id", { schema: { params: Params, body: New535, response: { 200: Body535, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New536 = z.object({ title: z.string(), count536: z.number() });
const Body536 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items536/:id", { schema: { params: Params, response: { 200: Body536, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items536/:id", { schema: { params: Params, body: New536, response: { 200: Body536, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New537 = z.object({ title: z.string(), count537: z.number() });
const Body537 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items537/:id", { schema: { params: Params, response: { 200: Body537, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items537/:id", { schema: { params: Params, body: New537, response: { 200: Body537, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New538 = z.object({ title: z.string(), count538: z.number() });
const Body538 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items538/:id", { schema: { params: Params, response: { 200: Body538, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items538/:id", { schema: { params: Params, body: New538, response: { 200: Body538, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New539 = z.object({ title: z.string(), count539: z.number() });
const Body539 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items539/:id", { schema: { params: Params, response: { 200: Body539, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items539/:id", { schema: { params: Params, body: New539, response: { 200: Body539, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New540 = z.object({ title: z.string(), count540: z.number() });
const Body540 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items540/:id", { schema: { params: Params, response: { 200: Body540, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items540/:id", { schema: { params: Params, body: New540, response: { 200: Body540, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New541 = z.object({ title: z.string(), count541: z.number() });
const Body541 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items541/:id", { schema: { params: Params, response: { 200: Body541, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items541/:id", { schema: { params: Params, body: New541, response: { 200: Body541, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New542 = z.object({ title: z.string(), count542: z.number() });
const Body542 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items542/:id", { schema: { params: Params, response: { 200: Body542, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items542/:id", { schema: { params: Params, body: New542, response: { 200: Body542, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New543 = z.object({ title: z.string(), count543: z.number() });
const Body543 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items543/:id", { schema: { params: Params, response: { 200: Body543, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items543/:id", { schema: { params: Params, body: New543, response: { 200: Body543, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New544 = z.object({ title: z.string(), count544: z.number() });
const Body544 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items544/:id", { schema: { params: Params, response: { 200: Body544, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items544/:id", { schema: { params: Params, body: New544, response: { 200: Body544, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New545 = z.object({ title: z.string(), count545: z.number() });
const Body545 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items545/:id", { schema: { params: Params, response: { 200: Body545, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items545/:id", { schema: { params: Params, body: New545, response: { 200: Body545, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New546 = z.object({ title: z.string(), count546: z.number() });
const Body546 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items546/:id", { schema: { params: Params, response: { 200: Body546, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items546/:id", { schema: { params: Params, body: New546, response: { 200: Body546, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New547 = z.object({ title: z.string(), count547: z.number() });
const Body547 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items547/:id", { schema: { params: Params, response: { 200: Body547, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items547/:id", { schema: { params: Params, body: New547, response: { 200: Body547, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New548 = z.object({ title: z.string(), count548: z.number() });
const Body548 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items548/:id", { schema: { params: Params, response: { 200: Body548, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items548/:id", { schema: { params: Params, body: New548, response: { 200: Body548, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New549 = z.object({ title: z.string(), count549: z.number() });
const Body549 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items549/:id", { schema: { params: Params, response: { 200: Body549, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items549/:id", { schema: { params: Params, body: New549, response: { 200: Body549, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
