import { upgradeWebSocket } from "@hono/node-server";
import { Hono } from "hono";
import { WebSocketServer } from "ws";
import { isMember } from "../domain.mjs";

export function app() {
  const member = async (c, next) => (isMember(c.req.header("authorization")) ? next() : c.body(null, 401));
  const echo = upgradeWebSocket(() => ({ onMessage: ({ data }, socket) => socket.send(data) }));
  const app = new Hono().get("/echo", member, echo);
  return { fetch: app.fetch, websocket: { server: new WebSocketServer({ noServer: true }) } };
}
