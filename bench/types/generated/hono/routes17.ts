import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New850 = z.object({ title: z.string(), count850: z.number() });
const Body850 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items850/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items850/:id", zValidator("json", New850), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New851 = z.object({ title: z.string(), count851: z.number() });
const Body851 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items851/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items851/:id", zValidator("json", New851), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New852 = z.object({ title: z.string(), count852: z.number() });
const Body852 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items852/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items852/:id", zValidator("json", New852), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New853 = z.object({ title: z.string(), count853: z.number() });
const Body853 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items853/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items853/:id", zValidator("json", New853), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New854 = z.object({ title: z.string(), count854: z.number() });
const Body854 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items854/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items854/:id", zValidator("json", New854), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New855 = z.object({ title: z.string(), count855: z.number() });
const Body855 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items855/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items855/:id", zValidator("json", New855), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New856 = z.object({ title: z.string(), count856: z.number() });
const Body856 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items856/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items856/:id", zValidator("json", New856), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New857 = z.object({ title: z.string(), count857: z.number() });
const Body857 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items857/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items857/:id", zValidator("json", New857), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New858 = z.object({ title: z.string(), count858: z.number() });
const Body858 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items858/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items858/:id", zValidator("json", New858), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New859 = z.object({ title: z.string(), count859: z.number() });
const Body859 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items859/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items859/:id", zValidator("json", New859), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New860 = z.object({ title: z.string(), count860: z.number() });
const Body860 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items860/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items860/:id", zValidator("json", New860), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New861 = z.object({ title: z.string(), count861: z.number() });
const Body861 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items861/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items861/:id", zValidator("json", New861), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New862 = z.object({ title: z.string(), count862: z.number() });
const Body862 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items862/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items862/:id", zValidator("json", New862), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New863 = z.object({ title: z.string(), count863: z.number() });
const Body863 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items863/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items863/:id", zValidator("json", New863), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New864 = z.object({ title: z.string(), count864: z.number() });
const Body864 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items864/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items864/:id", zValidator("json", New864), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New865 = z.object({ title: z.string(), count865: z.number() });
const Body865 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items865/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items865/:id", zValidator("json", New865), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New866 = z.object({ title: z.string(), count866: z.number() });
const Body866 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items866/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items866/:id", zValidator("json", New866), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New867 = z.object({ title: z.string(), count867: z.number() });
const Body867 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items867/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items867/:id", zValidator("json", New867), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New868 = z.object({ title: z.string(), count868: z.number() });
const Body868 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items868/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items868/:id", zValidator("json", New868), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New869 = z.object({ title: z.string(), count869: z.number() });
const Body869 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items869/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items869/:id", zValidator("json", New869), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New870 = z.object({ title: z.string(), count870: z.number() });
const Body870 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items870/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items870/:id", zValidator("json", New870), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New871 = z.object({ title: z.string(), count871: z.number() });
const Body871 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items871/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items871/:id", zValidator("json", New871), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New872 = z.object({ title: z.string(), count872: z.number() });
const Body872 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items872/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items872/:id", zValidator("json", New872), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New873 = z.object({ title: z.string(), count873: z.number() });
const Body873 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items873/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items873/:id", zValidator("json", New873), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New874 = z.object({ title: z.string(), count874: z.number() });
const Body874 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items874/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items874/:id", zValidator("json", New874), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New875 = z.object({ title: z.string(), count875: z.number() });
const Body875 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items875/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items875/:id", zValidator("json", New875), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New876 = z.object({ title: z.string(), count876: z.number() });
const Body876 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items876/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items876/:id", zValidator("json", New876), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New877 = z.object({ title: z.string(), count877: z.number() });
const Body877 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items877/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items877/:id", zValidator("json", New877), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New878 = z.object({ title: z.string(), count878: z.number() });
const Body878 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items878/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items878/:id", zValidator("json", New878), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New879 = z.object({ title: z.string(), count879: z.number() });
const Body879 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items879/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items879/:id", zValidator("json", New879), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New880 = z.object({ title: z.string(), count880: z.number() });
const Body880 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items880/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items880/:id", zValidator("json", New880), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New881 = z.object({ title: z.string(), count881: z.number() });
const Body881 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items881/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items881/:id", zValidator("json", New881), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New882 = z.object({ title: z.string(), count882: z.number() });
const Body882 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items882/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items882/:id", zValidator("json", New882), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New883 = z.object({ title: z.string(), count883: z.number() });
const Body883 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items883/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items883/:id", zValidator("json", New883), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New884 = z.object({ title: z.string(), count884: z.number() });
const Body884 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items884/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items884/:id", zValidator("json", New884), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New885 = z.object({ title: z.string(), count885: z.number() });
const Body885 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items885/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items885/:id", zValidator("json", New885), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New886 = z.object({ title: z.string(), count886: z.number() });
const Body886 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items886/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items886/:id", zValidator("json", New886), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New887 = z.object({ title: z.string(), count887: z.number() });
const Body887 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items887/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items887/:id", zValidator("json", New887), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New888 = z.object({ title: z.string(), count888: z.number() });
const Body888 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items888/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items888/:id", zValidator("json", New888), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New889 = z.object({ title: z.string(), count889: z.number() });
const Body889 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items889/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items889/:id", zValidator("json", New889), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New890 = z.object({ title: z.string(), count890: z.number() });
const Body890 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items890/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items890/:id", zValidator("json", New890), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New891 = z.object({ title: z.string(), count891: z.number() });
const Body891 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items891/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items891/:id", zValidator("json", New891), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New892 = z.object({ title: z.string(), count892: z.number() });
const Body892 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items892/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items892/:id", zValidator("json", New892), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New893 = z.object({ title: z.string(), count893: z.number() });
const Body893 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items893/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items893/:id", zValidator("json", New893), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New894 = z.object({ title: z.string(), count894: z.number() });
const Body894 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items894/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items894/:id", zValidator("json", New894), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New895 = z.object({ title: z.string(), count895: z.number() });
const Body895 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items895/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items895/:id", zValidator("json", New895), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New896 = z.object({ title: z.string(), count896: z.number() });
const Body896 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items896/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items896/:id", zValidator("json", New896), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New897 = z.object({ title: z.string(), count897: z.number() });
const Body897 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items897/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items897/:id", zValidator("json", New897), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New898 = z.object({ title: z.string(), count898: z.number() });
const Body898 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items898/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items898/:id", zValidator("json", New898), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New899 = z.object({ title: z.string(), count899: z.number() });
const Body899 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items899/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items899/:id", zValidator("json", New899), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
