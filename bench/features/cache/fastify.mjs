import compress from "@fastify/compress";
import etag from "@fastify/etag";
import fastify from "fastify";
import { render } from "../domain.mjs";

export async function app() {
  const app = fastify();
  await app.register(etag);
  await app.register(compress);
  app.get("/report", async () => render());
  return app;
}
