import { STATUS_CODES } from "node:http";
import { Elysia, status, t } from "elysia";
import * as domain from "../domain.mjs";
import { host, plugins, port, titleOf } from "../options.mjs";

// Elysia has no negotiation, no conditional requests and no compression.
const always = ["options", "preconditions", "conditional", "negotiation", "language", "coding", "vary"];
const leftOut = plugins ? always : [...always, "problem"];
const without = ["/report", "/greeting", "/menu", "/packed"];

// The limit of content is one for the whole server.
const app = new Elysia({ serve: { maxRequestBodySize: 10_000 } });

if (plugins) {
  app.onError(({ code, error, set }) => {
    const status =
      { NOT_FOUND: 404, PARSE: 400, VALIDATION: 422 }[code] ?? (typeof error.code === "number" ? error.code : 500);
    return new Response(JSON.stringify({ title: STATUS_CODES[status], status }), {
      status,
      headers: { ...set.headers, "Content-Type": "application/problem+json" },
    });
  });
}

app.get("/.well-known/http-semantics", () => domain.wellKnown(titleOf("Elysia", "elysia"), { leftOut, without }));

// Documents

app.get("/fixed", ({ set }) => {
  Object.assign(set.headers, {
    etag: '"fixed-1"',
    "last-modified": domain.MODIFIED,
    "cache-control": "max-age=60",
    "content-location": "/fixed",
  });
  return domain.HELLO;
});
app.get("/weak", ({ set }) => {
  set.headers.etag = 'W/"weak-1"';
  return domain.HELLO;
});
app.get("/dated", ({ set }) => {
  set.headers["last-modified"] = domain.MODIFIED;
  return domain.HELLO;
});
app.get("/stream", async function* ({ set }) {
  set.headers["content-type"] = "text/plain";
  yield* domain.lines();
});
app.get("/search", ({ query: { q, limit } }) => ({ q, limit }), {
  query: t.Object({ q: t.String(), limit: t.Integer({ minimum: 1, maximum: 100, default: 10 }) }),
});

// Notes

const note = t.Object({
  title: t.String({ minLength: 1, maxLength: 100 }),
  text: t.Optional(t.String()),
});

const typeOf = (headers) => headers["content-type"]?.split(";")[0].trim().toLowerCase();

/** Content of this type as JSON. Other content is refused before it is compared with its schema. */
function json(type) {
  return {
    parse: ({ request, headers }) => (typeOf(headers) === type ? request.json() : null),
    transform({ headers, request, set }) {
      if (typeOf(headers) === type) return;
      if (request.method === "PATCH") set.headers["accept-patch"] = type;
      throw status(415);
    },
  };
}
const aNote = { body: note, ...json("application/json") };

app.get("/notes", () => domain.noteIds());
app.post(
  "/notes",
  ({ body, set }) => {
    const { shown } = domain.addNote({ text: "", ...body });
    set.status = 201;
    set.headers.location = `/notes/${shown.id}`;
    return shown;
  },
  aNote,
);
app.get("/notes/:id", ({ params, set }) => {
  const found = domain.noteOf(params.id);
  if (!found) throw status(404);
  set.headers.etag = found.etag;
  set.headers["last-modified"] = found.modified.toUTCString();
  return found.shown;
});
app.put(
  "/notes/:id",
  ({ body, params }) => {
    const isNew = !domain.noteOf(params.id);
    domain.putNote(params.id, { text: "", ...body });
    return status(isNew ? 201 : 204);
  },
  aNote,
);
app.patch(
  "/notes/:id",
  ({ body, params }) => {
    const found = domain.noteOf(params.id);
    if (!found) throw status(404);
    const changed = domain.noteFrom(domain.patched(found, body));
    if (!changed) throw status(422);
    domain.putNote(params.id, changed);
    return status(204);
  },
  json("application/merge-patch+json"),
);
app.delete("/notes/:id", ({ params }) => {
  if (!domain.removeNote(params.id)) throw status(404);
  return status(204);
});

// Files

app.get("/files/:id", ({ params, set }) => {
  const file = domain.fileOf(params.id);
  if (!file) throw status(404);
  set.headers["content-type"] = file.type;
  set.headers.etag = file.etag;
  return file.content;
});
app.put(
  "/files/:id",
  async ({ body, headers, params }) => {
    if (headers["content-range"]) throw status(400);
    const isNew = domain.putFile(params.id, headers["content-type"], Buffer.from(body ?? []));
    return status(isNew ? 201 : 204);
  },
  { parse: ({ request }) => request.arrayBuffer() },
);
app.delete("/files/:id", ({ params }) => {
  if (!domain.removeFile(params.id)) throw status(404);
  return status(204);
});

// Redirects

app.get("/moved", ({ redirect }) => redirect("/fixed", 301));
app.get("/found", ({ redirect }) => redirect("/fixed"));
app.post("/done", ({ redirect }) => redirect("/fixed", 303), { parse: "none" });
for (const method of ["get", "post"]) {
  app[method]("/temporary", ({ redirect }) => redirect("/echo", 307), { parse: "none" });
  app[method]("/permanent", ({ redirect }) => redirect("/echo", 308), { parse: "none" });
}
app.get("/go", ({ query, redirect }) => {
  const to = domain.pathTo(query.to);
  if (!to) throw status(400);
  return redirect(to, 303);
});

// Errors and access

app.get("/broken", () => {
  throw new Error("SECRET-DETAIL");
});
app.get("/busy", ({ set }) => {
  set.headers["retry-after"] = "120";
  throw status(503);
});
app.get("/gone", () => {
  throw status(410);
});
app.get("/private", ({ headers, set }) => {
  const user = domain.TOKENS[domain.tokenOf(headers.authorization)];
  if (user?.mayEnter) return "welcome";
  if (user) throw status(403);
  set.headers["www-authenticate"] = "Bearer";
  throw status(401);
});

// Echo

const ECHOED = ["application/json", "application/x-www-form-urlencoded", "text/plain"];
app.get("/echo", () => "echo");
app.post("/echo", ({ body, headers }) => {
  const type = typeOf(headers);
  if (!ECHOED.includes(type)) throw status(415);
  if (body === undefined) throw status(400);
  return { type, value: body };
});

app.listen({ port, hostname: host }, () => console.log(`http://${host}:${port}`));
