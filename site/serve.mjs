// Serves site/dist, by Signalbox itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Service } from "../dist/index.js";
import { serve } from "../dist/runtime/node.js";
import { staticFiles } from "../dist/runtime/static/index.js";
import { OUTPUT } from "./places.mjs";

/**
 * Nothing is asked of another host, not even by the code of a shared link: it runs in a worker, which has the policy of its own
 * response. A live example is a module of its text (`blob:`).
 */
const policy = (scripts) =>
  [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
const WORKER = policy("'wasm-unsafe-eval' blob:");
/** Vitepress writes scripts into its pages, and the functions of its search as text. */
const PAGE = policy("'unsafe-inline' 'unsafe-eval'");

/** @param {number} port */
export function serveSite(port) {
  const routes = staticFiles("/", { folder: OUTPUT, immutable: /^assets\/.*\.[\w-]{8}\.(?:js|css|woff2)$/ });
  const missing = () => readFileSync(join(OUTPUT, "404.html"), "utf8");
  const service = new Service({
    routes: [...routes],
    trace: false,
    setHeaders: ({ target }) => ({ "Content-Security-Policy": target.startsWith("/live/") ? WORKER : PAGE }),
    errorProduces: ["application/problem+json", "text/html"],
    errorCodecs: { "text/html": { encode: String, encodeProblem: missing } },
  });
  return serve(service, { port, signals: true });
}
