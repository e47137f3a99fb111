import compression from "compression";
import express from "express";
import createError from "http-errors";
import * as domain from "../domain.mjs";
import { host, plugins, port, titleOf } from "../options.mjs";

const app = express();
app.set("env", "production");
if (plugins) app.enable("case sensitive routing");
if (plugins) app.use(compression());
const leftOut = plugins ? ["preconditions"] : ["preconditions", "coding", "problem"];
const without = plugins ? [] : ["/packed"];

app.get("/.well-known/http-semantics", (req, res) => {
  res.json(domain.wellKnown(titleOf("Express", "express"), { leftOut, without }));
});

// Documents

app.get("/fixed", (req, res) => {
  res.set({
    ETag: '"fixed-1"',
    "Last-Modified": domain.MODIFIED,
    "Cache-Control": "max-age=60",
    "Content-Location": "/fixed",
  });
  res.type("text").send(domain.HELLO);
});
app.get("/weak", (req, res) => {
  res.set("ETag", 'W/"weak-1"').type("text").send(domain.HELLO);
});
app.get("/dated", (req, res) => {
  res.set("Last-Modified", domain.MODIFIED).type("text").send(domain.HELLO);
});
app.get("/stream", async (req, res) => {
  res.type("text");
  for await (const line of domain.lines()) res.write(line);
  res.end();
});
app.get("/search", (req, res) => {
  const found = domain.search(req.query);
  if (!found) throw createError(400);
  res.json(found);
});

// Notes

const readNote = express.json({ limit: 10_000 });
const readPatch = express.json({ limit: 10_000, type: "application/merge-patch+json" });

function noteFrom(req, value = req.body) {
  const note = domain.noteFrom(value);
  if (!note) throw createError(422);
  return note;
}

function requireType(...types) {
  return (req, res, next) => {
    const type = req.is(types);
    if (type === null) throw createError(400);
    if (!type) throw createError(415, { headers: req.method === "PATCH" ? { "Accept-Patch": types } : {} });
    next();
  };
}

app
  .route("/notes")
  .get((req, res) => {
    res.json(domain.noteIds());
  })
  .post(requireType("application/json"), readNote, (req, res) => {
    const { shown } = domain.addNote(noteFrom(req));
    res.status(201).location(`/notes/${shown.id}`).json(shown);
  });

app
  .route("/notes/:id")
  .get((req, res) => {
    const note = domain.noteOf(req.params.id);
    if (!note) throw createError(404);
    res.set({ ETag: note.etag, "Last-Modified": note.modified.toUTCString() }).json(note.shown);
  })
  .put(requireType("application/json"), readNote, (req, res) => {
    const isNew = !domain.noteOf(req.params.id);
    domain.putNote(req.params.id, noteFrom(req));
    res.status(isNew ? 201 : 204).end();
  })
  .patch(requireType("application/merge-patch+json"), readPatch, (req, res) => {
    const note = domain.noteOf(req.params.id);
    if (!note) throw createError(404);
    domain.putNote(req.params.id, noteFrom(req, domain.patched(note, req.body)));
    res.status(204).end();
  })
  .delete((req, res) => {
    if (!domain.removeNote(req.params.id)) throw createError(404);
    res.status(204).end();
  });

// Files

app
  .route("/files/:id")
  .get((req, res) => {
    const file = domain.fileOf(req.params.id);
    if (!file) throw createError(404);
    // res.set would add a charset.
    res.setHeader("Content-Type", file.type);
    res.set("ETag", file.etag).send(file.content);
  })
  .put(express.raw({ limit: 100_000, type: () => true }), (req, res) => {
    if (req.get("Content-Range")) throw createError(400);
    const isNew = domain.putFile(req.params.id, req.get("Content-Type"), req.body);
    res.status(isNew ? 201 : 204).end();
  })
  .delete((req, res) => {
    if (!domain.removeFile(req.params.id)) throw createError(404);
    res.status(204).end();
  });

// Negotiated documents

app.get("/report", (req, res) => {
  res.format({
    "application/json": () => res.set("ETag", '"report-json"').json(domain.REPORT.json),
    "text/csv": () => res.set("ETag", '"report-csv"').send(domain.REPORT.csv),
    "text/html": () => res.set("ETag", '"report-html"').send(domain.REPORT.html),
  });
});
app.get("/greeting", (req, res) => {
  const language = req.acceptsLanguages(Object.keys(domain.GREETING)) || "en";
  res.vary("Accept-Language").set({ "Content-Language": language, ETag: `"greeting-${language}"` });
  res.type("text").send(domain.GREETING[language]);
});
if (plugins) {
  app.get("/packed", (req, res) => {
    res.type("text").send(domain.PACKED);
  });
}
app.get("/menu", (req, res) => {
  const language = req.acceptsLanguages(["en", "de"]) || "en";
  res.vary("Accept-Language").set("Content-Language", language);
  res.format({
    "application/json": () => res.json({ soup: domain.MENU[language] }),
    "text/plain": () => res.send(domain.MENU[language]),
  });
});

// Redirects

app.get("/moved", (req, res) => res.redirect(301, "/fixed"));
app.get("/found", (req, res) => res.redirect("/fixed"));
app.post("/done", (req, res) => res.redirect(303, "/fixed"));
app.route("/temporary").get(toEcho(307)).post(toEcho(307));
app.route("/permanent").get(toEcho(308)).post(toEcho(308));
app.get("/go", (req, res) => {
  const to = domain.pathTo(req.query.to);
  if (!to) throw createError(400);
  res.redirect(303, to);
});

function toEcho(status) {
  return (req, res) => res.redirect(status, "/echo");
}

// Errors and access

app.get("/broken", () => {
  throw new Error("SECRET-DETAIL");
});
app.get("/busy", () => {
  throw createError(503, { headers: { "Retry-After": "120" } });
});
app.get("/gone", () => {
  throw createError(410);
});
app.get("/private", (req, res) => {
  const user = domain.TOKENS[domain.tokenOf(req.get("Authorization"))];
  if (!user) throw createError(401, { headers: { "WWW-Authenticate": "Bearer" } });
  if (!user.mayEnter) throw createError(403);
  res.type("text").send("welcome");
});

// Echo

const ECHOED = ["application/json", "application/x-www-form-urlencoded", "text/plain"];
const readers = [
  express.json({ limit: 10_000, strict: false }),
  express.urlencoded({ limit: 10_000 }),
  express.text({ limit: 10_000 }),
];

app
  .route("/echo")
  .get((req, res) => {
    res.type("text").send("echo");
  })
  .post(requireType(...ECHOED), readers, (req, res) => {
    if (req.body === undefined) throw createError(400);
    res.json({ type: req.is(ECHOED), value: req.body });
  });

if (plugins) {
  // OPTIONS is left to Express, which responds to it after all handlers.
  app.use((req, res, next) => next(req.method === "OPTIONS" ? undefined : createError(404)));
  // Express knows an error handler by its four parameters.
  app.use((error, req, res, next) => {
    if (res.headersSent) return next(error);
    const { status = 500, expose = false, message, headers = {} } = error;
    res.status(status).set(headers).type("application/problem+json");
    res.send(JSON.stringify({ title: expose ? message : "Internal Server Error", status }));
  });
}

app.listen(port, host, () => console.log(`http://${host}:${port}`));
