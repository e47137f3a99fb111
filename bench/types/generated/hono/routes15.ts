import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New750 = z.object({ title: z.string(), count750: z.number() });
const Body750 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items750/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items750/:id", zValidator("json", New750), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New751 = z.object({ title: z.string(), count751: z.number() });
const Body751 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items751/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items751/:id", zValidator("json", New751), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New752 = z.object({ title: z.string(), count752: z.number() });
const Body752 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items752/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items752/:id", zValidator("json", New752), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New753 = z.object({ title: z.string(), count753: z.number() });
const Body753 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items753/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items753/:id", zValidator("json", New753), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New754 = z.object({ title: z.string(), count754: z.number() });
const Body754 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items754/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items754/:id", zValidator("json", New754), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New755 = z.object({ title: z.string(), count755: z.number() });
const Body755 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items755/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items755/:id", zValidator("json", New755), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New756 = z.object({ title: z.string(), count756: z.number() });
const Body756 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items756/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items756/:id", zValidator("json", New756), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New757 = z.object({ title: z.string(), count757: z.number() });
const Body757 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items757/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items757/:id", zValidator("json", New757), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New758 = z.object({ title: z.string(), count758: z.number() });
const Body758 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items758/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items758/:id", zValidator("json", New758), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New759 = z.object({ title: z.string(), count759: z.number() });
const Body759 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items759/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items759/:id", zValidator("json", New759), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New760 = z.object({ title: z.string(), count760: z.number() });
const Body760 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items760/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items760/:id", zValidator("json", New760), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New761 = z.object({ title: z.string(), count761: z.number() });
const Body761 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items761/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items761/:id", zValidator("json", New761), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New762 = z.object({ title: z.string(), count762: z.number() });
const Body762 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items762/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items762/:id", zValidator("json", New762), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New763 = z.object({ title: z.string(), count763: z.number() });
const Body763 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items763/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items763/:id", zValidator("json", New763), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New764 = z.object({ title: z.string(), count764: z.number() });
const Body764 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items764/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items764/:id", zValidator("json", New764), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New765 = z.object({ title: z.string(), count765: z.number() });
const Body765 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items765/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items765/:id", zValidator("json", New765), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New766 = z.object({ title: z.string(), count766: z.number() });
const Body766 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items766/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items766/:id", zValidator("json", New766), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New767 = z.object({ title: z.string(), count767: z.number() });
const Body767 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items767/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items767/:id", zValidator("json", New767), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New768 = z.object({ title: z.string(), count768: z.number() });
const Body768 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items768/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items768/:id", zValidator("json", New768), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New769 = z.object({ title: z.string(), count769: z.number() });
const Body769 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items769/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items769/:id", zValidator("json", New769), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New770 = z.object({ title: z.string(), count770: z.number() });
const Body770 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items770/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items770/:id", zValidator("json", New770), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New771 = z.object({ title: z.string(), count771: z.number() });
const Body771 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items771/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items771/:id", zValidator("json", New771), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New772 = z.object({ title: z.string(), count772: z.number() });
const Body772 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items772/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items772/:id", zValidator("json", New772), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New773 = z.object({ title: z.string(), count773: z.number() });
const Body773 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items773/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items773/:id", zValidator("json", New773), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New774 = z.object({ title: z.string(), count774: z.number() });
const Body774 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items774/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items774/:id", zValidator("json", New774), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New775 = z.object({ title: z.string(), count775: z.number() });
const Body775 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items775/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items775/:id", zValidator("json", New775), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New776 = z.object({ title: z.string(), count776: z.number() });
const Body776 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items776/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items776/:id", zValidator("json", New776), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New777 = z.object({ title: z.string(), count777: z.number() });
const Body777 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items777/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items777/:id", zValidator("json", New777), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New778 = z.object({ title: z.string(), count778: z.number() });
const Body778 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items778/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items778/:id", zValidator("json", New778), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New779 = z.object({ title: z.string(), count779: z.number() });
const Body779 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items779/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items779/:id", zValidator("json", New779), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New780 = z.object({ title: z.string(), count780: z.number() });
const Body780 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items780/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items780/:id", zValidator("json", New780), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New781 = z.object({ title: z.string(), count781: z.number() });
const Body781 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items781/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items781/:id", zValidator("json", New781), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New782 = z.object({ title: z.string(), count782: z.number() });
const Body782 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items782/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items782/:id", zValidator("json", New782), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New783 = z.object({ title: z.string(), count783: z.number() });
const Body783 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items783/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items783/:id", zValidator("json", New783), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New784 = z.object({ title: z.string(), count784: z.number() });
const Body784 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items784/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items784/:id", zValidator("json", New784), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New785 = z.object({ title: z.string(), count785: z.number() });
const Body785 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items785/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items785/:id", zValidator("json", New785), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New786 = z.object({ title: z.string(), count786: z.number() });
const Body786 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items786/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items786/:id", zValidator("json", New786), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New787 = z.object({ title: z.string(), count787: z.number() });
const Body787 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items787/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items787/:id", zValidator("json", New787), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New788 = z.object({ title: z.string(), count788: z.number() });
const Body788 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items788/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items788/:id", zValidator("json", New788), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New789 = z.object({ title: z.string(), count789: z.number() });
const Body789 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items789/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items789/:id", zValidator("json", New789), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New790 = z.object({ title: z.string(), count790: z.number() });
const Body790 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items790/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items790/:id", zValidator("json", New790), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New791 = z.object({ title: z.string(), count791: z.number() });
const Body791 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items791/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items791/:id", zValidator("json", New791), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New792 = z.object({ title: z.string(), count792: z.number() });
const Body792 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items792/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items792/:id", zValidator("json", New792), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New793 = z.object({ title: z.string(), count793: z.number() });
const Body793 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items793/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items793/:id", zValidator("json", New793), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New794 = z.object({ title: z.string(), count794: z.number() });
const Body794 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items794/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items794/:id", zValidator("json", New794), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New795 = z.object({ title: z.string(), count795: z.number() });
const Body795 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items795/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items795/:id", zValidator("json", New795), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New796 = z.object({ title: z.string(), count796: z.number() });
const Body796 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items796/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items796/:id", zValidator("json", New796), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New797 = z.object({ title: z.string(), count797: z.number() });
const Body797 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items797/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items797/:id", zValidator("json", New797), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New798 = z.object({ title: z.string(), count798: z.number() });
const Body798 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items798/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items798/:id", zValidator("json", New798), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New799 = z.object({ title: z.string(), count799: z.number() });
const Body799 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items799/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items799/:id", zValidator("json", New799), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
