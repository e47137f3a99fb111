import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New100 = z.object({ title: z.string(), count100: z.number() });
const Body100 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items100/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items100/:id", zValidator("json", New100), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New101 = z.object({ title: z.string(), count101: z.number() });
const Body101 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items101/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items101/:id", zValidator("json", New101), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New102 = z.object({ title: z.string(), count102: z.number() });
const Body102 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items102/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items102/:id", zValidator("json", New102), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New103 = z.object({ title: z.string(), count103: z.number() });
const Body103 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items103/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items103/:id", zValidator("json", New103), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New104 = z.object({ title: z.string(), count104: z.number() });
const Body104 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items104/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items104/:id", zValidator("json", New104), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New105 = z.object({ title: z.string(), count105: z.number() });
const Body105 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items105/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items105/:id", zValidator("json", New105), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New106 = z.object({ title: z.string(), count106: z.number() });
const Body106 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items106/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items106/:id", zValidator("json", New106), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New107 = z.object({ title: z.string(), count107: z.number() });
const Body107 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items107/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items107/:id", zValidator("json", New107), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New108 = z.object({ title: z.string(), count108: z.number() });
const Body108 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items108/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items108/:id", zValidator("json", New108), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New109 = z.object({ title: z.string(), count109: z.number() });
const Body109 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items109/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items109/:id", zValidator("json", New109), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New110 = z.object({ title: z.string(), count110: z.number() });
const Body110 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items110/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items110/:id", zValidator("json", New110), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New111 = z.object({ title: z.string(), count111: z.number() });
const Body111 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items111/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items111/:id", zValidator("json", New111), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New112 = z.object({ title: z.string(), count112: z.number() });
const Body112 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items112/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items112/:id", zValidator("json", New112), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New113 = z.object({ title: z.string(), count113: z.number() });
const Body113 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items113/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items113/:id", zValidator("json", New113), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New114 = z.object({ title: z.string(), count114: z.number() });
const Body114 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items114/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items114/:id", zValidator("json", New114), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New115 = z.object({ title: z.string(), count115: z.number() });
const Body115 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items115/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items115/:id", zValidator("json", New115), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New116 = z.object({ title: z.string(), count116: z.number() });
const Body116 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items116/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items116/:id", zValidator("json", New116), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New117 = z.object({ title: z.string(), count117: z.number() });
const Body117 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items117/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items117/:id", zValidator("json", New117), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New118 = z.object({ title: z.string(), count118: z.number() });
const Body118 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items118/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items118/:id", zValidator("json", New118), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New119 = z.object({ title: z.string(), count119: z.number() });
const Body119 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items119/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items119/:id", zValidator("json", New119), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New120 = z.object({ title: z.string(), count120: z.number() });
const Body120 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items120/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items120/:id", zValidator("json", New120), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New121 = z.object({ title: z.string(), count121: z.number() });
const Body121 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items121/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items121/:id", zValidator("json", New121), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New122 = z.object({ title: z.string(), count122: z.number() });
const Body122 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items122/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items122/:id", zValidator("json", New122), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New123 = z.object({ title: z.string(), count123: z.number() });
const Body123 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items123/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items123/:id", zValidator("json", New123), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New124 = z.object({ title: z.string(), count124: z.number() });
const Body124 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items124/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items124/:id", zValidator("json", New124), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New125 = z.object({ title: z.string(), count125: z.number() });
const Body125 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items125/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items125/:id", zValidator("json", New125), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New126 = z.object({ title: z.string(), count126: z.number() });
const Body126 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items126/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items126/:id", zValidator("json", New126), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New127 = z.object({ title: z.string(), count127: z.number() });
const Body127 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items127/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items127/:id", zValidator("json", New127), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New128 = z.object({ title: z.string(), count128: z.number() });
const Body128 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items128/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items128/:id", zValidator("json", New128), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New129 = z.object({ title: z.string(), count129: z.number() });
const Body129 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items129/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items129/:id", zValidator("json", New129), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New130 = z.object({ title: z.string(), count130: z.number() });
const Body130 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items130/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items130/:id", zValidator("json", New130), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New131 = z.object({ title: z.string(), count131: z.number() });
const Body131 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items131/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items131/:id", zValidator("json", New131), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New132 = z.object({ title: z.string(), count132: z.number() });
const Body132 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items132/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items132/:id", zValidator("json", New132), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New133 = z.object({ title: z.string(), count133: z.number() });
const Body133 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items133/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items133/:id", zValidator("json", New133), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New134 = z.object({ title: z.string(), count134: z.number() });
const Body134 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items134/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items134/:id", zValidator("json", New134), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New135 = z.object({ title: z.string(), count135: z.number() });
const Body135 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items135/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items135/:id", zValidator("json", New135), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New136 = z.object({ title: z.string(), count136: z.number() });
const Body136 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items136/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items136/:id", zValidator("json", New136), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New137 = z.object({ title: z.string(), count137: z.number() });
const Body137 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items137/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items137/:id", zValidator("json", New137), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New138 = z.object({ title: z.string(), count138: z.number() });
const Body138 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items138/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items138/:id", zValidator("json", New138), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New139 = z.object({ title: z.string(), count139: z.number() });
const Body139 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items139/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items139/:id", zValidator("json", New139), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New140 = z.object({ title: z.string(), count140: z.number() });
const Body140 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items140/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items140/:id", zValidator("json", New140), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New141 = z.object({ title: z.string(), count141: z.number() });
const Body141 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items141/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items141/:id", zValidator("json", New141), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New142 = z.object({ title: z.string(), count142: z.number() });
const Body142 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items142/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items142/:id", zValidator("json", New142), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New143 = z.object({ title: z.string(), count143: z.number() });
const Body143 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items143/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items143/:id", zValidator("json", New143), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New144 = z.object({ title: z.string(), count144: z.number() });
const Body144 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items144/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items144/:id", zValidator("json", New144), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New145 = z.object({ title: z.string(), count145: z.number() });
const Body145 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items145/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items145/:id", zValidator("json", New145), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New146 = z.object({ title: z.string(), count146: z.number() });
const Body146 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items146/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items146/:id", zValidator("json", New146), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New147 = z.object({ title: z.string(), count147: z.number() });
const Body147 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items147/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items147/:id", zValidator("json", New147), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New148 = z.object({ title: z.string(), count148: z.number() });
const Body148 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items148/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items148/:id", zValidator("json", New148), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New149 = z.object({ title: z.string(), count149: z.number() });
const Body149 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items149/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items149/:id", zValidator("json", New149), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
