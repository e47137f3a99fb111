import { type Generated, Kysely, PostgresDialect, sql } from "kysely";
import type { Pool, PoolClient } from "pg";
import { removed, resource, stale, stored } from "signalbox";
import { transactions } from "signalbox/postgres";
import { z } from "zod";

interface Database {
  readonly tickets: { id: Generated<number>; title: string; status: string; version: Generated<string> };
}

const NewTicket = z.object({ title: z.string().min(1), status: z.enum(["open", "solved"]).default("open") });
const Ticket = NewTicket.extend({ id: z.int() });

/** Kysely on the connection that the request is lent. The framework releases it. */
function on(client: PoolClient): Kysely<Database> {
  const lent = { query: client.query.bind(client), release: () => undefined };
  return new Kysely({
    dialect: new PostgresDialect({ pool: { connect: async () => lent, end: async () => undefined } }),
  });
}

/** A list and its items with Kysely: `on(await tx())` writes in the transaction of the request. */
export function kyselyTickets(pool: Pool) {
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  const inTransaction = transactions(pool);

  const list = resource("/tickets", {
    GET: {
      response: Ticket.array(),
      represent: async () =>
        Ticket.array().parse(await database.selectFrom("tickets").selectAll().orderBy("id").execute()),
    },
    POST: {
      with: [inTransaction],
      body: NewTicket,
      apply: async ({ tx, body }) =>
        Ticket.parse(
          await on(await tx())
            .insertInto("tickets")
            .values(body)
            .returningAll()
            .executeTakeFirst(),
        ),
      createPath: ({ result }) => `/tickets/${result.id}`,
    },
  });

  const item = resource("/tickets/{id}", {
    pathModel: z.object({ id: z.coerce.number().int().max(2_147_483_647) }),
    find: ({ params }) => database.selectFrom("tickets").selectAll().where("id", "=", params.id).executeTakeFirst(),
    generateEtag: ({ entity }) => entity.version,
    concurrency: "optimistic",
    putCreates: false,
    GET: { response: Ticket, represent: ({ entity }) => Ticket.parse(entity) },
    PUT: {
      with: [inTransaction],
      body: NewTicket,
      apply: async ({ tx, entity: { id, version }, body }) => {
        const written = on(await tx())
          .updateTable("tickets")
          .set({ ...body, version: sql`DEFAULT` })
          .where("id", "=", id)
          .where("version", "=", version);
        return stored(await written.returningAll().executeTakeFirst());
      },
    },
    DELETE: {
      with: [inTransaction],
      deleteResource: async ({ tx, entity: { id, version } }) => {
        const gone = on(await tx())
          .deleteFrom("tickets")
          .where("id", "=", id)
          .where("version", "=", version);
        return (await gone.returningAll().executeTakeFirst()) === undefined ? stale : removed;
      },
    },
  });
  return { list, item };
}
