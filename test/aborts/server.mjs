// @ts-check
// node --expose-gc server.mjs NAME: a service over HTTP/2, and a client in a worker that sends it the frames of that name. Prints "alive"
// where the process has survived them, and how many connections of those that were closed it still holds.
import { once } from "node:events";
import { createServer } from "node:net";
import { Worker } from "node:worker_threads";
import { command, HttpResponse, Service } from "signalbox";
import { serve } from "signalbox/node";

const large = new Uint8Array(64_000_000);
const routes = [
  command("POST", "/", async ({ body }) => HttpResponse.text(await body.text())),
  command("POST", "/large", () => new HttpResponse(200, [], large)),
];
const { port, server } = await serve(new Service({ routes, onError: () => undefined }), { port: 0, http2: true });

let held = 0;
const collected = new FinalizationRegistry(() => {
  held -= 1;
});
server.on("connection", (socket) => {
  socket.once("close", () => {
    held += 1;
    collected.register(socket, undefined);
  });
});

// What arrives here is a sign to collect garbage at once.
const collector = createServer((socket) => {
  socket.on("error", () => undefined);
  socket.on("data", () => {
    globalThis.gc?.();
    socket.write("x");
  });
});
await new Promise((resolve) => collector.listen(0, "127.0.0.1", () => resolve(undefined)));
const address = collector.address();
const collectAt = typeof address === "object" ? address?.port : undefined;

/** The round of which the client has sent what is to be read in one turn of the event loop. */
const sent = new Int32Array(new SharedArrayBuffer(4));
const data = { name: process.argv[2], port, collectAt, sent };
const client = new Worker(new URL("client.mjs", import.meta.url), { workerData: data });
client.on("message", (round) => {
  Atomics.wait(sent, 0, round - 1);
});
await once(client, "exit");
for (let turns = 0; turns < 500 && held > 0; turns += 1) {
  globalThis.gc?.();
  await new Promise((resolve) => setImmediate(resolve));
}
console.log(`alive, and holds ${held}`);
process.exit(0);
