import { cursorPages, resource } from "signalbox";
import { createCsvCodec } from "signalbox/codecs";
import type { z } from "zod";
import { inTransaction, keys } from "./database.ts";
import { tell } from "./events.ts";
import { users } from "./session.ts";
import { addTicket, NewTicket, type Page, pageOf, Ticket, TicketPage, viewOf, Wanted } from "./tickets.ts";
import { LANGUAGES } from "./words.ts";

const COLUMNS = ["id", "title", "status", "statusText", "priority", "requester", "assignee", "created"];
export const csv = createCsvCodec({ columns: COLUMNS, formulas: "disarm" });

const pageIn = (language: string | undefined, { shown, next }: Page) => ({
  tickets: shown.map((each) => viewOf(each, language)),
  next: next ?? null,
});

/** The tickets that the user may see, in pages: as JSON or CSV, in two languages. */
export const ticketList = resource("/tickets", {
  with: [users],
  languages: LANGUAGES,
  idempotency: { store: keys },
  codecs: { "text/csv": { encode: (page) => csv.encode((page as z.infer<typeof TicketPage>).tickets) } },
  GET: {
    summary: "List and search tickets",
    produces: ["application/json", "text/csv"],
    query: Wanted,
    response: TicketPage,
    // Without a cursor there is a page, perhaps an empty one.
    find: async ({ user, query }) => {
      const page = await pageOf(user, query);
      return query.cursor === undefined || page.shown.length > 0 ? page : undefined;
    },
    represent: ({ entity, chosenLanguage }) => pageIn(chosenLanguage, entity),
    links: ({ request, entity: { next } }) => cursorPages(request, { next }),
  },
  QUERY: {
    summary: "Search tickets for what should not be in a URL",
    produces: ["application/json", "text/csv"],
    body: Wanted,
    response: TicketPage,
    represent: async ({ user, body, chosenLanguage }) => pageIn(chosenLanguage, await pageOf(user, body)),
  },
  POST: {
    with: [inTransaction],
    summary: "Open a ticket",
    body: NewTicket,
    response: Ticket,
    apply: async ({ tx, user, body, chosenLanguage }) => {
      const client = await tx();
      const added = await addTicket(client, user, body);
      return viewOf(tell(client, "opened", added), chosenLanguage);
    },
    createPath: ({ result }) => `/tickets/${result.id}`,
  },
});
