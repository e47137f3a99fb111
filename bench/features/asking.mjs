// Requests as the probes send them.
import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export const at = (port, path) => `http://127.0.0.1:${port}${path}`;

/** Not fetch, which adds fields of its own: Cache-Control beside If-None-Match, for one. */
export async function ask(port, path, { method = "GET", headers = {}, content } = {}) {
  const outgoing = request(at(port, path), { method, headers, agent: false, timeout: 10_000 }).end(content);
  outgoing.on("timeout", () => outgoing.destroy(new Error("no response")));
  const [incoming] = await once(outgoing, "response");
  const chunks = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return { status: incoming.statusCode, headers: incoming.headers, text: Buffer.concat(chunks).toString("latin1") };
}

/** The status and the body of a path that is sent as it stands: fetch would resolve its dots. */
export function askRaw(port, path) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: probe\r\nConnection: close\r\n\r\n`),
    );
    let text = "";
    socket.setTimeout(10_000, () => socket.destroy(new Error("no response")));
    socket.on("data", (chunk) => (text += chunk.toString("latin1")));
    socket.on("error", reject);
    socket.on("close", () => resolve({ status: Number(text.slice(9, 12)), text }));
  });
}

/** Whether something holds within a time. */
export async function until(holds, milliseconds) {
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(20)) if (await holds()) return true;
  return holds();
}

/** RFC 9110 15.5.6. */
export function isRefused({ status, headers }) {
  return status === 405 && headers.allow !== undefined;
}
