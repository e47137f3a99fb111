import { serve } from "@hono/node-server";

export function start(app) {
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, websocket: app.websocket, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
      resolve({ port, drain: () => new Promise((done) => server.close(done)) });
    });
  });
}
