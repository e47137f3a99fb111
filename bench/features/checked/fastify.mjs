import validation from "@fastify/response-validation";
import fastify from "fastify";
import { books } from "../domain.mjs";

const Book = { type: "object", properties: { id: { type: "number" }, title: { type: "string" } } };

export async function app() {
  const app = fastify();
  await app.register(validation, { ajv: { coerceTypes: false } });
  app.get("/books/:id", { schema: { response: { 200: Book } } }, async (request, reply) => {
    const book = books.get(request.params.id);
    return book ?? reply.callNotFound();
  });
  return app;
}
