import multipart from "@fastify/multipart";
import fastify from "fastify";
import { z } from "zod";
import { LARGEST_FILE, store } from "../domain.mjs";

const Fields = z.object({ title: z.string() });

export async function app() {
  const app = fastify({ bodyLimit: 2 * LARGEST_FILE });
  await app.register(multipart, { limits: { fileSize: LARGEST_FILE } });
  app.post("/photos", async (request, reply) => {
    const given = {};
    for await (const part of request.parts()) {
      if (part.type === "field") {
        given[part.fieldname] = part.value;
        continue;
      }
      const fields = Fields.safeParse(given);
      if (!fields.success) return reply.code(400).send({ error: fields.error.issues });
      await store(fields.data.title, part.file);
      if (part.file.truncated) return reply.code(413).send({ error: `${part.fieldname} is too large` });
    }
    return reply.code(204).send();
  });
  return app;
}
