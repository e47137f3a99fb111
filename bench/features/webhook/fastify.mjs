import fastify from "fastify";
import rawBody from "fastify-raw-body";
import { isSigned, took } from "../domain.mjs";

export async function app() {
  const app = fastify({ bodyLimit: 100_000 });
  await app.register(rawBody, { global: false, encoding: false, runFirst: true });
  const verify = async (request, reply) => {
    if (!isSigned(request.rawBody, request.headers["x-signature"])) return reply.code(401).send();
  };
  app.post("/hooks", { config: { rawBody: true }, preValidation: verify }, async (request, reply) => {
    took(request.body);
    return reply.code(204).send();
  });
  return app;
}
