import { removed, resource, stale, stored } from "signalbox";
import { z } from "zod";
import { inTransaction } from "./database.ts";
import { Change, changeTicket, Id, NEXT, removeTicket, Ticket, ticketOf } from "./tickets.ts";

/** One ticket. Of two clients that have read the same version, one can change it, and the other gets 412. */
export const ticketItem = resource("/tickets/{ticket}", {
  pathModel: z.object({ ticket: Id }),
  // If it returns undefined, the response is 404. What it returns is `entity` of the other callbacks.
  find: ({ params }) => ticketOf(params.ticket),
  generateEtag: ({ entity }) => String(entity.version),
  requireConditionalWrite: () => true,
  concurrency: "optimistic",
  putCreates: false,
  GET: { summary: "Read a ticket", response: Ticket, represent: ({ entity }) => Ticket.parse(entity) },
  PUT: {
    with: [inTransaction],
    summary: "Change a ticket",
    body: Change,
    isConflict: ({ entity, body }) => body.status !== entity.status && !NEXT[entity.status].includes(body.status),
    apply: async ({ tx, entity, body }) => stored(await changeTicket(await tx(), entity, body)),
  },
  DELETE: {
    with: [inTransaction],
    summary: "Remove a ticket",
    response: { 204: null },
    deleteResource: async ({ tx, entity }) => ((await removeTicket(await tx(), entity)) ? removed : stale),
  },
});
