import type { Server } from "node:http";
import { connect, type Socket } from "node:net";
import type { Service } from "signalbox";
import { type NodeLimits, type Serving, serve } from "signalbox/node";
import { HANG } from "./bounds.mjs";
import { until } from "./waiting.ts";

/** Serve on a free port for the length of a test. */
export async function serving<T>(
  service: Service,
  test: (serving: Serving) => Promise<T>,
  limits: NodeLimits = {},
): Promise<T> {
  const open = await serve(service, { port: 0, limits });
  try {
    return await test(open);
  } finally {
    open.server.closeAllConnections();
    await open.close();
  }
}

/** What a server sends back to these bytes, until it closes. `end` closes our side behind them. */
export function exchange(port: number, text: string | Uint8Array, { end = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => (end ? socket.end(text) : socket.write(text)));
    let received = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => {
      received += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
    socket.setTimeout(HANG, () => socket.destroy(new Error(`no end after: ${received}`)));
  });
}

/** The server's side of the connection that comes next. */
export function nextAccepted(server: Server): Promise<Socket> {
  return new Promise((resolve) => {
    server.once("connection", resolve);
  });
}

/** Sends each part when the server has read the ones before it, so that none shares a packet, or does not read on. */
export async function sendParts(
  ours: Socket,
  accepted: Promise<Socket>,
  parts: readonly (string | Uint8Array)[],
): Promise<void> {
  const theirs = await accepted;
  ours.setNoDelay(true);
  for (const part of parts) {
    const whole = ours.bytesWritten + Buffer.byteLength(part);
    ours.write(part);
    await until(() => theirs.bytesRead >= whole || theirs.isPaused() || theirs.destroyed);
  }
}

/** How many connections a server has. */
export function connectionsOf(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
}
