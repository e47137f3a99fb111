import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New500 = z.object({ title: z.string(), count500: z.number() });
const Body500 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items500/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items500/:id", zValidator("json", New500), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New501 = z.object({ title: z.string(), count501: z.number() });
const Body501 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items501/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items501/:id", zValidator("json", New501), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New502 = z.object({ title: z.string(), count502: z.number() });
const Body502 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items502/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items502/:id", zValidator("json", New502), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New503 = z.object({ title: z.string(), count503: z.number() });
const Body503 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items503/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items503/:id", zValidator("json", New503), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New504 = z.object({ title: z.string(), count504: z.number() });
const Body504 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items504/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items504/:id", zValidator("json", New504), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New505 = z.object({ title: z.string(), count505: z.number() });
const Body505 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items505/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items505/:id", zValidator("json", New505), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New506 = z.object({ title: z.string(), count506: z.number() });
const Body506 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items506/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items506/:id", zValidator("json", New506), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New507 = z.object({ title: z.string(), count507: z.number() });
const Body507 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items507/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items507/:id", zValidator("json", New507), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New508 = z.object({ title: z.string(), count508: z.number() });
const Body508 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items508/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items508/:id", zValidator("json", New508), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New509 = z.object({ title: z.string(), count509: z.number() });
const Body509 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items509/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items509/:id", zValidator("json", New509), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New510 = z.object({ title: z.string(), count510: z.number() });
const Body510 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items510/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items510/:id", zValidator("json", New510), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New511 = z.object({ title: z.string(), count511: z.number() });
const Body511 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items511/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items511/:id", zValidator("json", New511), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New512 = z.object({ title: z.string(), count512: z.number() });
const Body512 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items512/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items512/:id", zValidator("json", New512), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New513 = z.object({ title: z.string(), count513: z.number() });
const Body513 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items513/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items513/:id", zValidator("json", New513), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New514 = z.object({ title: z.string(), count514: z.number() });
const Body514 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items514/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items514/:id", zValidator("json", New514), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New515 = z.object({ title: z.string(), count515: z.number() });
const Body515 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items515/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items515/:id", zValidator("json", New515), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New516 = z.object({ title: z.string(), count516: z.number() });
const Body516 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items516/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items516/:id", zValidator("json", New516), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New517 = z.object({ title: z.string(), count517: z.number() });
const Body517 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items517/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items517/:id", zValidator("json", New517), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New518 = z.object({ title: z.string(), count518: z.number() });
const Body518 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items518/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items518/:id", zValidator("json", New518), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New519 = z.object({ title: z.string(), count519: z.number() });
const Body519 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items519/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items519/:id", zValidator("json", New519), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New520 = z.object({ title: z.string(), count520: z.number() });
const Body520 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items520/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items520/:id", zValidator("json", New520), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New521 = z.object({ title: z.string(), count521: z.number() });
const Body521 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items521/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items521/:id", zValidator("json", New521), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New522 = z.object({ title: z.string(), count522: z.number() });
const Body522 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items522/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items522/:id", zValidator("json", New522), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New523 = z.object({ title: z.string(), count523: z.number() });
const Body523 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items523/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items523/:id", zValidator("json", New523), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New524 = z.object({ title: z.string(), count524: z.number() });
const Body524 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items524/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items524/:id", zValidator("json", New524), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New525 = z.object({ title: z.string(), count525: z.number() });
const Body525 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items525/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items525/:id", zValidator("json", New525), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New526 = z.object({ title: z.string(), count526: z.number() });
const Body526 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items526/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items526/:id", zValidator("json", New526), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New527 = z.object({ title: z.string(), count527: z.number() });
const Body527 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items527/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items527/:id", zValidator("json", New527), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New528 = z.object({ title: z.string(), count528: z.number() });
const Body528 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items528/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items528/:id", zValidator("json", New528), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New529 = z.object({ title: z.string(), count529: z.number() });
const Body529 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items529/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items529/:id", zValidator("json", New529), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New530 = z.object({ title: z.string(), count530: z.number() });
const Body530 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items530/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items530/:id", zValidator("json", New530), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New531 = z.object({ title: z.string(), count531: z.number() });
const Body531 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items531/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items531/:id", zValidator("json", New531), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New532 = z.object({ title: z.string(), count532: z.number() });
const Body532 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items532/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items532/:id", zValidator("json", New532), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New533 = z.object({ title: z.string(), count533: z.number() });
const Body533 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items533/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items533/:id", zValidator("json", New533), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New534 = z.object({ title: z.string(), count534: z.number() });
const Body534 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items534/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items534/:id", zValidator("json", New534), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New535 = z.object({ title: z.string(), count535: z.number() });
const Body535 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items535/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items535/:id", zValidator("json", New535), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New536 = z.object({ title: z.string(), count536: z.number() });
const Body536 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items536/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items536/:id", zValidator("json", New536), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New537 = z.object({ title: z.string(), count537: z.number() });
const Body537 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items537/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items537/:id", zValidator("json", New537), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New538 = z.object({ title: z.string(), count538: z.number() });
const Body538 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items538/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items538/:id", zValidator("json", New538), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New539 = z.object({ title: z.string(), count539: z.number() });
const Body539 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items539/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items539/:id", zValidator("json", New539), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New540 = z.object({ title: z.string(), count540: z.number() });
const Body540 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items540/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items540/:id", zValidator("json", New540), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New541 = z.object({ title: z.string(), count541: z.number() });
const Body541 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items541/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items541/:id", zValidator("json", New541), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New542 = z.object({ title: z.string(), count542: z.number() });
const Body542 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items542/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items542/:id", zValidator("json", New542), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New543 = z.object({ title: z.string(), count543: z.number() });
const Body543 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items543/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items543/:id", zValidator("json", New543), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New544 = z.object({ title: z.string(), count544: z.number() });
const Body544 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items544/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items544/:id", zValidator("json", New544), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New545 = z.object({ title: z.string(), count545: z.number() });
const Body545 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items545/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items545/:id", zValidator("json", New545), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New546 = z.object({ title: z.string(), count546: z.number() });
const Body546 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items546/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items546/:id", zValidator("json", New546), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New547 = z.object({ title: z.string(), count547: z.number() });
const Body547 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items547/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items547/:id", zValidator("json", New547), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New548 = z.object({ title: z.string(), count548: z.number() });
const Body548 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items548/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items548/:id", zValidator("json", New548), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New549 = z.object({ title: z.string(), count549: z.number() });
const Body549 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items549/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items549/:id", zValidator("json", New549), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
