import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New650 = z.object({ title: z.string(), count650: z.number() });
const Body650 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items650/:id", { schema: { params: Params, response: { 200: Body650, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items650/:id", { schema: { params: Params, body: New650, response: { 200: Body650, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New651 = z.object({ title: z.string(), count651: z.number() });
const Body651 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items651/:id", { schema: { params: Params, response: { 200: Body651, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items651/:id", { schema: { params: Params, body: New651, response: { 200: Body651, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New652 = z.object({ title: z.string(), count652: z.number() });
const Body652 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items652/:id", { schema: { params: Params, response: { 200: Body652, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items652/:id", { schema: { params: Params, body: New652, response: { 200: Body652, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New653 = z.object({ title: z.string(), count653: z.number() });
const Body653 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items653/:id", { schema: { params: Params, response: { 200: Body653, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items653/:id", { schema: { params: Params, body: New653, response: { 200: Body653, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New654 = z.object({ title: z.string(), count654: z.number() });
const Body654 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items654/:id", { schema: { params: Params, response: { 200: Body654, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items654/:id", { schema: { params: Params, body: New654, response: { 200: Body654, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New655 = z.object({ title: z.string(), count655: z.number() });
const Body655 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items655/:id", { schema: { params: Params, response: { 200: Body655, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items655/:id", { schema: { params: Params, body: New655, response: { 200: Body655, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New656 = z.object({ title: z.string(), count656: z.number() });
const Body656 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items656/:id", { schema: { params: Params, response: { 200: Body656, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items656/:id", { schema: { params: Params, body: New656, response: { 200: Body656, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New657 = z.object({ title: z.string(), count657: z.number() });
const Body657 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items657/:id", { schema: { params: Params, response: { 200: Body657, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items657/:id", { schema: { params: Params, body: New657, response: { 200: Body657, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New658 = z.object({ title: z.string(), count658: z.number() });
const Body658 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items658/:id", { schema: { params: Params, response: { 200: Body658, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items658/:id", { schema: { params: Params, body: New658, response: { 200: Body658, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New659 = z.object({ title: z.string(), count659: z.number() });
const Body659 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items659/:id", { schema: { params: Params, response: { 200: Body659, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items659/:id", { schema: { params: Params, body: New659, response: { 200: Body659, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New660 = z.object({ title: z.string(), count660: z.number() });
const Body660 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items660/:id", { schema: { params: Params, response: { 200: Body660, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items660/:id", { schema: { params: Params, body: New660, response: { 200: Body660, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New661 = z.object({ title: z.string(), count661: z.number() });
const Body661 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items661/:id", { schema: { params: Params, response: { 200: Body661, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items661/:id", { schema: { params: Params, body: New661, response: { 200: Body661, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New662 = z.object({ title: z.string(), count662: z.number() });
const Body662 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items662/:id", { schema: { params: Params, response: { 200: Body662, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items662/:id", { schema: { params: Params, body: New662, response: { 200: Body662, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New663 = z.object({ title: z.string(), count663: z.number() });
const Body663 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items663/:id", { schema: { params: Params, response: { 200: Body663, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items663/:id", { schema: { params: Params, body: New663, response: { 200: Body663, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New664 = z.object({ title: z.string(), count664: z.number() });
const Body664 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items664/:id", { schema: { params: Params, response: { 200: Body664, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items664/:id", { schema: { params: Params, body: New664, response: { 200: Body664, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New665 = z.object({ title: z.string(), count665: z.number() });
const Body665 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items665/:id", { schema: { params: Params, response: { 200: Body665, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items665/:id", { schema: { params: Params, body: New665, response: { 200: Body665, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New666 = z.object({ title: z.string(), count666: z.number() });
const Body666 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items666/:id", { schema: { params: Params, response: { 200: Body666, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items666/:id", { schema: { params: Params, body: New666, response: { 200: Body666, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New667 = z.object({ title: z.string(), count667: z.number() });
const Body667 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items667/:id", { schema: { params: Params, response: { 200: Body667, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items667/:id", { schema: { params: Params, body: New667, response: { 200: Body667, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New668 = z.object({ title: z.string(), count668: z.number() });
const Body668 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items668/:id", { schema: { params: Params, response: { 200: Body668, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items668/:id", { schema: { params: Params, body: New668, response: { 200: Body668, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New669 = z.object({ title: z.string(), count669: z.number() });
const Body669 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items669/:id", { schema: { params: Params, response: { 200: Body669, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items669/:id", { schema: { params: Params, body: New669, response: { 200: Body669, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New670 = z.object({ title: z.string(), count670: z.number() });
const Body670 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items670/:id", { schema: { params: Params, response: { 200: Body670, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items670/:id", { schema: { params: Params, body: New670, response: { 200: Body670, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New671 = z.object({ title: z.string(), count671: z.number() });
const Body671 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items671/:id", { schema: { params: Params, response: { 200: Body671, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items671/:id", { schema: { params: Params, body: New671, response: { 200: Body671, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New672 = z.object({ title: z.string(), count672: z.number() });
const Body672 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items672/:id", { schema: { params: Params, response: { 200: Body672, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items672/:id", { schema: { params: Params, body: New672, response: { 200: Body672, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New673 = z.object({ title: z.string(), count673: z.number() });
const Body673 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items673/:id", { schema: { params: Params, response: { 200: Body673, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items673/:id", { schema: { params: Params, body: New673, response: { 200: Body673, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New674 = z.object({ title: z.string(), count674: z.number() });
const Body674 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items674/:id", { schema: { params: Params, response: { 200: Body674, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items674/:id", { schema: { params: Params, body: New674, response: { 200: Body674, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New675 = z.object({ title: z.string(), count675: z.number() });
const Body675 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items675/:id", { schema: { params: Params, response: { 200: Body675, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items675/:id", { schema: { params: Params, body: New675, response: { 200: Body675, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New676 = z.object({ title: z.string(), count676: z.number() });
const Body676 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items676/:id", { schema: { params: Params, response: { 200: Body676, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items676/:id", { schema: { params: Params, body: New676, response: { 200: Body676, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New677 = z.object({ title: z.string(), count677: z.number() });
const Body677 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items677/:id", { schema: { params: Params, response: { 200: Body677, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items677/:id", { schema: { params: Params, body: New677, response: { 200: Body677, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New678 = z.object({ title: z.string(), count678: z.number() });
const Body678 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items678/:id", { schema: { params: Params, response: { 200: Body678, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items678/:id", { schema: { params: Params, body: New678, response: { 200: Body678, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New679 = z.object({ title: z.string(), count679: z.number() });
const Body679 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items679/:id", { schema: { params: Params, response: { 200: Body679, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items679/:id", { schema: { params: Params, body: New679, response: { 200: Body679, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New680 = z.object({ title: z.string(), count680: z.number() });
const Body680 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items680/:id", { schema: { params: Params, response: { 200: Body680, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items680/:id", { schema: { params: Params, body: New680, response: { 200: Body680, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New681 = z.object({ title: z.string(), count681: z.number() });
const Body681 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items681/:id", { schema: { params: Params, response: { 200: Body681, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items681/:id", { schema: { params: Params, body: New681, response: { 200: Body681, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New682 = z.object({ title: z.string(), count682: z.number() });
const Body682 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items682/:id", { schema: { params: Params, response: { 200: Body682, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items682/:id", { schema: { params: Params, body: New682, response: { 200: Body682, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New683 = z.object({ title: z.string(), count683: z.number() });
const Body683 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items683/:id", { schema: { params: Params, response: { 200: Body683, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items683/:id", { schema: { params: Params, body: New683, response: { 200: Body683, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New684 = z.object({ title: z.string(), count684: z.number() });
const Body684 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items684/:id", { schema: { params: Params, response: { 200: Body684, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items684/:id", { schema: { params: Params, body: New684, response: { 200: Body684, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New685 = z.object({ title: z.string(), count685: z.number() });
const Body685 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items685/:id", { schema: { params: Params, response: { 200: Body685, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items685/:id", { schema: { params: Params, body: New685, response: { 200: Body685, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New686 = z.object({ title: z.string(), count686: z.number() });
const Body686 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items686/:id", { schema: { params: Params, response: { 200: Body686, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items686/:id", { schema: { params: Params, body: New686, response: { 200: Body686, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New687 = z.object({ title: z.string(), count687: z.number() });
const Body687 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items687/:id", { schema: { params: Params, response: { 200: Body687, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items687/:id", { schema: { params: Params, body: New687, response: { 200: Body687, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New688 = z.object({ title: z.string(), count688: z.number() });
const Body688 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items688/:id", { schema: { params: Params, response: { 200: Body688, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items688/:id", { schema: { params: Params, body: New688, response: { 200: Body688, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New689 = z.object({ title: z.string(), count689: z.number() });
const Body689 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items689/:id", { schema: { params: Params, response: { 200: Body689, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items689/:id", { schema: { params: Params, body: New689, response: { 200: Body689, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New690 = z.object({ title: z.string(), count690: z.number() });
const Body690 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items690/:id", { schema: { params: Params, response: { 200: Body690, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items690/:id", { schema: { params: Params, body: New690, response: { 200: Body690, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New691 = z.object({ title: z.string(), count691: z.number() });
const Body691 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items691/:id", { schema: { params: Params, response: { 200: Body691, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items691/:id", { schema: { params: Params, body: New691, response: { 200: Body691, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New692 = z.object({ title: z.string(), count692: z.number() });
const Body692 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items692/:id", { schema: { params: Params, response: { 200: Body692, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items692/:id", { schema: { params: Params, body: New692, response: { 200: Body692, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New693 = z.object({ title: z.string(), count693: z.number() });
const Body693 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items693/:id", { schema: { params: Params, response: { 200: Body693, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items693/:id", { schema: { params: Params, body: New693, response: { 200: Body693, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New694 = z.object({ title: z.string(), count694: z.number() });
const Body694 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items694/:id", { schema: { params: Params, response: { 200: Body694, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items694/:id", { schema: { params: Params, body: New694, response: { 200: Body694, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New695 = z.object({ title: z.string(), count695: z.number() });
const Body695 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items695/:id", { schema: { params: Params, response: { 200: Body695, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items695/:id", { schema: { params: Params, body: New695, response: { 200: Body695, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New696 = z.object({ title: z.string(), count696: z.number() });
const Body696 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items696/:id", { schema: { params: Params, response: { 200: Body696, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items696/:id", { schema: { params: Params, body: New696, response: { 200: Body696, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New697 = z.object({ title: z.string(), count697: z.number() });
const Body697 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items697/:id", { schema: { params: Params, response: { 200: Body697, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items697/:id", { schema: { params: Params, body: New697, response: { 200: Body697, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New698 = z.object({ title: z.string(), count698: z.number() });
const Body698 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items698/:id", { schema: { params: Params, response: { 200: Body698, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items698/:id", { schema: { params: Params, body: New698, response: { 200: Body698, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New699 = z.object({ title: z.string(), count699: z.number() });
const Body699 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items699/:id", { schema: { params: Params, response: { 200: Body699, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items699/:id", { schema: { params: Params, body: New699, response: { 200: Body699, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
