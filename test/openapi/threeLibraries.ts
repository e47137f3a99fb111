import { toStandardJsonSchema } from "@valibot/to-json-schema";
import { type } from "arktype";
import { part, resource, Service } from "signalbox";
import { formCodec, ndjsonCodec, textCodec } from "signalbox/codecs";
import { bearer } from "signalbox/guards";
import { MemoryStore } from "signalbox/idempotency";
import { clientKey, limitByDraft10, TokenBucket } from "signalbox/limit";
import { generateOpenapi, type OpenapiDocument } from "signalbox/openapi";
import { patchCodecs } from "signalbox/patch";
import * as v from "valibot";
import { z } from "zod";

const Ticket = z
  .strictObject({
    title: z.string().min(1).max(40),
    kind: z.enum(["bug", "wish"]).default("bug"),
    labels: z
      .array(z.string().regex(/^[a-z]{1,8}$/))
      .max(3)
      .readonly(),
    due: z.iso.datetime().nullable(),
    place: z.strictObject({ x: z.int().min(-9).max(9), y: z.number().gt(0).lt(1) }).optional(),
  })
  .meta({ id: "Ticket" });
type Ticket = z.infer<typeof Ticket>;

const NOTE = v.strictObject({
  text: v.pipe(v.string(), v.minLength(2), v.maxLength(80)),
  stars: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  of: v.variant("kind", [
    v.object({ kind: v.literal("ticket"), ticket: v.string() }),
    v.object({ kind: v.literal("person"), name: v.pipe(v.string(), v.minLength(1)) }),
  ]),
});
const Note = toStandardJsonSchema(NOTE);
const Found = toStandardJsonSchema(v.object({ text: v.string(), score: v.nullable(v.number()) }));

const Place = type({
  name: "1 <= string <= 20",
  "level?": "-2 <= number.integer <= 40",
  seats: "number[] <= 4",
  "+": "reject",
});
const Search = type({ word: "1 <= string <= 12", "most?": "1 <= number.integer <= 9" });

interface Kept<T> {
  readonly value: T;
  readonly version: number;
}

/** Things by number, the last few of them. */
class Shelf<T> {
  readonly #things = new Map<string, Kept<T>>();
  #last = 0;

  add(value: T): string {
    this.#last += 1;
    const id = String(this.#last);
    this.#things.set(id, { value, version: 1 });
    const [oldest = ""] = this.#things.keys();
    if (this.#things.size > 50) this.#things.delete(oldest);
    return id;
  }
  get(id: string) {
    return this.#things.get(id);
  }
  set(id: string, value: T): void {
    this.#things.set(id, { value, version: (this.#things.get(id)?.version ?? 0) + 1 });
  }
  delete(id: string): void {
    this.#things.delete(id);
  }
  list(): readonly (readonly [string, T])[] {
    return [...this.#things].map(([id, { value }]) => [id, value]);
  }
}

function ticketRoutes() {
  const tickets = new Shelf<Ticket>();
  const WithId = Ticket.extend({ id: z.string() }).meta({ id: "TicketWithId" });
  const Page = z.strictObject({
    kind: z.enum(["bug", "wish"]).optional(),
    size: z.coerce.number().int().min(1).max(20).default(5),
    label: z.array(z.string()).optional(),
  });
  return {
    tickets: resource("/tickets", {
      preferences: ["return", "handling"],
      languages: ["en", "de"],
      idempotency: { store: new MemoryStore() },
      GET: {
        query: Page,
        response: z.array(WithId),
        links: () => [{ href: "/tickets", rel: "first" }],
        represent: ({ query }) =>
          tickets
            .list()
            .filter(([, ticket]) => query.kind === undefined || ticket.kind === query.kind)
            .slice(0, query.size)
            .map(([id, ticket]) => ({ ...ticket, id })),
      },
      POST: {
        body: Ticket,
        response: { 201: WithId },
        apply: ({ body }) => ({ ...body, id: tickets.add(body) }),
        createPath: ({ result }) => `/tickets/${result.id}`,
      },
    }),
    ticket: resource("/tickets/{id}", {
      pathModel: z.object({ id: z.string().regex(/^\d{1,6}$/) }),
      codecs: patchCodecs,
      patches: ["application/merge-patch+json", "application/json-patch+json"],
      preferences: ["return"],
      ranges: "bytes",
      digests: ["sha-256"],
      find: ({ params }) => tickets.get(params.id),
      generateEtag: ({ entity }) => `v${entity.version}`,
      putCreates: false,
      GET: { response: Ticket, represent: ({ entity }) => entity.value },
      PUT: { body: Ticket, response: { 204: null }, apply: ({ params, body }) => tickets.set(params.id, body) },
      PATCH: { body: Ticket, response: { 204: null }, apply: ({ params, body }) => tickets.set(params.id, body) },
      DELETE: {
        response: { 204: null },
        requireConditionalWrite: () => true,
        deleteResource: ({ params }) => tickets.delete(params.id),
      },
    }),
  };
}

function noteRoutes() {
  const notes = new Shelf<v.InferOutput<typeof NOTE>>();
  const signedIn = part({ with: [bearer({ verify: (token) => (token === "ada" ? { user: token } : undefined) })] });
  return {
    notes: resource("/notes", {
      with: [signedIn],
      produces: ["application/json", "application/x-ndjson"],
      codecs: { "application/x-ndjson": ndjsonCodec },
      encodings: ["gzip"],
      GET: { represent: () => notes.list().map(([id, note]) => ({ ...note, id })) },
      POST: {
        body: Note,
        response: { 204: null },
        invalidBody: 422,
        processPost: ({ body }) => void notes.add(body),
      },
    }),
    found: resource("/notes/found", {
      QUERY: {
        body: Search,
        response: toStandardJsonSchema(v.array(v.object({ text: v.string(), score: v.nullable(v.number()) }))),
        represent: ({ body }) =>
          notes
            .list()
            .filter(([, { text }]) => text.includes(body.word))
            .slice(0, body.most ?? 9)
            .map(([, { text }]) => ({ text, score: null })),
      },
    }),
    note: resource("/notes/by/{path**}", {
      GET: { response: Found, represent: ({ params }) => ({ text: params.path, score: 1 }) },
    }),
  };
}

function placeRoutes() {
  const places = new Shelf<typeof Place.infer>();
  const limiter = new TokenBucket({ name: "places", capacity: 1000, refillPerSec: 1e5 });
  return {
    places: resource("/places", {
      ...limitByDraft10(limiter, clientKey),
      consumes: ["application/json"],
      GET: { response: Place.array(), represent: () => places.list().map(([, place]) => place) },
      POST: {
        body: Place,
        response: Place,
        processPost: ({ body }) => {
          places.add(body);
          return body;
        },
      },
    }),
    word: resource("/places/word", {
      consumes: ["text/plain"],
      codecs: { "text/plain": textCodec },
      POST: { body: z.string().min(3).max(9), response: { 204: null }, processPost: () => undefined },
    }),
    form: resource("/places/form", {
      consumes: ["application/x-www-form-urlencoded"],
      codecs: { "application/x-www-form-urlencoded": formCodec },
      POST: {
        body: z.object({ name: z.string().min(1).max(9), often: z.coerce.number().int().min(1).max(3) }),
        response: z.object({ said: z.string() }),
        processPost: ({ body }) => ({ said: body.name.repeat(body.often) }),
      },
    }),
    // Undescribed: what is sent is what the plan knows.
    plain: resource("/places/plain", { GET: () => ["anything"], DELETE: () => undefined }),
  };
}

/** A service whose models are of zod, valibot and arktype, with the document that is made from it. */
export function openThreeLibraries(): { service: Service; document: OpenapiDocument; errors: unknown[] } {
  const errors: unknown[] = [];
  const service = new Service({
    resources: { ...ticketRoutes(), ...noteRoutes(), ...placeRoutes() },
    onError: (error) => errors.push(error),
  });
  const document = generateOpenapi(service, {
    title: "Three libraries",
    version: "1",
    license: { name: "MIT", identifier: "MIT" },
    models: { Note, Found, Place, Search },
  });
  return { service, document, errors };
}
