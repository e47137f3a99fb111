import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

export const app = (folder) =>
  new Hono().use(
    "/assets/*",
    serveStatic({ root: folder, rewriteRequestPath: (path) => path.replace(/^\/assets/, ""), precompressed: true }),
  );
