import { z } from "zod";
import { only, pool, type Queryable, row, rows } from "./database.ts";
import type { User } from "./session.ts";
import { statusIn } from "./words.ts";

export const Status = z.enum(["open", "pending", "solved", "closed"]);
export type Status = z.infer<typeof Status>;

/** What may follow each status. */
export const NEXT: Readonly<Record<Status, readonly Status[]>> = {
  open: ["pending", "solved"],
  pending: ["open", "solved"],
  solved: ["open", "closed"],
  closed: [],
};

export const Id = z.coerce.number().int().positive().max(2_147_483_647);
export const NewTicket = z
  .object({
    title: z.string().trim().min(1).max(200),
    description: z.string().max(10_000).default(""),
    priority: z.enum(["low", "normal", "high"]).default("normal"),
  })
  .meta({ id: "NewTicket" });
export const Change = NewTicket.extend({ status: Status, assignee: z.int().nullable() }).meta({ id: "Change" });
export const Ticket = Change.extend({
  id: z.int(),
  requester: z.int(),
  created: z.string(),
  statusText: z.string(),
}).meta({ id: "Ticket" });
export const TicketPage = z.object({ tickets: Ticket.array(), next: z.string().nullable() }).meta({ id: "TicketPage" });
export const Wanted = z.object({
  // PostgreSQL has no text with NUL.
  text: z
    .string()
    .max(200)
    .regex(/^[^\0]*$/)
    .optional(),
  status: Status.optional(),
  cursor: Id.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(20),
});
export type Wanted = z.infer<typeof Wanted>;

export interface TicketRow extends z.infer<typeof Change> {
  readonly id: number;
  readonly organisation: number;
  readonly requester: number;
  readonly created: Date;
  readonly version: string | number;
}

export const viewOf = ({ created, ...found }: TicketRow, language: string | undefined): z.infer<typeof Ticket> =>
  Ticket.parse({ ...found, created: created.toISOString(), statusText: statusIn(language, found.status) });

/** Customers see their own tickets, and others all of their organisation. */
const VISIBLE = "organisation = $1 AND ($2::integer IS NULL OR requester = $2)";
const ONE = `SELECT * FROM tickets WHERE ${VISIBLE} AND id = $3`;
const PAGE = `SELECT * FROM tickets WHERE ${VISIBLE}
  AND ($3::text IS NULL OR words @@ websearch_to_tsquery('simple', $3)) AND ($4::text IS NULL OR status = $4)
  AND ($5::integer IS NULL OR id < $5) ORDER BY id DESC LIMIT $6`;
const ADD = `INSERT INTO tickets (organisation, requester, title, description, priority)
  VALUES ($1, $2, $3, $4, $5) RETURNING *`;
const UPDATE = `UPDATE tickets SET title = $3, description = $4, priority = $5, status = $6, assignee = $7, version = DEFAULT
  WHERE id = $1 AND version = $2 RETURNING *`;
const REMOVE = "DELETE FROM tickets WHERE id = $1 AND version = $2 RETURNING *";

const ownOnly = ({ id, role }: User) => (role === "customer" ? id : null);

export const ticketOf = (user: User, id: number) => row<TicketRow>(pool, ONE, user.organisation, ownOnly(user), id);

export interface Page {
  readonly shown: readonly TicketRow[];
  /** The cursor of the next page, if there is one. */
  readonly next: string | undefined;
}

/** Reads one row more than it shows, which tells whether there is another page. */
export async function pageOf(user: User, { text, status, cursor, limit }: Wanted): Promise<Page> {
  const given = [user.organisation, ownOnly(user), text ?? null, status ?? null, cursor ?? null, limit + 1];
  const found = await rows<TicketRow>(pool, PAGE, ...given);
  const shown = found.slice(0, limit);
  return { shown, next: found.length > limit ? String(shown.at(-1)?.id) : undefined };
}

export const addTicket = (tx: Queryable, user: User, { title, description, priority }: z.infer<typeof NewTicket>) =>
  only<TicketRow>(tx, ADD, user.organisation, user.id, title, description, priority);

/** Undefined if another request has changed the ticket since it was read. */
export const changeTicket = (tx: Queryable, { id, version }: TicketRow, to: z.infer<typeof Change>) =>
  row<TicketRow>(tx, UPDATE, id, version, to.title, to.description, to.priority, to.status, to.assignee);

export const removeTicket = (tx: Queryable, { id, version }: TicketRow) => row<TicketRow>(tx, REMOVE, id, version);
