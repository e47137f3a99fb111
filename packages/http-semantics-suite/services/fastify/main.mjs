import { Readable } from "node:stream";
import accepts from "@fastify/accepts";
import compress from "@fastify/compress";
import etag from "@fastify/etag";
import formbody from "@fastify/formbody";
import sensible from "@fastify/sensible";
import Ajv from "ajv";
import encodeUrl from "encodeurl";
import Fastify from "fastify";
import * as domain from "../domain.mjs";
import { host, plugins, port, titleOf } from "../options.mjs";

const app = Fastify({ bodyLimit: 10_000 });
const strict = new Ajv({ useDefaults: true });
const bareLeavesOut = [
  "options",
  "problem",
  "preconditions",
  "conditional",
  "negotiation",
  "language",
  "vary",
  "coding",
];
const leftOut = plugins ? ["options", "preconditions"] : bareLeavesOut;
const without = plugins ? [] : ["/report", "/greeting", "/menu", "/packed"];

if (plugins) {
  await app.register(accepts);
  await app.register(compress);
  await app.register(etag);
  await app.register(formbody, { bodyLimit: 10_000 });
  await app.register(sensible);
  app.setErrorHandler((error, request, reply) => {
    const { statusCode = 500, message, headers = {} } = error;
    const title = statusCode < 500 ? message : "Internal Server Error";
    reply
      .code(statusCode)
      .headers(headers)
      .type("application/problem+json")
      .send(JSON.stringify({ title, status: statusCode }));
  });
  app.setNotFoundHandler((request, reply) => reply.notFound());
}

if (!plugins) {
  app.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body)));
  });
}

/** An error as Fastify reads it. */
function httpError(statusCode, message = "", headers = {}) {
  return Object.assign(new Error(message), { statusCode, headers });
}

app.get("/.well-known/http-semantics", async () =>
  domain.wellKnown(titleOf("Fastify", "fastify"), { leftOut, without }),
);

// Documents

app.get("/fixed", async (request, reply) => {
  reply.headers({
    etag: '"fixed-1"',
    "last-modified": domain.MODIFIED,
    "cache-control": "max-age=60",
    "content-location": "/fixed",
  });
  return domain.HELLO;
});
app.get("/weak", async (request, reply) => {
  reply.header("etag", 'W/"weak-1"');
  return domain.HELLO;
});
app.get("/dated", async (request, reply) => {
  reply.header("last-modified", domain.MODIFIED);
  return domain.HELLO;
});
app.get("/stream", async (request, reply) => {
  reply.type("text/plain");
  return Readable.from(domain.lines(), { objectMode: false });
});
const query = {
  type: "object",
  required: ["q"],
  properties: { q: { type: "string" }, limit: { type: "integer", minimum: 1, maximum: 100, default: 10 } },
};
app.get("/search", { schema: { querystring: query } }, async ({ query: { q, limit } }) => ({ q, limit }));

// Notes

const note = {
  type: "object",
  required: ["title"],
  properties: { title: { type: "string", minLength: 1, maxLength: 100 }, text: { type: "string", default: "" } },
};

await app.register(async (notes) => {
  // Of the parsers that Fastify has, notes need JSON only.
  notes.removeContentTypeParser("text/plain");
  notes.removeContentTypeParser("application/x-www-form-urlencoded");
  // A number is not a title: no coercion.
  notes.setValidatorCompiler(({ schema }) => strict.compile(schema));

  notes.get("/notes", async () => domain.noteIds());
  notes.post("/notes", { schema: { body: note } }, async (request, reply) => {
    const { shown } = domain.addNote(request.body);
    reply.code(201).header("location", `/notes/${shown.id}`);
    return shown;
  });
  notes.get("/notes/:id", async (request, reply) => {
    const found = domain.noteOf(request.params.id);
    if (!found) throw httpError(404, "Not Found");
    reply.headers({ etag: found.etag, "last-modified": found.modified.toUTCString() });
    return found.shown;
  });
  notes.put("/notes/:id", { schema: { body: note } }, async (request, reply) => {
    const isNew = !domain.noteOf(request.params.id);
    domain.putNote(request.params.id, request.body);
    return reply.code(isNew ? 201 : 204).send();
  });
  notes.delete("/notes/:id", async (request, reply) => {
    if (!domain.removeNote(request.params.id)) throw httpError(404, "Not Found");
    return reply.code(204).send();
  });
});

await app.register(async (patches) => {
  patches.removeAllContentTypeParsers();
  const parser = patches.getDefaultJsonParser("error", "ignore");
  patches.addContentTypeParser("application/merge-patch+json", { parseAs: "string" }, parser);
  patches.addHook("onRequest", async (request, reply) => {
    reply.header("accept-patch", "application/merge-patch+json");
  });
  patches.patch("/notes/:id", async (request, reply) => {
    const found = domain.noteOf(request.params.id);
    if (!found) throw httpError(404, "Not Found");
    const changed = domain.noteFrom(domain.patched(found, request.body));
    if (!changed) throw httpError(422, "Unprocessable Entity");
    domain.putNote(request.params.id, changed);
    return reply.code(204).send();
  });
});

// Files

await app.register(async (files) => {
  files.removeAllContentTypeParsers();
  files.addContentTypeParser("*", { parseAs: "buffer" }, (request, body, done) => done(null, body));
  files.get("/files/:id", async (request, reply) => {
    const file = domain.fileOf(request.params.id);
    if (!file) throw httpError(404, "Not Found");
    reply.headers({ "content-type": file.type, etag: file.etag });
    return file.content;
  });
  files.put("/files/:id", { bodyLimit: 100_000 }, async (request, reply) => {
    if (request.headers["content-range"]) throw httpError(400, "Bad Request");
    const isNew = domain.putFile(request.params.id, request.headers["content-type"], request.body ?? undefined);
    return reply.code(isNew ? 201 : 204).send();
  });
  files.delete("/files/:id", async (request, reply) => {
    if (!domain.removeFile(request.params.id)) throw httpError(404, "Not Found");
    return reply.code(204).send();
  });
});

// Negotiated documents

if (plugins) {
  app.get("/report", async (request, reply) => {
    reply.vary("Accept");
    const type = request.type(["application/json", "text/csv", "text/html"]);
    if (!type) return reply.notAcceptable();
    const name = type.split("/")[1];
    reply.type(type).header("etag", `"report-${name}"`);
    return domain.REPORT[name];
  });
  app.get("/greeting", async (request, reply) => {
    const language = request.language(Object.keys(domain.GREETING)) || "en";
    reply.vary("Accept-Language");
    reply.headers({ "content-language": language, etag: `"greeting-${language}"` });
    return domain.GREETING[language];
  });
  app.get("/packed", async () => domain.PACKED);
  app.get("/menu", async (request, reply) => {
    reply.vary(["Accept", "Accept-Language"]);
    const language = request.language(["en", "de"]) || "en";
    const type = request.type(["application/json", "text/plain"]);
    if (!type) return reply.notAcceptable();
    reply.header("content-language", language);
    return type === "text/plain" ? domain.MENU[language] : { soup: domain.MENU[language] };
  });
}

// Redirects

app.get("/moved", async (request, reply) => reply.redirect("/fixed", 301));
app.get("/found", async (request, reply) => reply.redirect("/fixed"));
app.route({
  method: ["GET", "POST"],
  url: "/temporary",
  handler: async (request, reply) => reply.redirect("/echo", 307),
});
app.route({
  method: ["GET", "POST"],
  url: "/permanent",
  handler: async (request, reply) => reply.redirect("/echo", 308),
});
await app.register(async (any) => {
  any.addContentTypeParser("*", (request, payload, done) => done(null));
  any.post("/done", async (request, reply) => reply.redirect("/fixed", 303));
});
app.get("/go", async (request, reply) => {
  const to = domain.pathTo(request.query.to);
  if (!to) throw httpError(400, "Bad Request");
  // The documentation asks for an encoded URL, and names this package.
  return reply.redirect(encodeUrl(to), 303);
});

// Errors and access

app.get("/broken", async () => {
  throw new Error("SECRET-DETAIL");
});
app.get("/busy", async () => {
  throw httpError(503, "Service Unavailable", { "retry-after": "120" });
});
app.get("/gone", async () => {
  throw httpError(410, "Gone");
});
app.get("/private", async (request) => {
  const user = domain.TOKENS[domain.tokenOf(request.headers.authorization)];
  if (!user) throw httpError(401, "Unauthorized", { "www-authenticate": "Bearer" });
  if (!user.mayEnter) throw httpError(403, "Forbidden");
  return "welcome";
});

// Echo: JSON and text are read by default, forms with the plugin.

app.get("/echo", async () => "echo");
app.post("/echo", async (request) => {
  if (request.body === undefined) throw httpError(400, "Bad Request");
  const [type] = request.headers["content-type"].toLowerCase().split(";");
  return { type: type.trim(), value: request.body };
});

await app.listen({ port, host });
console.log(`http://${host}:${port}`);
