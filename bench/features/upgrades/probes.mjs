import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";
import { ask } from "../asking.mjs";

const MEMBER = { authorization: "Bearer ada" };

/** What an attempt to open a WebSocket comes to: the socket, or the status of the response. */
function opened(port, path, headers = {}) {
  return new Promise((resolve) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers, handshakeTimeout: 3_000 });
    socket.on("open", () => resolve({ socket, status: 101 }));
    socket.on("unexpected-response", (_, { statusCode }) => resolve({ status: statusCode }));
    socket.on("error", () => resolve({ status: undefined }));
  });
}

export const probes = {
  "echoes for a member": async ({ port }) => {
    const { socket } = await opened(port, "/echo", MEMBER);
    if (socket === undefined) return false;
    socket.send("hello");
    const [data] = await Promise.race([once(socket, "message"), sleep(3_000, [""])]);
    socket.terminate();
    return String(data) === "hello";
  },
  "401 without a token, before anything is opened": async ({ port }) => {
    const { socket, status } = await opened(port, "/echo");
    socket?.terminate();
    return status === 401;
  },
  "404 for another path": async ({ port }) => {
    const { socket, status } = await opened(port, "/other", MEMBER);
    socket?.terminate();
    return status === 404;
  },
  "200, 405 or 426 for GET without Upgrade": async ({ port }) => {
    const { status } = await ask(port, "/echo", { headers: MEMBER });
    return status === 200 || status === 405 || status === 426;
  },
  "a stop closes what is open, in 5 s": async (server) => {
    const { socket } = await opened(server.port, "/echo", MEMBER);
    if (socket === undefined) return false;
    const closed = once(socket, "close").then(() => true);
    return (await Promise.race([Promise.all([server.drain(), closed]), sleep(5_000)])) !== undefined;
  },
};
