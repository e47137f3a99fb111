import swagger from "@fastify/swagger";
import { createRoute, OpenAPIHono, z } from "@hono/zod-openapi";
import Fastify from "fastify";
import { JSON_MODELS, zodModels } from "./models.mjs";

const json = (schema) => ({ "application/json": { schema } });
const problem = (schema) => ({ description: "It went wrong", content: { "application/problem+json": { schema } } });

/** The same operations and the same statuses; here the author has to write down each. */
export function prepareHono(count) {
  const { NewBook, Book } = zodModels();
  const Problem = z.object({ type: z.string(), title: z.string(), status: z.int() }).meta({ id: "Problem" });
  const app = new OpenAPIHono();
  for (let at = 0; at < count; at += 1) {
    const reads = at % 2 === 0;
    const read = {
      method: "get",
      path: `/things${at}/{id}`,
      summary: "Read a thing",
      request: { params: z.object({ id: z.string() }) },
      responses: { 200: { description: "OK", content: json(Book) }, 404: problem(Problem), 406: problem(Problem) },
    };
    const add = {
      method: "post",
      path: `/things${at}`,
      summary: "Add a thing",
      request: { body: { required: true, content: json(NewBook) } },
      responses: { 201: { description: "Created", content: json(Book) }, 400: problem(Problem), 415: problem(Problem) },
    };
    app.openapi(createRoute(reads ? read : add), (c) => c.json({}));
  }
  return () => app.getOpenAPI31Document({ openapi: "3.1.0", info: { title: "Things", version: "1" } });
}

export async function prepareFastify(count) {
  const app = Fastify();
  for (const model of JSON_MODELS) app.addSchema(model);
  await app.register(swagger, {
    openapi: { openapi: "3.1.0", info: { title: "Things", version: "1" } },
    refResolver: { buildLocalReference: (schema, _base, _fragment, at) => schema.$id ?? `def-${at}` },
  });
  const failed = {
    description: "It went wrong",
    content: { "application/problem+json": { schema: { $ref: "Problem#" } } },
  };
  for (let at = 0; at < count; at += 1) {
    if (at % 2 === 0) {
      const params = { type: "object", properties: { id: { type: "string" } } };
      const response = { 200: { description: "OK", $ref: "Book#" }, 404: failed, 406: failed };
      app.get(`/things${at}/:id`, { schema: { summary: "Read a thing", params, response } }, () => ({}));
    } else {
      const response = { 201: { description: "Created", $ref: "Book#" }, 400: failed, 415: failed };
      app.post(
        `/things${at}`,
        { schema: { summary: "Add a thing", body: { $ref: "NewBook#" }, response } },
        () => ({}),
      );
    }
  }
  await app.ready();
  return () => app.swagger();
}
