import { Hono } from "hono";
import { z } from "zod";
import { books } from "../domain.mjs";

const Book = z.object({ id: z.number(), title: z.string() });

export const app = () =>
  new Hono().get("/books/:id", (c) => {
    const book = books.get(c.req.param("id"));
    return book === undefined ? c.notFound() : c.json(Book.parse(book));
  });
