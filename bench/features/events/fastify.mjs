import sse from "@fastify/sse";
import fastify from "fastify";
import { numbersAfter } from "../domain.mjs";

export async function app() {
  const app = fastify();
  await app.register(sse);
  app.get("/numbers", { sse: "only" }, async (_, reply) => {
    const left = new AbortController();
    reply.sse.onClose(() => left.abort());
    for await (const number of numbersAfter(reply.sse.lastEventId ?? undefined, left.signal)) {
      await reply.sse.send({ id: String(number), data: { number } });
    }
  });
  return app;
}
