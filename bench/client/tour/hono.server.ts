// The types that hc is asked by: the same service, as Hono's documentation writes it.
import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";

const NewBook = z.object({ title: z.string() });
declare const books: Map<string, { id: string; title: string; changed: Date }>;
declare const isOver: boolean;
const signedIn = createMiddleware(async (c, next) => {
  if (c.req.header("authorization") === undefined) return c.json({ error: "unauthorized" }, 401);
  await next();
});
const withinLimit = createMiddleware(async (c, next) => {
  if (isOver) return c.json({ error: "too many" }, 429);
  await next();
});

const app = new Hono()
  .get("/books/:id", (c) => {
    const book = books.get(c.req.param("id"));
    return book === undefined ? c.json({ error: "missing" }, 404) : c.json(book, 200);
  })
  .put("/books/:id", signedIn, zValidator("json", NewBook), (c) => {
    if (!books.has(c.req.param("id"))) return c.json({ error: "missing" }, 404);
    if (c.req.header("if-match") !== '"1"') return c.json({ error: "changed" }, 412);
    return c.body(null, 204);
  })
  .get("/books", zValidator("query", z.object({ cursor: z.string().optional() })), (c) =>
    c.json(
      [...books.values()].map(({ title }) => ({ title })),
      200,
    ),
  )
  .get("/limited", withinLimit, (c) => c.json({ state: "open" }, 200))
  .get("/ticks", (c) => c.body("data: 1\n\n", 200));
export type App = typeof app;
