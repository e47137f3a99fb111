import { z } from "zod";
import { pool, type Queryable, rows } from "./database.ts";

export const Id = z.coerce.number().int().positive().max(2_147_483_647);
const Status = z.enum(["open", "pending", "solved"]);

/** What a client sends to open a ticket. Anything else is 400, with a pointer to each fault. */
export const NewTicket = z.object({ title: z.string().trim().min(1).max(200) }).meta({ id: "NewTicket" });
/** What a client sends to change one. */
export const Change = NewTicket.extend({ status: Status }).meta({ id: "Change" });
/** What a client is sent. */
export const Ticket = Change.extend({ id: z.int() }).meta({ id: "Ticket" });
export const TicketPage = z.object({ tickets: Ticket.array(), next: z.int().nullable() }).meta({ id: "TicketPage" });
export const Wanted = z.object({
  cursor: Id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});

/** Which statuses may follow each status. */
export const NEXT = { open: ["pending", "solved"], pending: ["open", "solved"], solved: ["open"] };

export interface TicketRow extends z.infer<typeof Ticket> {
  readonly version: string | number;
}

const PAGE = "SELECT * FROM tickets WHERE id > $1 ORDER BY id LIMIT $2";
const ONE = "SELECT * FROM tickets WHERE id = $1";
const ADD = "INSERT INTO tickets (title) VALUES ($1) RETURNING *";
// A row that has changed since it was read is not matched.
const UPDATE = `UPDATE tickets SET title = $3, status = $4, version = DEFAULT
  WHERE id = $1 AND version = $2 RETURNING *`;
const REMOVE = "DELETE FROM tickets WHERE id = $1 AND version = $2 RETURNING *";

/** Reads one row more than it returns, to know whether there is another page. */
export async function pageOf({ cursor = 0, limit }: z.infer<typeof Wanted>): Promise<z.infer<typeof TicketPage>> {
  const found = await rows<TicketRow>(pool, PAGE, cursor, limit + 1);
  const tickets = found.slice(0, limit).map((each) => Ticket.parse(each));
  return { tickets, next: found.length > limit ? (tickets.at(-1)?.id ?? null) : null };
}

export const ticketOf = async (id: number) => (await rows<TicketRow>(pool, ONE, id))[0];

export async function addTicket(tx: Queryable, { title }: z.infer<typeof NewTicket>) {
  return Ticket.parse((await rows(tx, ADD, title))[0]);
}

/** Undefined if another request has changed the ticket since it was read. */
export const changeTicket = async (tx: Queryable, { id, version }: TicketRow, to: z.infer<typeof Change>) =>
  (await rows<TicketRow>(tx, UPDATE, id, version, to.title, to.status))[0];

export const removeTicket = async (tx: Queryable, { id, version }: TicketRow) =>
  (await rows<TicketRow>(tx, REMOVE, id, version))[0];
