// The same small service, once with the framework and once with each peer, each as its own documentation has it.
import { Readable } from "node:stream";

const THING = { id: 1, title: "A thing" };

export const peers = {
  async signalbox(chunks) {
    const { Resource, Service, route, command, HttpResponse } = await import("../../dist/index.js");
    const { serve } = await import("../../dist/runtime/node.js");
    class Thing extends Resource {
      represent() {
        return THING;
      }
    }
    class Stream extends Resource {
      produces = ["application/octet-stream"];
      represent() {
        return chunks();
      }
    }
    const bytes = { encode: (value) => value };
    const service = new Service({
      trace: false,
      readiness: "/health",
      routes: [
        route("/things/{id}", Thing),
        route("/stream", Stream, { codecs: { "application/octet-stream": bytes } }),
        command("POST", "/upload", async (request) =>
          HttpResponse.json({ bytes: (await request.body.bytes()).length }),
        ),
      ],
    });
    const serving = await serve(service, { port: 0 });
    return { port: serving.port, stop: () => serving.drain() };
  },

  async fastify(chunks) {
    const { fastify } = await import("fastify");
    const app = fastify();
    app.get("/things/:id", async () => THING);
    app.get("/health", async () => ({ status: "ready" }));
    app.get("/stream", (_request, reply) => reply.type("application/octet-stream").send(Readable.from(chunks())));
    app.post("/upload", (request, reply) => reply.send({ bytes: JSON.stringify(request.body).length }));
    await app.listen({ port: 0, host: "127.0.0.1" });
    return { port: app.server.address().port, stop: () => app.close() };
  },

  async hono(chunks) {
    const { Hono } = await import("hono");
    const { stream } = await import("hono/streaming");
    const { serve } = await import("@hono/node-server");
    const app = new Hono();
    app.get("/things/:id", (context) => context.json(THING));
    app.get("/health", (context) => context.json({ status: "ready" }));
    app.get("/stream", (context) =>
      stream(context, async (out) => {
        const source = chunks();
        out.onAbort(() => void source.return());
        for await (const chunk of source) await out.write(chunk);
      }),
    );
    app.post("/upload", async (context) => context.json({ bytes: (await context.req.arrayBuffer()).byteLength }));
    const { server, port } = await new Promise((resolve) => {
      const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, (address) =>
        setImmediate(() => resolve({ server: started, port: address.port })),
      );
    });
    return { port, stop: () => server.close() };
  },
};
