import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New700 = z.object({ title: z.string(), count700: z.number() });
const Body700 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items700/:id", { schema: { params: Params, response: { 200: Body700, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items700/:id", { schema: { params: Params, body: New700, response: { 200: Body700, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New701 = z.object({ title: z.string(), count701: z.number() });
const Body701 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items701/:id", { schema: { params: Params, response: { 200: Body701, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items701/:id", { schema: { params: Params, body: New701, response: { 200: Body701, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New702 = z.object({ title: z.string(), count702: z.number() });
const Body702 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items702/:id", { schema: { params: Params, response: { 200: Body702, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items702/:id", { schema: { params: Params, body: New702, response: { 200: Body702, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New703 = z.object({ title: z.string(), count703: z.number() });
const Body703 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items703/:id", { schema: { params: Params, response: { 200: Body703, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items703/:id", { schema: { params: Params, body: New703, response: { 200: Body703, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New704 = z.object({ title: z.string(), count704: z.number() });
const Body704 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items704/:id", { schema: { params: Params, response: { 200: Body704, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items704/:id", { schema: { params: Params, body: New704, response: { 200: Body704, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New705 = z.object({ title: z.string(), count705: z.number() });
const Body705 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items705/:id", { schema: { params: Params, response: { 200: Body705, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items705/:id", { schema: { params: Params, body: New705, response: { 200: Body705, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New706 = z.object({ title: z.string(), count706: z.number() });
const Body706 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items706/:id", { schema: { params: Params, response: { 200: Body706, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items706/:id", { schema: { params: Params, body: New706, response: { 200: Body706, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New707 = z.object({ title: z.string(), count707: z.number() });
const Body707 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items707/:id", { schema: { params: Params, response: { 200: Body707, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items707/:id", { schema: { params: Params, body: New707, response: { 200: Body707, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New708 = z.object({ title: z.string(), count708: z.number() });
const Body708 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items708/:id", { schema: { params: Params, response: { 200: Body708, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items708/:id", { schema: { params: Params, body: New708, response: { 200: Body708, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New709 = z.object({ title: z.string(), count709: z.number() });
const Body709 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items709/:id", { schema: { params: Params, response: { 200: Body709, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items709/:id", { schema: { params: Params, body: New709, response: { 200: Body709, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New710 = z.object({ title: z.string(), count710: z.number() });
const Body710 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items710/:id", { schema: { params: Params, response: { 200: Body710, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items710/:id", { schema: { params: Params, body: New710, response: { 200: Body710, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New711 = z.object({ title: z.string(), count711: z.number() });
const Body711 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items711/:id", { schema: { params: Params, response: { 200: Body711, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items711/:id", { schema: { params: Params, body: New711, response: { 200: Body711, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New712 = z.object({ title: z.string(), count712: z.number() });
const Body712 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items712/:id", { schema: { params: Params, response: { 200: Body712, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items712/:id", { schema: { params: Params, body: New712, response: { 200: Body712, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New713 = z.object({ title: z.string(), count713: z.number() });
const Body713 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items713/:id", { schema: { params: Params, response: { 200: Body713, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items713/:id", { schema: { params: Params, body: New713, response: { 200: Body713, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New714 = z.object({ title: z.string(), count714: z.number() });
const Body714 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items714/:id", { schema: { params: Params, response: { 200: Body714, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items714/:id", { schema: { params: Params, body: New714, response: { 200: Body714, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New715 = z.object({ title: z.string(), count715: z.number() });
const Body715 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items715/:id", { schema: { params: Params, response: { 200: Body715, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items715/:id", { schema: { params: Params, body: New715, response: { 200: Body715, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New716 = z.object({ title: z.string(), count716: z.number() });
const Body716 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items716/:id", { schema: { params: Params, response: { 200: Body716, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items716/:id", { schema: { params: Params, body: New716, response: { 200: Body716, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New717 = z.object({ title: z.string(), count717: z.number() });
const Body717 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items717/:id", { schema: { params: Params, response: { 200: Body717, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items717/:id", { schema: { params: Params, body: New717, response: { 200: Body717, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New718 = z.object({ title: z.string(), count718: z.number() });
const Body718 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items718/:id", { schema: { params: Params, response: { 200: Body718, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items718/:id", { schema: { params: Params, body: New718, response: { 200: Body718, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New719 = z.object({ title: z.string(), count719: z.number() });
const Body719 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items719/:id", { schema: { params: Params, response: { 200: Body719, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items719/:id", { schema: { params: Params, body: New719, response: { 200: Body719, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New720 = z.object({ title: z.string(), count720: z.number() });
const Body720 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items720/:id", { schema: { params: Params, response: { 200: Body720, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items720/:id", { schema: { params: Params, body: New720, response: { 200: Body720, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New721 = z.object({ title: z.string(), count721: z.number() });
const Body721 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items721/:id", { schema: { params: Params, response: { 200: Body721, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items721/:id", { schema: { params: Params, body: New721, response: { 200: Body721, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New722 = z.object({ title: z.string(), count722: z.number() });
const Body722 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items722/:id", { schema: { params: Params, response: { 200: Body722, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items722/:id", { schema: { params: Params, body: New722, response: { 200: Body722, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New723 = z.object({ title: z.string(), count723: z.number() });
const Body723 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items723/:id", { schema: { params: Params, response: { 200: Body723, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items723/:id", { schema: { params: Params, body: New723, response: { 200: Body723, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New724 = z.object({ title: z.string(), count724: z.number() });
const Body724 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items724/:id", { schema: { params: Params, response: { 200: Body724, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items724/:id", { schema: { params: Params, body: New724, response: { 200: Body724, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New725 = z.object({ title: z.string(), count725: z.number() });
const Body725 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items725/:id", { schema: { params: Params, response: { 200: Body725, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items725/:id", { schema: { params: Params, body: New725, response: { 200: Body725, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New726 = z.object({ title: z.string(), count726: z.number() });
const Body726 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items726/:id", { schema: { params: Params, response: { 200: Body726, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items726/:id", { schema: { params: Params, body: New726, response: { 200: Body726, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New727 = z.object({ title: z.string(), count727: z.number() });
const Body727 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items727/:id", { schema: { params: Params, response: { 200: Body727, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items727/:id", { schema: { params: Params, body: New727, response: { 200: Body727, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New728 = z.object({ title: z.string(), count728: z.number() });
const Body728 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items728/:id", { schema: { params: Params, response: { 200: Body728, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items728/:id", { schema: { params: Params, body: New728, response: { 200: Body728, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New729 = z.object({ title: z.string(), count729: z.number() });
const Body729 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items729/:id", { schema: { params: Params, response: { 200: Body729, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items729/:id", { schema: { params: Params, body: New729, response: { 200: Body729, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New730 = z.object({ title: z.string(), count730: z.number() });
const Body730 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items730/:id", { schema: { params: Params, response: { 200: Body730, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items730/:id", { schema: { params: Params, body: New730, response: { 200: Body730, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New731 = z.object({ title: z.string(), count731: z.number() });
const Body731 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items731/:id", { schema: { params: Params, response: { 200: Body731, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items731/:id", { schema: { params: Params, body: New731, response: { 200: Body731, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New732 = z.object({ title: z.string(), count732: z.number() });
const Body732 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items732/:id", { schema: { params: Params, response: { 200: Body732, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items732/:id", { schema: { params: Params, body: New732, response: { 200: Body732, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New733 = z.object({ title: z.string(), count733: z.number() });
const Body733 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items733/:id", { schema: { params: Params, response: { 200: Body733, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items733/:id", { schema: { params: Params, body: New733, response: { 200: Body733, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New734 = z.object({ title: z.string(), count734: z.number() });
const Body734 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items734/:id", { schema: { params: Params, response: { 200: Body734, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items734/:id", { schema: { params: Params, body: New734, response: { 200: Body734, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New735 = z.object({ title: z.string(), count735: z.number() });
const Body735 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items735/:id", { schema: { params: Params, response: { 200: Body735, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items735/:id", { schema: { params: Params, body: New735, response: { 200: Body735, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New736 = z.object({ title: z.string(), count736: z.number() });
const Body736 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items736/:id", { schema: { params: Params, response: { 200: Body736, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items736/:id", { schema: { params: Params, body: New736, response: { 200: Body736, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New737 = z.object({ title: z.string(), count737: z.number() });
const Body737 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items737/:id", { schema: { params: Params, response: { 200: Body737, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items737/:id", { schema: { params: Params, body: New737, response: { 200: Body737, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New738 = z.object({ title: z.string(), count738: z.number() });
const Body738 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items738/:id", { schema: { params: Params, response: { 200: Body738, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items738/:id", { schema: { params: Params, body: New738, response: { 200: Body738, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New739 = z.object({ title: z.string(), count739: z.number() });
const Body739 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items739/:id", { schema: { params: Params, response: { 200: Body739, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items739/:id", { schema: { params: Params, body: New739, response: { 200: Body739, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New740 = z.object({ title: z.string(), count740: z.number() });
const Body740 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items740/:id", { schema: { params: Params, response: { 200: Body740, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items740/:id", { schema: { params: Params, body: New740, response: { 200: Body740, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New741 = z.object({ title: z.string(), count741: z.number() });
const Body741 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items741/:id", { schema: { params: Params, response: { 200: Body741, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items741/:id", { schema: { params: Params, body: New741, response: { 200: Body741, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New742 = z.object({ title: z.string(), count742: z.number() });
const Body742 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items742/:id", { schema: { params: Params, response: { 200: Body742, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items742/:id", { schema: { params: Params, body: New742, response: { 200: Body742, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New743 = z.object({ title: z.string(), count743: z.number() });
const Body743 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items743/:id", { schema: { params: Params, response: { 200: Body743, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items743/:id", { schema: { params: Params, body: New743, response: { 200: Body743, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New744 = z.object({ title: z.string(), count744: z.number() });
const Body744 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items744/:id", { schema: { params: Params, response: { 200: Body744, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items744/:id", { schema: { params: Params, body: New744, response: { 200: Body744, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New745 = z.object({ title: z.string(), count745: z.number() });
const Body745 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items745/:id", { schema: { params: Params, response: { 200: Body745, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items745/:id", { schema: { params: Params, body: New745, response: { 200: Body745, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New746 = z.object({ title: z.string(), count746: z.number() });
const Body746 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items746/:id", { schema: { params: Params, response: { 200: Body746, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items746/:id", { schema: { params: Params, body: New746, response: { 200: Body746, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New747 = z.object({ title: z.string(), count747: z.number() });
const Body747 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items747/:id", { schema: { params: Params, response: { 200: Body747, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items747/:id", { schema: { params: Params, body: New747, response: { 200: Body747, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New748 = z.object({ title: z.string(), count748: z.number() });
const Body748 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items748/:id", { schema: { params: Params, response: { 200: Body748, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items748/:id", { schema: { params: Params, body: New748, response: { 200: Body748, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New749 = z.object({ title: z.string(), count749: z.number() });
const Body749 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items749/:id", { schema: { params: Params, response: { 200: Body749, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items749/:id", { schema: { params: Params, body: New749, response: { 200: Body749, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
