import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New850 = z.object({ title: z.string(), count850: z.number() });
const Body850 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items850/:id", { schema: { params: Params, response: { 200: Body850, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items850/:id", { schema: { params: Params, body: New850, response: { 200: Body850, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New851 = z.object({ title: z.string(), count851: z.number() });
const Body851 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items851/:id", { schema: { params: Params, response: { 200: Body851, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items851/:id", { schema: { params: Params, body: New851, response: { 200: Body851, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New852 = z.object({ title: z.string(), count852: z.number() });
const Body852 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items852/:id", { schema: { params: Params, response: { 200: Body852, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items852/:id", { schema: { params: Params, body: New852, response: { 200: Body852, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New853 = z.object({ title: z.string(), count853: z.number() });
const Body853 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items853/:id", { schema: { params: Params, response: { 200: Body853, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items853/:id", { schema: { params: Params, body: New853, response: { 200: Body853, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New854 = z.object({ title: z.string(), count854: z.number() });
const Body854 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items854/:id", { schema: { params: Params, response: { 200: Body854, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items854/:id", { schema: { params: Params, body: New854, response: { 200: Body854, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New855 = z.object({ title: z.string(), count855: z.number() });
const Body855 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items855/:id", { schema: { params: Params, response: { 200: Body855, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items855/:id", { schema: { params: Params, body: New855, response: { 200: Body855, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New856 = z.object({ title: z.string(), count856: z.number() });
const Body856 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items856/:id", { schema: { params: Params, response: { 200: Body856, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items856/:id", { schema: { params: Params, body: New856, response: { 200: Body856, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New857 = z.object({ title: z.string(), count857: z.number() });
const Body857 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items857/:id", { schema: { params: Params, response: { 200: Body857, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items857/:id", { schema: { params: Params, body: New857, response: { 200: Body857, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New858 = z.object({ title: z.string(), count858: z.number() });
const Body858 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items858/:id", { schema: { params: Params, response: { 200: Body858, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items858/:id", { schema: { params: Params, body: New858, response: { 200: Body858, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New859 = z.object({ title: z.string(), count859: z.number() });
const Body859 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items859/:id", { schema: { params: Params, response: { 200: Body859, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items859/:id", { schema: { params: Params, body: New859, response: { 200: Body859, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New860 = z.object({ title: z.string(), count860: z.number() });
const Body860 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items860/:id", { schema: { params: Params, response: { 200: Body860, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items860/:id", { schema: { params: Params, body: New860, response: { 200: Body860, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New861 = z.object({ title: z.string(), count861: z.number() });
const Body861 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items861/:id", { schema: { params: Params, response: { 200: Body861, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items861/:id", { schema: { params: Params, body: New861, response: { 200: Body861, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New862 = z.object({ title: z.string(), count862: z.number() });
const Body862 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items862/:id", { schema: { params: Params, response: { 200: Body862, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items862/:id", { schema: { params: Params, body: New862, response: { 200: Body862, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New863 = z.object({ title: z.string(), count863: z.number() });
const Body863 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items863/:id", { schema: { params: Params, response: { 200: Body863, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items863/:id", { schema: { params: Params, body: New863, response: { 200: Body863, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New864 = z.object({ title: z.string(), count864: z.number() });
const Body864 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items864/:id", { schema: { params: Params, response: { 200: Body864, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items864/:id", { schema: { params: Params, body: New864, response: { 200: Body864, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New865 = z.object({ title: z.string(), count865: z.number() });
const Body865 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items865/:id", { schema: { params: Params, response: { 200: Body865, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items865/:id", { schema: { params: Params, body: New865, response: { 200: Body865, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New866 = z.object({ title: z.string(), count866: z.number() });
const Body866 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items866/:id", { schema: { params: Params, response: { 200: Body866, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items866/:id", { schema: { params: Params, body: New866, response: { 200: Body866, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New867 = z.object({ title: z.string(), count867: z.number() });
const Body867 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items867/:id", { schema: { params: Params, response: { 200: Body867, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items867/:id", { schema: { params: Params, body: New867, response: { 200: Body867, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New868 = z.object({ title: z.string(), count868: z.number() });
const Body868 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items868/:id", { schema: { params: Params, response: { 200: Body868, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items868/:id", { schema: { params: Params, body: New868, response: { 200: Body868, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New869 = z.object({ title: z.string(), count869: z.number() });
const Body869 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items869/:id", { schema: { params: Params, response: { 200: Body869, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items869/:id", { schema: { params: Params, body: New869, response: { 200: Body869, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New870 = z.object({ title: z.string(), count870: z.number() });
const Body870 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items870/:id", { schema: { params: Params, response: { 200: Body870, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items870/:id", { schema: { params: Params, body: New870, response: { 200: Body870, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New871 = z.object({ title: z.string(), count871: z.number() });
const Body871 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items871/:id", { schema: { params: Params, response: { 200: Body871, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items871/:id", { schema: { params: Params, body: New871, response: { 200: Body871, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New872 = z.object({ title: z.string(), count872: z.number() });
const Body872 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items872/:id", { schema: { params: Params, response: { 200: Body872, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items872/:id", { schema: { params: Params, body: New872, response: { 200: Body872, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New873 = z.object({ title: z.string(), count873: z.number() });
const Body873 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items873/:id", { schema: { params: Params, response: { 200: Body873, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items873/:id", { schema: { params: Params, body: New873, response: { 200: Body873, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New874 = z.object({ title: z.string(), count874: z.number() });
const Body874 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items874/:id", { schema: { params: Params, response: { 200: Body874, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items874/:id", { schema: { params: Params, body: New874, response: { 200: Body874, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New875 = z.object({ title: z.string(), count875: z.number() });
const Body875 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items875/:id", { schema: { params: Params, response: { 200: Body875, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items875/:id", { schema: { params: Params, body: New875, response: { 200: Body875, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New876 = z.object({ title: z.string(), count876: z.number() });
const Body876 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items876/:id", { schema: { params: Params, response: { 200: Body876, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items876/:id", { schema: { params: Params, body: New876, response: { 200: Body876, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New877 = z.object({ title: z.string(), count877: z.number() });
const Body877 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items877/:id", { schema: { params: Params, response: { 200: Body877, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items877/:id", { schema: { params: Params, body: New877, response: { 200: Body877, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New878 = z.object({ title: z.string(), count878: z.number() });
const Body878 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items878/:id", { schema: { params: Params, response: { 200: Body878, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items878/:id", { schema: { params: Params, body: New878, response: { 200: Body878, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New879 = z.object({ title: z.string(), count879: z.number() });
const Body879 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items879/:id", { schema: { params: Params, response: { 200: Body879, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items879/:id", { schema: { params: Params, body: New879, response: { 200: Body879, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New880 = z.object({ title: z.string(), count880: z.number() });
const Body880 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items880/:id", { schema: { params: Params, response: { 200: Body880, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items880/:id", { schema: { params: Params, body: New880, response: { 200: Body880, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New881 = z.object({ title: z.string(), count881: z.number() });
const Body881 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items881/:id", { schema: { params: Params, response: { 200: Body881, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items881/:id", { schema: { params: Params, body: New881, response: { 200: Body881, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New882 = z.object({ title: z.string(), count882: z.number() });
const Body882 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items882/:id", { schema: { params: Params, response: { 200: Body882, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items882/:id", { schema: { params: Params, body: New882, response: { 200: Body882, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New883 = z.object({ title: z.string(), count883: z.number() });
const Body883 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items883/:id", { schema: { params: Params, response: { 200: Body883, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items883/:id", { schema: { params: Params, body: New883, response: { 200: Body883, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New884 = z.object({ title: z.string(), count884: z.number() });
const Body884 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items884/:id", { schema: { params: Params, response: { 200: Body884, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items884/:id", { schema: { params: Params, body: New884, response: { 200: Body884, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New885 = z.object({ title: z.string(), count885: z.number() });
const Body885 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items885/:id", { schema: { params: Params, response: { 200: Body885, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items885/:id", { schema: { params: Params, body: New885, response: { 200: Body885, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New886 = z.object({ title: z.string(), count886: z.number() });
const Body886 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items886/:id", { schema: { params: Params, response: { 200: Body886, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items886/:id", { schema: { params: Params, body: New886, response: { 200: Body886, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New887 = z.object({ title: z.string(), count887: z.number() });
const Body887 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items887/:id", { schema: { params: Params, response: { 200: Body887, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items887/:id", { schema: { params: Params, body: New887, response: { 200: Body887, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New888 = z.object({ title: z.string(), count888: z.number() });
const Body888 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items888/:id", { schema: { params: Params, response: { 200: Body888, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items888/:id", { schema: { params: Params, body: New888, response: { 200: Body888, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New889 = z.object({ title: z.string(), count889: z.number() });
const Body889 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items889/:id", { schema: { params: Params, response: { 200: Body889, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items889/:id", { schema: { params: Params, body: New889, response: { 200: Body889, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New890 = z.object({ title: z.string(), count890: z.number() });
const Body890 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items890/:id", { schema: { params: Params, response: { 200: Body890, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items890/:id", { schema: { params: Params, body: New890, response: { 200: Body890, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New891 = z.object({ title: z.string(), count891: z.number() });
const Body891 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items891/:id", { schema: { params: Params, response: { 200: Body891, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items891/:id", { schema: { params: Params, body: New891, response: { 200: Body891, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New892 = z.object({ title: z.string(), count892: z.number() });
const Body892 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items892/:id", { schema: { params: Params, response: { 200: Body892, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items892/:id", { schema: { params: Params, body: New892, response: { 200: Body892, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New893 = z.object({ title: z.string(), count893: z.number() });
const Body893 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items893/:id", { schema: { params: Params, response: { 200: Body893, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items893/:id", { schema: { params: Params, body: New893, response: { 200: Body893, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New894 = z.object({ title: z.string(), count894: z.number() });
const Body894 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items894/:id", { schema: { params: Params, response: { 200: Body894, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items894/:id", { schema: { params: Params, body: New894, response: { 200: Body894, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New895 = z.object({ title: z.string(), count895: z.number() });
const Body895 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items895/:id", { schema: { params: Params, response: { 200: Body895, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items895/:id", { schema: { params: Params, body: New895, response: { 200: Body895, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New896 = z.object({ title: z.string(), count896: z.number() });
const Body896 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items896/:id", { schema: { params: Params, response: { 200: Body896, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items896/:id", { schema: { params: Params, body: New896, response: { 200: Body896, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New897 = z.object({ title: z.string(), count897: z.number() });
const Body897 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items897/:id", { schema: { params: Params, response: { 200: Body897, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items897/:id", { schema: { params: Params, body: New897, response: { 200: Body897, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New898 = z.object({ title: z.string(), count898: z.number() });
const Body898 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items898/:id", { schema: { params: Params, response: { 200: Body898, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items898/:id", { schema: { params: Params, body: New898, response: { 200: Body898, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New899 = z.object({ title: z.string(), count899: z.number() });
const Body899 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items899/:id", { schema: { params: Params, response: { 200: Body899, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items899/:id", { schema: { params: Params, body: New899, response: { 200: Body899, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
