// The service that all clients call. Each request and its fields are remembered, so that a probe can tell what a client has sent.
import { cursorPages, part, resource, Service } from "signalbox";
import { eventsCodec, lastEventId, type ServerEvent } from "signalbox/events";
import { z } from "zod";

const NewBook = z.object({ title: z.string() });
const Book = z.object({ id: z.string(), title: z.string(), changed: z.date() });
const books = new Map(["Signals", "Points", "Levers"].map((title, at) => [String(at + 1), { title, version: 1 }]));
let refusals = 0;

const signedIn = part({
  isAuthorized: ({ request }) => (request.headers.has("authorization") ? { user: "reader" } : "Bearer"),
});
const book = resource("/books/{id}", {
  putCreates: false,
  preferences: ["return"],
  find: ({ params }) => books.get(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  GET: {
    summary: "Read",
    response: Book,
    represent: ({ entity, params }) => ({ id: params.id, title: entity.title, changed: new Date(0) }),
  },
  PUT: {
    summary: "Write",
    with: [signedIn],
    body: NewBook,
    apply: ({ params, body, entity }) => void books.set(params.id, { ...body, version: entity.version + 1 }),
  },
});
const list = resource("/books", {
  GET: {
    summary: "List",
    query: z.object({ cursor: z.string().optional() }),
    response: z.array(NewBook),
    represent: ({ query }) =>
      [...books.values()]
        .slice(Number(query.cursor ?? 0))
        .slice(0, 1)
        .map(({ title }) => ({ title })),
    links: ({ request, query }) => {
      const next = Number(query.cursor ?? 0) + 1;
      return cursorPages(request, { next: next < books.size ? String(next) : undefined });
    },
  },
});
const limited = resource("/limited", {
  withinRateLimit: () => (refusals++ % 2 === 0 ? 0 : true),
  GET: { summary: "Limited", response: z.object({ state: z.string() }), represent: () => ({ state: "open" }) },
});
const ticks = resource("/ticks", {
  produces: ["text/event-stream"],
  codecs: { "text/event-stream": eventsCodec },
  GET: {
    summary: "Events",
    async *represent(ctx): AsyncGenerator<ServerEvent<{ number: number }>> {
      const last = Number(lastEventId(ctx) ?? 0);
      for (const number of [last + 1, last + 2]) yield { id: String(number), data: { number }, retry: 0 };
    },
  },
});

/** What clients have sent, and what another of them does in between. */
export const behind = {
  rename(title: string) {
    books.set("1", { title, version: (books.get("1")?.version ?? 0) + 1 });
  },
};
export const service = new Service({ resources: { book, list, limited, ticks } });
