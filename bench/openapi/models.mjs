import { z } from "zod";

/** The models that all routes share, made anew for each round, so that nobody remembers them from the last. */
export function zodModels() {
  const Author = z.object({ id: z.int(), name: z.string().min(1) }).meta({ id: "Author" });
  const NewBook = z
    .object({ title: z.string().min(1).max(200), year: z.int().min(1400).max(2100), author: Author })
    .meta({ id: "NewBook" });
  const Book = z.object({ id: z.int(), title: z.string(), year: z.int(), author: Author }).meta({ id: "Book" });
  return { NewBook, Book };
}

/** The same by hand, as Fastify's users write them. */
export const JSON_MODELS = [
  {
    $id: "Author",
    type: "object",
    properties: { id: { type: "integer" }, name: { type: "string", minLength: 1 } },
    required: ["id", "name"],
  },
  {
    $id: "NewBook",
    type: "object",
    properties: {
      title: { type: "string", minLength: 1, maxLength: 200 },
      year: { type: "integer", minimum: 1400, maximum: 2100 },
      author: { $ref: "Author#" },
    },
    required: ["title", "year", "author"],
  },
  {
    $id: "Book",
    type: "object",
    properties: {
      id: { type: "integer" },
      title: { type: "string" },
      year: { type: "integer" },
      author: { $ref: "Author#" },
    },
    required: ["id", "title", "year", "author"],
  },
  {
    $id: "Problem",
    type: "object",
    properties: { type: { type: "string" }, title: { type: "string" }, status: { type: "integer" } },
    required: ["type", "title", "status"],
  },
];
