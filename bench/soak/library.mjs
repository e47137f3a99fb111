// The reference service in a process of its own, which tells of its event loop when asked: node library.mjs <root>
// Beside the library's own routes there is what it has none of: slow callbacks, an upload, a stream that takes its time.
import { resolve } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { pathToFileURL } from "node:url";

const root = process.argv[2];
const from = (path) => import(pathToFileURL(resolve(root, path)).href);
const { Service, command, HttpResponse } = await from("dist/index.js");
const { serve } = await from("dist/runtime/node.js");
const { openDatabase } = await from("examples/library/dist/database.js");
const { libraryRoutes } = await from("examples/library/dist/library.js");
const { Shelf } = await from("examples/library/dist/shelf.js");
const { Accounts } = await from("examples/library/dist/accounts.js");
const { seed } = await from("examples/library/dist/seed.js");
const { SECURITY_SCHEMES } = await from("examples/library/dist/document.js");

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const log = { reported: 0, last: "", streams: 0, released: 0 };

/** Who holds it lets go of it, however it ends. */
async function* lines() {
  log.streams += 1;
  try {
    for (let line = 0; line < 20; line += 1) {
      yield `line ${line}\n`;
      await pause(100);
    }
  } finally {
    log.released += 1;
  }
}

const database = openDatabase(":memory:");
const shelf = new Shelf(database);
const accounts = new Accounts(database);
await seed(database, shelf, accounts);
const service = new Service({
  securitySchemes: SECURITY_SCHEMES,
  readiness: "/ready",
  onError: (error) => {
    log.reported += 1;
    log.last = String(error);
  },
  routes: [
    ...libraryRoutes(shelf, accounts),
    command("GET", "/soak/slow/{ms}", async ({ params }) => {
      await pause(Number(params.ms));
      return HttpResponse.json({ ms: params.ms });
    }),
    command("GET", "/soak/lines", () => new HttpResponse(200, ["Content-Type", "text/plain"], lines())),
    command("POST", "/soak/upload", async (request) => {
      let bytes = 0;
      for await (const chunk of request.body) bytes += chunk.byteLength;
      return HttpResponse.json({ bytes });
    }),
  ],
});
const { port, server } = await serve(service, { port: 0, signals: true });

const delay = monitorEventLoopDelay({ resolution: 10 });
delay.enable();
process.on("message", () => {
  const { heapUsed, rss } = process.memoryUsage();
  // The resolution is part of what is measured.
  const ms = (nanoseconds) => Math.max(0, nanoseconds / 1e6 - 10);
  const loop = { p50: ms(delay.percentile(50)), p99: ms(delay.percentile(99)), max: ms(delay.max) };
  delay.reset();
  server.getConnections((_, open) => process.send({ ...log, heapUsed, rss, open, ...loop }));
});
// The channel alone must not keep it alive.
process.channel.unref();
process.send({ port });
