import { and, asc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { bigserial, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Pool } from "pg";
import { removed, resource, stale, stored } from "signalbox";
import { transactions } from "signalbox/postgres";
import { z } from "zod";

const tickets = pgTable("tickets", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull(),
  status: text().notNull(),
  version: bigserial({ mode: "number" }).notNull(),
});

const NewTicket = z.object({ title: z.string().min(1), status: z.enum(["open", "solved"]).default("open") });
const Ticket = NewTicket.extend({ id: z.int() });

/** A list and its items with Drizzle: `drizzle({ client: await tx() })` writes in the transaction of the request. */
export function drizzleTickets(pool: Pool) {
  const database = drizzle({ client: pool });
  const inTransaction = transactions(pool);
  const unchanged = ({ id, version }: { id: number; version: number }) =>
    and(eq(tickets.id, id), eq(tickets.version, version));

  const list = resource("/tickets", {
    GET: {
      response: Ticket.array(),
      represent: async () => Ticket.array().parse(await database.select().from(tickets).orderBy(asc(tickets.id))),
    },
    POST: {
      with: [inTransaction],
      body: NewTicket,
      apply: async ({ tx, body }) => {
        const [added] = await drizzle({ client: await tx() })
          .insert(tickets)
          .values(body)
          .returning();
        return Ticket.parse(added);
      },
      createPath: ({ result }) => `/tickets/${result.id}`,
    },
  });

  const item = resource("/tickets/{id}", {
    pathModel: z.object({ id: z.coerce.number().int().max(2_147_483_647) }),
    find: async ({ params }) => (await database.select().from(tickets).where(eq(tickets.id, params.id)))[0],
    generateEtag: ({ entity }) => String(entity.version),
    concurrency: "optimistic",
    putCreates: false,
    GET: { response: Ticket, represent: ({ entity }) => Ticket.parse(entity) },
    PUT: {
      with: [inTransaction],
      body: NewTicket,
      apply: async ({ tx, entity, body }) => {
        const changes = { ...body, version: sql`DEFAULT` };
        const written = drizzle({ client: await tx() })
          .update(tickets)
          .set(changes)
          .where(unchanged(entity))
          .returning();
        return stored((await written)[0]);
      },
    },
    DELETE: {
      with: [inTransaction],
      deleteResource: async ({ tx, entity }) => {
        const gone = await drizzle({ client: await tx() })
          .delete(tickets)
          .where(unchanged(entity))
          .returning();
        return gone.length > 0 ? removed : stale;
      },
    },
  });
  return { list, item };
}
