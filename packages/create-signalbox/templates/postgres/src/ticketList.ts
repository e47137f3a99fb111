import { resource } from "signalbox";
import { inTransaction, keys } from "./database.ts";
import { addTicket, NewTicket, pageOf, Ticket, TicketPage, Wanted } from "./tickets.ts";

/** The tickets, in pages. */
export const ticketList = resource("/tickets", {
  // A client that sends a key can repeat a POST, and opens one ticket.
  idempotency: { store: keys },
  GET: {
    summary: "List tickets",
    query: Wanted,
    response: TicketPage,
    represent: ({ query }) => pageOf(query),
  },
  POST: {
    with: [inTransaction],
    summary: "Open a ticket",
    body: NewTicket,
    response: Ticket,
    apply: async ({ tx, body }) => addTicket(await tx(), body),
    createPath: ({ result }) => `/tickets/${result.id}`,
  },
});
