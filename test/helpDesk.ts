import { removed, resource, Service, stale, stored } from "signalbox";
import { z } from "zod";

const Ticket = z.object({ text: z.string(), version: z.number() }).meta({ id: "Ticket" });
const Change = z.object({ text: z.string().min(1) }).meta({ id: "Change" });

interface Row {
  readonly id: string;
  readonly text: string;
  readonly version: number;
}

/** A table with a column of versions. Each call takes a turn of the event loop, as a database takes at least. */
class Tickets {
  readonly #rows = new Map<string, Row>();
  #last = 0;

  async all(): Promise<readonly Row[]> {
    await turn();
    return [...this.#rows.values()];
  }

  async byId(id: string): Promise<Row | undefined> {
    await turn();
    return this.#rows.get(id);
  }

  async add(text: string): Promise<Row> {
    await turn();
    return this.#put({ id: String((this.#last += 1)), text, version: 1 });
  }

  /** UPDATE … WHERE id = $1 RETURNING *. */
  async overwrite({ id, version }: Row, text: string): Promise<Row> {
    await turn();
    return this.#put({ id, text, version: (this.#rows.get(id)?.version ?? version) + 1 });
  }

  /** UPDATE … WHERE id = $1 AND version = $2 RETURNING *. */
  async change({ id, version }: Row, text: string): Promise<Row | undefined> {
    await turn();
    return this.#rows.get(id)?.version === version ? this.#put({ id, text, version: version + 1 }) : undefined;
  }

  /** DELETE … WHERE id = $1. */
  async erase({ id }: Row): Promise<void> {
    await turn();
    this.#rows.delete(id);
  }

  /** DELETE … WHERE id = $1 AND version = $2. */
  async remove({ id, version }: Row): Promise<boolean> {
    await turn();
    return this.#rows.get(id)?.version === version && this.#rows.delete(id);
  }

  #put(row: Row): Row {
    this.#rows.set(row.id, row);
    return row;
  }
}

function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function listOf(tickets: Tickets) {
  return resource("/tickets", {
    GET: { summary: "All tickets", represent: async () => (await tickets.all()).map(({ id }) => `/tickets/${id}`) },
    POST: {
      summary: "Ask for help",
      body: Change,
      response: Ticket,
      apply: ({ body }) => tickets.add(body.text),
      createPath: ({ result }) => `/tickets/${result.id}`,
    },
  });
}

/** If-Match is compared with what was found; the write itself compares nothing. */
export function overwritingDesk(): Service {
  const tickets = new Tickets();
  const ticket = resource("/tickets/{id}", {
    find: ({ params }) => tickets.byId(params.id),
    putCreates: false,
    generateEtag: ({ entity }) => String(entity.version),
    GET: { summary: "Read a ticket", response: Ticket, represent: ({ entity }) => entity },
    PUT: {
      summary: "Write a ticket",
      body: Change,
      response: { 204: null },
      apply: async ({ entity, body }) => void (await tickets.overwrite(entity, body.text)),
    },
    DELETE: {
      summary: "Close a ticket",
      response: { 204: null },
      deleteResource: ({ entity }) => tickets.erase(entity),
    },
  });
  return new Service({ resources: { list: listOf(tickets), ticket }, trace: true });
}

/** The write compares the version, and says whether it was there. */
export function optimisticDesk(): Service {
  const tickets = new Tickets();
  const ticket = resource("/tickets/{id}", {
    find: ({ params }) => tickets.byId(params.id),
    putCreates: false,
    generateEtag: ({ entity }) => String(entity.version),
    concurrency: "optimistic",
    preferences: ["return"],
    GET: { summary: "Read a ticket", response: Ticket, represent: ({ entity }) => entity },
    PUT: {
      summary: "Write a ticket",
      body: Change,
      apply: async ({ entity, body }) => stored(await tickets.change(entity, body.text)),
    },
    PATCH: {
      summary: "Change a ticket",
      body: Change,
      apply: async ({ entity, body }) => stored(await tickets.change(entity, body.text)),
    },
    POST: {
      summary: "Add to a ticket",
      body: Change,
      processPost: async ({ entity, body }) => stored(await tickets.change(entity, `${entity.text}\n${body.text}`)),
    },
    DELETE: {
      summary: "Close a ticket",
      response: { 204: null },
      deleteResource: async ({ entity }) => ((await tickets.remove(entity)) ? removed : stale),
    },
  });
  return new Service({ resources: { list: listOf(tickets), ticket }, trace: true });
}
