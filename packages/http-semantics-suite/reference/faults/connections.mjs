// Faults that `handle` does not see: those of the connection, and of the responses that the server makes itself.

import { problem } from "../http/problem.mjs";
import { targetOf } from "../http/target.mjs";
import { handle } from "../service.mjs";

/** @type {Record<number, (server: import("node:http").Server) => void>} */
export const connections = {
  22: (server) => writesAfter(server, (req) => req.method === "HEAD"),
  51: (server) =>
    server.prependListener("request", ({ headersDistinct }) => {
      if (headersDistinct.accept) headersDistinct.accept.length = 1;
    }),
  80: (server) => {
    writesAfter(server, (_, res) => res.statusCode === 304);
    server.prependListener("request", (_, res) => {
      const writeHead = res.writeHead.bind(res);
      res.writeHead = (/** @type {number} */ status) =>
        writeHead(status, status === 304 ? { "Content-Type": "text/plain" } : {});
    });
  },
};

/** @type {Record<number, (response: import("./change.mjs").Response, packet?: Buffer) => import("./change.mjs").Response | Promise<import("./change.mjs").Response>>} */
export const refusals = {
  4: (response, packet) => {
    const [, method = "", target = ""] = /^([a-zA-Z]+) (\S+) HTTP/.exec(packet?.toString("latin1") ?? "") ?? [];
    const found = targetOf(target);
    if (response.status !== 501 || found === undefined || method.toUpperCase() !== "GET") return response;
    return handle({ method: "GET", ...found, headers: {}, read: async () => Buffer.alloc(0) });
  },
  5: (response) => (response.status === 501 ? problem(400) : response),
  35: (response) => (response.status === 414 ? problem(404) : response),
  36: (response) => (response.status === 431 ? { status: 400, headers: {} } : response),
};

/**
 * @param {import("node:http").Server} server
 * @param {(req: import("node:http").IncomingMessage, res: import("node:http").ServerResponse) => boolean} when
 */
function writesAfter(server, when) {
  server.prependListener("request", (req, res) => {
    res.on("finish", () => when(req, res) && req.socket.write("hello, world"));
  });
}
