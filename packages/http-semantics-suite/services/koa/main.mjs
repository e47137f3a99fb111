import { Readable } from "node:stream";
import { bodyParser } from "@koa/bodyparser";
import etag from "@koa/etag";
import { Router } from "@koa/router";
import Koa from "koa";
import compress from "koa-compress";
import conditional from "koa-conditional-get";
import getRawBody from "raw-body";
import * as domain from "../domain.mjs";
import { host, plugins, port, titleOf } from "../options.mjs";

const app = new Koa();
const router = new Router({ sensitive: plugins });
const leftOut = plugins ? ["preconditions"] : ["preconditions", "coding", "conditional", "problem"];
const without = plugins ? [] : ["/packed"];

router.get("/.well-known/http-semantics", (ctx) => {
  ctx.body = domain.wellKnown(titleOf("Koa", "koa"), { leftOut, without });
});

// Documents

router.get("/fixed", (ctx) => {
  ctx.set({
    ETag: '"fixed-1"',
    "Last-Modified": domain.MODIFIED,
    "Cache-Control": "max-age=60",
    "Content-Location": "/fixed",
  });
  ctx.body = domain.HELLO;
});
router.get("/weak", (ctx) => {
  ctx.set("ETag", 'W/"weak-1"');
  ctx.body = domain.HELLO;
});
router.get("/dated", (ctx) => {
  ctx.lastModified = new Date(domain.MODIFIED);
  ctx.body = domain.HELLO;
});
router.get("/stream", (ctx) => {
  ctx.type = "text/plain";
  ctx.body = Readable.from(domain.lines());
});
router.get("/search", (ctx) => {
  ctx.body = domain.search(ctx.query) ?? ctx.throw(400);
});

// Notes

const readJson = bodyParser({ enableTypes: ["json"], jsonLimit: 10_000 });
const readPatch = bodyParser({
  enableTypes: ["json"],
  jsonLimit: 10_000,
  extendTypes: { json: ["application/merge-patch+json"] },
});

function noteFrom(ctx, value = ctx.request.body) {
  return domain.noteFrom(value) ?? ctx.throw(422);
}

function requireType(...types) {
  return (ctx, next) => {
    const type = ctx.is(types);
    if (type === null) ctx.throw(400);
    if (!type) ctx.throw(415, { headers: ctx.method === "PATCH" ? { "Accept-Patch": types } : {} });
    return next();
  };
}

router.get("/notes", (ctx) => {
  ctx.body = domain.noteIds();
});
router.post("/notes", requireType("application/json"), readJson, (ctx) => {
  const { shown } = domain.addNote(noteFrom(ctx));
  ctx.status = 201;
  ctx.set("Location", `/notes/${shown.id}`);
  ctx.body = shown;
});
router.get("/notes/:id", (ctx) => {
  const note = domain.noteOf(ctx.params.id) ?? ctx.throw(404);
  ctx.etag = note.etag;
  ctx.lastModified = note.modified;
  ctx.body = note.shown;
});
router.put("/notes/:id", requireType("application/json"), readJson, (ctx) => {
  const isNew = !domain.noteOf(ctx.params.id);
  domain.putNote(ctx.params.id, noteFrom(ctx));
  ctx.body = null;
  ctx.status = isNew ? 201 : 204;
});
router.patch("/notes/:id", requireType("application/merge-patch+json"), readPatch, (ctx) => {
  const note = domain.noteOf(ctx.params.id) ?? ctx.throw(404);
  domain.putNote(ctx.params.id, noteFrom(ctx, domain.patched(note, ctx.request.body)));
  ctx.status = 204;
});
router.delete("/notes/:id", (ctx) => {
  if (!domain.removeNote(ctx.params.id)) ctx.throw(404);
  ctx.status = 204;
});

// Files

router.get("/files/:id", (ctx) => {
  const file = domain.fileOf(ctx.params.id) ?? ctx.throw(404);
  ctx.set({ "Content-Type": file.type, ETag: file.etag });
  ctx.body = file.content;
});
router.put("/files/:id", async (ctx) => {
  if (ctx.get("Content-Range")) ctx.throw(400);
  const content = await getRawBody(ctx.req, { length: ctx.request.length, limit: 100_000 });
  const isNew = domain.putFile(ctx.params.id, ctx.get("Content-Type") || undefined, content);
  ctx.body = null;
  ctx.status = isNew ? 201 : 204;
});
router.delete("/files/:id", (ctx) => {
  if (!domain.removeFile(ctx.params.id)) ctx.throw(404);
  ctx.status = 204;
});

// Negotiated documents

router.get("/report", (ctx) => {
  ctx.vary("Accept");
  const type = ctx.accepts("application/json", "text/csv", "text/html");
  if (!type) ctx.throw(406);
  const name = type.split("/")[1];
  ctx.type = type;
  ctx.set("ETag", `"report-${name}"`);
  ctx.body = domain.REPORT[name];
});
router.get("/greeting", (ctx) => {
  const language = ctx.acceptsLanguages(Object.keys(domain.GREETING)) || "en";
  ctx.vary("Accept-Language");
  ctx.set({ "Content-Language": language, ETag: `"greeting-${language}"` });
  ctx.body = domain.GREETING[language];
});
if (plugins) {
  router.get("/packed", (ctx) => {
    ctx.body = domain.PACKED;
  });
}
router.get("/menu", (ctx) => {
  ctx.vary("Accept");
  ctx.vary("Accept-Language");
  const language = ctx.acceptsLanguages("en", "de") || "en";
  const type = ctx.accepts("application/json", "text/plain");
  if (!type) ctx.throw(406);
  ctx.set("Content-Language", language);
  ctx.body = type === "text/plain" ? domain.MENU[language] : { soup: domain.MENU[language] };
});

// Redirects

const redirect = (status, to) => (ctx) => {
  ctx.status = status;
  ctx.redirect(to);
};
router.get("/moved", redirect(301, "/fixed"));
router.get("/found", redirect(302, "/fixed"));
router.post("/done", redirect(303, "/fixed"));
router.get("/temporary", redirect(307, "/echo")).post("/temporary", redirect(307, "/echo"));
router.get("/permanent", redirect(308, "/echo")).post("/permanent", redirect(308, "/echo"));
router.get("/go", (ctx) => {
  const to = domain.pathTo(ctx.query.to) ?? ctx.throw(400);
  redirect(303, to)(ctx);
});

// Errors and access

router.get("/broken", () => {
  throw new Error("SECRET-DETAIL");
});
router.get("/busy", (ctx) => ctx.throw(503, { headers: { "Retry-After": "120" } }));
router.get("/gone", (ctx) => ctx.throw(410));
router.get("/private", (ctx) => {
  const user =
    domain.TOKENS[domain.tokenOf(ctx.get("Authorization"))] ??
    ctx.throw(401, { headers: { "WWW-Authenticate": "Bearer" } });
  if (!user.mayEnter) ctx.throw(403);
  ctx.body = "welcome";
});

// Echo

const ECHOED = ["application/json", "application/x-www-form-urlencoded", "text/plain"];
const readAny = bodyParser({
  enableTypes: ["json", "form", "text"],
  jsonStrict: false,
  jsonLimit: 10_000,
  formLimit: 10_000,
  textLimit: 10_000,
});

router.get("/echo", (ctx) => {
  ctx.body = "echo";
});
router.post("/echo", requireType(...ECHOED), readAny, (ctx) => {
  ctx.body = { type: ctx.is(ECHOED), value: ctx.request.body };
});

app.on("error", () => {});
if (plugins) {
  app.use(async (ctx, next) => {
    try {
      await next();
      if (ctx.status === 404 && !ctx.body) ctx.throw(404);
      if (ctx.status === 405 || ctx.status === 501) problem(ctx, ctx.status, ctx.message);
    } catch (error) {
      ctx.set(error.headers ?? {});
      problem(ctx, error.status ?? 500, error.expose ? error.message : "Internal Server Error");
    }
  });
  app.use(compress());
  app.use(conditional());
  app.use(etag());
}
app.use(router.routes()).use(router.allowedMethods());

function problem(ctx, status, title) {
  ctx.status = status;
  ctx.type = "application/problem+json";
  ctx.body = JSON.stringify({ title, status });
}

app.listen(port, host, () => console.log(`http://${host}:${port}`));
