// The adapter of Elysia for Node tells neither the port that it was given nor when it listens.
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export async function listening(app) {
  const port = await freePort();
  app.listen({ port, hostname: "127.0.0.1" });
  for (let tries = 0; tries < 1000 && !(await isListening(port)); tries++) await sleep(5);
  return port;
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}

async function isListening(port) {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
