// The types that Eden is asked by: the same service, as Elysia's documentation writes it.
import { Elysia, sse, status } from "elysia";
import { z } from "zod";

const NewBook = z.object({ title: z.string() });
const Problem = z.object({ error: z.string() });
const Book = z.object({ id: z.string(), title: z.string(), changed: z.date() });
declare const books: Map<string, { id: string; title: string; changed: Date }>;

declare const isOver: boolean;
const guards = new Elysia().macro({
  signedIn: {
    resolve: ({ headers }) =>
      headers["authorization"] === undefined ? status(401, { error: "unauthorized" }) : { user: "reader" },
  },
  withinLimit: {
    resolve: () => (isOver ? status(429, { error: "too many" }) : { isWithin: true }),
  },
});
const app = new Elysia()
  .use(guards)
  .get("/books/:id", ({ params }) => books.get(params.id) ?? status(404, { error: "missing" }), {
    response: { 200: Book, 404: Problem },
  })
  .put(
    "/books/:id",
    ({ params, headers, set }) => {
      if (!books.has(params.id)) return status(404, { error: "missing" });
      if (headers["if-match"] !== '"1"') return status(412, { error: "changed" });
      set.status = 204;
      return undefined;
    },
    { signedIn: true, body: NewBook },
  )
  .get("/books", () => [...books.values()].map(({ title }) => ({ title })), {
    query: z.object({ cursor: z.string().optional() }),
  })
  .get("/limited", () => ({ state: "open" }), { withinLimit: true })
  .get("/ticks", async function* () {
    yield sse({ id: "1", data: { number: 1 } });
  });
export type App = typeof app;
