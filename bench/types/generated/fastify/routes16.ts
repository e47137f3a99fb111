import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New800 = z.object({ title: z.string(), count800: z.number() });
const Body800 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items800/:id", { schema: { params: Params, response: { 200: Body800, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items800/:id", { schema: { params: Params, body: New800, response: { 200: Body800, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New801 = z.object({ title: z.string(), count801: z.number() });
const Body801 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items801/:id", { schema: { params: Params, response: { 200: Body801, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items801/:id", { schema: { params: Params, body: New801, response: { 200: Body801, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New802 = z.object({ title: z.string(), count802: z.number() });
const Body802 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items802/:id", { schema: { params: Params, response: { 200: Body802, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items802/:id", { schema: { params: Params, body: New802, response: { 200: Body802, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New803 = z.object({ title: z.string(), count803: z.number() });
const Body803 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items803/:id", { schema: { params: Params, response: { 200: Body803, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items803/:id", { schema: { params: Params, body: New803, response: { 200: Body803, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New804 = z.object({ title: z.string(), count804: z.number() });
const Body804 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items804/:id", { schema: { params: Params, response: { 200: Body804, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items804/:id", { schema: { params: Params, body: New804, response: { 200: Body804, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New805 = z.object({ title: z.string(), count805: z.number() });
const Body805 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items805/:id", { schema: { params: Params, response: { 200: Body805, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items805/:id", { schema: { params: Params, body: New805, response: { 200: Body805, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New806 = z.object({ title: z.string(), count806: z.number() });
const Body806 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items806/:id", { schema: { params: Params, response: { 200: Body806, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items806/:id", { schema: { params: Params, body: New806, response: { 200: Body806, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New807 = z.object({ title: z.string(), count807: z.number() });
const Body807 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items807/:id", { schema: { params: Params, response: { 200: Body807, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items807/:id", { schema: { params: Params, body: New807, response: { 200: Body807, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New808 = z.object({ title: z.string(), count808: z.number() });
const Body808 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items808/:id", { schema: { params: Params, response: { 200: Body808, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items808/:id", { schema: { params: Params, body: New808, response: { 200: Body808, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New809 = z.object({ title: z.string(), count809: z.number() });
const Body809 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items809/:id", { schema: { params: Params, response: { 200: Body809, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items809/:id", { schema: { params: Params, body: New809, response: { 200: Body809, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New810 = z.object({ title: z.string(), count810: z.number() });
const Body810 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items810/:id", { schema: { params: Params, response: { 200: Body810, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items810/:id", { schema: { params: Params, body: New810, response: { 200: Body810, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New811 = z.object({ title: z.string(), count811: z.number() });
const Body811 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items811/:id", { schema: { params: Params, response: { 200: Body811, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items811/:id", { schema: { params: Params, body: New811, response: { 200: Body811, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New812 = z.object({ title: z.string(), count812: z.number() });
const Body812 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items812/:id", { schema: { params: Params, response: { 200: Body812, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items812/:id", { schema: { params: Params, body: New812, response: { 200: Body812, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New813 = z.object({ title: z.string(), count813: z.number() });
const Body813 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items813/:id", { schema: { params: Params, response: { 200: Body813, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items813/:id", { schema: { params: Params, body: New813, response: { 200: Body813, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New814 = z.object({ title: z.string(), count814: z.number() });
const Body814 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items814/:id", { schema: { params: Params, response: { 200: Body814, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items814/:id", { schema: { params: Params, body: New814, response: { 200: Body814, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New815 = z.object({ title: z.string(), count815: z.number() });
const Body815 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items815/:id", { schema: { params: Params, response: { 200: Body815, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items815/:id", { schema: { params: Params, body: New815, response: { 200: Body815, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New816 = z.object({ title: z.string(), count816: z.number() });
const Body816 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items816/:id", { schema: { params: Params, response: { 200: Body816, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items816/:id", { schema: { params: Params, body: New816, response: { 200: Body816, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New817 = z.object({ title: z.string(), count817: z.number() });
const Body817 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items817/:id", { schema: { params: Params, response: { 200: Body817, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items817/:id", { schema: { params: Params, body: New817, response: { 200: Body817, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New818 = z.object({ title: z.string(), count818: z.number() });
const Body818 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items818/:id", { schema: { params: Params, response: { 200: Body818, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items818/:id", { schema: { params: Params, body: New818, response: { 200: Body818, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New819 = z.object({ title: z.string(), count819: z.number() });
const Body819 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items819/:id", { schema: { params: Params, response: { 200: Body819, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items819/:id", { schema: { params: Params, body: New819, response: { 200: Body819, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New820 = z.object({ title: z.string(), count820: z.number() });
const Body820 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items820/:id", { schema: { params: Params, response: { 200: Body820, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items820/:id", { schema: { params: Params, body: New820, response: { 200: Body820, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New821 = z.object({ title: z.string(), count821: z.number() });
const Body821 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items821/:id", { schema: { params: Params, response: { 200: Body821, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items821/:id", { schema: { params: Params, body: New821, response: { 200: Body821, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New822 = z.object({ title: z.string(), count822: z.number() });
const Body822 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items822/:id", { schema: { params: Params, response: { 200: Body822, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items822/:id", { schema: { params: Params, body: New822, response: { 200: Body822, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New823 = z.object({ title: z.string(), count823: z.number() });
const Body823 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items823/:id", { schema: { params: Params, response: { 200: Body823, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items823/:id", { schema: { params: Params, body: New823, response: { 200: Body823, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New824 = z.object({ title: z.string(), count824: z.number() });
const Body824 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items824/:id", { schema: { params: Params, response: { 200: Body824, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items824/:id", { schema: { params: Params, body: New824, response: { 200: Body824, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New825 = z.object({ title: z.string(), count825: z.number() });
const Body825 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items825/:id", { schema: { params: Params, response: { 200: Body825, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items825/:id", { schema: { params: Params, body: New825, response: { 200: Body825, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New826 = z.object({ title: z.string(), count826: z.number() });
const Body826 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items826/:id", { schema: { params: Params, response: { 200: Body826, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items826/:id", { schema: { params: Params, body: New826, response: { 200: Body826, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New827 = z.object({ title: z.string(), count827: z.number() });
const Body827 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items827/:id", { schema: { params: Params, response: { 200: Body827, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items827/:id", { schema: { params: Params, body: New827, response: { 200: Body827, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New828 = z.object({ title: z.string(), count828: z.number() });
const Body828 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items828/:id", { schema: { params: Params, response: { 200: Body828, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items828/:id", { schema: { params: Params, body: New828, response: { 200: Body828, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New829 = z.object({ title: z.string(), count829: z.number() });
const Body829 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items829/:id", { schema: { params: Params, response: { 200: Body829, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items829/:id", { schema: { params: Params, body: New829, response: { 200: Body829, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New830 = z.object({ title: z.string(), count830: z.number() });
const Body830 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items830/:id", { schema: { params: Params, response: { 200: Body830, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items830/:id", { schema: { params: Params, body: New830, response: { 200: Body830, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New831 = z.object({ title: z.string(), count831: z.number() });
const Body831 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items831/:id", { schema: { params: Params, response: { 200: Body831, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items831/:id", { schema: { params: Params, body: New831, response: { 200: Body831, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New832 = z.object({ title: z.string(), count832: z.number() });
const Body832 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items832/:id", { schema: { params: Params, response: { 200: Body832, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items832/:id", { schema: { params: Params, body: New832, response: { 200: Body832, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New833 = z.object({ title: z.string(), count833: z.number() });
const Body833 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items833/:id", { schema: { params: Params, response: { 200: Body833, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items833/:id", { schema: { params: Params, body: New833, response: { 200: Body833, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New834 = z.object({ title: z.string(), count834: z.number() });
const Body834 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items834/:id", { schema: { params: Params, response: { 200: Body834, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items834/:id", { schema: { params: Params, body: New834, response: { 200: Body834, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New835 = z.object({ title: z.string(), count835: z.number() });
const Body835 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items835/:id", { schema: { params: Params, response: { 200: Body835, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items835/:id", { schema: { params: Params, body: New835, response: { 200: Body835, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New836 = z.object({ title: z.string(), count836: z.number() });
const Body836 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items836/:id", { schema: { params: Params, response: { 200: Body836, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items836/:id", { schema: { params: Params, body: New836, response: { 200: Body836, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New837 = z.object({ title: z.string(), count837: z.number() });
const Body837 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items837/:id", { schema: { params: Params, response: { 200: Body837, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items837/:id", { schema: { params: Params, body: New837, response: { 200: Body837, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New838 = z.object({ title: z.string(), count838: z.number() });
const Body838 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items838/:id", { schema: { params: Params, response: { 200: Body838, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items838/:id", { schema: { params: Params, body: New838, response: { 200: Body838, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New839 = z.object({ title: z.string(), count839: z.number() });
const Body839 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items839/:id", { schema: { params: Params, response: { 200: Body839, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items839/:id", { schema: { params: Params, body: New839, response: { 200: Body839, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New840 = z.object({ title: z.string(), count840: z.number() });
const Body840 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items840/:id", { schema: { params: Params, response: { 200: Body840, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items840/:id", { schema: { params: Params, body: New840, response: { 200: Body840, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New841 = z.object({ title: z.string(), count841: z.number() });
const Body841 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items841/:id", { schema: { params: Params, response: { 200: Body841, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items841/:id", { schema: { params: Params, body: New841, response: { 200: Body841, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New842 = z.object({ title: z.string(), count842: z.number() });
const Body842 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items842/:id", { schema: { params: Params, response: { 200: Body842, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items842/:id", { schema: { params: Params, body: New842, response: { 200: Body842, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New843 = z.object({ title: z.string(), count843: z.number() });
const Body843 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items843/:id", { schema: { params: Params, response: { 200: Body843, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items843/:id", { schema: { params: Params, body: New843, response: { 200: Body843, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New844 = z.object({ title: z.string(), count844: z.number() });
const Body844 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items844/:id", { schema: { params: Params, response: { 200: Body844, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items844/:id", { schema: { params: Params, body: New844, response: { 200: Body844, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New845 = z.object({ title: z.string(), count845: z.number() });
const Body845 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items845/:id", { schema: { params: Params, response: { 200: Body845, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items845/:id", { schema: { params: Params, body: New845, response: { 200: Body845, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New846 = z.object({ title: z.string(), count846: z.number() });
const Body846 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items846/:id", { schema: { params: Params, response: { 200: Body846, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items846/:id", { schema: { params: Params, body: New846, response: { 200: Body846, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New847 = z.object({ title: z.string(), count847: z.number() });
const Body847 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items847/:id", { schema: { params: Params, response: { 200: Body847, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items847/:id", { schema: { params: Params, body: New847, response: { 200: Body847, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New848 = z.object({ title: z.string(), count848: z.number() });
const Body848 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items848/:id", { schema: { params: Params, response: { 200: Body848, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items848/:id", { schema: { params: Params, body: New848, response: { 200: Body848, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New849 = z.object({ title: z.string(), count849: z.number() });
const Body849 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items849/:id", { schema: { params: Params, response: { 200: Body849, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items849/:id", { schema: { params: Params, body: New849, response: { 200: Body849, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
