import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New600 = z.object({ title: z.string(), count600: z.number() });
const Body600 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items600/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items600/:id", zValidator("json", New600), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New601 = z.object({ title: z.string(), count601: z.number() });
const Body601 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items601/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items601/:id", zValidator("json", New601), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New602 = z.object({ title: z.string(), count602: z.number() });
const Body602 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items602/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items602/:id", zValidator("json", New602), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New603 = z.object({ title: z.string(), count603: z.number() });
const Body603 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items603/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items603/:id", zValidator("json", New603), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New604 = z.object({ title: z.string(), count604: z.number() });
const Body604 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items604/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items604/:id", zValidator("json", New604), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New605 = z.object({ title: z.string(), count605: z.number() });
const Body605 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items605/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items605/:id", zValidator("json", New605), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New606 = z.object({ title: z.string(), count606: z.number() });
const Body606 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items606/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items606/:id", zValidator("json", New606), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New607 = z.object({ title: z.string(), count607: z.number() });
const Body607 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items607/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items607/:id", zValidator("json", New607), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New608 = z.object({ title: z.string(), count608: z.number() });
const Body608 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items608/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items608/:id", zValidator("json", New608), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New609 = z.object({ title: z.string(), count609: z.number() });
const Body609 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items609/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items609/:id", zValidator("json", New609), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New610 = z.object({ title: z.string(), count610: z.number() });
const Body610 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items610/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items610/:id", zValidator("json", New610), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New611 = z.object({ title: z.string(), count611: z.number() });
const Body611 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items611/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items611/:id", zValidator("json", New611), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New612 = z.object({ title: z.string(), count612: z.number() });
const Body612 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items612/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items612/:id", zValidator("json", New612), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New613 = z.object({ title: z.string(), count613: z.number() });
const Body613 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items613/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items613/:id", zValidator("json", New613), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New614 = z.object({ title: z.string(), count614: z.number() });
const Body614 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items614/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items614/:id", zValidator("json", New614), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New615 = z.object({ title: z.string(), count615: z.number() });
const Body615 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items615/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items615/:id", zValidator("json", New615), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New616 = z.object({ title: z.string(), count616: z.number() });
const Body616 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items616/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items616/:id", zValidator("json", New616), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New617 = z.object({ title: z.string(), count617: z.number() });
const Body617 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items617/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items617/:id", zValidator("json", New617), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New618 = z.object({ title: z.string(), count618: z.number() });
const Body618 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items618/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items618/:id", zValidator("json", New618), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New619 = z.object({ title: z.string(), count619: z.number() });
const Body619 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items619/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items619/:id", zValidator("json", New619), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New620 = z.object({ title: z.string(), count620: z.number() });
const Body620 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items620/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items620/:id", zValidator("json", New620), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New621 = z.object({ title: z.string(), count621: z.number() });
const Body621 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items621/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items621/:id", zValidator("json", New621), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New622 = z.object({ title: z.string(), count622: z.number() });
const Body622 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items622/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items622/:id", zValidator("json", New622), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New623 = z.object({ title: z.string(), count623: z.number() });
const Body623 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items623/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items623/:id", zValidator("json", New623), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New624 = z.object({ title: z.string(), count624: z.number() });
const Body624 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items624/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items624/:id", zValidator("json", New624), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New625 = z.object({ title: z.string(), count625: z.number() });
const Body625 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items625/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items625/:id", zValidator("json", New625), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New626 = z.object({ title: z.string(), count626: z.number() });
const Body626 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items626/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items626/:id", zValidator("json", New626), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New627 = z.object({ title: z.string(), count627: z.number() });
const Body627 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items627/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items627/:id", zValidator("json", New627), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New628 = z.object({ title: z.string(), count628: z.number() });
const Body628 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items628/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items628/:id", zValidator("json", New628), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New629 = z.object({ title: z.string(), count629: z.number() });
const Body629 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items629/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items629/:id", zValidator("json", New629), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New630 = z.object({ title: z.string(), count630: z.number() });
const Body630 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items630/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items630/:id", zValidator("json", New630), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New631 = z.object({ title: z.string(), count631: z.number() });
const Body631 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items631/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items631/:id", zValidator("json", New631), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New632 = z.object({ title: z.string(), count632: z.number() });
const Body632 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items632/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items632/:id", zValidator("json", New632), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New633 = z.object({ title: z.string(), count633: z.number() });
const Body633 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items633/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items633/:id", zValidator("json", New633), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New634 = z.object({ title: z.string(), count634: z.number() });
const Body634 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items634/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items634/:id", zValidator("json", New634), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New635 = z.object({ title: z.string(), count635: z.number() });
const Body635 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items635/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items635/:id", zValidator("json", New635), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New636 = z.object({ title: z.string(), count636: z.number() });
const Body636 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items636/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items636/:id", zValidator("json", New636), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New637 = z.object({ title: z.string(), count637: z.number() });
const Body637 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items637/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items637/:id", zValidator("json", New637), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New638 = z.object({ title: z.string(), count638: z.number() });
const Body638 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items638/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items638/:id", zValidator("json", New638), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New639 = z.object({ title: z.string(), count639: z.number() });
const Body639 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items639/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items639/:id", zValidator("json", New639), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New640 = z.object({ title: z.string(), count640: z.number() });
const Body640 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items640/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items640/:id", zValidator("json", New640), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New641 = z.object({ title: z.string(), count641: z.number() });
const Body641 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items641/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items641/:id", zValidator("json", New641), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New642 = z.object({ title: z.string(), count642: z.number() });
const Body642 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items642/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items642/:id", zValidator("json", New642), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New643 = z.object({ title: z.string(), count643: z.number() });
const Body643 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items643/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items643/:id", zValidator("json", New643), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New644 = z.object({ title: z.string(), count644: z.number() });
const Body644 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items644/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items644/:id", zValidator("json", New644), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New645 = z.object({ title: z.string(), count645: z.number() });
const Body645 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items645/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items645/:id", zValidator("json", New645), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New646 = z.object({ title: z.string(), count646: z.number() });
const Body646 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items646/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items646/:id", zValidator("json", New646), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New647 = z.object({ title: z.string(), count647: z.number() });
const Body647 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items647/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items647/:id", zValidator("json", New647), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New648 = z.object({ title: z.string(), count648: z.number() });
const Body648 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items648/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items648/:id", zValidator("json", New648), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New649 = z.object({ title: z.string(), count649: z.number() });
const Body649 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items649/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items649/:id", zValidator("json", New649), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
