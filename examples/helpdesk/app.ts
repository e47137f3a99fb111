import { resource, Service } from "signalbox";
import { mountOpenapi } from "signalbox/openapi";
import { postgresUnavailable } from "signalbox/postgres";
import { consoleSink, requestId } from "signalbox/telemetry";
import { z } from "zod";
import { attachmentItem, attachmentList } from "./attachments.ts";
import { commentItem, commentList } from "./comments.ts";
import { migrate, pool, row } from "./database.ts";
import { events } from "./events.ts";
import { exportItem, exportList, job } from "./exports.ts";
import { startJobs, stopJobs } from "./jobs.ts";
import { mailHook } from "./mailHook.ts";
import { memberItem, memberList, organisation } from "./members.ts";
import { closeQuota } from "./quota.ts";
import { seed } from "./seed.ts";
import { signIn } from "./session.ts";
import { ticketItem } from "./ticketItem.ts";
import { ticketList } from "./ticketList.ts";

const Health = z.object({ database: z.literal("up") }).meta({ id: "Health" });

const health = resource("/health", {
  summary: "Whether the database can be reached",
  security: [],
  response: Health,
  represent: async () => {
    await row(pool, "SELECT 1");
    return { database: "up" };
  },
});

const { LOG = process.env["NODE_ENV"] === "production" ? "on" : "off" } = process.env;

export const service = new Service({
  // A database that cannot be reached is 503, everywhere.
  with: [postgresUnavailable()],
  resources: {
    signIn,
    organisation,
    memberList,
    memberItem,
    ticketList,
    ticketItem,
    commentList,
    commentItem,
    attachmentList,
    attachmentItem,
    exportList,
    job,
    exportItem,
    events,
    mailHook,
    health,
  },
  readiness: "/ready",
  start: [migrate, seed, startJobs],
  stop: async () => {
    await stopJobs();
    closeQuota();
    await pool.end();
  },
  setHeaders: (request) => ({ "X-Request-Id": requestId(request) }),
  documentedHeaders: { "X-Request-Id": "The id of the request in our logs." },
  telemetry: LOG === "on" ? [consoleSink()] : [],
});

export const document = mountOpenapi(service, { title: "Help desk", version: "1.0.0", page: "/docs" });
