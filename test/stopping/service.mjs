// A service in a process of its own, for tests of how it stops. Sends its port when it listens, and can be told to close, to
// let "/slow" respond, or to say in which state it is.
import http2 from "node:http2";
import { syncBuiltinESMExports } from "node:module";

let dismissed = 0;
const { createServer } = http2;
http2.createServer = (options) =>
  createServer(options).on("session", (session) => {
    const close = session.close.bind(session);
    session.close = () => {
      dismissed += 1;
      close();
    };
  });
syncBuiltinESMExports();
const { command, HttpResponse, Service } = await import("signalbox");
const { serve } = await import("signalbox/node");

let begun = 0;
let respond = () => undefined;
const slow = new Promise((resolve) => {
  respond = resolve;
});
const begin = (respondWith) => () => {
  begun += 1;
  return respondWith();
};
const routes = [
  command(
    "GET",
    "/",
    begin(() => HttpResponse.text("ok")),
  ),
  command(
    "GET",
    "/slow",
    begin(async () => {
      await slow;
      return HttpResponse.text("slow");
    }),
  ),
  command(
    "GET",
    "/forever",
    begin(() => new Promise(() => undefined)),
  ),
];
const options = JSON.parse(process.argv[2] ?? "{}");
const serving = await serve(new Service({ routes, deadline: Number.POSITIVE_INFINITY }), {
  port: 0,
  signals: true,
  ...options,
});

const { server } = serving;
const sockets = new Set();
let secured = 0;
server.on("connection", (socket) => sockets.add(socket)).on("secureConnection", () => (secured += 1));
process.on("message", (word) => {
  if (word === "close") return void serving.close();
  if (word === "respond") return respond();
  server.getConnections((_, connections) => {
    const read = [...sockets].reduce((sum, { bytesRead }) => sum + bytesRead, 0);
    process.send?.({ isListening: server.listening, connections, secured, read, begun, dismissed });
  });
});
process.send?.(serving.port);
await serving.closed;
process.disconnect?.();
