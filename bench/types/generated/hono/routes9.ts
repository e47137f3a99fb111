import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New450 = z.object({ title: z.string(), count450: z.number() });
const Body450 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items450/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items450/:id", zValidator("json", New450), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New451 = z.object({ title: z.string(), count451: z.number() });
const Body451 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items451/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items451/:id", zValidator("json", New451), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New452 = z.object({ title: z.string(), count452: z.number() });
const Body452 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items452/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items452/:id", zValidator("json", New452), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New453 = z.object({ title: z.string(), count453: z.number() });
const Body453 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items453/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items453/:id", zValidator("json", New453), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New454 = z.object({ title: z.string(), count454: z.number() });
const Body454 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items454/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items454/:id", zValidator("json", New454), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New455 = z.object({ title: z.string(), count455: z.number() });
const Body455 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items455/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items455/:id", zValidator("json", New455), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New456 = z.object({ title: z.string(), count456: z.number() });
const Body456 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items456/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items456/:id", zValidator("json", New456), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New457 = z.object({ title: z.string(), count457: z.number() });
const Body457 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items457/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items457/:id", zValidator("json", New457), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New458 = z.object({ title: z.string(), count458: z.number() });
const Body458 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items458/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items458/:id", zValidator("json", New458), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New459 = z.object({ title: z.string(), count459: z.number() });
const Body459 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items459/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items459/:id", zValidator("json", New459), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New460 = z.object({ title: z.string(), count460: z.number() });
const Body460 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items460/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items460/:id", zValidator("json", New460), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New461 = z.object({ title: z.string(), count461: z.number() });
const Body461 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items461/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items461/:id", zValidator("json", New461), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New462 = z.object({ title: z.string(), count462: z.number() });
const Body462 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items462/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items462/:id", zValidator("json", New462), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New463 = z.object({ title: z.string(), count463: z.number() });
const Body463 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items463/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items463/:id", zValidator("json", New463), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New464 = z.object({ title: z.string(), count464: z.number() });
const Body464 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items464/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items464/:id", zValidator("json", New464), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New465 = z.object({ title: z.string(), count465: z.number() });
const Body465 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items465/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items465/:id", zValidator("json", New465), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New466 = z.object({ title: z.string(), count466: z.number() });
const Body466 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items466/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items466/:id", zValidator("json", New466), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New467 = z.object({ title: z.string(), count467: z.number() });
const Body467 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items467/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items467/:id", zValidator("json", New467), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New468 = z.object({ title: z.string(), count468: z.number() });
const Body468 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items468/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items468/:id", zValidator("json", New468), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New469 = z.object({ title: z.string(), count469: z.number() });
const Body469 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items469/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items469/:id", zValidator("json", New469), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New470 = z.object({ title: z.string(), count470: z.number() });
const Body470 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items470/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items470/:id", zValidator("json", New470), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New471 = z.object({ title: z.string(), count471: z.number() });
const Body471 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items471/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items471/:id", zValidator("json", New471), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New472 = z.object({ title: z.string(), count472: z.number() });
const Body472 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items472/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items472/:id", zValidator("json", New472), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New473 = z.object({ title: z.string(), count473: z.number() });
const Body473 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items473/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items473/:id", zValidator("json", New473), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New474 = z.object({ title: z.string(), count474: z.number() });
const Body474 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items474/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items474/:id", zValidator("json", New474), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New475 = z.object({ title: z.string(), count475: z.number() });
const Body475 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items475/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items475/:id", zValidator("json", New475), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New476 = z.object({ title: z.string(), count476: z.number() });
const Body476 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items476/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items476/:id", zValidator("json", New476), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New477 = z.object({ title: z.string(), count477: z.number() });
const Body477 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items477/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items477/:id", zValidator("json", New477), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New478 = z.object({ title: z.string(), count478: z.number() });
const Body478 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items478/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items478/:id", zValidator("json", New478), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New479 = z.object({ title: z.string(), count479: z.number() });
const Body479 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items479/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items479/:id", zValidator("json", New479), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New480 = z.object({ title: z.string(), count480: z.number() });
const Body480 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items480/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items480/:id", zValidator("json", New480), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New481 = z.object({ title: z.string(), count481: z.number() });
const Body481 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items481/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items481/:id", zValidator("json", New481), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New482 = z.object({ title: z.string(), count482: z.number() });
const Body482 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items482/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items482/:id", zValidator("json", New482), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New483 = z.object({ title: z.string(), count483: z.number() });
const Body483 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items483/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items483/:id", zValidator("json", New483), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New484 = z.object({ title: z.string(), count484: z.number() });
const Body484 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items484/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items484/:id", zValidator("json", New484), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New485 = z.object({ title: z.string(), count485: z.number() });
const Body485 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items485/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items485/:id", zValidator("json", New485), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New486 = z.object({ title: z.string(), count486: z.number() });
const Body486 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items486/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items486/:id", zValidator("json", New486), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New487 = z.object({ title: z.string(), count487: z.number() });
const Body487 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items487/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items487/:id", zValidator("json", New487), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New488 = z.object({ title: z.string(), count488: z.number() });
const Body488 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items488/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items488/:id", zValidator("json", New488), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New489 = z.object({ title: z.string(), count489: z.number() });
const Body489 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items489/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items489/:id", zValidator("json", New489), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New490 = z.object({ title: z.string(), count490: z.number() });
const Body490 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items490/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items490/:id", zValidator("json", New490), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New491 = z.object({ title: z.string(), count491: z.number() });
const Body491 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items491/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items491/:id", zValidator("json", New491), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New492 = z.object({ title: z.string(), count492: z.number() });
const Body492 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items492/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items492/:id", zValidator("json", New492), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New493 = z.object({ title: z.string(), count493: z.number() });
const Body493 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items493/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items493/:id", zValidator("json", New493), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New494 = z.object({ title: z.string(), count494: z.number() });
const Body494 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items494/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items494/:id", zValidator("json", New494), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New495 = z.object({ title: z.string(), count495: z.number() });
const Body495 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items495/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items495/:id", zValidator("json", New495), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New496 = z.object({ title: z.string(), count496: z.number() });
const Body496 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items496/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items496/:id", zValidator("json", New496), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New497 = z.object({ title: z.string(), count497: z.number() });
const Body497 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items497/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items497/:id", zValidator("json", New497), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New498 = z.object({ title: z.string(), count498: z.number() });
const Body498 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items498/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items498/:id", zValidator("json", New498), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New499 = z.object({ title: z.string(), count499: z.number() });
const Body499 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items499/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items499/:id", zValidator("json", New499), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
