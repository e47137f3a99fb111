import { resource } from "signalbox";
import { eventsCodec, lastEventId } from "signalbox/events";
import { z } from "zod";
import { log, type Queryable } from "./database.ts";
import { agents } from "./session.ts";
import type { TicketRow } from "./tickets.ts";

/** What has happened to a ticket; or where to read what was missed. */
const TicketEvent = z
  .union([z.object({ ticket: z.int(), status: z.string() }), z.object({ state: z.string() })])
  .meta({ id: "TicketEvent" });
type TicketEvent = z.infer<typeof TicketEvent>;

type Told = Pick<TicketRow, "id" | "organisation" | "status">;

const channelOf = (organisation: number) => `tickets of ${organisation}`;

/** Writes the event in the transaction of the change: agents get it if and when that is committed. */
export function tell<T extends Told>(tx: Queryable, event: string, ticket: T): T {
  log.write(tx, channelOf(ticket.organisation), { event, data: { ticket: ticket.id, status: ticket.status } });
  return ticket;
}

export const events = resource("/events", {
  with: [agents],
  summary: "Follow the tickets of the organisation",
  produces: ["text/event-stream"],
  codecs: { "text/event-stream": eventsCodec },
  response: TicketEvent,
  represent: (ctx) => {
    const options = { after: lastEventId(ctx), signal: ctx.signal, state: "/tickets" };
    return log.read<TicketEvent>(channelOf(ctx.user.organisation), options);
  },
});
