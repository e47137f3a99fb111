// A service in a process of its own, for tests of how it stops. Sends its port when it listens, and can be told to close,
// or to count its connections.
import { setTimeout as pause } from "node:timers/promises";
import { command, HttpResponse, Service } from "signalbox";
import { serve } from "signalbox/node";

const options = JSON.parse(process.argv[2] ?? "{}");
const routes = [
  command("GET", "/", () => HttpResponse.text("ok")),
  command("GET", "/slow", async () => {
    await pause(700);
    return HttpResponse.text("slow");
  }),
  command("GET", "/forever", () => new Promise(() => undefined)),
];
const serving = await serve(new Service({ routes, deadline: Number.POSITIVE_INFINITY }), {
  port: 0,
  signals: true,
  ...options,
});
process.on("message", (word) => {
  if (word === "close") void serving.close();
  else serving.server.getConnections((_, count) => process.send?.(count));
});
process.send?.(serving.port);
await serving.closed;
process.disconnect?.();
