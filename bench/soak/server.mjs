// One of the servers, in a process of its own: node server.mjs signalbox|fastify|hono
import { peers } from "./peers.mjs";

const log = { produced: 0, released: 0 };

/** Sixty-four mebibytes in chunks; who holds it lets go of it however it ends. */
async function* chunks() {
  try {
    for (let chunk = 0; chunk < 1024; chunk += 1) {
      log.produced += 1;
      yield new Uint8Array(65_536);
      if (chunk % 16 === 15) await new Promise((resolve) => setImmediate(resolve));
    }
  } finally {
    log.released += 1;
  }
}

const { port, stop } = await peers[process.argv[2]](chunks);
process.on("SIGTERM", () => void stop());
process.on("message", () => {
  globalThis.gc?.();
  process.send({ ...log, ...process.memoryUsage() });
});
// The channel alone must not keep it alive.
process.channel.unref();
process.send({ port });
