export async function start(app) {
  await app.listen({ port: 0, host: "127.0.0.1" });
  return { port: app.server.address().port, drain: () => app.close() };
}
