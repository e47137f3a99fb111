// Single requests with node's own client, for what is looked at instead of measured.
import { request } from "node:http";

/** Some build their router when the first request comes, which takes its time with 10,000 routes. */
const PATIENCE = 30_000;

/** One response, whole. */
export function ask(port, { method = "GET", path, headers = {}, body = "" }) {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: "127.0.0.1", method, path, headers, agent: false }, (incoming) => {
      const parts = [];
      incoming.on("data", (part) => parts.push(part));
      incoming.on("error", reject);
      incoming.on("end", () => {
        const content = Buffer.concat(parts);
        resolve({ status: incoming.statusCode, headers: incoming.headers, body: content.toString("utf8") });
      });
    });
    outgoing.on("error", reject);
    const late = () => outgoing.destroy(new Error(`${method} ${path}: no response within ${PATIENCE / 1000} s`));
    outgoing.setTimeout(PATIENCE, late);
    outgoing.end(body);
  });
}

/** The validators of some paths, as a client knows them that has been there before. */
export async function learn(port, paths) {
  const validators = {};
  for (const { path, headers } of paths) {
    const response = await ask(port, { path, headers });
    validators[path] = { etag: response.headers.etag, modified: response.headers["last-modified"] };
  }
  return validators;
}
