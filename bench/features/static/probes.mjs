import { ask, askRaw, isRefused } from "../asking.mjs";
import { SCRIPT } from "../domain.mjs";

export const probes = {
  "sends the file": async ({ port }) => (await ask(port, "/assets/app.js")).text === SCRIPT,
  "304 for its tag": async ({ port }) => {
    const tag = (await ask(port, "/assets/app.js")).headers.etag;
    return (
      tag !== undefined && (await ask(port, "/assets/app.js", { headers: { "if-none-match": tag } })).status === 304
    );
  },
  "206 for a range": async ({ port }) => {
    const headers = { range: "bytes=3-6", "accept-encoding": "identity" };
    const response = await ask(port, "/assets/app.js", { headers });
    return response.status === 206 && response.text === SCRIPT.slice(3, 7);
  },
  "the whole where If-Range does not hold": async ({ port }) => {
    const headers = { range: "bytes=3-6", "if-range": '"old"', "accept-encoding": "identity" };
    return (await ask(port, "/assets/app.js", { headers })).status === 200;
  },
  "the .br beside the file, with Vary": async ({ port }) => {
    const { headers } = await ask(port, "/assets/app.js", { headers: { "accept-encoding": "br" } });
    return headers["content-encoding"] === "br" && /accept-encoding/i.test(headers.vary ?? "");
  },
  "redirects to a folder's slash, and serves its index": async ({ port }) => {
    const { status } = await ask(port, "/assets/docs");
    return [301, 307, 308].includes(status) && (await ask(port, "/assets/docs/")).status === 200;
  },
  "hides .env": async ({ port }) => (await ask(port, "/assets/.env")).status === 404,
  "follows no link out of the folder": async ({ port }) =>
    !(await ask(port, "/assets/link.txt")).text.includes("secret"),
  "no way out by dots and backslashes": async ({ port }) => {
    const paths = ["/assets/../package.json", "/assets/%2e%2e/%2e%2e/etc/hostname", "/assets/..%5c..%5cetc%5chostname"];
    const all = await Promise.all(paths.map((path) => askRaw(port, path)));
    return all.every(({ status }) => status >= 400 && status < 500);
  },
  "405 with Allow for DELETE": async ({ port }) => isRefused(await ask(port, "/assets/app.js", { method: "DELETE" })),
};
