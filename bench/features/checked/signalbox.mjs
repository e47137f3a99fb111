import { z } from "zod";
import { resource, Service } from "../../../dist/index.js";
import { books } from "../domain.mjs";

const book = resource("/books/{id}", {
  find: ({ params }) => books.get(params.id),
  GET: { response: z.object({ id: z.number(), title: z.string() }), represent: ({ entity }) => entity },
});

export const app = () => new Service({ routes: [book], responseModels: "strip" });
