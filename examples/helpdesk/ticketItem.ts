import { removed, resource, stale, stored } from "signalbox";
import { patchCodecs } from "signalbox/patch";
import { postgresErrors } from "signalbox/postgres";
import { z } from "zod";
import { inTransaction } from "./database.ts";
import { tell } from "./events.ts";
import { admins, users } from "./session.ts";
import { Change, changeTicket, Id, NEXT, removeTicket, Ticket, ticketOf, viewOf } from "./tickets.ts";
import { LANGUAGES } from "./words.ts";

/** One ticket. Two clients that have read the same version cannot both change it. */
export const ticketItem = resource("/tickets/{ticket}", {
  with: [users],
  pathModel: z.object({ ticket: Id }),
  languages: LANGUAGES,
  codecs: patchCodecs,
  find: ({ user, params }) => ticketOf(user, params.ticket),
  generateEtag: ({ entity }) => String(entity.version),
  requireConditionalWrite: () => true,
  concurrency: "optimistic",
  GET: {
    summary: "Read a ticket",
    response: Ticket,
    represent: ({ entity, chosenLanguage }) => viewOf(entity, chosenLanguage),
  },
  PATCH: {
    with: [inTransaction, postgresErrors({ tickets_assignee_fkey: "assignee" })],
    summary: "Change a ticket",
    patches: ["application/merge-patch+json"],
    body: Change,
    isConflict: ({ entity, body }) =>
      body.status !== entity.status &&
      !NEXT[entity.status].includes(body.status) && {
        problem: {
          detail: `A ticket that is ${entity.status} cannot become ${body.status}.`,
          next: NEXT[entity.status],
        },
      },
    apply: async ({ tx, entity, body }) => {
      const client = await tx();
      const changed = await changeTicket(client, entity, body);
      return stored(changed && tell(client, "changed", changed));
    },
  },
  DELETE: {
    with: [admins, inTransaction],
    summary: "Remove a ticket",
    response: { 204: null },
    deleteResource: async ({ tx, entity }) => {
      const client = await tx();
      const gone = await removeTicket(client, entity);
      return gone && tell(client, "removed", gone) ? removed : stale;
    },
  },
});
