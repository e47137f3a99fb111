import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New350 = z.object({ title: z.string(), count350: z.number() });
const Body350 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items350/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items350/:id", zValidator("json", New350), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New351 = z.object({ title: z.string(), count351: z.number() });
const Body351 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items351/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items351/:id", zValidator("json", New351), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New352 = z.object({ title: z.string(), count352: z.number() });
const Body352 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items352/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items352/:id", zValidator("json", New352), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New353 = z.object({ title: z.string(), count353: z.number() });
const Body353 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items353/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items353/:id", zValidator("json", New353), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New354 = z.object({ title: z.string(), count354: z.number() });
const Body354 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items354/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items354/:id", zValidator("json", New354), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New355 = z.object({ title: z.string(), count355: z.number() });
const Body355 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items355/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items355/:id", zValidator("json", New355), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New356 = z.object({ title: z.string(), count356: z.number() });
const Body356 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items356/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items356/:id", zValidator("json", New356), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New357 = z.object({ title: z.string(), count357: z.number() });
const Body357 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items357/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items357/:id", zValidator("json", New357), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New358 = z.object({ title: z.string(), count358: z.number() });
const Body358 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items358/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items358/:id", zValidator("json", New358), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New359 = z.object({ title: z.string(), count359: z.number() });
const Body359 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items359/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items359/:id", zValidator("json", New359), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New360 = z.object({ title: z.string(), count360: z.number() });
const Body360 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items360/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items360/:id", zValidator("json", New360), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New361 = z.object({ title: z.string(), count361: z.number() });
const Body361 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items361/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items361/:id", zValidator("json", New361), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New362 = z.object({ title: z.string(), count362: z.number() });
const Body362 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items362/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items362/:id", zValidator("json", New362), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New363 = z.object({ title: z.string(), count363: z.number() });
const Body363 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items363/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items363/:id", zValidator("json", New363), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New364 = z.object({ title: z.string(), count364: z.number() });
const Body364 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items364/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items364/:id", zValidator("json", New364), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New365 = z.object({ title: z.string(), count365: z.number() });
const Body365 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items365/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items365/:id", zValidator("json", New365), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New366 = z.object({ title: z.string(), count366: z.number() });
const Body366 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items366/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items366/:id", zValidator("json", New366), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New367 = z.object({ title: z.string(), count367: z.number() });
const Body367 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items367/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items367/:id", zValidator("json", New367), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New368 = z.object({ title: z.string(), count368: z.number() });
const Body368 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items368/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items368/:id", zValidator("json", New368), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New369 = z.object({ title: z.string(), count369: z.number() });
const Body369 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items369/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items369/:id", zValidator("json", New369), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New370 = z.object({ title: z.string(), count370: z.number() });
const Body370 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items370/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items370/:id", zValidator("json", New370), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New371 = z.object({ title: z.string(), count371: z.number() });
const Body371 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items371/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items371/:id", zValidator("json", New371), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New372 = z.object({ title: z.string(), count372: z.number() });
const Body372 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items372/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items372/:id", zValidator("json", New372), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New373 = z.object({ title: z.string(), count373: z.number() });
const Body373 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items373/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items373/:id", zValidator("json", New373), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New374 = z.object({ title: z.string(), count374: z.number() });
const Body374 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items374/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items374/:id", zValidator("json", New374), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New375 = z.object({ title: z.string(), count375: z.number() });
const Body375 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items375/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items375/:id", zValidator("json", New375), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New376 = z.object({ title: z.string(), count376: z.number() });
const Body376 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items376/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items376/:id", zValidator("json", New376), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New377 = z.object({ title: z.string(), count377: z.number() });
const Body377 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items377/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items377/:id", zValidator("json", New377), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New378 = z.object({ title: z.string(), count378: z.number() });
const Body378 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items378/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items378/:id", zValidator("json", New378), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New379 = z.object({ title: z.string(), count379: z.number() });
const Body379 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items379/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items379/:id", zValidator("json", New379), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New380 = z.object({ title: z.string(), count380: z.number() });
const Body380 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items380/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items380/:id", zValidator("json", New380), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New381 = z.object({ title: z.string(), count381: z.number() });
const Body381 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items381/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items381/:id", zValidator("json", New381), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New382 = z.object({ title: z.string(), count382: z.number() });
const Body382 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items382/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items382/:id", zValidator("json", New382), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New383 = z.object({ title: z.string(), count383: z.number() });
const Body383 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items383/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items383/:id", zValidator("json", New383), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New384 = z.object({ title: z.string(), count384: z.number() });
const Body384 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items384/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items384/:id", zValidator("json", New384), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New385 = z.object({ title: z.string(), count385: z.number() });
const Body385 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items385/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items385/:id", zValidator("json", New385), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New386 = z.object({ title: z.string(), count386: z.number() });
const Body386 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items386/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items386/:id", zValidator("json", New386), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New387 = z.object({ title: z.string(), count387: z.number() });
const Body387 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items387/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items387/:id", zValidator("json", New387), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New388 = z.object({ title: z.string(), count388: z.number() });
const Body388 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items388/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items388/:id", zValidator("json", New388), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New389 = z.object({ title: z.string(), count389: z.number() });
const Body389 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items389/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items389/:id", zValidator("json", New389), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New390 = z.object({ title: z.string(), count390: z.number() });
const Body390 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items390/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items390/:id", zValidator("json", New390), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New391 = z.object({ title: z.string(), count391: z.number() });
const Body391 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items391/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items391/:id", zValidator("json", New391), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New392 = z.object({ title: z.string(), count392: z.number() });
const Body392 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items392/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items392/:id", zValidator("json", New392), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New393 = z.object({ title: z.string(), count393: z.number() });
const Body393 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items393/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items393/:id", zValidator("json", New393), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New394 = z.object({ title: z.string(), count394: z.number() });
const Body394 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items394/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items394/:id", zValidator("json", New394), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New395 = z.object({ title: z.string(), count395: z.number() });
const Body395 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items395/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items395/:id", zValidator("json", New395), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New396 = z.object({ title: z.string(), count396: z.number() });
const Body396 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items396/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items396/:id", zValidator("json", New396), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New397 = z.object({ title: z.string(), count397: z.number() });
const Body397 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items397/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items397/:id", zValidator("json", New397), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New398 = z.object({ title: z.string(), count398: z.number() });
const Body398 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items398/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items398/:id", zValidator("json", New398), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New399 = z.object({ title: z.string(), count399: z.number() });
const Body399 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items399/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items399/:id", zValidator("json", New399), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
