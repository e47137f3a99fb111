import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New700 = z.object({ title: z.string(), count700: z.number() });
const Body700 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items700/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items700/:id", zValidator("json", New700), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New701 = z.object({ title: z.string(), count701: z.number() });
const Body701 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items701/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items701/:id", zValidator("json", New701), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New702 = z.object({ title: z.string(), count702: z.number() });
const Body702 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items702/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items702/:id", zValidator("json", New702), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New703 = z.object({ title: z.string(), count703: z.number() });
const Body703 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items703/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items703/:id", zValidator("json", New703), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New704 = z.object({ title: z.string(), count704: z.number() });
const Body704 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items704/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items704/:id", zValidator("json", New704), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New705 = z.object({ title: z.string(), count705: z.number() });
const Body705 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items705/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items705/:id", zValidator("json", New705), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New706 = z.object({ title: z.string(), count706: z.number() });
const Body706 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items706/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items706/:id", zValidator("json", New706), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New707 = z.object({ title: z.string(), count707: z.number() });
const Body707 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items707/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items707/:id", zValidator("json", New707), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New708 = z.object({ title: z.string(), count708: z.number() });
const Body708 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items708/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items708/:id", zValidator("json", New708), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New709 = z.object({ title: z.string(), count709: z.number() });
const Body709 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items709/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items709/:id", zValidator("json", New709), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New710 = z.object({ title: z.string(), count710: z.number() });
const Body710 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items710/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items710/:id", zValidator("json", New710), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New711 = z.object({ title: z.string(), count711: z.number() });
const Body711 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items711/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items711/:id", zValidator("json", New711), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New712 = z.object({ title: z.string(), count712: z.number() });
const Body712 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items712/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items712/:id", zValidator("json", New712), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New713 = z.object({ title: z.string(), count713: z.number() });
const Body713 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items713/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items713/:id", zValidator("json", New713), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New714 = z.object({ title: z.string(), count714: z.number() });
const Body714 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items714/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items714/:id", zValidator("json", New714), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New715 = z.object({ title: z.string(), count715: z.number() });
const Body715 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items715/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items715/:id", zValidator("json", New715), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New716 = z.object({ title: z.string(), count716: z.number() });
const Body716 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items716/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items716/:id", zValidator("json", New716), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New717 = z.object({ title: z.string(), count717: z.number() });
const Body717 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items717/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items717/:id", zValidator("json", New717), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New718 = z.object({ title: z.string(), count718: z.number() });
const Body718 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items718/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items718/:id", zValidator("json", New718), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New719 = z.object({ title: z.string(), count719: z.number() });
const Body719 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items719/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items719/:id", zValidator("json", New719), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New720 = z.object({ title: z.string(), count720: z.number() });
const Body720 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items720/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items720/:id", zValidator("json", New720), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New721 = z.object({ title: z.string(), count721: z.number() });
const Body721 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items721/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items721/:id", zValidator("json", New721), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New722 = z.object({ title: z.string(), count722: z.number() });
const Body722 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items722/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items722/:id", zValidator("json", New722), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New723 = z.object({ title: z.string(), count723: z.number() });
const Body723 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items723/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items723/:id", zValidator("json", New723), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New724 = z.object({ title: z.string(), count724: z.number() });
const Body724 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items724/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items724/:id", zValidator("json", New724), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New725 = z.object({ title: z.string(), count725: z.number() });
const Body725 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items725/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items725/:id", zValidator("json", New725), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New726 = z.object({ title: z.string(), count726: z.number() });
const Body726 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items726/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items726/:id", zValidator("json", New726), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New727 = z.object({ title: z.string(), count727: z.number() });
const Body727 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items727/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items727/:id", zValidator("json", New727), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New728 = z.object({ title: z.string(), count728: z.number() });
const Body728 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items728/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items728/:id", zValidator("json", New728), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New729 = z.object({ title: z.string(), count729: z.number() });
const Body729 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items729/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items729/:id", zValidator("json", New729), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New730 = z.object({ title: z.string(), count730: z.number() });
const Body730 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items730/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items730/:id", zValidator("json", New730), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New731 = z.object({ title: z.string(), count731: z.number() });
const Body731 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items731/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items731/:id", zValidator("json", New731), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New732 = z.object({ title: z.string(), count732: z.number() });
const Body732 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items732/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items732/:id", zValidator("json", New732), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New733 = z.object({ title: z.string(), count733: z.number() });
const Body733 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items733/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items733/:id", zValidator("json", New733), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New734 = z.object({ title: z.string(), count734: z.number() });
const Body734 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items734/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items734/:id", zValidator("json", New734), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New735 = z.object({ title: z.string(), count735: z.number() });
const Body735 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items735/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items735/:id", zValidator("json", New735), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New736 = z.object({ title: z.string(), count736: z.number() });
const Body736 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items736/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items736/:id", zValidator("json", New736), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New737 = z.object({ title: z.string(), count737: z.number() });
const Body737 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items737/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items737/:id", zValidator("json", New737), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New738 = z.object({ title: z.string(), count738: z.number() });
const Body738 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items738/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items738/:id", zValidator("json", New738), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New739 = z.object({ title: z.string(), count739: z.number() });
const Body739 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items739/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items739/:id", zValidator("json", New739), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New740 = z.object({ title: z.string(), count740: z.number() });
const Body740 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items740/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items740/:id", zValidator("json", New740), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New741 = z.object({ title: z.string(), count741: z.number() });
const Body741 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items741/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items741/:id", zValidator("json", New741), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New742 = z.object({ title: z.string(), count742: z.number() });
const Body742 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items742/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items742/:id", zValidator("json", New742), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New743 = z.object({ title: z.string(), count743: z.number() });
const Body743 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items743/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items743/:id", zValidator("json", New743), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New744 = z.object({ title: z.string(), count744: z.number() });
const Body744 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items744/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items744/:id", zValidator("json", New744), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New745 = z.object({ title: z.string(), count745: z.number() });
const Body745 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items745/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items745/:id", zValidator("json", New745), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New746 = z.object({ title: z.string(), count746: z.number() });
const Body746 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items746/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items746/:id", zValidator("json", New746), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New747 = z.object({ title: z.string(), count747: z.number() });
const Body747 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items747/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items747/:id", zValidator("json", New747), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New748 = z.object({ title: z.string(), count748: z.number() });
const Body748 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items748/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items748/:id", zValidator("json", New748), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New749 = z.object({ title: z.string(), count749: z.number() });
const Body749 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items749/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items749/:id", zValidator("json", New749), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
