import { STATUS_CODES } from "node:http";
import {
  assertBodySize,
  getRouterParam,
  H3,
  HTTPError,
  handleCacheHeaders,
  iterable,
  noContent,
  readBody,
  redirect,
  requireContentType,
  serve,
} from "h3";
import * as domain from "../domain.mjs";
import { host, plugins, port, titleOf } from "../options.mjs";

// h3 has no negotiation and no compression; its package brings everything that it has.
const leftOut = [
  "options",
  "preconditions",
  "negotiation",
  "language",
  "coding",
  "vary",
  ...(plugins ? [] : ["problem"]),
];
const without = ["/report", "/greeting", "/menu", "/packed"];

const app = new H3({ silent: true, onError: plugins ? problem : undefined });

function problem(error, event) {
  const { status } = error;
  const headers = new Headers(error.headers);
  for (const [name, value] of event.res.errHeaders) headers.set(name, value);
  headers.set("Content-Type", "application/problem+json");
  return new Response(JSON.stringify({ title: STATUS_CODES[status], status }), { status, headers });
}

app.get("/.well-known/http-semantics", () => domain.wellKnown(titleOf("h3", "h3"), { leftOut, without }));

// Documents

function text(event, content) {
  event.res.headers.set("Content-Type", "text/plain; charset=utf-8");
  return content;
}

app.get("/fixed", (event) => {
  event.res.headers.set("Content-Location", "/fixed");
  const isFresh = handleCacheHeaders(event, { etag: '"fixed-1"', modifiedTime: new Date(domain.MODIFIED), maxAge: 60 });
  // The helper adds public and s-maxage.
  event.res.headers.set("Cache-Control", "max-age=60");
  return isFresh ? noContent(304) : text(event, domain.HELLO);
});
app.get("/weak", (event) =>
  handleCacheHeaders(event, { etag: 'W/"weak-1"' }) ? noContent(304) : text(event, domain.HELLO),
);
app.get("/dated", (event) =>
  handleCacheHeaders(event, { modifiedTime: new Date(domain.MODIFIED) }) ? noContent(304) : text(event, domain.HELLO),
);
app.get("/stream", (event) => text(event, iterable(domain.lines())));
app.get("/search", (event) => domain.search(Object.fromEntries(event.url.searchParams)) ?? fail(400));

function fail(status, headers = {}) {
  throw new HTTPError({ status, headers });
}

// Notes

async function jsonOf(event, type = "application/json") {
  requireContentType(event, type);
  assertBodySize(event, 10_000);
  return readBody(event);
}

async function noteFrom(event) {
  return domain.noteFrom(await jsonOf(event)) ?? fail(422);
}

app.get("/notes", () => domain.noteIds());
app.post("/notes", async (event) => {
  const { shown } = domain.addNote(await noteFrom(event));
  event.res.status = 201;
  event.res.headers.set("Location", `/notes/${shown.id}`);
  return shown;
});
app.get("/notes/:id", (event) => {
  const note = domain.noteOf(idOf(event)) ?? fail(404);
  return handleCacheHeaders(event, { etag: note.etag, modifiedTime: note.modified }) ? noContent(304) : note.shown;
});
app.put("/notes/:id", async (event) => {
  const note = await noteFrom(event);
  const isNew = !domain.noteOf(idOf(event));
  domain.putNote(idOf(event), note);
  return noContent(isNew ? 201 : 204);
});
app.patch("/notes/:id", async (event) => {
  event.res.errHeaders.set("Accept-Patch", "application/merge-patch+json");
  const patch = await jsonOf(event, "application/merge-patch+json");
  const note = domain.noteOf(idOf(event)) ?? fail(404);
  domain.putNote(idOf(event), domain.noteFrom(domain.patched(note, patch)) ?? fail(422));
  return noContent();
});
app.delete("/notes/:id", (event) => (domain.removeNote(idOf(event)) ? noContent() : fail(404)));

function idOf(event) {
  return getRouterParam(event, "id", { decode: true });
}

// Files

app.get("/files/:id", (event) => {
  const file = domain.fileOf(idOf(event)) ?? fail(404);
  if (handleCacheHeaders(event, { etag: file.etag })) return noContent(304);
  event.res.headers.set("Content-Type", file.type);
  return file.content;
});
app.put("/files/:id", async (event) => {
  if (event.req.headers.has("Content-Range")) fail(400);
  assertBodySize(event, 100_000);
  const content = Buffer.from(await event.req.arrayBuffer());
  const isNew = domain.putFile(idOf(event), event.req.headers.get("Content-Type") ?? undefined, content);
  return noContent(isNew ? 201 : 204);
});
app.delete("/files/:id", (event) => (domain.removeFile(idOf(event)) ? noContent() : fail(404)));

// Redirects

app.get("/moved", () => redirect("/fixed", 301));
app.get("/found", () => redirect("/fixed"));
app.post("/done", () => redirect("/fixed", 303));
for (const method of ["get", "post"]) {
  app[method]("/temporary", () => redirect("/echo", 307));
  app[method]("/permanent", () => redirect("/echo", 308));
}
app.get("/go", (event) => redirect(domain.pathTo(event.url.searchParams.get("to")) ?? fail(400), 303));

// Errors and access

app.get("/broken", () => {
  throw new Error("SECRET-DETAIL");
});
app.get("/busy", () => fail(503, { "Retry-After": "120" }));
app.get("/gone", () => fail(410));
app.get("/private", (event) => {
  const user =
    domain.TOKENS[domain.tokenOf(event.req.headers.get("Authorization") ?? "")] ??
    fail(401, { "WWW-Authenticate": "Bearer" });
  return user.mayEnter ? text(event, "welcome") : fail(403);
});

// Echo

app.get("/echo", (event) => text(event, "echo"));
app.post("/echo", async (event) => {
  const type = requireContentType(event, ["application/json", "application/x-www-form-urlencoded", "text/plain"]);
  assertBodySize(event, 10_000);
  const value = type === "text/plain" ? await event.req.text() : await readBody(event);
  return value === undefined ? fail(400) : { type, value };
});

const server = serve(app, { port, hostname: host, silent: true });
await server.ready();
console.log(`http://${host}:${port}`);
