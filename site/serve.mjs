// Serves site/dist, by Signalbox itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Service } from "../dist/index.js";
import { serve } from "../dist/runtime/node.js";
import { staticFiles } from "../dist/runtime/static/index.js";
import { OUTPUT } from "./places.mjs";

/** @param {number} port */
export function serveSite(port) {
  const routes = staticFiles("/", { folder: OUTPUT, immutable: /^assets\/.*\.[\w-]{8}\.(?:js|css|woff2)$/ });
  const missing = () => readFileSync(join(OUTPUT, "404.html"), "utf8");
  const service = new Service({
    routes: [...routes],
    trace: false,
    errorProduces: ["application/problem+json", "text/html"],
    errorCodecs: { "text/html": { encode: String, encodeProblem: missing } },
  });
  return serve(service, { port, signals: true });
}
