import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New200 = z.object({ title: z.string(), count200: z.number() });
const Body200 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items200/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items200/:id", zValidator("json", New200), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New201 = z.object({ title: z.string(), count201: z.number() });
const Body201 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items201/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items201/:id", zValidator("json", New201), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New202 = z.object({ title: z.string(), count202: z.number() });
const Body202 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items202/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items202/:id", zValidator("json", New202), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New203 = z.object({ title: z.string(), count203: z.number() });
const Body203 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items203/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items203/:id", zValidator("json", New203), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New204 = z.object({ title: z.string(), count204: z.number() });
const Body204 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items204/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items204/:id", zValidator("json", New204), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New205 = z.object({ title: z.string(), count205: z.number() });
const Body205 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items205/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items205/:id", zValidator("json", New205), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New206 = z.object({ title: z.string(), count206: z.number() });
const Body206 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items206/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items206/:id", zValidator("json", New206), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New207 = z.object({ title: z.string(), count207: z.number() });
const Body207 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items207/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items207/:id", zValidator("json", New207), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New208 = z.object({ title: z.string(), count208: z.number() });
const Body208 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items208/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items208/:id", zValidator("json", New208), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New209 = z.object({ title: z.string(), count209: z.number() });
const Body209 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items209/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items209/:id", zValidator("json", New209), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New210 = z.object({ title: z.string(), count210: z.number() });
const Body210 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items210/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items210/:id", zValidator("json", New210), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New211 = z.object({ title: z.string(), count211: z.number() });
const Body211 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items211/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items211/:id", zValidator("json", New211), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New212 = z.object({ title: z.string(), count212: z.number() });
const Body212 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items212/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items212/:id", zValidator("json", New212), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New213 = z.object({ title: z.string(), count213: z.number() });
const Body213 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items213/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items213/:id", zValidator("json", New213), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New214 = z.object({ title: z.string(), count214: z.number() });
const Body214 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items214/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items214/:id", zValidator("json", New214), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New215 = z.object({ title: z.string(), count215: z.number() });
const Body215 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items215/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items215/:id", zValidator("json", New215), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New216 = z.object({ title: z.string(), count216: z.number() });
const Body216 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items216/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items216/:id", zValidator("json", New216), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New217 = z.object({ title: z.string(), count217: z.number() });
const Body217 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items217/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items217/:id", zValidator("json", New217), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New218 = z.object({ title: z.string(), count218: z.number() });
const Body218 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items218/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items218/:id", zValidator("json", New218), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New219 = z.object({ title: z.string(), count219: z.number() });
const Body219 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items219/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items219/:id", zValidator("json", New219), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New220 = z.object({ title: z.string(), count220: z.number() });
const Body220 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items220/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items220/:id", zValidator("json", New220), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New221 = z.object({ title: z.string(), count221: z.number() });
const Body221 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items221/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items221/:id", zValidator("json", New221), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New222 = z.object({ title: z.string(), count222: z.number() });
const Body222 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items222/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items222/:id", zValidator("json", New222), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New223 = z.object({ title: z.string(), count223: z.number() });
const Body223 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items223/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items223/:id", zValidator("json", New223), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New224 = z.object({ title: z.string(), count224: z.number() });
const Body224 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items224/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items224/:id", zValidator("json", New224), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New225 = z.object({ title: z.string(), count225: z.number() });
const Body225 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items225/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items225/:id", zValidator("json", New225), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New226 = z.object({ title: z.string(), count226: z.number() });
const Body226 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items226/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items226/:id", zValidator("json", New226), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New227 = z.object({ title: z.string(), count227: z.number() });
const Body227 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items227/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items227/:id", zValidator("json", New227), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New228 = z.object({ title: z.string(), count228: z.number() });
const Body228 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items228/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items228/:id", zValidator("json", New228), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New229 = z.object({ title: z.string(), count229: z.number() });
const Body229 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items229/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items229/:id", zValidator("json", New229), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New230 = z.object({ title: z.string(), count230: z.number() });
const Body230 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items230/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items230/:id", zValidator("json", New230), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New231 = z.object({ title: z.string(), count231: z.number() });
const Body231 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items231/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items231/:id", zValidator("json", New231), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New232 = z.object({ title: z.string(), count232: z.number() });
const Body232 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items232/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items232/:id", zValidator("json", New232), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New233 = z.object({ title: z.string(), count233: z.number() });
const Body233 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items233/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items233/:id", zValidator("json", New233), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New234 = z.object({ title: z.string(), count234: z.number() });
const Body234 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items234/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items234/:id", zValidator("json", New234), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New235 = z.object({ title: z.string(), count235: z.number() });
const Body235 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items235/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items235/:id", zValidator("json", New235), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New236 = z.object({ title: z.string(), count236: z.number() });
const Body236 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items236/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items236/:id", zValidator("json", New236), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New237 = z.object({ title: z.string(), count237: z.number() });
const Body237 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items237/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items237/:id", zValidator("json", New237), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New238 = z.object({ title: z.string(), count238: z.number() });
const Body238 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items238/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items238/:id", zValidator("json", New238), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New239 = z.object({ title: z.string(), count239: z.number() });
const Body239 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items239/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items239/:id", zValidator("json", New239), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New240 = z.object({ title: z.string(), count240: z.number() });
const Body240 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items240/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items240/:id", zValidator("json", New240), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New241 = z.object({ title: z.string(), count241: z.number() });
const Body241 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items241/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items241/:id", zValidator("json", New241), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New242 = z.object({ title: z.string(), count242: z.number() });
const Body242 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items242/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items242/:id", zValidator("json", New242), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New243 = z.object({ title: z.string(), count243: z.number() });
const Body243 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items243/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items243/:id", zValidator("json", New243), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New244 = z.object({ title: z.string(), count244: z.number() });
const Body244 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items244/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items244/:id", zValidator("json", New244), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New245 = z.object({ title: z.string(), count245: z.number() });
const Body245 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items245/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items245/:id", zValidator("json", New245), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New246 = z.object({ title: z.string(), count246: z.number() });
const Body246 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items246/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items246/:id", zValidator("json", New246), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New247 = z.object({ title: z.string(), count247: z.number() });
const Body247 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items247/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items247/:id", zValidator("json", New247), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New248 = z.object({ title: z.string(), count248: z.number() });
const Body248 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items248/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items248/:id", zValidator("json", New248), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New249 = z.object({ title: z.string(), count249: z.number() });
const Body249 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items249/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items249/:id", zValidator("json", New249), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
