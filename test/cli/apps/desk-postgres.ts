import { Pool } from "pg";
import { removed, resource, Service, stale, stored } from "signalbox";
import { transactions } from "signalbox/postgres";
import { z } from "zod";

/** `VERSION=compared`: a write changes the row only if it has the version that was found. */
const and = process.env["VERSION"] === "compared" ? "AND version = $2" : "AND $2::int IS NOT NULL";
const pool = new Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
const Ticket = z.object({ text: z.string(), version: z.number() }).meta({ id: "Ticket" });
const Change = z.object({ text: z.string().min(1) }).meta({ id: "Change" });

interface Row {
  readonly id: number;
  readonly text: string;
  readonly version: number;
}

interface Lent {
  readonly tx: () => Promise<{ query(text: string, values: unknown[]): Promise<{ rows: Row[] }> }>;
}

async function rowsOf({ tx }: Lent, text: string, ...values: unknown[]): Promise<readonly Row[]> {
  return (await (await tx()).query(text, values)).rows;
}

const UPDATE = `UPDATE tickets SET text = $3, version = version + 1 WHERE id = $1 ${and} RETURNING *`;
const change = async (ctx: Lent & { readonly entity: Row }, text: string) => {
  const { id, version } = ctx.entity;
  return stored((await rowsOf(ctx, UPDATE, id, version, text))[0]);
};

const list = resource("/tickets", {
  with: [transactions(pool)],
  GET: {
    summary: "All tickets",
    represent: async (ctx) => (await rowsOf(ctx, "SELECT * FROM tickets")).map(({ id }) => `/tickets/${id}`),
  },
  POST: {
    summary: "Ask for help",
    body: Change,
    response: Ticket,
    apply: async (ctx) => {
      const [row] = await rowsOf(ctx, "INSERT INTO tickets (text) VALUES ($1) RETURNING *", ctx.body.text);
      if (row === undefined) throw new Error("INSERT returned no row");
      return row;
    },
    createPath: ({ result }) => `/tickets/${result.id}`,
  },
});

const ticket = resource("/tickets/{id}", {
  with: [transactions(pool)],
  find: async (ctx) => (await rowsOf(ctx, "SELECT * FROM tickets WHERE id::text = $1", ctx.params.id))[0],
  putCreates: false,
  generateEtag: ({ entity }) => String(entity.version),
  concurrency: "optimistic",
  GET: { summary: "Read a ticket", response: Ticket, represent: ({ entity }) => entity },
  PUT: { summary: "Write a ticket", body: Change, apply: (ctx) => change(ctx, ctx.body.text) },
  PATCH: { summary: "Change a ticket", body: Change, apply: (ctx) => change(ctx, ctx.body.text) },
  DELETE: {
    summary: "Close a ticket",
    response: { 204: null },
    deleteResource: async (ctx) => {
      const { id, version } = ctx.entity;
      const gone = await rowsOf(ctx, `DELETE FROM tickets WHERE id = $1 ${and} RETURNING *`, id, version);
      return gone.length === 1 ? removed : stale;
    },
  },
});

export default new Service({ resources: { list, ticket }, stop: () => pool.end() });
