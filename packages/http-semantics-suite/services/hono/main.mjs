import { STATUS_CODES } from "node:http";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { accepts } from "hono/accepts";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { HTTPException } from "hono/http-exception";
import { methodNotAllowed } from "hono/method-not-allowed";
import { stream } from "hono/streaming";
import * as domain from "../domain.mjs";
import { host, plugins, port, titleOf } from "../options.mjs";

const app = new Hono();
const leftOut = plugins
  ? ["options", "preconditions"]
  : ["options", "preconditions", "conditional", "coding", "problem"];
const without = plugins ? [] : ["/packed"];
if (plugins) {
  const onMethodNotAllowed = (c, methods) => problem(c, 405, new Headers({ Allow: methods.join(", ") }));
  app.use(methodNotAllowed({ app, onMethodNotAllowed }));
  app.use(compress());
  app.use(etag());
}

app.get("/.well-known/http-semantics", (c) => c.json(domain.wellKnown(titleOf("Hono", "hono"), { leftOut, without })));

// Documents

app.get("/fixed", (c) =>
  c.text(domain.HELLO, 200, {
    ETag: '"fixed-1"',
    "Last-Modified": domain.MODIFIED,
    "Cache-Control": "max-age=60",
    "Content-Location": "/fixed",
  }),
);
app.get("/weak", (c) => c.text(domain.HELLO, 200, { ETag: 'W/"weak-1"' }));
app.get("/dated", (c) => c.text(domain.HELLO, 200, { "Last-Modified": domain.MODIFIED }));
app.get("/stream", (c) => {
  c.header("Content-Type", "text/plain; charset=utf-8");
  return stream(c, async (out) => {
    for await (const line of domain.lines()) await out.write(line);
  });
});
app.get("/search", (c) => {
  const found = domain.search(c.req.query());
  return c.json(found ?? fail(400));
});

// Notes

const limit = (maxSize) => bodyLimit({ maxSize, onError: () => fail(413) });

function fail(status) {
  throw new HTTPException(status, { message: STATUS_CODES[status] });
}

const typeOf = (c) => c.req.header("Content-Type")?.split(";")[0].trim().toLowerCase();

async function jsonOf(c, type = "application/json") {
  if (c.req.method === "PATCH") c.header("Accept-Patch", type);
  if (typeOf(c) !== type) fail(415);
  try {
    return await c.req.json();
  } catch {
    return fail(400);
  }
}

app.use("/notes/*", limit(10_000));
app.get("/notes", (c) => c.json(domain.noteIds()));
app.post("/notes", async (c) => {
  const { shown } = domain.addNote(domain.noteFrom(await jsonOf(c)) ?? fail(422));
  return c.json(shown, 201, { Location: `/notes/${shown.id}` });
});
app.get("/notes/:id", (c) => {
  const note = domain.noteOf(c.req.param("id")) ?? fail(404);
  return c.json(note.shown, 200, { ETag: note.etag, "Last-Modified": note.modified.toUTCString() });
});
app.put("/notes/:id", async (c) => {
  const note = domain.noteFrom(await jsonOf(c)) ?? fail(422);
  const isNew = !domain.noteOf(c.req.param("id"));
  domain.putNote(c.req.param("id"), note);
  return c.body(null, isNew ? 201 : 204);
});
app.patch("/notes/:id", async (c) => {
  const patch = await jsonOf(c, "application/merge-patch+json");
  const note = domain.noteOf(c.req.param("id")) ?? fail(404);
  domain.putNote(c.req.param("id"), domain.noteFrom(domain.patched(note, patch)) ?? fail(422));
  return c.body(null, 204);
});
app.delete("/notes/:id", (c) => {
  if (!domain.removeNote(c.req.param("id"))) fail(404);
  return c.body(null, 204);
});

// Files

app.use("/files/*", limit(100_000));
app.get("/files/:id", (c) => {
  const file = domain.fileOf(c.req.param("id")) ?? fail(404);
  return c.body(file.content, 200, { "Content-Type": file.type, ETag: file.etag });
});
app.put("/files/:id", async (c) => {
  if (c.req.header("Content-Range")) fail(400);
  const content = Buffer.from(await c.req.arrayBuffer());
  const isNew = domain.putFile(c.req.param("id"), c.req.header("Content-Type"), content);
  return c.body(null, isNew ? 201 : 204);
});
app.delete("/files/:id", (c) => {
  if (!domain.removeFile(c.req.param("id"))) fail(404);
  return c.body(null, 204);
});

// Negotiated documents. The default of the helper is also what a wildcard gets, so it cannot tell that nothing is acceptable.

app.get("/report", (c) => {
  const type = accepts(c, {
    header: "Accept",
    supports: ["application/json", "text/csv", "text/html"],
    default: "application/json",
  });
  const name = type.split("/")[1];
  const headers = { Vary: "Accept", ETag: `"report-${name}"` };
  if (name === "json") return c.json(domain.REPORT.json, 200, headers);
  return name === "html"
    ? c.html(domain.REPORT.html, 200, headers)
    : c.body(domain.REPORT.csv, 200, { ...headers, "Content-Type": type });
});
const languageOf = (c, supports) => accepts(c, { header: "Accept-Language", supports, default: "en" });
app.get("/greeting", (c) => {
  const language = languageOf(c, Object.keys(domain.GREETING));
  return c.text(domain.GREETING[language], 200, {
    Vary: "Accept-Language",
    "Content-Language": language,
    ETag: `"greeting-${language}"`,
  });
});
if (plugins) app.get("/packed", (c) => c.text(domain.PACKED));
app.get("/menu", (c) => {
  const language = languageOf(c, ["en", "de"]);
  const type = accepts(c, {
    header: "Accept",
    supports: ["application/json", "text/plain"],
    default: "application/json",
  });
  const headers = { Vary: "Accept, Accept-Language", "Content-Language": language };
  if (type === "text/plain") return c.text(domain.MENU[language], 200, headers);
  return c.json({ soup: domain.MENU[language] }, 200, headers);
});

// Redirects

app.get("/moved", (c) => c.redirect("/fixed", 301));
app.get("/found", (c) => c.redirect("/fixed"));
app.post("/done", (c) => c.redirect("/fixed", 303));
app.on(["GET", "POST"], "/temporary", (c) => c.redirect("/echo", 307));
app.on(["GET", "POST"], "/permanent", (c) => c.redirect("/echo", 308));
app.get("/go", (c) => c.redirect(domain.pathTo(c.req.query("to")) ?? fail(400), 303));

// Errors and access

app.get("/broken", () => {
  throw new Error("SECRET-DETAIL");
});
app.get("/busy", (c) => {
  c.header("Retry-After", "120");
  return plugins ? problem(c, 503) : c.text("busy", 503);
});
app.get("/gone", () => fail(410));
app.get("/private", (c) => {
  const user = domain.TOKENS[domain.tokenOf(c.req.header("Authorization"))];
  if (!user) c.header("WWW-Authenticate", "Bearer");
  return user?.mayEnter ? c.text("welcome") : fail(user ? 403 : 401);
});

// Echo

app.use("/echo", limit(10_000));
app.get("/echo", (c) => c.text("echo"));
app.post("/echo", async (c) => {
  const type = typeOf(c);
  if (type === "application/json") return c.json({ type, value: await jsonOf(c) });
  if (type === "application/x-www-form-urlencoded") return c.json({ type, value: await c.req.parseBody() });
  return type === "text/plain" ? c.json({ type, value: await c.req.text() }) : fail(415);
});

if (plugins) {
  app.notFound((c) => problem(c, 404));
  app.onError((error, c) => {
    if (!(error instanceof HTTPException)) return problem(c, 500);
    return problem(c, error.status, error.getResponse().headers);
  });
}

function problem(c, status, headers = new Headers()) {
  const challenge = headers.get("WWW-Authenticate");
  const allow = headers.get("Allow");
  if (challenge) c.header("WWW-Authenticate", challenge);
  if (allow) c.header("Allow", allow);
  return c.body(JSON.stringify({ title: STATUS_CODES[status], status }), status, {
    "Content-Type": "application/problem+json",
  });
}

serve({ fetch: app.fetch, port, hostname: host }, () => console.log(`http://${host}:${port}`));
