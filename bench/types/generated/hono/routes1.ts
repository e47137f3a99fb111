import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New50 = z.object({ title: z.string(), count50: z.number() });
const Body50 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items50/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items50/:id", zValidator("json", New50), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New51 = z.object({ title: z.string(), count51: z.number() });
const Body51 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items51/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items51/:id", zValidator("json", New51), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New52 = z.object({ title: z.string(), count52: z.number() });
const Body52 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items52/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items52/:id", zValidator("json", New52), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New53 = z.object({ title: z.string(), count53: z.number() });
const Body53 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items53/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items53/:id", zValidator("json", New53), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New54 = z.object({ title: z.string(), count54: z.number() });
const Body54 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items54/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items54/:id", zValidator("json", New54), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New55 = z.object({ title: z.string(), count55: z.number() });
const Body55 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items55/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items55/:id", zValidator("json", New55), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New56 = z.object({ title: z.string(), count56: z.number() });
const Body56 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items56/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items56/:id", zValidator("json", New56), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New57 = z.object({ title: z.string(), count57: z.number() });
const Body57 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items57/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items57/:id", zValidator("json", New57), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New58 = z.object({ title: z.string(), count58: z.number() });
const Body58 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items58/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items58/:id", zValidator("json", New58), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New59 = z.object({ title: z.string(), count59: z.number() });
const Body59 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items59/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items59/:id", zValidator("json", New59), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New60 = z.object({ title: z.string(), count60: z.number() });
const Body60 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items60/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items60/:id", zValidator("json", New60), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New61 = z.object({ title: z.string(), count61: z.number() });
const Body61 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items61/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items61/:id", zValidator("json", New61), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New62 = z.object({ title: z.string(), count62: z.number() });
const Body62 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items62/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items62/:id", zValidator("json", New62), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New63 = z.object({ title: z.string(), count63: z.number() });
const Body63 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items63/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items63/:id", zValidator("json", New63), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New64 = z.object({ title: z.string(), count64: z.number() });
const Body64 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items64/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items64/:id", zValidator("json", New64), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New65 = z.object({ title: z.string(), count65: z.number() });
const Body65 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items65/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items65/:id", zValidator("json", New65), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New66 = z.object({ title: z.string(), count66: z.number() });
const Body66 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items66/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items66/:id", zValidator("json", New66), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New67 = z.object({ title: z.string(), count67: z.number() });
const Body67 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items67/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items67/:id", zValidator("json", New67), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New68 = z.object({ title: z.string(), count68: z.number() });
const Body68 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items68/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items68/:id", zValidator("json", New68), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New69 = z.object({ title: z.string(), count69: z.number() });
const Body69 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items69/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items69/:id", zValidator("json", New69), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New70 = z.object({ title: z.string(), count70: z.number() });
const Body70 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items70/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items70/:id", zValidator("json", New70), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New71 = z.object({ title: z.string(), count71: z.number() });
const Body71 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items71/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items71/:id", zValidator("json", New71), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New72 = z.object({ title: z.string(), count72: z.number() });
const Body72 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items72/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items72/:id", zValidator("json", New72), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New73 = z.object({ title: z.string(), count73: z.number() });
const Body73 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items73/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items73/:id", zValidator("json", New73), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New74 = z.object({ title: z.string(), count74: z.number() });
const Body74 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items74/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items74/:id", zValidator("json", New74), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New75 = z.object({ title: z.string(), count75: z.number() });
const Body75 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items75/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items75/:id", zValidator("json", New75), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New76 = z.object({ title: z.string(), count76: z.number() });
const Body76 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items76/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items76/:id", zValidator("json", New76), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New77 = z.object({ title: z.string(), count77: z.number() });
const Body77 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items77/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items77/:id", zValidator("json", New77), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New78 = z.object({ title: z.string(), count78: z.number() });
const Body78 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items78/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items78/:id", zValidator("json", New78), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New79 = z.object({ title: z.string(), count79: z.number() });
const Body79 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items79/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items79/:id", zValidator("json", New79), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New80 = z.object({ title: z.string(), count80: z.number() });
const Body80 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items80/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items80/:id", zValidator("json", New80), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New81 = z.object({ title: z.string(), count81: z.number() });
const Body81 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items81/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items81/:id", zValidator("json", New81), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New82 = z.object({ title: z.string(), count82: z.number() });
const Body82 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items82/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items82/:id", zValidator("json", New82), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New83 = z.object({ title: z.string(), count83: z.number() });
const Body83 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items83/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items83/:id", zValidator("json", New83), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New84 = z.object({ title: z.string(), count84: z.number() });
const Body84 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items84/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items84/:id", zValidator("json", New84), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New85 = z.object({ title: z.string(), count85: z.number() });
const Body85 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items85/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items85/:id", zValidator("json", New85), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New86 = z.object({ title: z.string(), count86: z.number() });
const Body86 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items86/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items86/:id", zValidator("json", New86), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New87 = z.object({ title: z.string(), count87: z.number() });
const Body87 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items87/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items87/:id", zValidator("json", New87), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New88 = z.object({ title: z.string(), count88: z.number() });
const Body88 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items88/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items88/:id", zValidator("json", New88), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New89 = z.object({ title: z.string(), count89: z.number() });
const Body89 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items89/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items89/:id", zValidator("json", New89), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New90 = z.object({ title: z.string(), count90: z.number() });
const Body90 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items90/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items90/:id", zValidator("json", New90), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New91 = z.object({ title: z.string(), count91: z.number() });
const Body91 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items91/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items91/:id", zValidator("json", New91), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New92 = z.object({ title: z.string(), count92: z.number() });
const Body92 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items92/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items92/:id", zValidator("json", New92), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New93 = z.object({ title: z.string(), count93: z.number() });
const Body93 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items93/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items93/:id", zValidator("json", New93), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New94 = z.object({ title: z.string(), count94: z.number() });
const Body94 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items94/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items94/:id", zValidator("json", New94), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New95 = z.object({ title: z.string(), count95: z.number() });
const Body95 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items95/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items95/:id", zValidator("json", New95), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New96 = z.object({ title: z.string(), count96: z.number() });
const Body96 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items96/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items96/:id", zValidator("json", New96), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New97 = z.object({ title: z.string(), count97: z.number() });
const Body97 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items97/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items97/:id", zValidator("json", New97), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New98 = z.object({ title: z.string(), count98: z.number() });
const Body98 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items98/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items98/:id", zValidator("json", New98), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New99 = z.object({ title: z.string(), count99: z.number() });
const Body99 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items99/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items99/:id", zValidator("json", New99), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
