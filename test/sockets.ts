import { connect } from "node:net";
import type { Service } from "signalbox";
import { type NodeLimits, type Serving, serve } from "signalbox/node";

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
export function exchange(port: number, text: string, { end = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () => (end ? socket.end(text) : socket.write(text)));
    let received = "";
    socket.setEncoding("utf8");
    socket.on("data", (chunk: string) => {
      received += chunk;
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(received));
    socket.setTimeout(3000, () => socket.destroy(new Error(`no end after: ${received}`)));
  });
}
