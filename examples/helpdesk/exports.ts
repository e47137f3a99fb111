import { resource } from "signalbox";
import { textCodec } from "signalbox/codecs";
import { cancelJob, followed, type JobRun, jobModel, readJob } from "signalbox/jobs";
import { z } from "zod";
import { inTransaction, keys, pool, row } from "./database.ts";
import { jobs } from "./jobs.ts";
import { agents, type User } from "./session.ts";
import { csv } from "./ticketList.ts";
import { pageOf, Status, type TicketRow, viewOf } from "./tickets.ts";

const KEEP = "INSERT INTO exports (id, organisation, content) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
const FIND = "SELECT content FROM exports WHERE id = $1 AND organisation = $2";
const Export = z.object({ status: Status.optional() }).meta({ id: "Export" });
type Data = z.infer<typeof Export> & { user: User };

/** An attempt that is repeated stores the same row. */
const exporting = jobs.define("export", async ({ id, data: { user, status }, progress }: JobRun<Data>) => {
  const found: TicketRow[] = [];
  for (let cursor: number | undefined; ; cursor = found.at(-1)?.id) {
    const { shown, next } = await pageOf(user, { status, cursor, limit: 100 });
    found.push(...shown);
    await progress({ tickets: found.length });
    if (next === undefined) break;
  }
  await row(pool, KEEP, id, user.organisation, csv.encode(found.map((each) => viewOf(each, "en"))));
  return `/exports/${id}`;
});

export const exportList = resource("/exports", {
  with: [agents, inTransaction],
  summary: "Export the tickets of your organisation",
  idempotency: { store: keys },
  body: Export,
  response: { 202: jobModel },
  processPost: (ctx) => exporting.enqueue(ctx, { ...ctx.body, user: ctx.user }, { owner: String(ctx.user.id) }),
  accepted: ({ result }) => `/jobs/${result.id}`,
});

export const job = resource("/jobs/{id}", {
  with: [agents, followed(jobs)],
  withheld: ({ entity, user }) => entity.owner !== String(user.id),
  GET: readJob,
  DELETE: cancelJob,
});

export const exportItem = resource("/exports/{export}", {
  with: [agents],
  summary: "Read an export",
  pathModel: z.object({ export: z.uuid() }),
  produces: ["text/csv"],
  codecs: { "text/csv": textCodec },
  response: z.string(),
  find: ({ user, params }) => row<{ content: string }>(pool, FIND, params.export, user.organisation),
  represent: ({ entity }) => entity.content,
});
