import { resource, stale } from "signalbox";
import { z } from "zod";
import { inTransaction, pool, type Queryable, row, rows } from "./database.ts";
import { tell } from "./events.ts";
import { type User, users } from "./session.ts";
import { Id, type TicketRow, ticketOf } from "./tickets.ts";

const NewComment = z.object({ text: z.string().trim().min(1).max(10_000) }).meta({ id: "NewComment" });
const Comment = NewComment.extend({ id: z.int(), author: z.string(), created: z.string() }).meta({ id: "Comment" });

type CommentRow = Omit<z.infer<typeof Comment>, "created"> & { created: Date };

const SELECT = `SELECT comments.id, users.name AS author, text, created FROM comments JOIN users ON users.id = author
  WHERE ticket = $1 AND ($2::integer IS NULL OR comments.id = $2) ORDER BY comments.id`;
/** A comment of the customer opens the ticket again. */
const REOPEN = `UPDATE tickets SET status = CASE WHEN requester = $2 AND status <> 'open' THEN 'open' ELSE status END,
  version = DEFAULT WHERE id = $1 AND status <> 'closed' RETURNING *`;
const INSERT = "INSERT INTO comments (ticket, author, text) VALUES ($1, $2, $3) RETURNING *";

const viewOf = ({ created, ...found }: CommentRow) => Comment.parse({ ...found, created: created.toISOString() });

/** Undefined if the ticket has been closed or removed since it was read. */
async function addComment(tx: Queryable, ticket: TicketRow, user: User, text: string) {
  const found = await row<TicketRow>(tx, REOPEN, ticket.id, user.id);
  if (found === undefined) return undefined;
  tell(tx, "commented", found);
  const added = await row<CommentRow>(tx, INSERT, ticket.id, user.id, text);
  return added && viewOf({ ...added, author: user.name });
}

export const commentList = resource("/tickets/{ticket}/comments", {
  with: [users],
  pathModel: z.object({ ticket: Id }),
  find: ({ user, params }) => ticketOf(user, params.ticket),
  concurrency: "optimistic",
  GET: {
    summary: "Read the comments on a ticket",
    response: Comment.array(),
    represent: async ({ entity }) => (await rows<CommentRow>(pool, SELECT, entity.id, null)).map(viewOf),
  },
  POST: {
    with: [inTransaction],
    summary: "Comment on a ticket",
    body: NewComment,
    response: Comment,
    isConflict: ({ entity }) => entity.status === "closed" && { problem: { detail: "The ticket is closed." } },
    apply: async ({ tx, entity, user, body }) => (await addComment(await tx(), entity, user, body.text)) ?? stale,
    createPath: ({ params, result }) => `/tickets/${params.ticket}/comments/${result.id}`,
  },
});

export const commentItem = resource("/tickets/{ticket}/comments/{comment}", {
  with: [users],
  pathModel: z.object({ ticket: Id, comment: Id }),
  find: async ({ user, params }) => {
    const ticket = await ticketOf(user, params.ticket);
    return ticket && row<CommentRow>(pool, SELECT, ticket.id, params.comment);
  },
  summary: "Read a comment",
  response: Comment,
  represent: ({ entity }) => viewOf(entity),
});
