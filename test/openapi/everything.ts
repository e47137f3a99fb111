import {
  type Context,
  type IdempotencyStore,
  jsonCodec,
  numberedPages,
  Resource,
  resource,
  route,
  Service,
} from "signalbox";
import { eventsCodec, lastEventId, type ServerEvent } from "signalbox/events";
import { MemoryStore } from "signalbox/idempotency";
import { generateOpenapi, type OpenapiDocument } from "signalbox/openapi";
import { patchCodecs } from "signalbox/patch";
import { z } from "zod";
import { turns } from "../waiting.ts";

const Train = z
  .object({ name: z.string().min(1).max(40), cars: z.int().min(1).max(20), note: z.string().max(100).optional() })
  .meta({ id: "Train" });
type Train = z.infer<typeof Train>;
const Page = z.object({ page: z.coerce.number().int().min(1).max(100).optional() });

interface Entry {
  readonly train: Train;
  readonly revision: number;
}

/** When the old way to replace a train ends. */
export const SUNSET = new Date("2100-01-01T00:00:00Z");

/** The list, in pages; as a class. It is deprecated, and stays. */
class Trains extends Resource<Context<{ query: z.infer<typeof Page>; state: { id: string } }>> {
  override readonly allowedMethods = ["GET", "HEAD", "POST"];
  override readonly consumes = ["application/json"];
  override readonly body = Train;
  override readonly query = Page;
  override readonly onlyFor = { query: ["GET"] };
  override readonly ranges = "bytes";
  override readonly digests = ["sha-256"] as const;
  override readonly deprecation = { since: new Date("2026-01-01"), link: "/docs/v2" };
  readonly #trains: Map<string, Entry>;
  #last = 100;

  constructor(trains: Map<string, Entry>) {
    super();
    this.#trains = trains;
  }

  override postIsCreate() {
    return true;
  }
  override apply(ctx: Context<{ state: { id: string } }>, train: Train) {
    this.#last += 1;
    ctx.state.id = String(this.#last);
    this.#trains.set(ctx.state.id, { train, revision: 1 });
  }
  override createPath(ctx: Context<{ state: { id: string } }>) {
    return `/trains/${ctx.require("id")}`;
  }
  override represent() {
    return [...this.#trains].map(([id, { train }]) => ({ ...train, url: `/trains/${id}` }));
  }
  override links(ctx: Context<{ query: z.infer<typeof Page> }>) {
    return numberedPages(ctx.request, { page: ctx.query.page ?? 1, pages: 100 });
  }
  override describe() {
    const responses = { 200: z.array(Train.extend({ url: z.string() }).meta({ id: "ListedTrain" })) };
    return { get: { summary: "All trains", responses }, post: { summary: "Add a train", responses: { 201: null } } };
  }
}

/** One train, as a literal: it can be read in parts, replaced in the old way until the sunset, patched and removed. */
function trainIn(trains: Map<string, Entry>) {
  const keep = (id: string, { revision }: Entry, train: Train) => {
    trains.set(id, { train, revision: revision + 1 });
  };
  return resource("/trains/{id}", {
    codecs: patchCodecs,
    digests: ["sha-256", "sha-512"],
    maxBodyBytes: 2000,
    rawBody: true,
    putCreates: false,
    find: ({ params }) => trains.get(params.id),
    generateEtag: ({ entity }) => String(entity.revision),
    GET: {
      summary: "Read a train",
      response: Train,
      ranges: "bytes",
      sendDigest: "representation",
      links: () => [{ href: "/trains", rel: "collection" }],
      represent: ({ entity }) => entity.train,
    },
    PUT: {
      summary: "Replace a train",
      response: { 204: null },
      body: Train,
      requireDigest: true,
      deprecation: {
        since: new Date("2026-01-01"),
        sunset: SUNSET,
        link: "/docs/v2",
        sunsetLink: "/docs/when",
        gone: true,
      },
      apply: ({ params, entity, body }) => keep(params.id, entity, body),
    },
    PATCH: {
      summary: "Change a train",
      response: { 204: null },
      patches: ["application/merge-patch+json", "application/json-patch+json"],
      body: Train,
      apply: ({ params, entity, body }) => keep(params.id, entity, body),
    },
    DELETE: {
      summary: "Remove a train",
      response: { 204: null },
      requireConditionalWrite: () => true,
      deleteResource: ({ params }) => void trains.delete(params.id),
    },
  });
}

/** Stations, whose writes honour preferences: a 412 can carry the current state. */
function stationIn(stations: Map<string, { name: string; version: number }>) {
  const Station = z.object({ name: z.string().min(1).max(40) }).meta({ id: "Station" });
  return resource("/stations/{id}", {
    preferences: ["return", "handling"],
    putCreates: false,
    find: ({ params }) => stations.get(params.id),
    generateEtag: ({ entity }) => `v${entity.version}`,
    GET: { summary: "Read a station", response: Station, represent: ({ entity }) => ({ name: entity.name }) },
    PUT: {
      summary: "Rename a station",
      response: { 200: Station, 204: null },
      body: Station,
      apply: ({ params, entity, body }) => {
        stations.set(params.id, { ...body, version: entity.version + 1 });
      },
    },
  });
}

/** A search by QUERY. */
function searchIn(trains: Map<string, Entry>) {
  const Search = z.object({ name: z.string().max(20) }).meta({ id: "Search" });
  return resource("/search", {
    QUERY: {
      summary: "Search for trains",
      response: z.array(Train),
      body: Search,
      generateEtag: ({ body }) => `${body.name.length}-${trains.size}`,
      represent: ({ body }) =>
        [...trains.values()].map(({ train }) => train).filter(({ name }) => name.includes(body.name)),
    },
  });
}

/** What leaves, as events whose data are trains. */
class Departures extends Resource {
  override readonly produces = ["text/event-stream"];
  readonly #trains: Map<string, Entry>;

  constructor(trains: Map<string, Entry>) {
    super();
    this.#trains = trains;
  }

  override async *represent(ctx: Context): AsyncGenerator<ServerEvent<Train>> {
    const seen = lastEventId(ctx) ?? "";
    for (const [id, { train }] of this.#trains) if (id > seen) yield { id, data: train };
  }
  override describe() {
    return { get: { summary: "Watch the departures", responses: { 200: Train } } };
  }
}

/** Bookings, each of which is made once. */
function bookingsWith(store: IdempotencyStore) {
  const Booking = z.object({ train: z.string().max(20) }).meta({ id: "Booking" });
  return resource("/bookings", {
    idempotency: { store },
    POST: {
      summary: "Book a seat",
      body: Booking,
      response: Booking,
      // It takes time, so that another request with its key can find it running: here where the check sends two at a time.
      processPost: async ({ idempotency, body }) => {
        if (idempotency?.key.startsWith("twin") === true) await turns(10);
        return body;
      },
    },
  });
}

/** A store in memory that can be taken away. */
class Fragile implements IdempotencyStore {
  readonly #memory = new MemoryStore();
  isDown = false;

  async claim(...args: Parameters<IdempotencyStore["claim"]>) {
    if (this.isDown) throw new Error("The store is down.");
    return this.#memory.claim(...args);
  }
  finish(...args: Parameters<MemoryStore["finish"]>) {
    return this.#memory.finish(...args);
  }
  release(...args: Parameters<MemoryStore["release"]>) {
    return this.#memory.release(...args);
  }
  renew(...args: Parameters<MemoryStore["renew"]>) {
    return this.#memory.renew(...args);
  }
}

export interface Everything {
  readonly service: Service;
  readonly store: Fragile;
  readonly document: OpenapiDocument;
  readonly errors: readonly unknown[];
}

/** A service with ranges, digests, links, patches, deprecation, preferences, QUERY and Idempotency-Key at once, in both forms. */
export function openEverything(): Everything {
  const names = ["RE 1", "S 7", "ICE 9", "RB 4"];
  const trains = new Map(names.map((name, at) => [String(at + 1), { train: { name, cars: 4 }, revision: 1 }] as const));
  const errors: unknown[] = [];
  const stations = new Map(["Bern", "Basel"].map((name, at) => [String(at + 1), { name, version: 1 }] as const));
  const store = new Fragile();
  const routes = [
    route("/trains", new Trains(trains), { codecs: { "application/json": jsonCodec } }),
    trainIn(trains),
    stationIn(stations),
    searchIn(trains),
    bookingsWith(store),
    route("/departures", new Departures(trains), { codecs: { "text/event-stream": eventsCodec } }),
  ];
  const service = new Service({ routes, onError: (error) => errors.push(error) });
  const document = generateOpenapi(new Service({ securitySchemes: {}, routes }), {
    title: "Trains",
    version: "1",
    openapi: "3.2",
    license: { name: "MIT", identifier: "MIT" },
    servers: [{ url: "/api" }],
    tags: [
      { name: "Trains", description: "What is on the line." },
      { name: "trains", description: "One of them." },
      { name: "stations", description: "Where they stop." },
      { name: "search", description: "What is asked for." },
      { name: "bookings", description: "Who goes." },
      { name: "departures", description: "What leaves." },
    ],
  });
  return { service, document, errors, store };
}
