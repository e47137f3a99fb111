import { WebSocketServer } from "ws";
import { resource, Service } from "../../../dist/index.js";
import { isMember } from "../domain.mjs";

const sockets = new WebSocketServer({ noServer: true });

const echo = resource("/echo", {
  isAuthorized: ({ request }) => isMember(request.headers.get("authorization")) || "Bearer",
  represent: () => ({ speaks: "websocket" }),
  upgrade: (_, { request, socket, head, stopping }) =>
    sockets.handleUpgrade(request, socket, head, (client) => {
      stopping.addEventListener("abort", () => client.close(1001));
      client.on("message", (data) => client.send(String(data)));
    }),
});

export const app = () => new Service({ routes: [echo] });
