import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New150 = z.object({ title: z.string(), count150: z.number() });
const Body150 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items150/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items150/:id", zValidator("json", New150), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New151 = z.object({ title: z.string(), count151: z.number() });
const Body151 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items151/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items151/:id", zValidator("json", New151), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New152 = z.object({ title: z.string(), count152: z.number() });
const Body152 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items152/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items152/:id", zValidator("json", New152), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New153 = z.object({ title: z.string(), count153: z.number() });
const Body153 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items153/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items153/:id", zValidator("json", New153), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New154 = z.object({ title: z.string(), count154: z.number() });
const Body154 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items154/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items154/:id", zValidator("json", New154), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New155 = z.object({ title: z.string(), count155: z.number() });
const Body155 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items155/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items155/:id", zValidator("json", New155), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New156 = z.object({ title: z.string(), count156: z.number() });
const Body156 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items156/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items156/:id", zValidator("json", New156), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New157 = z.object({ title: z.string(), count157: z.number() });
const Body157 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items157/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items157/:id", zValidator("json", New157), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New158 = z.object({ title: z.string(), count158: z.number() });
const Body158 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items158/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items158/:id", zValidator("json", New158), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New159 = z.object({ title: z.string(), count159: z.number() });
const Body159 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items159/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items159/:id", zValidator("json", New159), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New160 = z.object({ title: z.string(), count160: z.number() });
const Body160 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items160/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items160/:id", zValidator("json", New160), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New161 = z.object({ title: z.string(), count161: z.number() });
const Body161 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items161/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items161/:id", zValidator("json", New161), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New162 = z.object({ title: z.string(), count162: z.number() });
const Body162 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items162/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items162/:id", zValidator("json", New162), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New163 = z.object({ title: z.string(), count163: z.number() });
const Body163 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items163/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items163/:id", zValidator("json", New163), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New164 = z.object({ title: z.string(), count164: z.number() });
const Body164 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items164/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items164/:id", zValidator("json", New164), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New165 = z.object({ title: z.string(), count165: z.number() });
const Body165 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items165/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items165/:id", zValidator("json", New165), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New166 = z.object({ title: z.string(), count166: z.number() });
const Body166 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items166/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items166/:id", zValidator("json", New166), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New167 = z.object({ title: z.string(), count167: z.number() });
const Body167 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items167/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items167/:id", zValidator("json", New167), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New168 = z.object({ title: z.string(), count168: z.number() });
const Body168 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items168/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items168/:id", zValidator("json", New168), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New169 = z.object({ title: z.string(), count169: z.number() });
const Body169 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items169/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items169/:id", zValidator("json", New169), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New170 = z.object({ title: z.string(), count170: z.number() });
const Body170 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items170/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items170/:id", zValidator("json", New170), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New171 = z.object({ title: z.string(), count171: z.number() });
const Body171 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items171/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items171/:id", zValidator("json", New171), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New172 = z.object({ title: z.string(), count172: z.number() });
const Body172 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items172/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items172/:id", zValidator("json", New172), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New173 = z.object({ title: z.string(), count173: z.number() });
const Body173 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items173/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items173/:id", zValidator("json", New173), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New174 = z.object({ title: z.string(), count174: z.number() });
const Body174 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items174/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items174/:id", zValidator("json", New174), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New175 = z.object({ title: z.string(), count175: z.number() });
const Body175 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items175/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items175/:id", zValidator("json", New175), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New176 = z.object({ title: z.string(), count176: z.number() });
const Body176 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items176/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items176/:id", zValidator("json", New176), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New177 = z.object({ title: z.string(), count177: z.number() });
const Body177 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items177/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items177/:id", zValidator("json", New177), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New178 = z.object({ title: z.string(), count178: z.number() });
const Body178 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items178/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items178/:id", zValidator("json", New178), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New179 = z.object({ title: z.string(), count179: z.number() });
const Body179 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items179/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items179/:id", zValidator("json", New179), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New180 = z.object({ title: z.string(), count180: z.number() });
const Body180 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items180/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items180/:id", zValidator("json", New180), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New181 = z.object({ title: z.string(), count181: z.number() });
const Body181 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items181/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items181/:id", zValidator("json", New181), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New182 = z.object({ title: z.string(), count182: z.number() });
const Body182 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items182/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items182/:id", zValidator("json", New182), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New183 = z.object({ title: z.string(), count183: z.number() });
const Body183 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items183/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items183/:id", zValidator("json", New183), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New184 = z.object({ title: z.string(), count184: z.number() });
const Body184 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items184/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items184/:id", zValidator("json", New184), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New185 = z.object({ title: z.string(), count185: z.number() });
const Body185 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items185/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items185/:id", zValidator("json", New185), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New186 = z.object({ title: z.string(), count186: z.number() });
const Body186 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items186/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items186/:id", zValidator("json", New186), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New187 = z.object({ title: z.string(), count187: z.number() });
const Body187 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items187/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items187/:id", zValidator("json", New187), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New188 = z.object({ title: z.string(), count188: z.number() });
const Body188 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items188/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items188/:id", zValidator("json", New188), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New189 = z.object({ title: z.string(), count189: z.number() });
const Body189 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items189/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items189/:id", zValidator("json", New189), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New190 = z.object({ title: z.string(), count190: z.number() });
const Body190 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items190/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items190/:id", zValidator("json", New190), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New191 = z.object({ title: z.string(), count191: z.number() });
const Body191 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items191/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items191/:id", zValidator("json", New191), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New192 = z.object({ title: z.string(), count192: z.number() });
const Body192 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items192/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items192/:id", zValidator("json", New192), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New193 = z.object({ title: z.string(), count193: z.number() });
const Body193 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items193/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items193/:id", zValidator("json", New193), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New194 = z.object({ title: z.string(), count194: z.number() });
const Body194 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items194/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items194/:id", zValidator("json", New194), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New195 = z.object({ title: z.string(), count195: z.number() });
const Body195 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items195/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items195/:id", zValidator("json", New195), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New196 = z.object({ title: z.string(), count196: z.number() });
const Body196 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items196/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items196/:id", zValidator("json", New196), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New197 = z.object({ title: z.string(), count197: z.number() });
const Body197 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items197/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items197/:id", zValidator("json", New197), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New198 = z.object({ title: z.string(), count198: z.number() });
const Body198 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items198/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items198/:id", zValidator("json", New198), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New199 = z.object({ title: z.string(), count199: z.number() });
const Body199 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items199/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items199/:id", zValidator("json", New199), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
