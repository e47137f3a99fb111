import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New400 = z.object({ title: z.string(), count400: z.number() });
const Body400 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items400/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items400/:id", zValidator("json", New400), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New401 = z.object({ title: z.string(), count401: z.number() });
const Body401 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items401/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items401/:id", zValidator("json", New401), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New402 = z.object({ title: z.string(), count402: z.number() });
const Body402 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items402/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items402/:id", zValidator("json", New402), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New403 = z.object({ title: z.string(), count403: z.number() });
const Body403 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items403/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items403/:id", zValidator("json", New403), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New404 = z.object({ title: z.string(), count404: z.number() });
const Body404 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items404/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items404/:id", zValidator("json", New404), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New405 = z.object({ title: z.string(), count405: z.number() });
const Body405 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items405/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items405/:id", zValidator("json", New405), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New406 = z.object({ title: z.string(), count406: z.number() });
const Body406 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items406/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items406/:id", zValidator("json", New406), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New407 = z.object({ title: z.string(), count407: z.number() });
const Body407 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items407/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items407/:id", zValidator("json", New407), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New408 = z.object({ title: z.string(), count408: z.number() });
const Body408 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items408/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items408/:id", zValidator("json", New408), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New409 = z.object({ title: z.string(), count409: z.number() });
const Body409 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items409/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items409/:id", zValidator("json", New409), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New410 = z.object({ title: z.string(), count410: z.number() });
const Body410 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items410/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items410/:id", zValidator("json", New410), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New411 = z.object({ title: z.string(), count411: z.number() });
const Body411 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items411/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items411/:id", zValidator("json", New411), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New412 = z.object({ title: z.string(), count412: z.number() });
const Body412 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items412/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items412/:id", zValidator("json", New412), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New413 = z.object({ title: z.string(), count413: z.number() });
const Body413 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items413/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items413/:id", zValidator("json", New413), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New414 = z.object({ title: z.string(), count414: z.number() });
const Body414 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items414/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items414/:id", zValidator("json", New414), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New415 = z.object({ title: z.string(), count415: z.number() });
const Body415 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items415/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items415/:id", zValidator("json", New415), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New416 = z.object({ title: z.string(), count416: z.number() });
const Body416 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items416/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items416/:id", zValidator("json", New416), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New417 = z.object({ title: z.string(), count417: z.number() });
const Body417 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items417/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items417/:id", zValidator("json", New417), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New418 = z.object({ title: z.string(), count418: z.number() });
const Body418 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items418/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items418/:id", zValidator("json", New418), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New419 = z.object({ title: z.string(), count419: z.number() });
const Body419 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items419/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items419/:id", zValidator("json", New419), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New420 = z.object({ title: z.string(), count420: z.number() });
const Body420 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items420/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items420/:id", zValidator("json", New420), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New421 = z.object({ title: z.string(), count421: z.number() });
const Body421 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items421/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items421/:id", zValidator("json", New421), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New422 = z.object({ title: z.string(), count422: z.number() });
const Body422 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items422/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items422/:id", zValidator("json", New422), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New423 = z.object({ title: z.string(), count423: z.number() });
const Body423 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items423/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items423/:id", zValidator("json", New423), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New424 = z.object({ title: z.string(), count424: z.number() });
const Body424 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items424/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items424/:id", zValidator("json", New424), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New425 = z.object({ title: z.string(), count425: z.number() });
const Body425 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items425/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items425/:id", zValidator("json", New425), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New426 = z.object({ title: z.string(), count426: z.number() });
const Body426 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items426/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items426/:id", zValidator("json", New426), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New427 = z.object({ title: z.string(), count427: z.number() });
const Body427 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items427/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items427/:id", zValidator("json", New427), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New428 = z.object({ title: z.string(), count428: z.number() });
const Body428 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items428/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items428/:id", zValidator("json", New428), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New429 = z.object({ title: z.string(), count429: z.number() });
const Body429 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items429/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items429/:id", zValidator("json", New429), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New430 = z.object({ title: z.string(), count430: z.number() });
const Body430 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items430/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items430/:id", zValidator("json", New430), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New431 = z.object({ title: z.string(), count431: z.number() });
const Body431 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items431/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items431/:id", zValidator("json", New431), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New432 = z.object({ title: z.string(), count432: z.number() });
const Body432 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items432/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items432/:id", zValidator("json", New432), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New433 = z.object({ title: z.string(), count433: z.number() });
const Body433 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items433/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items433/:id", zValidator("json", New433), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New434 = z.object({ title: z.string(), count434: z.number() });
const Body434 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items434/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items434/:id", zValidator("json", New434), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New435 = z.object({ title: z.string(), count435: z.number() });
const Body435 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items435/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items435/:id", zValidator("json", New435), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New436 = z.object({ title: z.string(), count436: z.number() });
const Body436 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items436/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items436/:id", zValidator("json", New436), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New437 = z.object({ title: z.string(), count437: z.number() });
const Body437 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items437/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items437/:id", zValidator("json", New437), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New438 = z.object({ title: z.string(), count438: z.number() });
const Body438 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items438/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items438/:id", zValidator("json", New438), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New439 = z.object({ title: z.string(), count439: z.number() });
const Body439 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items439/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items439/:id", zValidator("json", New439), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New440 = z.object({ title: z.string(), count440: z.number() });
const Body440 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items440/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items440/:id", zValidator("json", New440), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New441 = z.object({ title: z.string(), count441: z.number() });
const Body441 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items441/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items441/:id", zValidator("json", New441), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New442 = z.object({ title: z.string(), count442: z.number() });
const Body442 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items442/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items442/:id", zValidator("json", New442), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New443 = z.object({ title: z.string(), count443: z.number() });
const Body443 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items443/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items443/:id", zValidator("json", New443), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New444 = z.object({ title: z.string(), count444: z.number() });
const Body444 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items444/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items444/:id", zValidator("json", New444), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New445 = z.object({ title: z.string(), count445: z.number() });
const Body445 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items445/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items445/:id", zValidator("json", New445), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New446 = z.object({ title: z.string(), count446: z.number() });
const Body446 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items446/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items446/:id", zValidator("json", New446), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New447 = z.object({ title: z.string(), count447: z.number() });
const Body447 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items447/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items447/:id", zValidator("json", New447), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New448 = z.object({ title: z.string(), count448: z.number() });
const Body448 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items448/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items448/:id", zValidator("json", New448), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New449 = z.object({ title: z.string(), count449: z.number() });
const Body449 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items449/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items449/:id", zValidator("json", New449), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
