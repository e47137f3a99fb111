import { part, resource, Service } from "signalbox";
import { MemoryStore } from "signalbox/idempotency";
import { z } from "zod";

const Ticket = z.object({ title: z.string().min(1), status: z.enum(["open", "closed"]) }).meta({ id: "Ticket" });
const tickets = new Map([["1", { title: "The printer is on fire", status: "closed", version: 1 }]]);

const users = part({
  isAuthorized: ({ request }) => {
    const user = /^Bearer (\w+)$/.exec(request.headers.get("authorization") ?? "")?.[1];
    return user === undefined ? "Bearer" : { user };
  },
  principal: ({ user }) => user,
  security: [{ bearer: { type: "http", scheme: "bearer" } }],
});
const admins = part({ with: [users], forbidden: ({ user }) => user !== "admin" });

const list = resource("/tickets", {
  with: [users],
  idempotency: { store: new MemoryStore() },
  GET: { represent: () => [...tickets.keys()] },
  POST: { body: Ticket, apply: () => undefined, createPath: () => "/tickets/2" },
});
const item = resource("/tickets/{id}", {
  with: [users],
  find: ({ params }) => tickets.get(params.id),
  generateEtag: ({ entity }) => String(entity.version),
  requireConditionalWrite: () => true,
  putCreates: false,
  GET: { represent: ({ entity }) => entity },
  PUT: {
    body: Ticket,
    isConflict: ({ entity, body }) => entity.status === "closed" && body.status === "open",
    response: { 204: null },
    apply: () => undefined,
  },
  DELETE: { with: [admins], response: { 204: null }, deleteResource: () => undefined },
});

export const service = new Service({ resources: { list, item } });
export const contract = { credentials: { bearer: ["Bearer admin", "Bearer ada"] }, parameters: { id: ["1"] } };
