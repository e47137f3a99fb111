import fastify from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
const app = fastify().withTypeProvider<ZodTypeProvider>();
const Params = z.object({ id: z.string() });
const Missing = z.object({ error: z.string() });

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New900 = z.object({ title: z.string(), count900: z.number() });
const Body900 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items900/:id", { schema: { params: Params, response: { 200: Body900, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items900/:id", { schema: { params: Params, body: New900, response: { 200: Body900, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New901 = z.object({ title: z.string(), count901: z.number() });
const Body901 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items901/:id", { schema: { params: Params, response: { 200: Body901, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items901/:id", { schema: { params: Params, body: New901, response: { 200: Body901, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New902 = z.object({ title: z.string(), count902: z.number() });
const Body902 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items902/:id", { schema: { params: Params, response: { 200: Body902, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items902/:id", { schema: { params: Params, body: New902, response: { 200: Body902, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New903 = z.object({ title: z.string(), count903: z.number() });
const Body903 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items903/:id", { schema: { params: Params, response: { 200: Body903, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items903/:id", { schema: { params: Params, body: New903, response: { 200: Body903, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New904 = z.object({ title: z.string(), count904: z.number() });
const Body904 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items904/:id", { schema: { params: Params, response: { 200: Body904, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items904/:id", { schema: { params: Params, body: New904, response: { 200: Body904, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New905 = z.object({ title: z.string(), count905: z.number() });
const Body905 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items905/:id", { schema: { params: Params, response: { 200: Body905, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items905/:id", { schema: { params: Params, body: New905, response: { 200: Body905, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New906 = z.object({ title: z.string(), count906: z.number() });
const Body906 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items906/:id", { schema: { params: Params, response: { 200: Body906, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items906/:id", { schema: { params: Params, body: New906, response: { 200: Body906, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New907 = z.object({ title: z.string(), count907: z.number() });
const Body907 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items907/:id", { schema: { params: Params, response: { 200: Body907, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items907/:id", { schema: { params: Params, body: New907, response: { 200: Body907, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New908 = z.object({ title: z.string(), count908: z.number() });
const Body908 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items908/:id", { schema: { params: Params, response: { 200: Body908, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items908/:id", { schema: { params: Params, body: New908, response: { 200: Body908, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New909 = z.object({ title: z.string(), count909: z.number() });
const Body909 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items909/:id", { schema: { params: Params, response: { 200: Body909, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items909/:id", { schema: { params: Params, body: New909, response: { 200: Body909, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New910 = z.object({ title: z.string(), count910: z.number() });
const Body910 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items910/:id", { schema: { params: Params, response: { 200: Body910, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items910/:id", { schema: { params: Params, body: New910, response: { 200: Body910, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New911 = z.object({ title: z.string(), count911: z.number() });
const Body911 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items911/:id", { schema: { params: Params, response: { 200: Body911, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items911/:id", { schema: { params: Params, body: New911, response: { 200: Body911, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New912 = z.object({ title: z.string(), count912: z.number() });
const Body912 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items912/:id", { schema: { params: Params, response: { 200: Body912, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items912/:id", { schema: { params: Params, body: New912, response: { 200: Body912, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New913 = z.object({ title: z.string(), count913: z.number() });
const Body913 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items913/:id", { schema: { params: Params, response: { 200: Body913, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items913/:id", { schema: { params: Params, body: New913, response: { 200: Body913, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New914 = z.object({ title: z.string(), count914: z.number() });
const Body914 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items914/:id", { schema: { params: Params, response: { 200: Body914, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items914/:id", { schema: { params: Params, body: New914, response: { 200: Body914, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New915 = z.object({ title: z.string(), count915: z.number() });
const Body915 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items915/:id", { schema: { params: Params, response: { 200: Body915, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items915/:id", { schema: { params: Params, body: New915, response: { 200: Body915, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New916 = z.object({ title: z.string(), count916: z.number() });
const Body916 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items916/:id", { schema: { params: Params, response: { 200: Body916, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items916/:id", { schema: { params: Params, body: New916, response: { 200: Body916, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New917 = z.object({ title: z.string(), count917: z.number() });
const Body917 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items917/:id", { schema: { params: Params, response: { 200: Body917, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items917/:id", { schema: { params: Params, body: New917, response: { 200: Body917, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New918 = z.object({ title: z.string(), count918: z.number() });
const Body918 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items918/:id", { schema: { params: Params, response: { 200: Body918, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items918/:id", { schema: { params: Params, body: New918, response: { 200: Body918, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New919 = z.object({ title: z.string(), count919: z.number() });
const Body919 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items919/:id", { schema: { params: Params, response: { 200: Body919, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items919/:id", { schema: { params: Params, body: New919, response: { 200: Body919, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New920 = z.object({ title: z.string(), count920: z.number() });
const Body920 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items920/:id", { schema: { params: Params, response: { 200: Body920, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items920/:id", { schema: { params: Params, body: New920, response: { 200: Body920, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New921 = z.object({ title: z.string(), count921: z.number() });
const Body921 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items921/:id", { schema: { params: Params, response: { 200: Body921, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items921/:id", { schema: { params: Params, body: New921, response: { 200: Body921, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New922 = z.object({ title: z.string(), count922: z.number() });
const Body922 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items922/:id", { schema: { params: Params, response: { 200: Body922, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items922/:id", { schema: { params: Params, body: New922, response: { 200: Body922, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New923 = z.object({ title: z.string(), count923: z.number() });
const Body923 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items923/:id", { schema: { params: Params, response: { 200: Body923, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items923/:id", { schema: { params: Params, body: New923, response: { 200: Body923, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New924 = z.object({ title: z.string(), count924: z.number() });
const Body924 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items924/:id", { schema: { params: Params, response: { 200: Body924, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items924/:id", { schema: { params: Params, body: New924, response: { 200: Body924, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New925 = z.object({ title: z.string(), count925: z.number() });
const Body925 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items925/:id", { schema: { params: Params, response: { 200: Body925, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items925/:id", { schema: { params: Params, body: New925, response: { 200: Body925, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New926 = z.object({ title: z.string(), count926: z.number() });
const Body926 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items926/:id", { schema: { params: Params, response: { 200: Body926, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items926/:id", { schema: { params: Params, body: New926, response: { 200: Body926, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New927 = z.object({ title: z.string(), count927: z.number() });
const Body927 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items927/:id", { schema: { params: Params, response: { 200: Body927, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items927/:id", { schema: { params: Params, body: New927, response: { 200: Body927, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New928 = z.object({ title: z.string(), count928: z.number() });
const Body928 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items928/:id", { schema: { params: Params, response: { 200: Body928, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items928/:id", { schema: { params: Params, body: New928, response: { 200: Body928, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New929 = z.object({ title: z.string(), count929: z.number() });
const Body929 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items929/:id", { schema: { params: Params, response: { 200: Body929, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items929/:id", { schema: { params: Params, body: New929, response: { 200: Body929, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New930 = z.object({ title: z.string(), count930: z.number() });
const Body930 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items930/:id", { schema: { params: Params, response: { 200: Body930, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items930/:id", { schema: { params: Params, body: New930, response: { 200: Body930, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New931 = z.object({ title: z.string(), count931: z.number() });
const Body931 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items931/:id", { schema: { params: Params, response: { 200: Body931, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items931/:id", { schema: { params: Params, body: New931, response: { 200: Body931, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New932 = z.object({ title: z.string(), count932: z.number() });
const Body932 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items932/:id", { schema: { params: Params, response: { 200: Body932, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items932/:id", { schema: { params: Params, body: New932, response: { 200: Body932, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New933 = z.object({ title: z.string(), count933: z.number() });
const Body933 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items933/:id", { schema: { params: Params, response: { 200: Body933, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items933/:id", { schema: { params: Params, body: New933, response: { 200: Body933, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New934 = z.object({ title: z.string(), count934: z.number() });
const Body934 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items934/:id", { schema: { params: Params, response: { 200: Body934, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items934/:id", { schema: { params: Params, body: New934, response: { 200: Body934, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New935 = z.object({ title: z.string(), count935: z.number() });
const Body935 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items935/:id", { schema: { params: Params, response: { 200: Body935, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items935/:id", { schema: { params: Params, body: New935, response: { 200: Body935, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New936 = z.object({ title: z.string(), count936: z.number() });
const Body936 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items936/:id", { schema: { params: Params, response: { 200: Body936, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items936/:id", { schema: { params: Params, body: New936, response: { 200: Body936, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New937 = z.object({ title: z.string(), count937: z.number() });
const Body937 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items937/:id", { schema: { params: Params, response: { 200: Body937, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items937/:id", { schema: { params: Params, body: New937, response: { 200: Body937, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New938 = z.object({ title: z.string(), count938: z.number() });
const Body938 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items938/:id", { schema: { params: Params, response: { 200: Body938, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items938/:id", { schema: { params: Params, body: New938, response: { 200: Body938, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New939 = z.object({ title: z.string(), count939: z.number() });
const Body939 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items939/:id", { schema: { params: Params, response: { 200: Body939, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items939/:id", { schema: { params: Params, body: New939, response: { 200: Body939, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New940 = z.object({ title: z.string(), count940: z.number() });
const Body940 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items940/:id", { schema: { params: Params, response: { 200: Body940, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items940/:id", { schema: { params: Params, body: New940, response: { 200: Body940, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New941 = z.object({ title: z.string(), count941: z.number() });
const Body941 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items941/:id", { schema: { params: Params, response: { 200: Body941, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items941/:id", { schema: { params: Params, body: New941, response: { 200: Body941, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New942 = z.object({ title: z.string(), count942: z.number() });
const Body942 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items942/:id", { schema: { params: Params, response: { 200: Body942, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items942/:id", { schema: { params: Params, body: New942, response: { 200: Body942, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New943 = z.object({ title: z.string(), count943: z.number() });
const Body943 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items943/:id", { schema: { params: Params, response: { 200: Body943, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items943/:id", { schema: { params: Params, body: New943, response: { 200: Body943, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New944 = z.object({ title: z.string(), count944: z.number() });
const Body944 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items944/:id", { schema: { params: Params, response: { 200: Body944, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items944/:id", { schema: { params: Params, body: New944, response: { 200: Body944, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New945 = z.object({ title: z.string(), count945: z.number() });
const Body945 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items945/:id", { schema: { params: Params, response: { 200: Body945, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items945/:id", { schema: { params: Params, body: New945, response: { 200: Body945, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New946 = z.object({ title: z.string(), count946: z.number() });
const Body946 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items946/:id", { schema: { params: Params, response: { 200: Body946, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items946/:id", { schema: { params: Params, body: New946, response: { 200: Body946, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New947 = z.object({ title: z.string(), count947: z.number() });
const Body947 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items947/:id", { schema: { params: Params, response: { 200: Body947, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items947/:id", { schema: { params: Params, body: New947, response: { 200: Body947, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New948 = z.object({ title: z.string(), count948: z.number() });
const Body948 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items948/:id", { schema: { params: Params, response: { 200: Body948, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items948/:id", { schema: { params: Params, body: New948, response: { 200: Body948, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});

const New949 = z.object({ title: z.string(), count949: z.number() });
const Body949 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items949/:id", { schema: { params: Params, response: { 200: Body949, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  reply.header("etag", String(row.version));
  return row;
});
app.put("/items949/:id", { schema: { params: Params, body: New949, response: { 200: Body949, 404: Missing } } }, async (request, reply) => {
  const row = await store.byId(request.params.id);
  if (row === undefined) return reply.code(404).send({ error: "missing" });
  return store.update(row, request.body.title);
});
export { app };
