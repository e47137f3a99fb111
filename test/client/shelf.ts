import { type CorsPolicy, cursorPages, group, part, resource, Service } from "signalbox";
import { ndjsonCodec } from "signalbox/codecs";
import { eventsCodec, lastEventId, type ServerEvent } from "signalbox/events";
import { MemoryStore } from "signalbox/idempotency";
import { multipartCodec, uploads } from "signalbox/multipart";
import { patchCodecs } from "signalbox/patch";
import { z } from "zod";

/** A service with what a client can meet, for its tests. */
export function makeShelf({ cors }: { readonly cors?: CorsPolicy } = {}) {
  interface Stored {
    title: string;
    version: number;
    changed: Date;
    note: string | undefined;
  }
  const books = new Map<string, Stored>();
  const put = (id: string, title: string, version = 1) => {
    const stored = { title, version, changed: new Date(0), note: undefined };
    books.set(id, stored);
    return stored;
  };
  for (const [id, title] of [
    ["1", "Signals"],
    ["2", "Points"],
    ["3", "Levers"],
  ] as const)
    put(id, title);
  const counts = { reads: 0, payments: 0, refused: 0, busy: 0 };

  const signedIn = part({
    isAuthorized: ({ request }) => {
      const token = request.headers.get("authorization");
      return token === "Bearer reader" ? { user: "reader" } : "Bearer";
    },
  });
  const NewBook = z.object({ title: z.string() });
  const api = group("/api", {});
  const book = api.resource("/books/{id}", {
    putCreates: false,
    preferences: ["return"],
    find: ({ params }) => books.get(params.id),
    generateEtag: ({ entity }) => `v${entity.version}`,
    GET: {
      represent: ({ entity }) => {
        counts.reads += 1;
        return entity;
      },
    },
    PUT: {
      security: [],
      body: NewBook,
      apply: ({ params, entity, body }) => {
        put(params.id, body.title, entity.version + 1);
      },
    },
    DELETE: { with: [signedIn], deleteResource: ({ params }) => void books.delete(params.id) },
  });
  const list = api.resource("/books", {
    GET: {
      query: z.object({ cursor: z.string().optional() }),
      represent: ({ query }) =>
        [...books]
          .slice(Number(query.cursor ?? 0))
          .slice(0, 1)
          .map(([id, { title }]) => ({ id, title })),
      links: ({ request, query }) => {
        const next = Number(query.cursor ?? 0) + 1;
        return cursorPages(request, { next: next < books.size ? String(next) : undefined });
      },
    },
    POST: {
      body: NewBook,
      apply: ({ body }) => ({ id: String(books.size + 1), ...put(String(books.size + 1), body.title) }),
      createPath: ({ result }) => `/api/books/${result.id}`,
    },
  });
  const payments = resource("/payments", {
    idempotency: { store: new MemoryStore() },
    processPost: () => ({ number: (counts.payments += 1) }),
  });
  const limited = resource("/limited", {
    withinRateLimit: () => (counts.refused++ % 2 === 0 ? 0 : true),
    GET: { represent: () => ({ state: "open" }) },
    POST: { processPost: () => ({ state: "done" }) },
  });
  const jobs = resource("/jobs/{id}", {
    represent: (ctx) => {
      ctx.setHeader("Retry-After", "0");
      return { id: ctx.params.id, isDone: (counts.busy += 1) > 2 };
    },
  });
  const imports = resource("/imports", {
    POST: { body: NewBook, processPost: () => undefined, accepted: () => "/jobs/7" },
  });
  const latest = resource("/latest", {
    POST: { processPost: () => undefined, seeOther: () => "/api/books/1" },
  });
  const lines = resource("/lines", {
    produces: ["application/json", "application/x-ndjson"],
    codecs: { "application/x-ndjson": ndjsonCodec },
    represent: async function* () {
      for (const number of [1, 2, 3]) yield { number, at: new Date(number) };
    },
  });
  const ticks = resource("/ticks", {
    produces: ["text/event-stream"],
    codecs: { "text/event-stream": eventsCodec },
    async *represent(ctx): AsyncGenerator<ServerEvent<{ number: number }>> {
      const last = Number(lastEventId(ctx) ?? 0);
      // Each connection gives two events, and five are all.
      for (let number = last + 1; number <= Math.min(last + 2, 5); number += 1) {
        yield { id: String(number), event: "tick", data: { number }, retry: 0 };
      }
    },
  });
  const Caption = z.object({ title: z.string() });
  const photos = resource("/photos", {
    consumes: ["multipart/form-data"],
    codecs: { "multipart/form-data": multipartCodec },
    body: uploads(Caption, { photo: { type: "image/png" } }),
    processPost: async ({ body }) => {
      const { fields, files } = body;
      const sizes: number[] = [];
      for await (const file of files) {
        let size = 0;
        for await (const chunk of file.content) size += chunk.byteLength;
        sizes.push(size);
      }
      return { title: fields.title, sizes };
    },
  });
  const search = resource("/search", {
    QUERY: {
      body: NewBook,
      represent: ({ body }) => [...books.values()].filter(({ title }) => title.includes(body.title)),
    },
  });
  const signal = { aspect: "stop" as "stop" | "clear", distant: { aspect: "caution" } };
  const home = resource("/signal", {
    patches: ["application/merge-patch+json", "application/json-patch+json"],
    codecs: patchCodecs,
    GET: { represent: () => signal },
    PATCH: {
      body: z.object({ aspect: z.enum(["stop", "clear"]), distant: z.object({ aspect: z.string() }) }),
      apply: ({ body }) => void Object.assign(signal, body),
    },
  });
  const slow = resource("/slow", {
    represent: ({ signal }) => new Promise<{ never: true }>((_, reject) => signal.addEventListener("abort", reject)),
  });
  const broken = resource("/broken", {
    represent: (): { a: number } => {
      throw new Error("broken on purpose");
    },
  });
  const service = new Service({
    resources: {
      book,
      list,
      payments,
      limited,
      jobs,
      imports,
      latest,
      lines,
      ticks,
      photos,
      search,
      home,
      slow,
      broken,
    },
    onError: () => undefined,
    ...(cors && { cors }),
  });
  return { service, books, counts, put };
}

export type Shelf = ReturnType<typeof makeShelf>["service"];
