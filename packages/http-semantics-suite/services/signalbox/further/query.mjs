import { createHash } from "node:crypto";
import { Halt, resource } from "signalbox";
import { csvCodec, formCodec, jsonCodec } from "signalbox/codecs";
import { z } from "zod";
import { bearer, modified } from "./shared.mjs";

const BOOKS = [
  { id: 1, title: "Solaris", author: "Lem" },
  { id: 2, title: "Ubik", author: "Dick" },
  { id: 3, title: "Fiasco", author: "Lem" },
  { id: 4, title: "Valis", author: "Dick" },
  { id: 5, title: "Kindred", author: "Butler" },
];
const Search = z.object({
  author: z.string().optional(),
  limit: z.coerce.number().int().min(0).optional(),
  from: z.string().optional(),
});
const FORM = "application/x-www-form-urlencoded";
const rows = (books) => [["id", "title", "author"], ...books.map((book) => Object.values(book))];
const tag = (value) => createHash("sha256").update(JSON.stringify(value)).digest("base64url").slice(0, 12);
const csv = { encode: (books, ...rest) => csvCodec.encode(rows(books), ...rest) };

function found({ author, limit = BOOKS.length, from }, request) {
  if (from !== undefined && from !== "books") throw new Halt(422);
  const bound = Number(request.query.get("limit") ?? BOOKS.length);
  return BOOKS.filter((book) => author === undefined || book.author === author).slice(0, Math.min(limit, bound));
}

const search = {
  body: Search,
  halts: [422],
  find: ({ body, request }) => found(body, request),
  generateEtag: ({ entity }) => tag(entity),
  represent: ({ entity }) => entity,
};
const json = { consumes: ["application/json"], ...search };
const any = { body: z.unknown(), consumes: ["application/json"] };
const all = { ...any, represent: () => BOOKS };

const books = {
  produces: ["application/json", "text/csv"],
  codecs: { "application/json": jsonCodec, "text/csv": csv, [FORM]: formCodec },
  maxBodyBytes: 4096,
  lastModified: () => modified,
  find: () => BOOKS,
  generateEtag: ({ entity }) => tag(entity),
  GET: ({ entity }) => entity,
  QUERY: { ...search, consumes: ["application/json", FORM] },
};
const results = new Map();
const keep = (value) => {
  const id = tag(value);
  results.set(id, value);
  return id;
};
const gone = { find: () => undefined, previouslyExisted: () => true };

export const resources = {
  qBooks: resource("/q/books", books),
  qBoth: resource("/q/both", {
    codecs: { "application/xml": { decode: String, encode: String } },
    GET: () => ({}),
    POST: { consumes: ["application/xml"], body: z.unknown(), processPost: () => undefined },
    QUERY: all,
  }),
  qTyped: resource("/q/typed", {
    codecs: { "application/vnd.query+json;version=1": jsonCodec, "2d/query": { decode: String, encode: String } },
    QUERY: {
      body: z.unknown(),
      consumes: ["application/vnd.query+json;version=1", "2d/query"],
      represent: () => BOOKS,
    },
  }),
  qGetOnly: resource("/q/getonly", { GET: () => BOOKS }),
  qQueryOnly: resource("/q/queryonly", { QUERY: all }),
  qMissing: resource("/q/missing", { find: () => undefined, GET: () => BOOKS, QUERY: all }),
  qGuarded: resource("/q/guarded", {
    requireConditionalWrite: () => true,
    generateEtag: () => "g1",
    GET: () => BOOKS,
    QUERY: all,
    PUT: { body: z.unknown(), response: { 204: null }, apply: () => undefined },
  }),
  qPacked: resource("/q/packed", { encodings: ["gzip"], generateEtag: () => "q1", QUERY: all }),
  qStored: resource("/q/stored", {
    QUERY: {
      ...json,
      contentLocation: ({ entity }) => `/q/results/${keep(entity)}`,
      equivalentLocation: ({ body }) => `/q/again/${keep(body)}`,
    },
  }),
  qResults: resource("/q/results/{id}", {
    find: ({ params }) => results.get(params.id),
    generateEtag: ({ entity }) => tag(entity),
    GET: ({ entity }) => entity,
  }),
  qAgain: resource("/q/again/{id}", {
    find: ({ params, request }) => results.has(params.id) && found(results.get(params.id), request),
    generateEtag: ({ entity }) => tag(entity),
    GET: ({ entity }) => entity,
  }),
  qSee: resource("/q/see", {
    QUERY: { ...json, seeOther: ({ entity }) => `/q/results/${keep(entity)}` },
  }),
  qTemp: resource("/q/temp", { ...gone, movedTemporarily: () => "/q/books", QUERY: all }),
  qPerm: resource("/q/perm", { ...gone, permanentRedirect: () => "/q/books", QUERY: all }),
  qPrivate: resource("/q/private", { ...bearer, QUERY: json }),
  qCors: resource("/q/cors", { ...books, cors: { origins: ["https://app.example"] } }),
  qRanged: resource("/q/ranged", { ranges: "bytes", QUERY: json }),
};
