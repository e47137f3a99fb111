import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New250 = z.object({ title: z.string(), count250: z.number() });
const Body250 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items250/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items250/:id", zValidator("json", New250), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New251 = z.object({ title: z.string(), count251: z.number() });
const Body251 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items251/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items251/:id", zValidator("json", New251), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New252 = z.object({ title: z.string(), count252: z.number() });
const Body252 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items252/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items252/:id", zValidator("json", New252), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New253 = z.object({ title: z.string(), count253: z.number() });
const Body253 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items253/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items253/:id", zValidator("json", New253), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New254 = z.object({ title: z.string(), count254: z.number() });
const Body254 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items254/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items254/:id", zValidator("json", New254), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New255 = z.object({ title: z.string(), count255: z.number() });
const Body255 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items255/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items255/:id", zValidator("json", New255), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New256 = z.object({ title: z.string(), count256: z.number() });
const Body256 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items256/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items256/:id", zValidator("json", New256), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New257 = z.object({ title: z.string(), count257: z.number() });
const Body257 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items257/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items257/:id", zValidator("json", New257), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New258 = z.object({ title: z.string(), count258: z.number() });
const Body258 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items258/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items258/:id", zValidator("json", New258), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New259 = z.object({ title: z.string(), count259: z.number() });
const Body259 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items259/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items259/:id", zValidator("json", New259), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New260 = z.object({ title: z.string(), count260: z.number() });
const Body260 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items260/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items260/:id", zValidator("json", New260), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New261 = z.object({ title: z.string(), count261: z.number() });
const Body261 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items261/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items261/:id", zValidator("json", New261), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New262 = z.object({ title: z.string(), count262: z.number() });
const Body262 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items262/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items262/:id", zValidator("json", New262), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New263 = z.object({ title: z.string(), count263: z.number() });
const Body263 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items263/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items263/:id", zValidator("json", New263), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New264 = z.object({ title: z.string(), count264: z.number() });
const Body264 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items264/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items264/:id", zValidator("json", New264), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New265 = z.object({ title: z.string(), count265: z.number() });
const Body265 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items265/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items265/:id", zValidator("json", New265), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New266 = z.object({ title: z.string(), count266: z.number() });
const Body266 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items266/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items266/:id", zValidator("json", New266), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New267 = z.object({ title: z.string(), count267: z.number() });
const Body267 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items267/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items267/:id", zValidator("json", New267), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New268 = z.object({ title: z.string(), count268: z.number() });
const Body268 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items268/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items268/:id", zValidator("json", New268), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New269 = z.object({ title: z.string(), count269: z.number() });
const Body269 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items269/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items269/:id", zValidator("json", New269), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New270 = z.object({ title: z.string(), count270: z.number() });
const Body270 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items270/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items270/:id", zValidator("json", New270), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New271 = z.object({ title: z.string(), count271: z.number() });
const Body271 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items271/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items271/:id", zValidator("json", New271), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New272 = z.object({ title: z.string(), count272: z.number() });
const Body272 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items272/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items272/:id", zValidator("json", New272), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New273 = z.object({ title: z.string(), count273: z.number() });
const Body273 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items273/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items273/:id", zValidator("json", New273), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New274 = z.object({ title: z.string(), count274: z.number() });
const Body274 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items274/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items274/:id", zValidator("json", New274), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New275 = z.object({ title: z.string(), count275: z.number() });
const Body275 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items275/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items275/:id", zValidator("json", New275), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New276 = z.object({ title: z.string(), count276: z.number() });
const Body276 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items276/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items276/:id", zValidator("json", New276), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New277 = z.object({ title: z.string(), count277: z.number() });
const Body277 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items277/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items277/:id", zValidator("json", New277), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New278 = z.object({ title: z.string(), count278: z.number() });
const Body278 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items278/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items278/:id", zValidator("json", New278), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New279 = z.object({ title: z.string(), count279: z.number() });
const Body279 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items279/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items279/:id", zValidator("json", New279), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New280 = z.object({ title: z.string(), count280: z.number() });
const Body280 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items280/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items280/:id", zValidator("json", New280), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New281 = z.object({ title: z.string(), count281: z.number() });
const Body281 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items281/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items281/:id", zValidator("json", New281), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New282 = z.object({ title: z.string(), count282: z.number() });
const Body282 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items282/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items282/:id", zValidator("json", New282), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New283 = z.object({ title: z.string(), count283: z.number() });
const Body283 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items283/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items283/:id", zValidator("json", New283), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New284 = z.object({ title: z.string(), count284: z.number() });
const Body284 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items284/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items284/:id", zValidator("json", New284), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New285 = z.object({ title: z.string(), count285: z.number() });
const Body285 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items285/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items285/:id", zValidator("json", New285), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New286 = z.object({ title: z.string(), count286: z.number() });
const Body286 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items286/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items286/:id", zValidator("json", New286), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New287 = z.object({ title: z.string(), count287: z.number() });
const Body287 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items287/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items287/:id", zValidator("json", New287), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New288 = z.object({ title: z.string(), count288: z.number() });
const Body288 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items288/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items288/:id", zValidator("json", New288), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New289 = z.object({ title: z.string(), count289: z.number() });
const Body289 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items289/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items289/:id", zValidator("json", New289), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New290 = z.object({ title: z.string(), count290: z.number() });
const Body290 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items290/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items290/:id", zValidator("json", New290), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New291 = z.object({ title: z.string(), count291: z.number() });
const Body291 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items291/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items291/:id", zValidator("json", New291), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New292 = z.object({ title: z.string(), count292: z.number() });
const Body292 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items292/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items292/:id", zValidator("json", New292), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New293 = z.object({ title: z.string(), count293: z.number() });
const Body293 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items293/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items293/:id", zValidator("json", New293), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New294 = z.object({ title: z.string(), count294: z.number() });
const Body294 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items294/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items294/:id", zValidator("json", New294), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New295 = z.object({ title: z.string(), count295: z.number() });
const Body295 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items295/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items295/:id", zValidator("json", New295), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New296 = z.object({ title: z.string(), count296: z.number() });
const Body296 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items296/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items296/:id", zValidator("json", New296), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New297 = z.object({ title: z.string(), count297: z.number() });
const Body297 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items297/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items297/:id", zValidator("json", New297), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New298 = z.object({ title: z.string(), count298: z.number() });
const Body298 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items298/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items298/:id", zValidator("json", New298), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New299 = z.object({ title: z.string(), count299: z.number() });
const Body299 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items299/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items299/:id", zValidator("json", New299), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
