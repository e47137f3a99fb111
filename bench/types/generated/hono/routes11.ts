import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New550 = z.object({ title: z.string(), count550: z.number() });
const Body550 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items550/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items550/:id", zValidator("json", New550), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New551 = z.object({ title: z.string(), count551: z.number() });
const Body551 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items551/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items551/:id", zValidator("json", New551), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New552 = z.object({ title: z.string(), count552: z.number() });
const Body552 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items552/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items552/:id", zValidator("json", New552), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New553 = z.object({ title: z.string(), count553: z.number() });
const Body553 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items553/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items553/:id", zValidator("json", New553), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New554 = z.object({ title: z.string(), count554: z.number() });
const Body554 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items554/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items554/:id", zValidator("json", New554), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New555 = z.object({ title: z.string(), count555: z.number() });
const Body555 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items555/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items555/:id", zValidator("json", New555), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New556 = z.object({ title: z.string(), count556: z.number() });
const Body556 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items556/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items556/:id", zValidator("json", New556), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New557 = z.object({ title: z.string(), count557: z.number() });
const Body557 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items557/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items557/:id", zValidator("json", New557), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New558 = z.object({ title: z.string(), count558: z.number() });
const Body558 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items558/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items558/:id", zValidator("json", New558), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New559 = z.object({ title: z.string(), count559: z.number() });
const Body559 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items559/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items559/:id", zValidator("json", New559), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New560 = z.object({ title: z.string(), count560: z.number() });
const Body560 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items560/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items560/:id", zValidator("json", New560), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New561 = z.object({ title: z.string(), count561: z.number() });
const Body561 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items561/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items561/:id", zValidator("json", New561), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New562 = z.object({ title: z.string(), count562: z.number() });
const Body562 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items562/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items562/:id", zValidator("json", New562), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New563 = z.object({ title: z.string(), count563: z.number() });
const Body563 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items563/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items563/:id", zValidator("json", New563), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New564 = z.object({ title: z.string(), count564: z.number() });
const Body564 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items564/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items564/:id", zValidator("json", New564), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New565 = z.object({ title: z.string(), count565: z.number() });
const Body565 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items565/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items565/:id", zValidator("json", New565), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New566 = z.object({ title: z.string(), count566: z.number() });
const Body566 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items566/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items566/:id", zValidator("json", New566), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New567 = z.object({ title: z.string(), count567: z.number() });
const Body567 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items567/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items567/:id", zValidator("json", New567), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New568 = z.object({ title: z.string(), count568: z.number() });
const Body568 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items568/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items568/:id", zValidator("json", New568), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New569 = z.object({ title: z.string(), count569: z.number() });
const Body569 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items569/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items569/:id", zValidator("json", New569), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New570 = z.object({ title: z.string(), count570: z.number() });
const Body570 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items570/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items570/:id", zValidator("json", New570), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New571 = z.object({ title: z.string(), count571: z.number() });
const Body571 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items571/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items571/:id", zValidator("json", New571), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New572 = z.object({ title: z.string(), count572: z.number() });
const Body572 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items572/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items572/:id", zValidator("json", New572), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New573 = z.object({ title: z.string(), count573: z.number() });
const Body573 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items573/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items573/:id", zValidator("json", New573), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New574 = z.object({ title: z.string(), count574: z.number() });
const Body574 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items574/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items574/:id", zValidator("json", New574), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New575 = z.object({ title: z.string(), count575: z.number() });
const Body575 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items575/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items575/:id", zValidator("json", New575), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New576 = z.object({ title: z.string(), count576: z.number() });
const Body576 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items576/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items576/:id", zValidator("json", New576), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New577 = z.object({ title: z.string(), count577: z.number() });
const Body577 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items577/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items577/:id", zValidator("json", New577), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New578 = z.object({ title: z.string(), count578: z.number() });
const Body578 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items578/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items578/:id", zValidator("json", New578), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New579 = z.object({ title: z.string(), count579: z.number() });
const Body579 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items579/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items579/:id", zValidator("json", New579), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New580 = z.object({ title: z.string(), count580: z.number() });
const Body580 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items580/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items580/:id", zValidator("json", New580), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New581 = z.object({ title: z.string(), count581: z.number() });
const Body581 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items581/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items581/:id", zValidator("json", New581), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New582 = z.object({ title: z.string(), count582: z.number() });
const Body582 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items582/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items582/:id", zValidator("json", New582), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New583 = z.object({ title: z.string(), count583: z.number() });
const Body583 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items583/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items583/:id", zValidator("json", New583), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New584 = z.object({ title: z.string(), count584: z.number() });
const Body584 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items584/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items584/:id", zValidator("json", New584), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New585 = z.object({ title: z.string(), count585: z.number() });
const Body585 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items585/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items585/:id", zValidator("json", New585), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New586 = z.object({ title: z.string(), count586: z.number() });
const Body586 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items586/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items586/:id", zValidator("json", New586), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New587 = z.object({ title: z.string(), count587: z.number() });
const Body587 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items587/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items587/:id", zValidator("json", New587), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New588 = z.object({ title: z.string(), count588: z.number() });
const Body588 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items588/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items588/:id", zValidator("json", New588), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New589 = z.object({ title: z.string(), count589: z.number() });
const Body589 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items589/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items589/:id", zValidator("json", New589), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New590 = z.object({ title: z.string(), count590: z.number() });
const Body590 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items590/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items590/:id", zValidator("json", New590), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New591 = z.object({ title: z.string(), count591: z.number() });
const Body591 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items591/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items591/:id", zValidator("json", New591), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New592 = z.object({ title: z.string(), count592: z.number() });
const Body592 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items592/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items592/:id", zValidator("json", New592), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New593 = z.object({ title: z.string(), count593: z.number() });
const Body593 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items593/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items593/:id", zValidator("json", New593), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New594 = z.object({ title: z.string(), count594: z.number() });
const Body594 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items594/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items594/:id", zValidator("json", New594), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New595 = z.object({ title: z.string(), count595: z.number() });
const Body595 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items595/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items595/:id", zValidator("json", New595), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New596 = z.object({ title: z.string(), count596: z.number() });
const Body596 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items596/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items596/:id", zValidator("json", New596), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New597 = z.object({ title: z.string(), count597: z.number() });
const Body597 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items597/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items597/:id", zValidator("json", New597), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New598 = z.object({ title: z.string(), count598: z.number() });
const Body598 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items598/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items598/:id", zValidator("json", New598), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New599 = z.object({ title: z.string(), count599: z.number() });
const Body599 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items599/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items599/:id", zValidator("json", New599), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
