// What every server serves: the same values, models and secrets, so that only the frameworks differ.
import { z } from "zod";

export const HELLO = { message: "hello, world" };

/** 64 books whose three representations are about 1 KB each. */
export const books = new Map(
  Array.from({ length: 64 }, (_, n) => {
    const id = String(n + 1);
    const summary = "A signal box sets the points so that every train takes one safe route. ".repeat(11).trim();
    const modified = new Date(Date.UTC(2026, 0, 1 + (n % 28), 12, 0, 0));
    return [id, { id, title: `The Signal Box, volume ${id}`, author: "R. E. Mote", year: 1900 + n, summary, modified }];
  }),
);

/** The tag of the state; a strong tag of one representation says which in addition. */
export function tagOf(book) {
  return `${book.id}-${book.year}`;
}

export const BOOK_TYPES = ["application/json", "text/html", "text/csv"];

export const bookText = {
  "application/json": (book) => JSON.stringify(book),
  "text/html": ({ title, author, year, summary }) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>` +
    `<p>${author}, ${year}</p><p>${summary}</p></body></html>`,
  "text/csv": ({ id, title, author, year, summary }) =>
    `id,title,author,year,summary\r\n${id},"${title}",${author},${year},${summary}\r\n`,
};

/** What a creating POST must send; the body that the load sends has 300 bytes. */
export const NewBook = z.object({
  title: z.string().min(1).max(200),
  author: z.string().min(1).max(100),
  year: z.int().min(1450).max(2100),
  isbn: z.string().regex(/^\d{13}$/),
  tags: z.array(z.string()).max(10),
  summary: z.string().max(1000),
});

/** The same as a JSON Schema, for those who validate with one. */
export const NewBookSchema = {
  type: "object",
  required: ["title", "author", "year", "isbn", "tags", "summary"],
  properties: {
    title: { type: "string", minLength: 1, maxLength: 200 },
    author: { type: "string", minLength: 1, maxLength: 100 },
    year: { type: "integer", minimum: 1450, maximum: 2100 },
    isbn: { type: "string", pattern: "^\\d{13}$" },
    tags: { type: "array", items: { type: "string" }, maxItems: 10 },
    summary: { type: "string", maxLength: 1000 },
  },
};

const added = [];
let lastId = 0;

/** Stores a book and gives its path. The last 1,024 are kept, so that a long run does not measure a growing heap. */
export function addBook(book) {
  lastId += 1;
  added[lastId % 1024] = book;
  return `/books/${lastId}`;
}

const TOKENS = new Map(Array.from({ length: 100 }, (_, n) => [`token-${1000 + n}`, { name: `user ${n}` }]));

/** Who a bearer token belongs to; undefined for a token that nobody has. */
export function userOfToken(token) {
  return TOKENS.get(token);
}

/** Who sent an Authorization field: for those who read it themselves. */
export function userOf(authorization) {
  return authorization?.startsWith("Bearer ") ? userOfToken(authorization.slice(7)) : undefined;
}

/** One request in ten seconds for each API key: the load sends ten with each, so nine of them are refused. */
export const LIMIT = { requests: 1, seconds: 10, header: "x-api-key" };

const CHUNK = Buffer.alloc(16_384, "signalbox ");
export const STREAM = { chunk: CHUNK, chunks: 64, bytes: 64 * CHUNK.length };

/** 1 MB in 64 chunks, each when it is asked for. */
export async function* chunks() {
  for (let n = 0; n < STREAM.chunks; n++) yield CHUNK;
}

/** Two routes for each collection: `/things7` and `/things7/{id}`. `books` is one of them. */
export function collections(routes) {
  const names = Array.from({ length: routes / 2 }, (_, n) => `things${n}`);
  names[Math.floor(names.length / 2)] = "books";
  return names;
}

/** `routes` patterns with a parameter each: `/area3/things43/{id}`. */
export function parameterRoutes(routes) {
  return Array.from({ length: routes }, (_, n) => ({ area: `area${n % 10}`, name: `things${n}` }));
}

const DETAILS = {
  401: ["Unauthorized", "Credentials are needed, or those given are not valid."],
  404: ["Not Found", "There is nothing at this address."],
  405: ["Method Not Allowed", "This resource does not support the method."],
  429: ["Too Many Requests", "Too many requests came from this client."],
};

export const PROBLEM_JSON = "application/problem+json";

/** RFC 9457, as every server sends it. */
export function problem(status, instance, more) {
  const [title, detail] = DETAILS[status];
  return { type: "about:blank", title, status, detail, instance, ...more };
}
