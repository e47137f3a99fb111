import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New600 = z.object({ title: z.string(), count600: z.number() });
const Body600 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items600/:id", { schema: { params: Params, response: { 200: Body600, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items600/:id", { schema: { params: Params, body: New600, response: { 200: Body600, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New601 = z.object({ title: z.string(), count601: z.number() });
const Body601 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items601/:id", { schema: { params: Params, response: { 200: Body601, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items601/:id", { schema: { params: Params, body: New601, response: { 200: Body601, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New602 = z.object({ title: z.string(), count602: z.number() });
const Body602 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items602/:id", { schema: { params: Params, response: { 200: Body602, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items602/:id", { schema: { params: Params, body: New602, response: { 200: Body602, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New603 = z.object({ title: z.string(), count603: z.number() });
const Body603 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items603/:id", { schema: { params: Params, response: { 200: Body603, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items603/:id", { schema: { params: Params, body: New603, response: { 200: Body603, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New604 = z.object({ title: z.string(), count604: z.number() });
const Body604 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items604/:id", { schema: { params: Params, response: { 200: Body604, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items604/:id", { schema: { params: Params, body: New604, response: { 200: Body604, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New605 = z.object({ title: z.string(), count605: z.number() });
const Body605 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items605/:id", { schema: { params: Params, response: { 200: Body605, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items605/:id", { schema: { params: Params, body: New605, response: { 200: Body605, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New606 = z.object({ title: z.string(), count606: z.number() });
const Body606 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items606/:id", { schema: { params: Params, response: { 200: Body606, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items606/:id", { schema: { params: Params, body: New606, response: { 200: Body606, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New607 = z.object({ title: z.string(), count607: z.number() });
const Body607 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items607/:id", { schema: { params: Params, response: { 200: Body607, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items607/:id", { schema: { params: Params, body: New607, response: { 200: Body607, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New608 = z.object({ title: z.string(), count608: z.number() });
const Body608 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items608/:id", { schema: { params: Params, response: { 200: Body608, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items608/:id", { schema: { params: Params, body: New608, response: { 200: Body608, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New609 = z.object({ title: z.string(), count609: z.number() });
const Body609 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items609/:id", { schema: { params: Params, response: { 200: Body609, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items609/:id", { schema: { params: Params, body: New609, response: { 200: Body609, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New610 = z.object({ title: z.string(), count610: z.number() });
const Body610 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items610/:id", { schema: { params: Params, response: { 200: Body610, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items610/:id", { schema: { params: Params, body: New610, response: { 200: Body610, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New611 = z.object({ title: z.string(), count611: z.number() });
const Body611 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items611/:id", { schema: { params: Params, response: { 200: Body611, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items611/:id", { schema: { params: Params, body: New611, response: { 200: Body611, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New612 = z.object({ title: z.string(), count612: z.number() });
const Body612 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items612/:id", { schema: { params: Params, response: { 200: Body612, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items612/:id", { schema: { params: Params, body: New612, response: { 200: Body612, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New613 = z.object({ title: z.string(), count613: z.number() });
const Body613 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items613/:id", { schema: { params: Params, response: { 200: Body613, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items613/:id", { schema: { params: Params, body: New613, response: { 200: Body613, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New614 = z.object({ title: z.string(), count614: z.number() });
const Body614 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items614/:id", { schema: { params: Params, response: { 200: Body614, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items614/:id", { schema: { params: Params, body: New614, response: { 200: Body614, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New615 = z.object({ title: z.string(), count615: z.number() });
const Body615 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items615/:id", { schema: { params: Params, response: { 200: Body615, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items615/:id", { schema: { params: Params, body: New615, response: { 200: Body615, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New616 = z.object({ title: z.string(), count616: z.number() });
const Body616 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items616/:id", { schema: { params: Params, response: { 200: Body616, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items616/:id", { schema: { params: Params, body: New616, response: { 200: Body616, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New617 = z.object({ title: z.string(), count617: z.number() });
const Body617 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items617/:id", { schema: { params: Params, response: { 200: Body617, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items617/:id", { schema: { params: Params, body: New617, response: { 200: Body617, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New618 = z.object({ title: z.string(), count618: z.number() });
const Body618 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items618/:id", { schema: { params: Params, response: { 200: Body618, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items618/:id", { schema: { params: Params, body: New618, response: { 200: Body618, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New619 = z.object({ title: z.string(), count619: z.number() });
const Body619 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items619/:id", { schema: { params: Params, response: { 200: Body619, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items619/:id", { schema: { params: Params, body: New619, response: { 200: Body619, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New620 = z.object({ title: z.string(), count620: z.number() });
const Body620 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items620/:id", { schema: { params: Params, response: { 200: Body620, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items620/:id", { schema: { params: Params, body: New620, response: { 200: Body620, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New621 = z.object({ title: z.string(), count621: z.number() });
const Body621 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items621/:id", { schema: { params: Params, response: { 200: Body621, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items621/:id", { schema: { params: Params, body: New621, response: { 200: Body621, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New622 = z.object({ title: z.string(), count622: z.number() });
const Body622 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items622/:id", { schema: { params: Params, response: { 200: Body622, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items622/:id", { schema: { params: Params, body: New622, response: { 200: Body622, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New623 = z.object({ title: z.string(), count623: z.number() });
const Body623 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items623/:id", { schema: { params: Params, response: { 200: Body623, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items623/:id", { schema: { params: Params, body: New623, response: { 200: Body623, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New624 = z.object({ title: z.string(), count624: z.number() });
const Body624 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items624/:id", { schema: { params: Params, response: { 200: Body624, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items624/:id", { schema: { params: Params, body: New624, response: { 200: Body624, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New625 = z.object({ title: z.string(), count625: z.number() });
const Body625 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items625/:id", { schema: { params: Params, response: { 200: Body625, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items625/:id", { schema: { params: Params, body: New625, response: { 200: Body625, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New626 = z.object({ title: z.string(), count626: z.number() });
const Body626 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items626/:id", { schema: { params: Params, response: { 200: Body626, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items626/:id", { schema: { params: Params, body: New626, response: { 200: Body626, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New627 = z.object({ title: z.string(), count627: z.number() });
const Body627 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items627/:id", { schema: { params: Params, response: { 200: Body627, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items627/:id", { schema: { params: Params, body: New627, response: { 200: Body627, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New628 = z.object({ title: z.string(), count628: z.number() });
const Body628 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items628/:id", { schema: { params: Params, response: { 200: Body628, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items628/:id", { schema: { params: Params, body: New628, response: { 200: Body628, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New629 = z.object({ title: z.string(), count629: z.number() });
const Body629 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items629/:id", { schema: { params: Params, response: { 200: Body629, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items629/:id", { schema: { params: Params, body: New629, response: { 200: Body629, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New630 = z.object({ title: z.string(), count630: z.number() });
const Body630 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items630/:id", { schema: { params: Params, response: { 200: Body630, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items630/:id", { schema: { params: Params, body: New630, response: { 200: Body630, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New631 = z.object({ title: z.string(), count631: z.number() });
const Body631 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items631/:id", { schema: { params: Params, response: { 200: Body631, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items631/:id", { schema: { params: Params, body: New631, response: { 200: Body631, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New632 = z.object({ title: z.string(), count632: z.number() });
const Body632 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items632/:id", { schema: { params: Params, response: { 200: Body632, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items632/:id", { schema: { params: Params, body: New632, response: { 200: Body632, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New633 = z.object({ title: z.string(), count633: z.number() });
const Body633 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items633/:id", { schema: { params: Params, response: { 200: Body633, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items633/:id", { schema: { params: Params, body: New633, response: { 200: Body633, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New634 = z.object({ title: z.string(), count634: z.number() });
const Body634 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items634/:id", { schema: { params: Params, response: { 200: Body634, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items634/:id", { schema: { params: Params, body: New634, response: { 200: Body634, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New635 = z.object({ title: z.string(), count635: z.number() });
const Body635 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items635/:id", { schema: { params: Params, response: { 200: Body635, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items635/:id", { schema: { params: Params, body: New635, response: { 200: Body635, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New636 = z.object({ title: z.string(), count636: z.number() });
const Body636 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items636/:id", { schema: { params: Params, response: { 200: Body636, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items636/:id", { schema: { params: Params, body: New636, response: { 200: Body636, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New637 = z.object({ title: z.string(), count637: z.number() });
const Body637 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items637/:id", { schema: { params: Params, response: { 200: Body637, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items637/:id", { schema: { params: Params, body: New637, response: { 200: Body637, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New638 = z.object({ title: z.string(), count638: z.number() });
const Body638 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items638/:id", { schema: { params: Params, response: { 200: Body638, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items638/:id", { schema: { params: Params, body: New638, response: { 200: Body638, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New639 = z.object({ title: z.string(), count639: z.number() });
const Body639 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items639/:id", { schema: { params: Params, response: { 200: Body639, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items639/:id", { schema: { params: Params, body: New639, response: { 200: Body639, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New640 = z.object({ title: z.string(), count640: z.number() });
const Body640 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items640/:id", { schema: { params: Params, response: { 200: Body640, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items640/:id", { schema: { params: Params, body: New640, response: { 200: Body640, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New641 = z.object({ title: z.string(), count641: z.number() });
const Body641 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items641/:id", { schema: { params: Params, response: { 200: Body641, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items641/:id", { schema: { params: Params, body: New641, response: { 200: Body641, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New642 = z.object({ title: z.string(), count642: z.number() });
const Body642 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items642/:id", { schema: { params: Params, response: { 200: Body642, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items642/:id", { schema: { params: Params, body: New642, response: { 200: Body642, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New643 = z.object({ title: z.string(), count643: z.number() });
const Body643 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items643/:id", { schema: { params: Params, response: { 200: Body643, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items643/:id", { schema: { params: Params, body: New643, response: { 200: Body643, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New644 = z.object({ title: z.string(), count644: z.number() });
const Body644 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items644/:id", { schema: { params: Params, response: { 200: Body644, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items644/:id", { schema: { params: Params, body: New644, response: { 200: Body644, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New645 = z.object({ title: z.string(), count645: z.number() });
const Body645 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items645/:id", { schema: { params: Params, response: { 200: Body645, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items645/:id", { schema: { params: Params, body: New645, response: { 200: Body645, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New646 = z.object({ title: z.string(), count646: z.number() });
const Body646 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items646/:id", { schema: { params: Params, response: { 200: Body646, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items646/:id", { schema: { params: Params, body: New646, response: { 200: Body646, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New647 = z.object({ title: z.string(), count647: z.number() });
const Body647 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items647/:id", { schema: { params: Params, response: { 200: Body647, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items647/:id", { schema: { params: Params, body: New647, response: { 200: Body647, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New648 = z.object({ title: z.string(), count648: z.number() });
const Body648 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items648/:id", { schema: { params: Params, response: { 200: Body648, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items648/:id", { schema: { params: Params, body: New648, response: { 200: Body648, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New649 = z.object({ title: z.string(), count649: z.number() });
const Body649 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items649/:id", { schema: { params: Params, response: { 200: Body649, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items649/:id", { schema: { params: Params, body: New649, response: { 200: Body649, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
