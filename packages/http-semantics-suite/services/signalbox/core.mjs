import { command, Halt, HttpResponse, resource } from "signalbox";
import { bytesCodec, formCodec, jsonCodec, textCodec } from "signalbox/codecs";
import { patchCodecs } from "signalbox/patch";
import { z } from "zod";
import * as domain from "../domain.mjs";

const modified = new Date(domain.MODIFIED);
const plain = { produces: ["text/plain"], codecs: { "text/plain": textCodec } };
/** Text that is written as it is. */
const asIs = { encode: String };

// Documents

const fixed = resource("/fixed", {
  ...plain,
  generateEtag: () => '"fixed-1"',
  lastModified: () => modified,
  cacheControl: () => "max-age=60",
  contentLocation: () => "/fixed",
  represent: () => domain.HELLO,
});
const weak = resource("/weak", { ...plain, generateEtag: () => 'W/"weak-1"', represent: () => domain.HELLO });
const dated = resource("/dated", { ...plain, lastModified: () => modified, represent: () => domain.HELLO });
const stream = resource("/stream", { ...plain, represent: () => domain.lines() });
const search = resource("/search", {
  GET: {
    query: z.object({ q: z.string(), limit: z.coerce.number().int().min(1).max(100).default(10) }),
    represent: ({ query }) => query,
  },
});

// Notes

const Note = z.object({ title: z.string().min(1).max(100), text: z.string().default("") });

const notes = resource("/notes", {
  maxBodyBytes: 10_000,
  GET: () => domain.noteIds(),
  POST: {
    body: Note,
    apply: ({ body }) => domain.addNote(body).shown,
    createPath: ({ result }) => `/notes/${result.id}`,
  },
});
const note = resource("/notes/{id}", {
  codecs: patchCodecs,
  maxBodyBytes: 10_000,
  find: ({ params }) => domain.noteOf(params.id),
  generateEtag: ({ entity }) => entity.etag,
  lastModified: ({ entity }) => entity.modified,
  GET: ({ entity }) => entity.shown,
  PUT: {
    body: Note,
    response: { 201: null, 204: null },
    apply: ({ params, body }) => void domain.putNote(params.id, body),
  },
  PATCH: {
    patches: ["application/merge-patch+json"],
    body: Note,
    response: { 204: null },
    apply: ({ params, body }) => void domain.putNote(params.id, body),
  },
  DELETE: ({ params }) => void domain.removeNote(params.id),
});

// Files

const file = resource("/files/{id}", {
  produces: ["application/octet-stream"],
  codecs: { "application/octet-stream": bytesCodec },
  maxBodyBytes: 100_000,
  find: ({ params }) => domain.fileOf(params.id),
  generateEtag: ({ entity }) => entity.etag,
  GET: (ctx) => {
    ctx.setHeader("Content-Type", ctx.entity.type);
    return ctx.entity.content;
  },
  PUT: {
    apply: async ({ params, request }) => {
      const content = Buffer.from(await request.body.bytes());
      domain.putFile(params.id, request.headers.get("content-type") ?? undefined, content);
    },
  },
  DELETE: ({ params }) => void domain.removeFile(params.id),
});

// Negotiated documents

const report = resource("/report", {
  produces: ["application/json", "text/csv", "text/html"],
  codecs: { "application/json": jsonCodec, "text/csv": asIs, "text/html": asIs },
  generateEtag: () => "report",
  represent: ({ chosenMediaType }) => domain.REPORT[chosenMediaType.split("/")[1]],
});
const greeting = resource("/greeting", {
  ...plain,
  languages: Object.keys(domain.GREETING),
  ignoreUnacceptable: ["language"],
  generateEtag: () => "greeting",
  represent: ({ chosenLanguage }) => domain.GREETING[chosenLanguage],
});
const packed = resource("/packed", {
  ...plain,
  encodings: ["gzip"],
  generateEtag: () => "packed",
  represent: () => domain.PACKED,
});
const menu = resource("/menu", {
  produces: ["application/json", "text/plain"],
  codecs: { "text/plain": { encode: ({ soup }) => soup } },
  languages: ["en", "de"],
  ignoreUnacceptable: ["language"],
  represent: ({ chosenLanguage }) => ({ soup: domain.MENU[chosenLanguage] }),
});

// Redirects. The graph has no 302: it is a command, like the 303 that depends on the query.

const elsewhere = { find: () => undefined, previouslyExisted: () => true };
const moved = resource("/moved", { ...elsewhere, movedPermanently: () => "/fixed", GET: () => "" });
const found = command("GET", "/found", () => HttpResponse.redirect("/fixed", 302));
const done = resource("/done", { processPost: () => undefined, seeOther: () => "/fixed" });
const temporary = resource("/temporary", {
  ...elsewhere,
  movedTemporarily: () => "/echo",
  GET: () => "",
  POST: () => undefined,
});
const permanent = resource("/permanent", {
  ...elsewhere,
  permanentRedirect: () => "/echo",
  GET: () => "",
  POST: () => undefined,
});
const go = command("GET", "/go", (request) => {
  const to = domain.pathTo(new URLSearchParams(request.query).get("to"));
  if (!to) throw new Halt(400);
  return HttpResponse.redirect(encodeUrl(to));
});

/** Encodes what a URI cannot have, and leaves escapes as they are. */
function encodeUrl(path) {
  return path.replace(/[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gu, encodeURIComponent);
}

// Errors and access

const broken = resource("/broken", {
  represent: () => {
    throw new Error("SECRET-DETAIL");
  },
});
const busy = resource("/busy", { serviceAvailable: () => ({ retryAfter: 120 }), represent: () => "" });
const gone = resource("/gone", { ...elsewhere, GET: () => "" });
const secret = resource("/private", {
  ...plain,
  isAuthorized: ({ request }) => tokenOf(request) in domain.TOKENS || "Bearer",
  principal: ({ request }) => tokenOf(request),
  forbidden: ({ request }) => !domain.TOKENS[tokenOf(request)].mayEnter,
  represent: () => "welcome",
});

function tokenOf({ headers }) {
  return domain.tokenOf(headers.get("authorization") ?? "") ?? "";
}

// Echo

const ECHOED = ["application/json", "application/x-www-form-urlencoded", "text/plain"];
const echo = resource("/echo", {
  maxBodyBytes: 10_000,
  codecs: { "text/plain": textCodec, "application/x-www-form-urlencoded": formCodec },
  GET: { produces: ["text/plain"], represent: () => "echo" },
  POST: {
    consumes: ECHOED,
    body: z.unknown(),
    processPost: ({ request, body }) => ({
      type: request.headers.get("content-type").split(";")[0].trim().toLowerCase(),
      value: body,
    }),
  },
});

/** The resources of the core profile. */
export const resources = {
  fixed,
  weak,
  dated,
  stream,
  search,
  notes,
  note,
  file,
  report,
  greeting,
  packed,
  menu,
  moved,
  done,
  temporary,
  permanent,
  broken,
  busy,
  gone,
  secret,
  echo,
};
export const routes = [found, go];
