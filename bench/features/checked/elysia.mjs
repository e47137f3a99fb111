import { Elysia, status, t } from "elysia";
import { books } from "../domain.mjs";

export const app = () =>
  new Elysia().get("/books/:id", ({ params }) => books.get(params.id) ?? status(404), {
    response: { 200: t.Object({ id: t.Number(), title: t.String() }), 404: t.Any() },
  });
