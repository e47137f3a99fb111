import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New800 = z.object({ title: z.string(), count800: z.number() });
const Body800 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items800/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items800/:id", zValidator("json", New800), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New801 = z.object({ title: z.string(), count801: z.number() });
const Body801 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items801/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items801/:id", zValidator("json", New801), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New802 = z.object({ title: z.string(), count802: z.number() });
const Body802 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items802/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items802/:id", zValidator("json", New802), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New803 = z.object({ title: z.string(), count803: z.number() });
const Body803 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items803/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items803/:id", zValidator("json", New803), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New804 = z.object({ title: z.string(), count804: z.number() });
const Body804 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items804/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items804/:id", zValidator("json", New804), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New805 = z.object({ title: z.string(), count805: z.number() });
const Body805 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items805/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items805/:id", zValidator("json", New805), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New806 = z.object({ title: z.string(), count806: z.number() });
const Body806 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items806/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items806/:id", zValidator("json", New806), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New807 = z.object({ title: z.string(), count807: z.number() });
const Body807 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items807/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items807/:id", zValidator("json", New807), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New808 = z.object({ title: z.string(), count808: z.number() });
const Body808 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items808/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items808/:id", zValidator("json", New808), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New809 = z.object({ title: z.string(), count809: z.number() });
const Body809 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items809/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items809/:id", zValidator("json", New809), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New810 = z.object({ title: z.string(), count810: z.number() });
const Body810 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items810/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items810/:id", zValidator("json", New810), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New811 = z.object({ title: z.string(), count811: z.number() });
const Body811 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items811/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items811/:id", zValidator("json", New811), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New812 = z.object({ title: z.string(), count812: z.number() });
const Body812 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items812/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items812/:id", zValidator("json", New812), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New813 = z.object({ title: z.string(), count813: z.number() });
const Body813 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items813/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items813/:id", zValidator("json", New813), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New814 = z.object({ title: z.string(), count814: z.number() });
const Body814 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items814/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items814/:id", zValidator("json", New814), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New815 = z.object({ title: z.string(), count815: z.number() });
const Body815 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items815/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items815/:id", zValidator("json", New815), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New816 = z.object({ title: z.string(), count816: z.number() });
const Body816 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items816/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items816/:id", zValidator("json", New816), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New817 = z.object({ title: z.string(), count817: z.number() });
const Body817 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items817/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items817/:id", zValidator("json", New817), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New818 = z.object({ title: z.string(), count818: z.number() });
const Body818 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items818/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items818/:id", zValidator("json", New818), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New819 = z.object({ title: z.string(), count819: z.number() });
const Body819 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items819/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items819/:id", zValidator("json", New819), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New820 = z.object({ title: z.string(), count820: z.number() });
const Body820 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items820/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items820/:id", zValidator("json", New820), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New821 = z.object({ title: z.string(), count821: z.number() });
const Body821 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items821/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items821/:id", zValidator("json", New821), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New822 = z.object({ title: z.string(), count822: z.number() });
const Body822 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items822/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items822/:id", zValidator("json", New822), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New823 = z.object({ title: z.string(), count823: z.number() });
const Body823 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items823/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items823/:id", zValidator("json", New823), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New824 = z.object({ title: z.string(), count824: z.number() });
const Body824 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items824/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items824/:id", zValidator("json", New824), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New825 = z.object({ title: z.string(), count825: z.number() });
const Body825 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items825/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items825/:id", zValidator("json", New825), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New826 = z.object({ title: z.string(), count826: z.number() });
const Body826 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items826/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items826/:id", zValidator("json", New826), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New827 = z.object({ title: z.string(), count827: z.number() });
const Body827 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items827/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items827/:id", zValidator("json", New827), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New828 = z.object({ title: z.string(), count828: z.number() });
const Body828 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items828/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items828/:id", zValidator("json", New828), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New829 = z.object({ title: z.string(), count829: z.number() });
const Body829 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items829/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items829/:id", zValidator("json", New829), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New830 = z.object({ title: z.string(), count830: z.number() });
const Body830 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items830/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items830/:id", zValidator("json", New830), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New831 = z.object({ title: z.string(), count831: z.number() });
const Body831 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items831/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items831/:id", zValidator("json", New831), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New832 = z.object({ title: z.string(), count832: z.number() });
const Body832 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items832/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items832/:id", zValidator("json", New832), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New833 = z.object({ title: z.string(), count833: z.number() });
const Body833 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items833/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items833/:id", zValidator("json", New833), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New834 = z.object({ title: z.string(), count834: z.number() });
const Body834 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items834/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items834/:id", zValidator("json", New834), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New835 = z.object({ title: z.string(), count835: z.number() });
const Body835 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items835/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items835/:id", zValidator("json", New835), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New836 = z.object({ title: z.string(), count836: z.number() });
const Body836 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items836/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items836/:id", zValidator("json", New836), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New837 = z.object({ title: z.string(), count837: z.number() });
const Body837 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items837/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items837/:id", zValidator("json", New837), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New838 = z.object({ title: z.string(), count838: z.number() });
const Body838 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items838/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items838/:id", zValidator("json", New838), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New839 = z.object({ title: z.string(), count839: z.number() });
const Body839 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items839/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items839/:id", zValidator("json", New839), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New840 = z.object({ title: z.string(), count840: z.number() });
const Body840 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items840/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items840/:id", zValidator("json", New840), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New841 = z.object({ title: z.string(), count841: z.number() });
const Body841 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items841/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items841/:id", zValidator("json", New841), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New842 = z.object({ title: z.string(), count842: z.number() });
const Body842 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items842/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items842/:id", zValidator("json", New842), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New843 = z.object({ title: z.string(), count843: z.number() });
const Body843 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items843/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items843/:id", zValidator("json", New843), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New844 = z.object({ title: z.string(), count844: z.number() });
const Body844 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items844/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items844/:id", zValidator("json", New844), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New845 = z.object({ title: z.string(), count845: z.number() });
const Body845 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items845/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items845/:id", zValidator("json", New845), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New846 = z.object({ title: z.string(), count846: z.number() });
const Body846 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items846/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items846/:id", zValidator("json", New846), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New847 = z.object({ title: z.string(), count847: z.number() });
const Body847 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items847/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items847/:id", zValidator("json", New847), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New848 = z.object({ title: z.string(), count848: z.number() });
const Body848 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items848/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items848/:id", zValidator("json", New848), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New849 = z.object({ title: z.string(), count849: z.number() });
const Body849 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items849/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items849/:id", zValidator("json", New849), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
