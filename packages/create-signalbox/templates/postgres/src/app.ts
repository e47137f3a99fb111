import { resource, Service } from "signalbox";
import { mountOpenapi } from "signalbox/openapi";
import { postgresUnavailable } from "signalbox/postgres";
import { consoleSink, requestId } from "signalbox/telemetry";
import { migrate, pool } from "./database.ts";
import { ticketItem } from "./ticketItem.ts";
import { ticketList } from "./ticketList.ts";

/** Whether the process is alive. It does not ask the database: no process gets better by a restart while that is down. */
const live = resource("/live", { document: false, represent: () => ({ status: "alive" }) });

export const service = new Service({
  resources: { ticketList, ticketItem, live },
  // While the database cannot be reached, responses are 503 with Retry-After.
  with: [postgresUnavailable()],
  // 200, and 503 from SIGTERM on: load balancers send no new requests then.
  readiness: "/ready",
  start: migrate,
  stop: () => pool.end(),
  setHeaders: (request) => ({ "X-Request-Id": requestId(request) }),
  documentedHeaders: { "X-Request-Id": "The id of the request in the log." },
  telemetry: process.env["NODE_ENV"] === "production" ? [consoleSink()] : [],
});

/** Served at /openapi.json, and as a page at /docs. */
export const document = mountOpenapi(service, { title: "{{name}}", version: "0.1.0", page: "/docs" });
