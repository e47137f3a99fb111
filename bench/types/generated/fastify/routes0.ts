import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New0 = z.object({ title: z.string(), count0: z.number() });
const Body0 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items0/:id", { schema: { params: Params, response: { 200: Body0, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items0/:id", { schema: { params: Params, body: New0, response: { 200: Body0, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New1 = z.object({ title: z.string(), count1: z.number() });
const Body1 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items1/:id", { schema: { params: Params, response: { 200: Body1, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items1/:id", { schema: { params: Params, body: New1, response: { 200: Body1, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New2 = z.object({ title: z.string(), count2: z.number() });
const Body2 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items2/:id", { schema: { params: Params, response: { 200: Body2, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items2/:id", { schema: { params: Params, body: New2, response: { 200: Body2, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New3 = z.object({ title: z.string(), count3: z.number() });
const Body3 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items3/:id", { schema: { params: Params, response: { 200: Body3, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items3/:id", { schema: { params: Params, body: New3, response: { 200: Body3, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New4 = z.object({ title: z.string(), count4: z.number() });
const Body4 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items4/:id", { schema: { params: Params, response: { 200: Body4, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items4/:id", { schema: { params: Params, body: New4, response: { 200: Body4, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New5 = z.object({ title: z.string(), count5: z.number() });
const Body5 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items5/:id", { schema: { params: Params, response: { 200: Body5, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items5/:id", { schema: { params: Params, body: New5, response: { 200: Body5, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New6 = z.object({ title: z.string(), count6: z.number() });
const Body6 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items6/:id", { schema: { params: Params, response: { 200: Body6, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items6/:id", { schema: { params: Params, body: New6, response: { 200: Body6, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New7 = z.object({ title: z.string(), count7: z.number() });
const Body7 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items7/:id", { schema: { params: Params, response: { 200: Body7, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items7/:id", { schema: { params: Params, body: New7, response: { 200: Body7, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New8 = z.object({ title: z.string(), count8: z.number() });
const Body8 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items8/:id", { schema: { params: Params, response: { 200: Body8, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items8/:id", { schema: { params: Params, body: New8, response: { 200: Body8, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New9 = z.object({ title: z.string(), count9: z.number() });
const Body9 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items9/:id", { schema: { params: Params, response: { 200: Body9, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items9/:id", { schema: { params: Params, body: New9, response: { 200: Body9, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New10 = z.object({ title: z.string(), count10: z.number() });
const Body10 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items10/:id", { schema: { params: Params, response: { 200: Body10, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items10/:id", { schema: { params: Params, body: New10, response: { 200: Body10, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New11 = z.object({ title: z.string(), count11: z.number() });
const Body11 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items11/:id", { schema: { params: Params, response: { 200: Body11, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items11/:id", { schema: { params: Params, body: New11, response: { 200: Body11, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New12 = z.object({ title: z.string(), count12: z.number() });
const Body12 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items12/:id", { schema: { params: Params, response: { 200: Body12, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items12/:id", { schema: { params: Params, body: New12, response: { 200: Body12, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New13 = z.object({ title: z.string(), count13: z.number() });
const Body13 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items13/:id", { schema: { params: Params, response: { 200: Body13, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items13/:id", { schema: { params: Params, body: New13, response: { 200: Body13, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New14 = z.object({ title: z.string(), count14: z.number() });
const Body14 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items14/:id", { schema: { params: Params, response: { 200: Body14, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items14/:id", { schema: { params: Params, body: New14, response: { 200: Body14, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New15 = z.object({ title: z.string(), count15: z.number() });
const Body15 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items15/:id", { schema: { params: Params, response: { 200: Body15, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items15/:id", { schema: { params: Params, body: New15, response: { 200: Body15, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New16 = z.object({ title: z.string(), count16: z.number() });
const Body16 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items16/:id", { schema: { params: Params, response: { 200: Body16, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items16/:id", { schema: { params: Params, body: New16, response: { 200: Body16, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New17 = z.object({ title: z.string(), count17: z.number() });
const Body17 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items17/:id", { schema: { params: Params, response: { 200: Body17, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items17/:id", { schema: { params: Params, body: New17, response: { 200: Body17, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New18 = z.object({ title: z.string(), count18: z.number() });
const Body18 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items18/:id", { schema: { params: Params, response: { 200: Body18, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items18/:id", { schema: { params: Params, body: New18, response: { 200: Body18, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New19 = z.object({ title: z.string(), count19: z.number() });
const Body19 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items19/:id", { schema: { params: Params, response: { 200: Body19, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items19/:id", { schema: { params: Params, body: New19, response: { 200: Body19, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New20 = z.object({ title: z.string(), count20: z.number() });
const Body20 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items20/:id", { schema: { params: Params, response: { 200: Body20, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items20/:id", { schema: { params: Params, body: New20, response: { 200: Body20, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New21 = z.object({ title: z.string(), count21: z.number() });
const Body21 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items21/:id", { schema: { params: Params, response: { 200: Body21, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items21/:id", { schema: { params: Params, body: New21, response: { 200: Body21, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New22 = z.object({ title: z.string(), count22: z.number() });
const Body22 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items22/:id", { schema: { params: Params, response: { 200: Body22, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items22/:id", { schema: { params: Params, body: New22, response: { 200: Body22, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New23 = z.object({ title: z.string(), count23: z.number() });
const Body23 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items23/:id", { schema: { params: Params, response: { 200: Body23, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items23/:id", { schema: { params: Params, body: New23, response: { 200: Body23, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New24 = z.object({ title: z.string(), count24: z.number() });
const Body24 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items24/:id", { schema: { params: Params, response: { 200: Body24, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items24/:id", { schema: { params: Params, body: New24, response: { 200: Body24, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New25 = z.object({ title: z.string(), count25: z.number() });
const Body25 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items25/:id", { schema: { params: Params, response: { 200: Body25, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items25/:id", { schema: { params: Params, body: New25, response: { 200: Body25, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New26 = z.object({ title: z.string(), count26: z.number() });
const Body26 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items26/:id", { schema: { params: Params, response: { 200: Body26, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items26/:id", { schema: { params: Params, body: New26, response: { 200: Body26, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New27 = z.object({ title: z.string(), count27: z.number() });
const Body27 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items27/:id", { schema: { params: Params, response: { 200: Body27, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items27/:id", { schema: { params: Params, body: New27, response: { 200: Body27, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New28 = z.object({ title: z.string(), count28: z.number() });
const Body28 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items28/:id", { schema: { params: Params, response: { 200: Body28, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items28/:id", { schema: { params: Params, body: New28, response: { 200: Body28, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New29 = z.object({ title: z.string(), count29: z.number() });
const Body29 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items29/:id", { schema: { params: Params, response: { 200: Body29, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items29/:id", { schema: { params: Params, body: New29, response: { 200: Body29, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New30 = z.object({ title: z.string(), count30: z.number() });
const Body30 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items30/:id", { schema: { params: Params, response: { 200: Body30, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items30/:id", { schema: { params: Params, body: New30, response: { 200: Body30, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New31 = z.object({ title: z.string(), count31: z.number() });
const Body31 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items31/:id", { schema: { params: Params, response: { 200: Body31, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items31/:id", { schema: { params: Params, body: New31, response: { 200: Body31, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New32 = z.object({ title: z.string(), count32: z.number() });
const Body32 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items32/:id", { schema: { params: Params, response: { 200: Body32, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items32/:id", { schema: { params: Params, body: New32, response: { 200: Body32, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New33 = z.object({ title: z.string(), count33: z.number() });
const Body33 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items33/:id", { schema: { params: Params, response: { 200: Body33, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items33/:id", { schema: { params: Params, body: New33, response: { 200: Body33, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New34 = z.object({ title: z.string(), count34: z.number() });
const Body34 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items34/:id", { schema: { params: Params, response: { 200: Body34, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items34/:id", { schema: { params: Params, body: New34, response: { 200: Body34, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New35 = z.object({ title: z.string(), count35: z.number() });
const Body35 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items35/:id", { schema: { params: Params, response: { 200: Body35, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items35/:id", { schema: { params: Params, body: New35, response: { 200: Body35, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New36 = z.object({ title: z.string(), count36: z.number() });
const Body36 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items36/:id", { schema: { params: Params, response: { 200: Body36, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items36/:id", { schema: { params: Params, body: New36, response: { 200: Body36, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New37 = z.object({ title: z.string(), count37: z.number() });
const Body37 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items37/:id", { schema: { params: Params, response: { 200: Body37, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items37/:id", { schema: { params: Params, body: New37, response: { 200: Body37, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New38 = z.object({ title: z.string(), count38: z.number() });
const Body38 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items38/:id", { schema: { params: Params, response: { 200: Body38, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items38/:id", { schema: { params: Params, body: New38, response: { 200: Body38, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New39 = z.object({ title: z.string(), count39: z.number() });
const Body39 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items39/:id", { schema: { params: Params, response: { 200: Body39, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items39/:id", { schema: { params: Params, body: New39, response: { 200: Body39, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New40 = z.object({ title: z.string(), count40: z.number() });
const Body40 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items40/:id", { schema: { params: Params, response: { 200: Body40, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items40/:id", { schema: { params: Params, body: New40, response: { 200: Body40, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New41 = z.object({ title: z.string(), count41: z.number() });
const Body41 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items41/:id", { schema: { params: Params, response: { 200: Body41, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items41/:id", { schema: { params: Params, body: New41, response: { 200: Body41, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New42 = z.object({ title: z.string(), count42: z.number() });
const Body42 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items42/:id", { schema: { params: Params, response: { 200: Body42, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items42/:id", { schema: { params: Params, body: New42, response: { 200: Body42, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New43 = z.object({ title: z.string(), count43: z.number() });
const Body43 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items43/:id", { schema: { params: Params, response: { 200: Body43, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items43/:id", { schema: { params: Params, body: New43, response: { 200: Body43, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New44 = z.object({ title: z.string(), count44: z.number() });
const Body44 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items44/:id", { schema: { params: Params, response: { 200: Body44, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items44/:id", { schema: { params: Params, body: New44, response: { 200: Body44, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New45 = z.object({ title: z.string(), count45: z.number() });
const Body45 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items45/:id", { schema: { params: Params, response: { 200: Body45, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items45/:id", { schema: { params: Params, body: New45, response: { 200: Body45, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New46 = z.object({ title: z.string(), count46: z.number() });
const Body46 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items46/:id", { schema: { params: Params, response: { 200: Body46, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items46/:id", { schema: { params: Params, body: New46, response: { 200: Body46, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New47 = z.object({ title: z.string(), count47: z.number() });
const Body47 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items47/:id", { schema: { params: Params, response: { 200: Body47, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items47/:id", { schema: { params: Params, body: New47, response: { 200: Body47, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New48 = z.object({ title: z.string(), count48: z.number() });
const Body48 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items48/:id", { schema: { params: Params, response: { 200: Body48, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items48/:id", { schema: { params: Params, body: New48, response: { 200: Body48, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New49 = z.object({ title: z.string(), count49: z.number() });
const Body49 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items49/:id", { schema: { params: Params, response: { 200: Body49, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items49/:id", { schema: { params: Params, body: New49, response: { 200: Body49, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
