// Serves site/dist, by Signalbox itself.
import { Service } from "../dist/index.js";
import { serve } from "../dist/runtime/node.js";
import { staticFiles } from "../dist/runtime/static/index.js";
import { OUTPUT } from "./places.mjs";

/** @param {number} port */
export function serveSite(port) {
  const site = staticFiles("/", { folder: OUTPUT, immutable: /^assets\/.*\.[\w-]{8}\.(?:js|css|woff2)$/ });
  return serve(new Service({ routes: [...site], trace: false }), { port, signals: true });
}
