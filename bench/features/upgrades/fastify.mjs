import websocket from "@fastify/websocket";
import fastify from "fastify";
import { isMember } from "../domain.mjs";

export async function app() {
  const app = fastify();
  await app.register(websocket);
  const member = async (request, reply) => {
    if (!isMember(request.headers.authorization)) return reply.code(401).send();
  };
  app.get("/echo", { websocket: true, preValidation: member }, (socket) =>
    socket.on("message", (data) => socket.send(String(data))),
  );
  return app;
}
