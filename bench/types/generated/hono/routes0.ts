import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New0 = z.object({ title: z.string(), count0: z.number() });
const Body0 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items0/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items0/:id", zValidator("json", New0), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New1 = z.object({ title: z.string(), count1: z.number() });
const Body1 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items1/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items1/:id", zValidator("json", New1), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New2 = z.object({ title: z.string(), count2: z.number() });
const Body2 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items2/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items2/:id", zValidator("json", New2), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New3 = z.object({ title: z.string(), count3: z.number() });
const Body3 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items3/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items3/:id", zValidator("json", New3), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New4 = z.object({ title: z.string(), count4: z.number() });
const Body4 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items4/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items4/:id", zValidator("json", New4), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New5 = z.object({ title: z.string(), count5: z.number() });
const Body5 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items5/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items5/:id", zValidator("json", New5), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New6 = z.object({ title: z.string(), count6: z.number() });
const Body6 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items6/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items6/:id", zValidator("json", New6), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New7 = z.object({ title: z.string(), count7: z.number() });
const Body7 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items7/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items7/:id", zValidator("json", New7), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New8 = z.object({ title: z.string(), count8: z.number() });
const Body8 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items8/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items8/:id", zValidator("json", New8), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New9 = z.object({ title: z.string(), count9: z.number() });
const Body9 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items9/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items9/:id", zValidator("json", New9), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New10 = z.object({ title: z.string(), count10: z.number() });
const Body10 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items10/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items10/:id", zValidator("json", New10), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New11 = z.object({ title: z.string(), count11: z.number() });
const Body11 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items11/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items11/:id", zValidator("json", New11), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New12 = z.object({ title: z.string(), count12: z.number() });
const Body12 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items12/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items12/:id", zValidator("json", New12), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New13 = z.object({ title: z.string(), count13: z.number() });
const Body13 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items13/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items13/:id", zValidator("json", New13), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New14 = z.object({ title: z.string(), count14: z.number() });
const Body14 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items14/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items14/:id", zValidator("json", New14), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New15 = z.object({ title: z.string(), count15: z.number() });
const Body15 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items15/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items15/:id", zValidator("json", New15), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New16 = z.object({ title: z.string(), count16: z.number() });
const Body16 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items16/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items16/:id", zValidator("json", New16), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New17 = z.object({ title: z.string(), count17: z.number() });
const Body17 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items17/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items17/:id", zValidator("json", New17), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New18 = z.object({ title: z.string(), count18: z.number() });
const Body18 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items18/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items18/:id", zValidator("json", New18), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New19 = z.object({ title: z.string(), count19: z.number() });
const Body19 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items19/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items19/:id", zValidator("json", New19), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New20 = z.object({ title: z.string(), count20: z.number() });
const Body20 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items20/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items20/:id", zValidator("json", New20), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New21 = z.object({ title: z.string(), count21: z.number() });
const Body21 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items21/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items21/:id", zValidator("json", New21), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New22 = z.object({ title: z.string(), count22: z.number() });
const Body22 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items22/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items22/:id", zValidator("json", New22), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New23 = z.object({ title: z.string(), count23: z.number() });
const Body23 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items23/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items23/:id", zValidator("json", New23), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New24 = z.object({ title: z.string(), count24: z.number() });
const Body24 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items24/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items24/:id", zValidator("json", New24), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New25 = z.object({ title: z.string(), count25: z.number() });
const Body25 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items25/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items25/:id", zValidator("json", New25), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New26 = z.object({ title: z.string(), count26: z.number() });
const Body26 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items26/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items26/:id", zValidator("json", New26), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New27 = z.object({ title: z.string(), count27: z.number() });
const Body27 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items27/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items27/:id", zValidator("json", New27), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New28 = z.object({ title: z.string(), count28: z.number() });
const Body28 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items28/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items28/:id", zValidator("json", New28), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New29 = z.object({ title: z.string(), count29: z.number() });
const Body29 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items29/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items29/:id", zValidator("json", New29), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New30 = z.object({ title: z.string(), count30: z.number() });
const Body30 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items30/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items30/:id", zValidator("json", New30), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New31 = z.object({ title: z.string(), count31: z.number() });
const Body31 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items31/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items31/:id", zValidator("json", New31), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New32 = z.object({ title: z.string(), count32: z.number() });
const Body32 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items32/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items32/:id", zValidator("json", New32), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New33 = z.object({ title: z.string(), count33: z.number() });
const Body33 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items33/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items33/:id", zValidator("json", New33), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New34 = z.object({ title: z.string(), count34: z.number() });
const Body34 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items34/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items34/:id", zValidator("json", New34), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New35 = z.object({ title: z.string(), count35: z.number() });
const Body35 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items35/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items35/:id", zValidator("json", New35), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New36 = z.object({ title: z.string(), count36: z.number() });
const Body36 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items36/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items36/:id", zValidator("json", New36), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New37 = z.object({ title: z.string(), count37: z.number() });
const Body37 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items37/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items37/:id", zValidator("json", New37), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New38 = z.object({ title: z.string(), count38: z.number() });
const Body38 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items38/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items38/:id", zValidator("json", New38), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New39 = z.object({ title: z.string(), count39: z.number() });
const Body39 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items39/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items39/:id", zValidator("json", New39), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New40 = z.object({ title: z.string(), count40: z.number() });
const Body40 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items40/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items40/:id", zValidator("json", New40), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New41 = z.object({ title: z.string(), count41: z.number() });
const Body41 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items41/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items41/:id", zValidator("json", New41), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New42 = z.object({ title: z.string(), count42: z.number() });
const Body42 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items42/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items42/:id", zValidator("json", New42), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New43 = z.object({ title: z.string(), count43: z.number() });
const Body43 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items43/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items43/:id", zValidator("json", New43), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New44 = z.object({ title: z.string(), count44: z.number() });
const Body44 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items44/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items44/:id", zValidator("json", New44), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New45 = z.object({ title: z.string(), count45: z.number() });
const Body45 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items45/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items45/:id", zValidator("json", New45), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New46 = z.object({ title: z.string(), count46: z.number() });
const Body46 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items46/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items46/:id", zValidator("json", New46), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New47 = z.object({ title: z.string(), count47: z.number() });
const Body47 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items47/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items47/:id", zValidator("json", New47), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New48 = z.object({ title: z.string(), count48: z.number() });
const Body48 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items48/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items48/:id", zValidator("json", New48), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New49 = z.object({ title: z.string(), count49: z.number() });
const Body49 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items49/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items49/:id", zValidator("json", New49), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
