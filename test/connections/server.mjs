// @ts-check
// A service with fast and slow callbacks, in a process of its own, whose clock stands still but for what it is told to pass:
// node server.mjs <keepAlive> <within>
import { mock } from "node:test";

mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
const { Service, command, HttpResponse } = await import("signalbox");
const { serve } = await import("signalbox/node");

const [keepAlive = "200", within = "2000"] = process.argv.slice(2);
/** Between two steps the event loop turns, as it would between two timers. Milliseconds. */
const STEP = 10;

/** @param {{ params: { id: string } }} request */
const told = ({ params }) => HttpResponse.text("done", { headers: { "X-Mark": params.id } });
const service = new Service({
  trace: false,
  routes: [
    command("GET", "/fast/{id}", told),
    command("GET", "/slow/{id}", async (request) => {
      await new Promise((done) => setTimeout(done, Number(request.query.get("ms"))));
      return told(request);
    }),
  ],
});
const serving = await serve(service, {
  port: 0,
  limits: { keepAlive: Number(keepAlive), headerTime: 20_000 },
  drain: { within: Number(within) },
  signals: true,
});

/** The sockets that were accepted, by the port of their client. @type {Map<number, import("node:net").Socket>} */
const accepted = new Map();
serving.server.on("connection", (socket) => accepted.set(socket.remotePort ?? 0, socket));

/** Of each connection that was accepted: how many bytes were read of it; undefined where it is closed. */
const account = () => [...accepted].map(([port, socket]) => [port, socket.destroyed ? undefined : socket.bytesRead]);

/** @param {number} milliseconds */
async function pass(milliseconds) {
  for (let left = milliseconds; left > 0; left -= STEP) {
    mock.timers.tick(Math.min(STEP, left));
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.send?.(account());
}

process.on("message", (milliseconds) => void pass(Number(milliseconds)));
// The channel alone must not keep it alive: that it ends by itself is looked at.
process.channel?.unref();
process.once("disconnect", () => process.exit());
process.send?.(serving.port);
