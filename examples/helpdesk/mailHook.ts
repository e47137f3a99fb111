import { Halt, resource } from "signalbox";
import { z } from "zod";
import { standardWebhooks } from "../recipes/standardWebhooks.ts";
import { inTransaction, row } from "./database.ts";
import { tell } from "./events.ts";
import type { User } from "./session.ts";
import { addTicket, NewTicket } from "./tickets.ts";

const Mail = z
  .object({ from: z.email(), subject: z.string().trim().min(1).max(200), text: z.string().max(10_000) })
  .meta({ id: "Mail" });

const FIRST = "INSERT INTO deliveries (id) VALUES ($1) ON CONFLICT DO NOTHING RETURNING id";
const SENDER = "SELECT * FROM users WHERE email = $1";

/** The mail server calls it, and tries again until it gets a 2xx. Each delivery opens one ticket. */
export const mailHook = resource("/hooks/mail", {
  with: [
    standardWebhooks({ secrets: [process.env["MAIL_SECRET"] ?? "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"] }),
    inTransaction,
  ],
  // For one sender, who signs: it is no part of what clients are promised.
  document: false,
  maxBodyBytes: 65_536,
  body: Mail,
  response: { 204: null },
  halts: [422],
  processPost: async ({ tx, delivery, body }) => {
    const client = await tx();
    const sender = await row<User>(client, SENDER, body.from);
    if (sender === undefined) throw new Halt(422, { detail: "The sender is not a user." });
    if ((await row(client, FIRST, delivery.id)) === undefined) return;
    const ticket = NewTicket.parse({ title: body.subject, description: body.text });
    tell(client, "opened", await addTicket(client, sender, ticket));
  },
});
