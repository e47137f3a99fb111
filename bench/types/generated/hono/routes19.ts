import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New950 = z.object({ title: z.string(), count950: z.number() });
const Body950 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items950/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items950/:id", zValidator("json", New950), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New951 = z.object({ title: z.string(), count951: z.number() });
const Body951 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items951/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items951/:id", zValidator("json", New951), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New952 = z.object({ title: z.string(), count952: z.number() });
const Body952 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items952/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items952/:id", zValidator("json", New952), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New953 = z.object({ title: z.string(), count953: z.number() });
const Body953 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items953/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items953/:id", zValidator("json", New953), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New954 = z.object({ title: z.string(), count954: z.number() });
const Body954 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items954/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items954/:id", zValidator("json", New954), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New955 = z.object({ title: z.string(), count955: z.number() });
const Body955 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items955/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items955/:id", zValidator("json", New955), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New956 = z.object({ title: z.string(), count956: z.number() });
const Body956 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items956/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items956/:id", zValidator("json", New956), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New957 = z.object({ title: z.string(), count957: z.number() });
const Body957 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items957/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items957/:id", zValidator("json", New957), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New958 = z.object({ title: z.string(), count958: z.number() });
const Body958 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items958/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items958/:id", zValidator("json", New958), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New959 = z.object({ title: z.string(), count959: z.number() });
const Body959 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items959/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items959/:id", zValidator("json", New959), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New960 = z.object({ title: z.string(), count960: z.number() });
const Body960 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items960/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items960/:id", zValidator("json", New960), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New961 = z.object({ title: z.string(), count961: z.number() });
const Body961 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items961/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items961/:id", zValidator("json", New961), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New962 = z.object({ title: z.string(), count962: z.number() });
const Body962 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items962/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items962/:id", zValidator("json", New962), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New963 = z.object({ title: z.string(), count963: z.number() });
const Body963 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items963/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items963/:id", zValidator("json", New963), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New964 = z.object({ title: z.string(), count964: z.number() });
const Body964 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items964/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items964/:id", zValidator("json", New964), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New965 = z.object({ title: z.string(), count965: z.number() });
const Body965 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items965/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items965/:id", zValidator("json", New965), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New966 = z.object({ title: z.string(), count966: z.number() });
const Body966 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items966/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items966/:id", zValidator("json", New966), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New967 = z.object({ title: z.string(), count967: z.number() });
const Body967 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items967/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items967/:id", zValidator("json", New967), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New968 = z.object({ title: z.string(), count968: z.number() });
const Body968 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items968/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items968/:id", zValidator("json", New968), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New969 = z.object({ title: z.string(), count969: z.number() });
const Body969 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items969/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items969/:id", zValidator("json", New969), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New970 = z.object({ title: z.string(), count970: z.number() });
const Body970 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items970/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items970/:id", zValidator("json", New970), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New971 = z.object({ title: z.string(), count971: z.number() });
const Body971 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items971/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items971/:id", zValidator("json", New971), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New972 = z.object({ title: z.string(), count972: z.number() });
const Body972 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items972/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items972/:id", zValidator("json", New972), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New973 = z.object({ title: z.string(), count973: z.number() });
const Body973 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items973/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items973/:id", zValidator("json", New973), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New974 = z.object({ title: z.string(), count974: z.number() });
const Body974 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items974/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items974/:id", zValidator("json", New974), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New975 = z.object({ title: z.string(), count975: z.number() });
const Body975 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items975/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items975/:id", zValidator("json", New975), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New976 = z.object({ title: z.string(), count976: z.number() });
const Body976 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items976/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items976/:id", zValidator("json", New976), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New977 = z.object({ title: z.string(), count977: z.number() });
const Body977 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items977/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items977/:id", zValidator("json", New977), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New978 = z.object({ title: z.string(), count978: z.number() });
const Body978 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items978/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items978/:id", zValidator("json", New978), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New979 = z.object({ title: z.string(), count979: z.number() });
const Body979 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items979/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items979/:id", zValidator("json", New979), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New980 = z.object({ title: z.string(), count980: z.number() });
const Body980 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items980/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items980/:id", zValidator("json", New980), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New981 = z.object({ title: z.string(), count981: z.number() });
const Body981 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items981/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items981/:id", zValidator("json", New981), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New982 = z.object({ title: z.string(), count982: z.number() });
const Body982 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items982/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items982/:id", zValidator("json", New982), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New983 = z.object({ title: z.string(), count983: z.number() });
const Body983 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items983/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items983/:id", zValidator("json", New983), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New984 = z.object({ title: z.string(), count984: z.number() });
const Body984 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items984/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items984/:id", zValidator("json", New984), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New985 = z.object({ title: z.string(), count985: z.number() });
const Body985 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items985/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items985/:id", zValidator("json", New985), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New986 = z.object({ title: z.string(), count986: z.number() });
const Body986 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items986/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items986/:id", zValidator("json", New986), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New987 = z.object({ title: z.string(), count987: z.number() });
const Body987 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items987/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items987/:id", zValidator("json", New987), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New988 = z.object({ title: z.string(), count988: z.number() });
const Body988 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items988/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items988/:id", zValidator("json", New988), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New989 = z.object({ title: z.string(), count989: z.number() });
const Body989 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items989/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items989/:id", zValidator("json", New989), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New990 = z.object({ title: z.string(), count990: z.number() });
const Body990 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items990/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items990/:id", zValidator("json", New990), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New991 = z.object({ title: z.string(), count991: z.number() });
const Body991 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items991/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items991/:id", zValidator("json", New991), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New992 = z.object({ title: z.string(), count992: z.number() });
const Body992 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items992/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items992/:id", zValidator("json", New992), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New993 = z.object({ title: z.string(), count993: z.number() });
const Body993 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items993/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items993/:id", zValidator("json", New993), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New994 = z.object({ title: z.string(), count994: z.number() });
const Body994 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items994/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items994/:id", zValidator("json", New994), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New995 = z.object({ title: z.string(), count995: z.number() });
const Body995 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items995/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items995/:id", zValidator("json", New995), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New996 = z.object({ title: z.string(), count996: z.number() });
const Body996 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items996/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items996/:id", zValidator("json", New996), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New997 = z.object({ title: z.string(), count997: z.number() });
const Body997 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items997/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items997/:id", zValidator("json", New997), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New998 = z.object({ title: z.string(), count998: z.number() });
const Body998 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items998/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items998/:id", zValidator("json", New998), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New999 = z.object({ title: z.string(), count999: z.number() });
const Body999 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items999/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items999/:id", zValidator("json", New999), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
