// @ts-check
// Prints docs/mount-errors.md: every fault that is refused when a service is built, with what it says to a class that
// really has it.

import { z } from "zod";
import { MemoryCache } from "../dist/cache/index.js";
import { debug } from "../dist/debug/index.js";
import { MemoryStore } from "../dist/idempotency/index.js";
import { command, HttpResponse, part, Resource, resource, route, Service } from "../dist/index.js";
import { serveMcp } from "../dist/mcp/index.js";
import { end, node } from "../dist/nodes/index.js";
import { generateOpenapi } from "../dist/openapi/generate.js";
import { MOUNT_FAULTS, MountError } from "../dist/resource/mountError.js";
import { cell, print } from "./printed.mjs";

/** @typedef {keyof typeof MOUNT_FAULTS} Fault */

/** A codec of images. */
const codecs = { "image/png": { encode: () => new Uint8Array() } };

class Readable extends Resource {
  /** @override */
  represent() {
    return [];
  }
}

/** A model without a JSON Schema, which checks bodies and cannot be documented. */
const mute = {
  "~standard": { version: 1, vendor: "example", validate: (/** @type {unknown} */ value) => ({ value }) },
};

/** A model that is called so. @param {string} name @param {string} member */
const named = (name, member = "title") => ({
  modelJsonSchema: () => ({ $id: name, type: "object", properties: { [member]: { type: "string" } } }),
});

const Book = named("Book");

/**
 * A resource called Books with these members.
 * @param {Record<string, unknown>} members
 */
function books(members) {
  const Books = class Books extends Readable {};
  return Object.assign(new Books(), members);
}

/** Mounts it. @param {Record<string, unknown>} members */
function mount(members, pattern = "/books") {
  return () => new Service({ routes: [route(pattern, books(members))] });
}

/** Mounts a literal. @param {Record<string, unknown>} members */
function literal(members) {
  return () => new Service({ resources: { books: resource("/books", /** @type {never} */ (members)) } });
}

/** Documents it. @param {Record<string, unknown>} members @param {object} options */
function document(members, options = {}) {
  return () =>
    generateOpenapi(new Service({ routes: [route("/books", books(members))] }), {
      title: "Books",
      version: "1",
      ...options,
    });
}

/** @param {object} description */
function describing(description) {
  return { describe: () => description };
}

/** Where NODE_ENV says so. @param {() => unknown} build */
function inProduction(build) {
  return () => {
    const { NODE_ENV } = process.env;
    process.env.NODE_ENV = "production";
    try {
      return build();
    } finally {
      if (NODE_ENV === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = NODE_ENV;
    }
  };
}

const store = new MemoryStore();
const processPost = () => undefined;

const noded = /** @type {any} */ ({ before: "W1", question: "Is it so?", law: "§ 4", ask: () => true, no: end(402) });

/** Each fault, made. @type {Record<Fault, () => unknown>} */
const EXAMPLES = {
  BAD_NODE: mount({ nodes: [node("X1", { ...noded, after: "B8", no: end(401) })] }),
  NODES_COLLIDE: mount({ nodes: [node("X1", noded), node("X2", noded)] }),
  UNREACHED_NODE: mount({ nodes: [node("X1", { ...noded, before: "P0b" })] }),
  BAD_PATTERN: mount({}, "/books/:id"),
  SAME_PATTERN: () => new Service({ routes: [route("/books/{id}", books({})), route("/books/{isbn}", books({}))] }),
  PATTERN_LACKS_PARAMETER: mount({ params: ["id"] }),
  BAD_METHOD: () => new Service({ routes: [command("post", "/hooks", () => HttpResponse.empty())] }),
  NO_METHODS: mount({ allowedMethods: [] }),
  METHOD_NOT_KNOWN: mount({ allowedMethods: ["GET", "PURGE"] }),
  BAD_MEDIA_TYPE: mount({ produces: ["json"] }),
  SAME_OFFER: mount({ languages: ["en", "de", "EN"] }),
  NO_PRODUCES: mount({ produces: [] }),
  NO_CODEC: mount({ produces: ["application/json", "text/csv"] }),
  CANNOT_DECODE: () =>
    new Service({
      routes: [
        route("/books", books({ allowedMethods: ["POST"], consumes: ["application/json"], processPost() {} }), {
          codecs: { "application/json": { encode: () => "" } },
        }),
      ],
    }),
  NO_REPRESENT: () => new Service({ routes: [route("/books", class Books extends Resource {})] }),
  NO_APPLY: mount({ allowedMethods: ["GET", "PUT"] }),
  NO_PROCESS_POST: mount({ allowedMethods: ["POST"] }),
  NO_CREATE_PATH: mount({ allowedMethods: ["POST"], postIsCreate: () => true, apply() {} }),
  NO_DELETE: mount({ allowedMethods: ["DELETE"] }),
  NO_TAG: mount({ allowedMethods: ["PUT"], apply() {}, concurrency: "optimistic" }),
  BODY_WITHOUT_CONSUMES: mount({ allowedMethods: ["PUT"], apply() {}, body: Book }),
  CONSUMES_WITHOUT_METHOD: mount({ consumes: ["application/json"] }),
  QUERY_WITHOUT_CONSUMES: mount({ allowedMethods: ["GET", "QUERY"] }),
  BAD_MODEL: mount({ allowedMethods: ["PUT"], apply() {}, consumes: ["application/json"], body: { title: "string" } }),
  UNSENDABLE_QUERY: mount({ query: z.object({ page: z.number() }) }),
  BAD_LANGUAGE: mount({ languages: ["en_US"] }),
  UNKNOWN_CODING: mount({ encodings: ["lzma"] }),
  STORED_NOT_OFFERED: mount({ encodings: ["br"], storedEncodings: ["gzip"] }),
  BAD_RANGES: mount({ ranges: "items" }),
  BAD_DIGEST: mount({ digests: ["md5"] }),
  BAD_PATCHES: mount({ patches: ["application/merge-patch+json"] }),
  RAW_BODY_UNREAD: mount({ rawBody: true }),
  NEVER_CALLED: mount({ movedPermanently: () => "/archive" }),
  BAD_IDEMPOTENCY: mount({ idempotency: {} }),
  NO_PRINCIPAL: mount({ allowedMethods: ["POST"], processPost, isAuthorized: () => true, idempotency: { store } }),
  BAD_CACHE: mount({ cache: { store: new MemoryCache() } }),
  UNSHARED_CACHE: mount({ cache: { store: new MemoryCache() }, generateEtag: () => "1", isAuthorized: () => true }),
  BAD_PREFERENCE: mount({ preferences: ["return"] }),
  BAD_ONLY_FOR: mount({ forbidden: () => true, onlyFor: { forbidden: ["put"] } }),
  BAD_DEPRECATION: mount({ deprecation: { since: new Date("2026-06-01"), sunset: new Date("2026-01-01") } }),
  BAD_CORS: mount({ cors: { origins: "*", credentials: true } }),
  BAD_HALT: mount({ halts: [42] }),
  DESCRIBED_METHOD_NOT_ALLOWED: mount(describing({ delete: { summary: "Remove a book" } })),
  DESCRIBED_STATUS_NOT_SUCCESS: mount(describing({ get: { responses: { 404: null } } })),
  DESCRIBED_STATUS_UNREACHABLE: mount(describing({ get: { responses: { 201: null } } })),
  DESCRIBED_REQUEST_DIFFERS: mount({
    allowedMethods: ["PUT"],
    apply() {},
    consumes: ["application/json"],
    body: Book,
    ...describing({ put: { request: named("Other") } }),
  }),
  DESCRIBED_REQUEST_UNREAD: mount(describing({ get: { request: Book } })),
  NO_JSON_SCHEMA: document(describing({ get: { responses: { 200: mute } } })),
  BAD_MODEL_NAME: document(describing({ get: { responses: { 200: Book } } }), { models: { "a book": Book } }),
  SAME_MODEL_NAME: document(
    describing({ get: { responses: { 200: Book } }, head: { responses: { 200: named("Book", "isbn") } } }),
  ),
  SAME_OPERATION_ID: document({
    allowedMethods: ["GET", "HEAD"],
    ...describing({ get: { operationId: "readBooks" }, head: { operationId: "readBooks" } }),
  }),
  BAD_TOOL: () =>
    serveMcp(
      new Service({
        routes: [
          route("/books", books({ produces: ["image/png"], ...describing({ get: { mcp: true } }) }), { codecs }),
        ],
      }),
      {
        name: "Books",
        version: "1",
      },
    ),
  SAME_SECURITY_SCHEME: document({
    isAuthorized: () => true,
    ...describing({
      get: { security: [{ login: { type: "http", scheme: "bearer" } }] },
      head: { security: [{ login: { type: "http", scheme: "basic" } }] },
    }),
  }),
  UNKNOWN_SECURITY_SCHEME: document({ isAuthorized: () => true, ...describing({ get: { security: ["login"] } }) }),
  SECURITY_DIFFERS: literal({ security: ["bearer"], represent: () => [] }),
  DEBUG_IN_PRODUCTION: inProduction(() => debug(new Service({ routes: [] }), "/_signalbox")),
  MISSPELT_CALLBACK: mount({ isAutorized: () => false }),
  ASYNC_DESCRIPTION: mount({ describe: async () => ({ get: { summary: "List the books" } }) }),
  BAD_VALUE: () => new Service({ routes: [], maxBodyBytes: Number.NaN }),
  UNKNOWN_KEY: literal({ generateEtga: () => "v1", represent: () => [] }),
  NOT_A_LITERAL: () => resource("/books", /** @type {never} */ (undefined)),
  NOT_A_FUNCTION: literal({ represent: [] }),
  NOT_A_PART: literal({ with: [{}], represent: () => [] }),
  PARTS_COLLIDE: literal({
    with: [part({ cacheControl: () => "no-store" }), part({ cacheControl: () => "max-age=60" })],
    represent: () => [],
  }),
  UNREACHED_HANDLER: () =>
    new Service({
      with: [part({ isAuthorized: () => "Bearer" })],
      routes: [command("POST", "/hooks", () => HttpResponse.empty())],
    }),
  AMBIGUOUS_POST: literal({ apply: () => [], createPath: () => "/books/1", processPost: () => [] }),
  UNGUARDED_WRITE: literal({
    GET: { isAuthorized: () => "Bearer", represent: () => [] },
    DELETE: { deleteResource: () => true },
  }),
  NOT_A_RESOURCE: () => new Service({ routes: [route("/books", /** @type {never} */ ({}))] }),
  NOT_A_ROUTE: () => new Service({ resources: { books: /** @type {never} */ (() => resource("/books", {})) } }),
};

/** @param {Fault} code */
function messageOf(code) {
  try {
    EXAMPLES[code]?.();
  } catch (error) {
    if (!(error instanceof MountError)) throw error;
    if (error.code !== code) throw new Error(`the example of ${code} is refused as ${error.message}`, { cause: error });
    // Where a literal was written is another place on every machine.
    return error.message.replaceAll(/(?:\/[^\s/():]+)+\/[^\s/():]+:\d+/g, "books.ts:7");
  }
  throw new Error(`scripts/print-mount-errors.mjs needs an example of ${code} that is refused`);
}

function page() {
  const codes = /** @type {Fault[]} */ (Object.keys(MOUNT_FAULTS));
  const faults = codes.map((code) => `## ${code}\n\n${MOUNT_FAULTS[code]}\n\n\`\`\`text\n${messageOf(code)}\n\`\`\``);
  const list = codes.map((code) => `| [${code}](#${code.toLowerCase()}) | ${cell(MOUNT_FAULTS[code])} |`);
  return `<!-- Printed by scripts/print-mount-errors.mjs from src/resource/mountError.ts. Change that. -->

# Mount errors

A resource that cannot work is refused when the service is built or its document is made, so that no client ever meets the
mistake ([ruling 16](rulings.md#ruling-16)). The error is a \`MountError\`: its \`code\` is one of these, its \`subject\` the class or
pattern, its \`remedy\` what to write instead. Each message below was printed by a class that has the mistake.

| Code | What is wrong |
| --- | --- |
${list.join("\n")}

${faults.join("\n\n")}
`;
}

print({ "docs/mount-errors.md": page() }, "scripts/print-mount-errors.mjs");
