import { z } from "zod";
import { Book } from "./book.ts";

/** What the collection represents: in JSON as it is, in CSV its books, in HTML a page (booksPage.ts). */
export const BookList = z
  .object({
    search: z.string(),
    summary: z.string(),
    previous: z.string().optional(),
    next: z.string().optional(),
    books: z.array(Book),
  })
  .meta({ id: "BookList" });
export type BookList = z.infer<typeof BookList>;
