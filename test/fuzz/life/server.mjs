// @ts-check
// A service with fast and slow callbacks, in a process of its own: node server.mjs <dist> <keepAlive> <within>
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [dist = "", keepAlive = "200", within = "2000"] = process.argv.slice(2);
const from = (/** @type {string} */ path) => import(pathToFileURL(resolve(dist, path)).href);
const { Service, command, HttpResponse } = await from("index.js");
const { serve } = await from("runtime/node.js");

/** @param {{ params: { id: string } }} request */
const told = ({ params }) => HttpResponse.text("done", { headers: { "X-Mark": params.id } });
const service = new Service({
  trace: false,
  routes: [
    command("GET", "/fast/{id}", told),
    command("GET", "/slow/{id}", async (/** @type {any} */ request) => {
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
process.on("message", (/** @type {{ id: number }} */ { id }) => {
  const { rss, heapUsed } = process.memoryUsage();
  serving.server.getConnections((/** @type {unknown} */ _, /** @type {number} */ open) => {
    process.send?.({ id, rss, heapUsed, open, reported: 0, uncaught: [], last: "" });
  });
});
// The channel alone must not keep it alive: that it ends by itself is looked at.
process.channel?.unref();
process.once("disconnect", () => process.exit());
process.send?.({ port: serving.port });
