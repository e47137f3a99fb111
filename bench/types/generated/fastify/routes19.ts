import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New950 = z.object({ title: z.string(), count950: z.number() });
const Body950 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items950/:id", { schema: { params: Params, response: { 200: Body950, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items950/:id", { schema: { params: Params, body: New950, response: { 200: Body950, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New951 = z.object({ title: z.string(), count951: z.number() });
const Body951 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items951/:id", { schema: { params: Params, response: { 200: Body951, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items951/:id", { schema: { params: Params, body: New951, response: { 200: Body951, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New952 = z.object({ title: z.string(), count952: z.number() });
const Body952 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items952/:id", { schema: { params: Params, response: { 200: Body952, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items952/:id", { schema: { params: Params, body: New952, response: { 200: Body952, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New953 = z.object({ title: z.string(), count953: z.number() });
const Body953 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items953/:id", { schema: { params: Params, response: { 200: Body953, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items953/:id", { schema: { params: Params, body: New953, response: { 200: Body953, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New954 = z.object({ title: z.string(), count954: z.number() });
const Body954 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items954/:id", { schema: { params: Params, response: { 200: Body954, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items954/:id", { schema: { params: Params, body: New954, response: { 200: Body954, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New955 = z.object({ title: z.string(), count955: z.number() });
const Body955 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items955/:id", { schema: { params: Params, response: { 200: Body955, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items955/:id", { schema: { params: Params, body: New955, response: { 200: Body955, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New956 = z.object({ title: z.string(), count956: z.number() });
const Body956 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items956/:id", { schema: { params: Params, response: { 200: Body956, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items956/:id", { schema: { params: Params, body: New956, response: { 200: Body956, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New957 = z.object({ title: z.string(), count957: z.number() });
const Body957 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items957/:id", { schema: { params: Params, response: { 200: Body957, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items957/:id", { schema: { params: Params, body: New957, response: { 200: Body957, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New958 = z.object({ title: z.string(), count958: z.number() });
const Body958 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items958/:id", { schema: { params: Params, response: { 200: Body958, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items958/:id", { schema: { params: Params, body: New958, response: { 200: Body958, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New959 = z.object({ title: z.string(), count959: z.number() });
const Body959 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items959/:id", { schema: { params: Params, response: { 200: Body959, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items959/:id", { schema: { params: Params, body: New959, response: { 200: Body959, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New960 = z.object({ title: z.string(), count960: z.number() });
const Body960 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items960/:id", { schema: { params: Params, response: { 200: Body960, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items960/:id", { schema: { params: Params, body: New960, response: { 200: Body960, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New961 = z.object({ title: z.string(), count961: z.number() });
const Body961 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items961/:id", { schema: { params: Params, response: { 200: Body961, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items961/:id", { schema: { params: Params, body: New961, response: { 200: Body961, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New962 = z.object({ title: z.string(), count962: z.number() });
const Body962 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items962/:id", { schema: { params: Params, response: { 200: Body962, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items962/:id", { schema: { params: Params, body: New962, response: { 200: Body962, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New963 = z.object({ title: z.string(), count963: z.number() });
const Body963 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items963/:id", { schema: { params: Params, response: { 200: Body963, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items963/:id", { schema: { params: Params, body: New963, response: { 200: Body963, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New964 = z.object({ title: z.string(), count964: z.number() });
const Body964 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items964/:id", { schema: { params: Params, response: { 200: Body964, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items964/:id", { schema: { params: Params, body: New964, response: { 200: Body964, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New965 = z.object({ title: z.string(), count965: z.number() });
const Body965 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items965/:id", { schema: { params: Params, response: { 200: Body965, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items965/:id", { schema: { params: Params, body: New965, response: { 200: Body965, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New966 = z.object({ title: z.string(), count966: z.number() });
const Body966 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items966/:id", { schema: { params: Params, response: { 200: Body966, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items966/:id", { schema: { params: Params, body: New966, response: { 200: Body966, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New967 = z.object({ title: z.string(), count967: z.number() });
const Body967 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items967/:id", { schema: { params: Params, response: { 200: Body967, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items967/:id", { schema: { params: Params, body: New967, response: { 200: Body967, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New968 = z.object({ title: z.string(), count968: z.number() });
const Body968 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items968/:id", { schema: { params: Params, response: { 200: Body968, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items968/:id", { schema: { params: Params, body: New968, response: { 200: Body968, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New969 = z.object({ title: z.string(), count969: z.number() });
const Body969 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items969/:id", { schema: { params: Params, response: { 200: Body969, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items969/:id", { schema: { params: Params, body: New969, response: { 200: Body969, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New970 = z.object({ title: z.string(), count970: z.number() });
const Body970 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items970/:id", { schema: { params: Params, response: { 200: Body970, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items970/:id", { schema: { params: Params, body: New970, response: { 200: Body970, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New971 = z.object({ title: z.string(), count971: z.number() });
const Body971 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items971/:id", { schema: { params: Params, response: { 200: Body971, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items971/:id", { schema: { params: Params, body: New971, response: { 200: Body971, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New972 = z.object({ title: z.string(), count972: z.number() });
const Body972 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items972/:id", { schema: { params: Params, response: { 200: Body972, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items972/:id", { schema: { params: Params, body: New972, response: { 200: Body972, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New973 = z.object({ title: z.string(), count973: z.number() });
const Body973 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items973/:id", { schema: { params: Params, response: { 200: Body973, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items973/:id", { schema: { params: Params, body: New973, response: { 200: Body973, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New974 = z.object({ title: z.string(), count974: z.number() });
const Body974 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items974/:id", { schema: { params: Params, response: { 200: Body974, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items974/:id", { schema: { params: Params, body: New974, response: { 200: Body974, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New975 = z.object({ title: z.string(), count975: z.number() });
const Body975 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items975/:id", { schema: { params: Params, response: { 200: Body975, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items975/:id", { schema: { params: Params, body: New975, response: { 200: Body975, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New976 = z.object({ title: z.string(), count976: z.number() });
const Body976 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items976/:id", { schema: { params: Params, response: { 200: Body976, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items976/:id", { schema: { params: Params, body: New976, response: { 200: Body976, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New977 = z.object({ title: z.string(), count977: z.number() });
const Body977 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items977/:id", { schema: { params: Params, response: { 200: Body977, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items977/:id", { schema: { params: Params, body: New977, response: { 200: Body977, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New978 = z.object({ title: z.string(), count978: z.number() });
const Body978 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items978/:id", { schema: { params: Params, response: { 200: Body978, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items978/:id", { schema: { params: Params, body: New978, response: { 200: Body978, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New979 = z.object({ title: z.string(), count979: z.number() });
const Body979 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items979/:id", { schema: { params: Params, response: { 200: Body979, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items979/:id", { schema: { params: Params, body: New979, response: { 200: Body979, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New980 = z.object({ title: z.string(), count980: z.number() });
const Body980 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items980/:id", { schema: { params: Params, response: { 200: Body980, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items980/:id", { schema: { params: Params, body: New980, response: { 200: Body980, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New981 = z.object({ title: z.string(), count981: z.number() });
const Body981 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items981/:id", { schema: { params: Params, response: { 200: Body981, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items981/:id", { schema: { params: Params, body: New981, response: { 200: Body981, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New982 = z.object({ title: z.string(), count982: z.number() });
const Body982 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items982/:id", { schema: { params: Params, response: { 200: Body982, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items982/:id", { schema: { params: Params, body: New982, response: { 200: Body982, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New983 = z.object({ title: z.string(), count983: z.number() });
const Body983 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items983/:id", { schema: { params: Params, response: { 200: Body983, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items983/:id", { schema: { params: Params, body: New983, response: { 200: Body983, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New984 = z.object({ title: z.string(), count984: z.number() });
const Body984 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items984/:id", { schema: { params: Params, response: { 200: Body984, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items984/:id", { schema: { params: Params, body: New984, response: { 200: Body984, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New985 = z.object({ title: z.string(), count985: z.number() });
const Body985 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items985/:id", { schema: { params: Params, response: { 200: Body985, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items985/:id", { schema: { params: Params, body: New985, response: { 200: Body985, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New986 = z.object({ title: z.string(), count986: z.number() });
const Body986 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items986/:id", { schema: { params: Params, response: { 200: Body986, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items986/:id", { schema: { params: Params, body: New986, response: { 200: Body986, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New987 = z.object({ title: z.string(), count987: z.number() });
const Body987 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items987/:id", { schema: { params: Params, response: { 200: Body987, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items987/:id", { schema: { params: Params, body: New987, response: { 200: Body987, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New988 = z.object({ title: z.string(), count988: z.number() });
const Body988 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items988/:id", { schema: { params: Params, response: { 200: Body988, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items988/:id", { schema: { params: Params, body: New988, response: { 200: Body988, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New989 = z.object({ title: z.string(), count989: z.number() });
const Body989 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items989/:id", { schema: { params: Params, response: { 200: Body989, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items989/:id", { schema: { params: Params, body: New989, response: { 200: Body989, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New990 = z.object({ title: z.string(), count990: z.number() });
const Body990 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items990/:id", { schema: { params: Params, response: { 200: Body990, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items990/:id", { schema: { params: Params, body: New990, response: { 200: Body990, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New991 = z.object({ title: z.string(), count991: z.number() });
const Body991 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items991/:id", { schema: { params: Params, response: { 200: Body991, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items991/:id", { schema: { params: Params, body: New991, response: { 200: Body991, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New992 = z.object({ title: z.string(), count992: z.number() });
const Body992 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items992/:id", { schema: { params: Params, response: { 200: Body992, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items992/:id", { schema: { params: Params, body: New992, response: { 200: Body992, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New993 = z.object({ title: z.string(), count993: z.number() });
const Body993 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items993/:id", { schema: { params: Params, response: { 200: Body993, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items993/:id", { schema: { params: Params, body: New993, response: { 200: Body993, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New994 = z.object({ title: z.string(), count994: z.number() });
const Body994 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items994/:id", { schema: { params: Params, response: { 200: Body994, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items994/:id", { schema: { params: Params, body: New994, response: { 200: Body994, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New995 = z.object({ title: z.string(), count995: z.number() });
const Body995 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items995/:id", { schema: { params: Params, response: { 200: Body995, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items995/:id", { schema: { params: Params, body: New995, response: { 200: Body995, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New996 = z.object({ title: z.string(), count996: z.number() });
const Body996 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items996/:id", { schema: { params: Params, response: { 200: Body996, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items996/:id", { schema: { params: Params, body: New996, response: { 200: Body996, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New997 = z.object({ title: z.string(), count997: z.number() });
const Body997 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items997/:id", { schema: { params: Params, response: { 200: Body997, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items997/:id", { schema: { params: Params, body: New997, response: { 200: Body997, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New998 = z.object({ title: z.string(), count998: z.number() });
const Body998 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items998/:id", { schema: { params: Params, response: { 200: Body998, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items998/:id", { schema: { params: Params, body: New998, response: { 200: Body998, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New999 = z.object({ title: z.string(), count999: z.number() });
const Body999 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items999/:id", { schema: { params: Params, response: { 200: Body999, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items999/:id", { schema: { params: Params, body: New999, response: { 200: Body999, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
