// On Bun, where it is at home: its adapter for Node sends Content-Length beside Transfer-Encoding.
export async function start(app) {
  app.listen({ port: 0, hostname: "127.0.0.1" });
  return { port: app.server.port, drain: () => app.stop() };
}
