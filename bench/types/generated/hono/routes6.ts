import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New300 = z.object({ title: z.string(), count300: z.number() });
const Body300 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items300/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items300/:id", zValidator("json", New300), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New301 = z.object({ title: z.string(), count301: z.number() });
const Body301 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items301/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items301/:id", zValidator("json", New301), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New302 = z.object({ title: z.string(), count302: z.number() });
const Body302 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items302/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items302/:id", zValidator("json", New302), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New303 = z.object({ title: z.string(), count303: z.number() });
const Body303 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items303/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items303/:id", zValidator("json", New303), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New304 = z.object({ title: z.string(), count304: z.number() });
const Body304 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items304/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items304/:id", zValidator("json", New304), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New305 = z.object({ title: z.string(), count305: z.number() });
const Body305 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items305/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items305/:id", zValidator("json", New305), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New306 = z.object({ title: z.string(), count306: z.number() });
const Body306 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items306/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items306/:id", zValidator("json", New306), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New307 = z.object({ title: z.string(), count307: z.number() });
const Body307 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items307/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items307/:id", zValidator("json", New307), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New308 = z.object({ title: z.string(), count308: z.number() });
const Body308 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items308/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items308/:id", zValidator("json", New308), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New309 = z.object({ title: z.string(), count309: z.number() });
const Body309 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items309/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items309/:id", zValidator("json", New309), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New310 = z.object({ title: z.string(), count310: z.number() });
const Body310 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items310/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items310/:id", zValidator("json", New310), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New311 = z.object({ title: z.string(), count311: z.number() });
const Body311 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items311/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items311/:id", zValidator("json", New311), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New312 = z.object({ title: z.string(), count312: z.number() });
const Body312 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items312/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items312/:id", zValidator("json", New312), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New313 = z.object({ title: z.string(), count313: z.number() });
const Body313 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items313/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items313/:id", zValidator("json", New313), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New314 = z.object({ title: z.string(), count314: z.number() });
const Body314 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items314/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items314/:id", zValidator("json", New314), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New315 = z.object({ title: z.string(), count315: z.number() });
const Body315 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items315/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items315/:id", zValidator("json", New315), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New316 = z.object({ title: z.string(), count316: z.number() });
const Body316 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items316/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items316/:id", zValidator("json", New316), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New317 = z.object({ title: z.string(), count317: z.number() });
const Body317 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items317/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items317/:id", zValidator("json", New317), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New318 = z.object({ title: z.string(), count318: z.number() });
const Body318 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items318/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items318/:id", zValidator("json", New318), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New319 = z.object({ title: z.string(), count319: z.number() });
const Body319 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items319/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items319/:id", zValidator("json", New319), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New320 = z.object({ title: z.string(), count320: z.number() });
const Body320 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items320/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items320/:id", zValidator("json", New320), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New321 = z.object({ title: z.string(), count321: z.number() });
const Body321 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items321/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items321/:id", zValidator("json", New321), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New322 = z.object({ title: z.string(), count322: z.number() });
const Body322 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items322/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items322/:id", zValidator("json", New322), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New323 = z.object({ title: z.string(), count323: z.number() });
const Body323 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items323/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items323/:id", zValidator("json", New323), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New324 = z.object({ title: z.string(), count324: z.number() });
const Body324 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items324/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items324/:id", zValidator("json", New324), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New325 = z.object({ title: z.string(), count325: z.number() });
const Body325 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items325/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items325/:id", zValidator("json", New325), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New326 = z.object({ title: z.string(), count326: z.number() });
const Body326 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items326/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items326/:id", zValidator("json", New326), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New327 = z.object({ title: z.string(), count327: z.number() });
const Body327 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items327/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items327/:id", zValidator("json", New327), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New328 = z.object({ title: z.string(), count328: z.number() });
const Body328 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items328/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items328/:id", zValidator("json", New328), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New329 = z.object({ title: z.string(), count329: z.number() });
const Body329 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items329/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items329/:id", zValidator("json", New329), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New330 = z.object({ title: z.string(), count330: z.number() });
const Body330 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items330/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items330/:id", zValidator("json", New330), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New331 = z.object({ title: z.string(), count331: z.number() });
const Body331 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items331/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items331/:id", zValidator("json", New331), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New332 = z.object({ title: z.string(), count332: z.number() });
const Body332 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items332/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items332/:id", zValidator("json", New332), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New333 = z.object({ title: z.string(), count333: z.number() });
const Body333 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items333/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items333/:id", zValidator("json", New333), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New334 = z.object({ title: z.string(), count334: z.number() });
const Body334 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items334/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items334/:id", zValidator("json", New334), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New335 = z.object({ title: z.string(), count335: z.number() });
const Body335 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items335/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items335/:id", zValidator("json", New335), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New336 = z.object({ title: z.string(), count336: z.number() });
const Body336 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items336/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items336/:id", zValidator("json", New336), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New337 = z.object({ title: z.string(), count337: z.number() });
const Body337 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items337/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items337/:id", zValidator("json", New337), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New338 = z.object({ title: z.string(), count338: z.number() });
const Body338 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items338/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items338/:id", zValidator("json", New338), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New339 = z.object({ title: z.string(), count339: z.number() });
const Body339 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items339/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items339/:id", zValidator("json", New339), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New340 = z.object({ title: z.string(), count340: z.number() });
const Body340 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items340/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items340/:id", zValidator("json", New340), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New341 = z.object({ title: z.string(), count341: z.number() });
const Body341 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items341/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items341/:id", zValidator("json", New341), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New342 = z.object({ title: z.string(), count342: z.number() });
const Body342 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items342/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items342/:id", zValidator("json", New342), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New343 = z.object({ title: z.string(), count343: z.number() });
const Body343 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items343/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items343/:id", zValidator("json", New343), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New344 = z.object({ title: z.string(), count344: z.number() });
const Body344 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items344/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items344/:id", zValidator("json", New344), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New345 = z.object({ title: z.string(), count345: z.number() });
const Body345 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items345/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items345/:id", zValidator("json", New345), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New346 = z.object({ title: z.string(), count346: z.number() });
const Body346 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items346/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items346/:id", zValidator("json", New346), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New347 = z.object({ title: z.string(), count347: z.number() });
const Body347 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items347/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items347/:id", zValidator("json", New347), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New348 = z.object({ title: z.string(), count348: z.number() });
const Body348 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items348/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items348/:id", zValidator("json", New348), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New349 = z.object({ title: z.string(), count349: z.number() });
const Body349 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items349/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items349/:id", zValidator("json", New349), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
