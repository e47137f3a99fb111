import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New900 = z.object({ title: z.string(), count900: z.number() });
const Body900 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items900/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items900/:id", zValidator("json", New900), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New901 = z.object({ title: z.string(), count901: z.number() });
const Body901 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items901/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items901/:id", zValidator("json", New901), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New902 = z.object({ title: z.string(), count902: z.number() });
const Body902 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items902/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items902/:id", zValidator("json", New902), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New903 = z.object({ title: z.string(), count903: z.number() });
const Body903 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items903/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items903/:id", zValidator("json", New903), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New904 = z.object({ title: z.string(), count904: z.number() });
const Body904 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items904/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items904/:id", zValidator("json", New904), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New905 = z.object({ title: z.string(), count905: z.number() });
const Body905 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items905/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items905/:id", zValidator("json", New905), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New906 = z.object({ title: z.string(), count906: z.number() });
const Body906 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items906/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items906/:id", zValidator("json", New906), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New907 = z.object({ title: z.string(), count907: z.number() });
const Body907 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items907/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items907/:id", zValidator("json", New907), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New908 = z.object({ title: z.string(), count908: z.number() });
const Body908 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items908/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items908/:id", zValidator("json", New908), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New909 = z.object({ title: z.string(), count909: z.number() });
const Body909 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items909/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items909/:id", zValidator("json", New909), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New910 = z.object({ title: z.string(), count910: z.number() });
const Body910 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items910/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items910/:id", zValidator("json", New910), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New911 = z.object({ title: z.string(), count911: z.number() });
const Body911 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items911/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items911/:id", zValidator("json", New911), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New912 = z.object({ title: z.string(), count912: z.number() });
const Body912 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items912/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items912/:id", zValidator("json", New912), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New913 = z.object({ title: z.string(), count913: z.number() });
const Body913 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items913/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items913/:id", zValidator("json", New913), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New914 = z.object({ title: z.string(), count914: z.number() });
const Body914 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items914/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items914/:id", zValidator("json", New914), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New915 = z.object({ title: z.string(), count915: z.number() });
const Body915 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items915/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items915/:id", zValidator("json", New915), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New916 = z.object({ title: z.string(), count916: z.number() });
const Body916 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items916/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items916/:id", zValidator("json", New916), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New917 = z.object({ title: z.string(), count917: z.number() });
const Body917 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items917/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items917/:id", zValidator("json", New917), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New918 = z.object({ title: z.string(), count918: z.number() });
const Body918 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items918/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items918/:id", zValidator("json", New918), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New919 = z.object({ title: z.string(), count919: z.number() });
const Body919 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items919/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items919/:id", zValidator("json", New919), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New920 = z.object({ title: z.string(), count920: z.number() });
const Body920 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items920/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items920/:id", zValidator("json", New920), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New921 = z.object({ title: z.string(), count921: z.number() });
const Body921 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items921/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items921/:id", zValidator("json", New921), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New922 = z.object({ title: z.string(), count922: z.number() });
const Body922 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items922/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items922/:id", zValidator("json", New922), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New923 = z.object({ title: z.string(), count923: z.number() });
const Body923 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items923/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items923/:id", zValidator("json", New923), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New924 = z.object({ title: z.string(), count924: z.number() });
const Body924 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items924/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items924/:id", zValidator("json", New924), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New925 = z.object({ title: z.string(), count925: z.number() });
const Body925 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items925/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items925/:id", zValidator("json", New925), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New926 = z.object({ title: z.string(), count926: z.number() });
const Body926 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items926/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items926/:id", zValidator("json", New926), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New927 = z.object({ title: z.string(), count927: z.number() });
const Body927 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items927/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items927/:id", zValidator("json", New927), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New928 = z.object({ title: z.string(), count928: z.number() });
const Body928 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items928/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items928/:id", zValidator("json", New928), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New929 = z.object({ title: z.string(), count929: z.number() });
const Body929 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items929/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items929/:id", zValidator("json", New929), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New930 = z.object({ title: z.string(), count930: z.number() });
const Body930 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items930/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items930/:id", zValidator("json", New930), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New931 = z.object({ title: z.string(), count931: z.number() });
const Body931 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items931/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items931/:id", zValidator("json", New931), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New932 = z.object({ title: z.string(), count932: z.number() });
const Body932 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items932/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items932/:id", zValidator("json", New932), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New933 = z.object({ title: z.string(), count933: z.number() });
const Body933 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items933/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items933/:id", zValidator("json", New933), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New934 = z.object({ title: z.string(), count934: z.number() });
const Body934 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items934/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items934/:id", zValidator("json", New934), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New935 = z.object({ title: z.string(), count935: z.number() });
const Body935 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items935/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items935/:id", zValidator("json", New935), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New936 = z.object({ title: z.string(), count936: z.number() });
const Body936 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items936/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items936/:id", zValidator("json", New936), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New937 = z.object({ title: z.string(), count937: z.number() });
const Body937 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items937/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items937/:id", zValidator("json", New937), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New938 = z.object({ title: z.string(), count938: z.number() });
const Body938 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items938/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items938/:id", zValidator("json", New938), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New939 = z.object({ title: z.string(), count939: z.number() });
const Body939 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items939/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items939/:id", zValidator("json", New939), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New940 = z.object({ title: z.string(), count940: z.number() });
const Body940 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items940/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items940/:id", zValidator("json", New940), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New941 = z.object({ title: z.string(), count941: z.number() });
const Body941 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items941/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items941/:id", zValidator("json", New941), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New942 = z.object({ title: z.string(), count942: z.number() });
const Body942 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items942/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items942/:id", zValidator("json", New942), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New943 = z.object({ title: z.string(), count943: z.number() });
const Body943 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items943/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items943/:id", zValidator("json", New943), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New944 = z.object({ title: z.string(), count944: z.number() });
const Body944 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items944/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items944/:id", zValidator("json", New944), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New945 = z.object({ title: z.string(), count945: z.number() });
const Body945 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items945/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items945/:id", zValidator("json", New945), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New946 = z.object({ title: z.string(), count946: z.number() });
const Body946 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items946/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items946/:id", zValidator("json", New946), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New947 = z.object({ title: z.string(), count947: z.number() });
const Body947 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items947/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items947/:id", zValidator("json", New947), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New948 = z.object({ title: z.string(), count948: z.number() });
const Body948 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items948/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items948/:id", zValidator("json", New948), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New949 = z.object({ title: z.string(), count949: z.number() });
const Body949 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items949/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items949/:id", zValidator("json", New949), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
