import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
const app = new Hono();

interface Row { id: string; version: number; title: string; changed: Date }
declare const store: { byId(id: string): Promise<Row | undefined>; update(row: Row, title: string): Row };

const New650 = z.object({ title: z.string(), count650: z.number() });
const Body650 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items650/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items650/:id", zValidator("json", New650), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New651 = z.object({ title: z.string(), count651: z.number() });
const Body651 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items651/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items651/:id", zValidator("json", New651), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New652 = z.object({ title: z.string(), count652: z.number() });
const Body652 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items652/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items652/:id", zValidator("json", New652), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New653 = z.object({ title: z.string(), count653: z.number() });
const Body653 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items653/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items653/:id", zValidator("json", New653), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New654 = z.object({ title: z.string(), count654: z.number() });
const Body654 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items654/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items654/:id", zValidator("json", New654), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New655 = z.object({ title: z.string(), count655: z.number() });
const Body655 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items655/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items655/:id", zValidator("json", New655), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New656 = z.object({ title: z.string(), count656: z.number() });
const Body656 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items656/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items656/:id", zValidator("json", New656), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New657 = z.object({ title: z.string(), count657: z.number() });
const Body657 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items657/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items657/:id", zValidator("json", New657), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New658 = z.object({ title: z.string(), count658: z.number() });
const Body658 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items658/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items658/:id", zValidator("json", New658), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New659 = z.object({ title: z.string(), count659: z.number() });
const Body659 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items659/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items659/:id", zValidator("json", New659), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New660 = z.object({ title: z.string(), count660: z.number() });
const Body660 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items660/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items660/:id", zValidator("json", New660), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New661 = z.object({ title: z.string(), count661: z.number() });
const Body661 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items661/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items661/:id", zValidator("json", New661), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New662 = z.object({ title: z.string(), count662: z.number() });
const Body662 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items662/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items662/:id", zValidator("json", New662), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New663 = z.object({ title: z.string(), count663: z.number() });
const Body663 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items663/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items663/:id", zValidator("json", New663), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New664 = z.object({ title: z.string(), count664: z.number() });
const Body664 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items664/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items664/:id", zValidator("json", New664), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New665 = z.object({ title: z.string(), count665: z.number() });
const Body665 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items665/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items665/:id", zValidator("json", New665), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New666 = z.object({ title: z.string(), count666: z.number() });
const Body666 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items666/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items666/:id", zValidator("json", New666), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New667 = z.object({ title: z.string(), count667: z.number() });
const Body667 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items667/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items667/:id", zValidator("json", New667), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New668 = z.object({ title: z.string(), count668: z.number() });
const Body668 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items668/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items668/:id", zValidator("json", New668), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New669 = z.object({ title: z.string(), count669: z.number() });
const Body669 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items669/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items669/:id", zValidator("json", New669), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New670 = z.object({ title: z.string(), count670: z.number() });
const Body670 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items670/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items670/:id", zValidator("json", New670), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New671 = z.object({ title: z.string(), count671: z.number() });
const Body671 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items671/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items671/:id", zValidator("json", New671), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New672 = z.object({ title: z.string(), count672: z.number() });
const Body672 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items672/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items672/:id", zValidator("json", New672), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New673 = z.object({ title: z.string(), count673: z.number() });
const Body673 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items673/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items673/:id", zValidator("json", New673), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New674 = z.object({ title: z.string(), count674: z.number() });
const Body674 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items674/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items674/:id", zValidator("json", New674), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New675 = z.object({ title: z.string(), count675: z.number() });
const Body675 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items675/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items675/:id", zValidator("json", New675), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New676 = z.object({ title: z.string(), count676: z.number() });
const Body676 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items676/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items676/:id", zValidator("json", New676), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New677 = z.object({ title: z.string(), count677: z.number() });
const Body677 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items677/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items677/:id", zValidator("json", New677), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New678 = z.object({ title: z.string(), count678: z.number() });
const Body678 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items678/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items678/:id", zValidator("json", New678), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New679 = z.object({ title: z.string(), count679: z.number() });
const Body679 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items679/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items679/:id", zValidator("json", New679), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New680 = z.object({ title: z.string(), count680: z.number() });
const Body680 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items680/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items680/:id", zValidator("json", New680), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New681 = z.object({ title: z.string(), count681: z.number() });
const Body681 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items681/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items681/:id", zValidator("json", New681), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New682 = z.object({ title: z.string(), count682: z.number() });
const Body682 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items682/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items682/:id", zValidator("json", New682), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New683 = z.object({ title: z.string(), count683: z.number() });
const Body683 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items683/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items683/:id", zValidator("json", New683), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New684 = z.object({ title: z.string(), count684: z.number() });
const Body684 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items684/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items684/:id", zValidator("json", New684), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New685 = z.object({ title: z.string(), count685: z.number() });
const Body685 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items685/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items685/:id", zValidator("json", New685), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New686 = z.object({ title: z.string(), count686: z.number() });
const Body686 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items686/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items686/:id", zValidator("json", New686), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New687 = z.object({ title: z.string(), count687: z.number() });
const Body687 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items687/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items687/:id", zValidator("json", New687), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New688 = z.object({ title: z.string(), count688: z.number() });
const Body688 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items688/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items688/:id", zValidator("json", New688), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New689 = z.object({ title: z.string(), count689: z.number() });
const Body689 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items689/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items689/:id", zValidator("json", New689), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New690 = z.object({ title: z.string(), count690: z.number() });
const Body690 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items690/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items690/:id", zValidator("json", New690), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New691 = z.object({ title: z.string(), count691: z.number() });
const Body691 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items691/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items691/:id", zValidator("json", New691), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New692 = z.object({ title: z.string(), count692: z.number() });
const Body692 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items692/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items692/:id", zValidator("json", New692), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New693 = z.object({ title: z.string(), count693: z.number() });
const Body693 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items693/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items693/:id", zValidator("json", New693), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New694 = z.object({ title: z.string(), count694: z.number() });
const Body694 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items694/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items694/:id", zValidator("json", New694), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New695 = z.object({ title: z.string(), count695: z.number() });
const Body695 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items695/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items695/:id", zValidator("json", New695), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New696 = z.object({ title: z.string(), count696: z.number() });
const Body696 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items696/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items696/:id", zValidator("json", New696), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New697 = z.object({ title: z.string(), count697: z.number() });
const Body697 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items697/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items697/:id", zValidator("json", New697), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New698 = z.object({ title: z.string(), count698: z.number() });
const Body698 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items698/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items698/:id", zValidator("json", New698), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});

const New699 = z.object({ title: z.string(), count699: z.number() });
const Body699 = z.object({ id: z.string(), title: z.string(), version: z.number() });
app.get("/items699/:id", async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  c.header("etag", String(row.version));
  return c.json(row);
});
app.put("/items699/:id", zValidator("json", New699), async (c) => {
  const row = await store.byId(c.req.param("id"));
  if (row === undefined) return c.json({ error: "missing" }, 404);
  return c.json(store.update(row, c.req.valid("json").title));
});
export { app };
