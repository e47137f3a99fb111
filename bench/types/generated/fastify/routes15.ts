import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New750 = z.object({ title: z.string(), count750: z.number() });
const Body750 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items750/:id", { schema: { params: Params, response: { 200: Body750, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items750/:id", { schema: { params: Params, body: New750, response: { 200: Body750, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New751 = z.object({ title: z.string(), count751: z.number() });
const Body751 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items751/:id", { schema: { params: Params, response: { 200: Body751, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items751/:id", { schema: { params: Params, body: New751, response: { 200: Body751, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New752 = z.object({ title: z.string(), count752: z.number() });
const Body752 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items752/:id", { schema: { params: Params, response: { 200: Body752, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items752/:id", { schema: { params: Params, body: New752, response: { 200: Body752, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New753 = z.object({ title: z.string(), count753: z.number() });
const Body753 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items753/:id", { schema: { params: Params, response: { 200: Body753, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items753/:id", { schema: { params: Params, body: New753, response: { 200: Body753, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New754 = z.object({ title: z.string(), count754: z.number() });
const Body754 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items754/:id", { schema: { params: Params, response: { 200: Body754, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items754/:id", { schema: { params: Params, body: New754, response: { 200: Body754, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New755 = z.object({ title: z.string(), count755: z.number() });
const Body755 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items755/:id", { schema: { params: Params, response: { 200: Body755, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items755/:id", { schema: { params: Params, body: New755, response: { 200: Body755, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New756 = z.object({ title: z.string(), count756: z.number() });
const Body756 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items756/:id", { schema: { params: Params, response: { 200: Body756, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items756/:id", { schema: { params: Params, body: New756, response: { 200: Body756, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New757 = z.object({ title: z.string(), count757: z.number() });
const Body757 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items757/:id", { schema: { params: Params, response: { 200: Body757, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items757/:id", { schema: { params: Params, body: New757, response: { 200: Body757, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New758 = z.object({ title: z.string(), count758: z.number() });
const Body758 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items758/:id", { schema: { params: Params, response: { 200: Body758, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items758/:id", { schema: { params: Params, body: New758, response: { 200: Body758, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New759 = z.object({ title: z.string(), count759: z.number() });
const Body759 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items759/:id", { schema: { params: Params, response: { 200: Body759, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items759/:id", { schema: { params: Params, body: New759, response: { 200: Body759, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New760 = z.object({ title: z.string(), count760: z.number() });
const Body760 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items760/:id", { schema: { params: Params, response: { 200: Body760, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items760/:id", { schema: { params: Params, body: New760, response: { 200: Body760, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New761 = z.object({ title: z.string(), count761: z.number() });
const Body761 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items761/:id", { schema: { params: Params, response: { 200: Body761, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items761/:id", { schema: { params: Params, body: New761, response: { 200: Body761, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New762 = z.object({ title: z.string(), count762: z.number() });
const Body762 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items762/:id", { schema: { params: Params, response: { 200: Body762, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items762/:id", { schema: { params: Params, body: New762, response: { 200: Body762, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New763 = z.object({ title: z.string(), count763: z.number() });
const Body763 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items763/:id", { schema: { params: Params, response: { 200: Body763, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items763/:id", { schema: { params: Params, body: New763, response: { 200: Body763, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New764 = z.object({ title: z.string(), count764: z.number() });
const Body764 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items764/:id", { schema: { params: Params, response: { 200: Body764, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items764/:id", { schema: { params: Params, body: New764, response: { 200: Body764, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New765 = z.object({ title: z.string(), count765: z.number() });
const Body765 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items765/:id", { schema: { params: Params, response: { 200: Body765, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items765/:id", { schema: { params: Params, body: New765, response: { 200: Body765, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New766 = z.object({ title: z.string(), count766: z.number() });
const Body766 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items766/:id", { schema: { params: Params, response: { 200: Body766, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items766/:id", { schema: { params: Params, body: New766, response: { 200: Body766, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New767 = z.object({ title: z.string(), count767: z.number() });
const Body767 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items767/:id", { schema: { params: Params, response: { 200: Body767, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items767/:id", { schema: { params: Params, body: New767, response: { 200: Body767, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New768 = z.object({ title: z.string(), count768: z.number() });
const Body768 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items768/:id", { schema: { params: Params, response: { 200: Body768, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items768/:id", { schema: { params: Params, body: New768, response: { 200: Body768, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New769 = z.object({ title: z.string(), count769: z.number() });
const Body769 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items769/:id", { schema: { params: Params, response: { 200: Body769, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items769/:id", { schema: { params: Params, body: New769, response: { 200: Body769, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New770 = z.object({ title: z.string(), count770: z.number() });
const Body770 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items770/:id", { schema: { params: Params, response: { 200: Body770, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items770/:id", { schema: { params: Params, body: New770, response: { 200: Body770, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New771 = z.object({ title: z.string(), count771: z.number() });
const Body771 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items771/:id", { schema: { params: Params, response: { 200: Body771, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items771/:id", { schema: { params: Params, body: New771, response: { 200: Body771, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New772 = z.object({ title: z.string(), count772: z.number() });
const Body772 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items772/:id", { schema: { params: Params, response: { 200: Body772, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items772/:id", { schema: { params: Params, body: New772, response: { 200: Body772, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New773 = z.object({ title: z.string(), count773: z.number() });
const Body773 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items773/:id", { schema: { params: Params, response: { 200: Body773, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items773/:id", { schema: { params: Params, body: New773, response: { 200: Body773, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New774 = z.object({ title: z.string(), count774: z.number() });
const Body774 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items774/:id", { schema: { params: Params, response: { 200: Body774, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items774/:id", { schema: { params: Params, body: New774, response: { 200: Body774, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New775 = z.object({ title: z.string(), count775: z.number() });
const Body775 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items775/:id", { schema: { params: Params, response: { 200: Body775, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items775/:id", { schema: { params: Params, body: New775, response: { 200: Body775, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New776 = z.object({ title: z.string(), count776: z.number() });
const Body776 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items776/:id", { schema: { params: Params, response: { 200: Body776, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items776/:id", { schema: { params: Params, body: New776, response: { 200: Body776, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New777 = z.object({ title: z.string(), count777: z.number() });
const Body777 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items777/:id", { schema: { params: Params, response: { 200: Body777, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items777/:id", { schema: { params: Params, body: New777, response: { 200: Body777, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New778 = z.object({ title: z.string(), count778: z.number() });
const Body778 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items778/:id", { schema: { params: Params, response: { 200: Body778, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items778/:id", { schema: { params: Params, body: New778, response: { 200: Body778, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New779 = z.object({ title: z.string(), count779: z.number() });
const Body779 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items779/:id", { schema: { params: Params, response: { 200: Body779, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items779/:id", { schema: { params: Params, body: New779, response: { 200: Body779, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New780 = z.object({ title: z.string(), count780: z.number() });
const Body780 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items780/:id", { schema: { params: Params, response: { 200: Body780, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items780/:id", { schema: { params: Params, body: New780, response: { 200: Body780, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New781 = z.object({ title: z.string(), count781: z.number() });
const Body781 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items781/:id", { schema: { params: Params, response: { 200: Body781, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items781/:id", { schema: { params: Params, body: New781, response: { 200: Body781, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New782 = z.object({ title: z.string(), count782: z.number() });
const Body782 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items782/:id", { schema: { params: Params, response: { 200: Body782, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items782/:id", { schema: { params: Params, body: New782, response: { 200: Body782, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New783 = z.object({ title: z.string(), count783: z.number() });
const Body783 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items783/:id", { schema: { params: Params, response: { 200: Body783, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items783/:id", { schema: { params: Params, body: New783, response: { 200: Body783, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New784 = z.object({ title: z.string(), count784: z.number() });
const Body784 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items784/:id", { schema: { params: Params, response: { 200: Body784, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items784/:id", { schema: { params: Params, body: New784, response: { 200: Body784, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New785 = z.object({ title: z.string(), count785: z.number() });
const Body785 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items785/:id", { schema: { params: Params, response: { 200: Body785, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items785/:id", { schema: { params: Params, body: New785, response: { 200: Body785, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New786 = z.object({ title: z.string(), count786: z.number() });
const Body786 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items786/:id", { schema: { params: Params, response: { 200: Body786, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items786/:id", { schema: { params: Params, body: New786, response: { 200: Body786, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New787 = z.object({ title: z.string(), count787: z.number() });
const Body787 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items787/:id", { schema: { params: Params, response: { 200: Body787, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items787/:id", { schema: { params: Params, body: New787, response: { 200: Body787, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New788 = z.object({ title: z.string(), count788: z.number() });
const Body788 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items788/:id", { schema: { params: Params, response: { 200: Body788, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items788/:id", { schema: { params: Params, body: New788, response: { 200: Body788, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New789 = z.object({ title: z.string(), count789: z.number() });
const Body789 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items789/:id", { schema: { params: Params, response: { 200: Body789, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items789/:id", { schema: { params: Params, body: New789, response: { 200: Body789, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New790 = z.object({ title: z.string(), count790: z.number() });
const Body790 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items790/:id", { schema: { params: Params, response: { 200: Body790, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items790/:id", { schema: { params: Params, body: New790, response: { 200: Body790, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New791 = z.object({ title: z.string(), count791: z.number() });
const Body791 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items791/:id", { schema: { params: Params, response: { 200: Body791, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items791/:id", { schema: { params: Params, body: New791, response: { 200: Body791, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New792 = z.object({ title: z.string(), count792: z.number() });
const Body792 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items792/:id", { schema: { params: Params, response: { 200: Body792, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items792/:id", { schema: { params: Params, body: New792, response: { 200: Body792, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New793 = z.object({ title: z.string(), count793: z.number() });
const Body793 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items793/:id", { schema: { params: Params, response: { 200: Body793, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items793/:id", { schema: { params: Params, body: New793, response: { 200: Body793, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New794 = z.object({ title: z.string(), count794: z.number() });
const Body794 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items794/:id", { schema: { params: Params, response: { 200: Body794, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items794/:id", { schema: { params: Params, body: New794, response: { 200: Body794, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New795 = z.object({ title: z.string(), count795: z.number() });
const Body795 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items795/:id", { schema: { params: Params, response: { 200: Body795, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items795/:id", { schema: { params: Params, body: New795, response: { 200: Body795, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New796 = z.object({ title: z.string(), count796: z.number() });
const Body796 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items796/:id", { schema: { params: Params, response: { 200: Body796, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items796/:id", { schema: { params: Params, body: New796, response: { 200: Body796, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New797 = z.object({ title: z.string(), count797: z.number() });
const Body797 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items797/:id", { schema: { params: Params, response: { 200: Body797, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items797/:id", { schema: { params: Params, body: New797, response: { 200: Body797, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New798 = z.object({ title: z.string(), count798: z.number() });
const Body798 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items798/:id", { schema: { params: Params, response: { 200: Body798, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items798/:id", { schema: { params: Params, body: New798, response: { 200: Body798, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New799 = z.object({ title: z.string(), count799: z.number() });
const Body799 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items799/:id", { schema: { params: Params, response: { 200: Body799, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items799/:id", { schema: { params: Params, body: New799, response: { 200: Body799, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
