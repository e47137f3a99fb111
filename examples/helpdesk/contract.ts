import { randomUUID } from "node:crypto";
import { SHARED_KEY } from "signalbox/limit";
import type { ContractOptions } from "signalbox/testing";

// What `signalbox check` cannot learn from the document: who there is, and what no request can bring about.

process.env["QUOTA"] ??= "1000000";
const { document, service } = await import("./app.ts");
const { keys, pool, row, rows } = await import("./database.ts");
const { jobs } = await import("./jobs.ts");
const { limiter } = await import("./quota.ts");
const { attempts, tokenFor, User } = await import("./session.ts");

export { document, service };

await service.start();
const members = (await rows(pool, "SELECT * FROM users ORDER BY id LIMIT 4")).map((each) => User.parse(each));
const [ada] = members;
const DRAWN = "SELECT 1000 + n FROM generate_series(1, 60) AS n";

/** The tickets that requests are drawn for, as they were: requests change and delete them. */
export async function renew(): Promise<void> {
  await rows(pool, `DELETE FROM tickets WHERE id IN (${DRAWN})`);
  const tickets = `INSERT INTO tickets (id, organisation, requester, title, description, priority, status)
    SELECT 1000 + n, $1, $2, 'Drawn', '', 'low', CASE WHEN n > 40 THEN 'closed' ELSE 'open' END
    FROM generate_series(1, 60) AS n`;
  await rows(pool, tickets, ada?.organisation, ada?.id);
  const comments = `INSERT INTO comments (id, ticket, author, text)
    SELECT id, id, requester, 'Drawn' FROM tickets WHERE id IN (${DRAWN})`;
  await rows(pool, comments);
  const attachments = `WITH named AS (
      INSERT INTO attachments (ticket, name, size, upload) SELECT id, 'a.txt', 5, gen_random_uuid() FROM tickets
      WHERE id IN (${DRAWN}) RETURNING upload
    ) INSERT INTO pieces (upload, number, bytes) SELECT upload, 0, 'hello' FROM named`;
  await rows(pool, attachments);
}
await renew();
const ids = (await rows<{ id: number }>(pool, "SELECT id FROM tickets ORDER BY id")).map(({ id }) => String(id));

const exported = randomUUID();
await row(pool, "INSERT INTO exports (id, organisation, content) VALUES ($1, $2, 'id')", exported, ada?.organisation);

type Rows = Promise<{ rows: Record<string, unknown>[] }>;
type Statement = (text: string, run: () => Rows) => Rows;

/** Every statement, over whichever connection, is carried out by this. */
const instead = (by: Statement) => () => {
  const { query, connect } = pool;
  pool.query = (text, values) => by(text, () => query.call(pool, text, values) as Rows) as never;
  pool.connect = async () => {
    const client = await connect.call(pool);
    const run = client.query.bind(client);
    return Object.assign(client, { query: (text: string, values?: unknown[]) => by(text, () => run(text, values)) });
  };
  return () => {
    Object.assign(pool, { query, connect });
  };
};
/** Jobs are looked up by this. */
const found = (by: typeof jobs.engine.find) => {
  const find = jobs.engine.find.bind(jobs.engine);
  jobs.engine.find = by;
  return () => {
    jobs.engine.find = find;
  };
};
const failsWith = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
/** Those whose errors are mapped. */
const isMapped = (text: string) => /^(?:INSERT INTO users|UPDATE tickets SET title)/.test(text);

/** Others change every row after it was read, and before it is written. */
let version = 1_000_000_000;
const contended = instead(async (text, run) => {
  if (text.startsWith("UPDATE tickets SET status")) return { rows: [] };
  // Of an upload that nobody has made.
  if (text.startsWith("SELECT bytes")) return { rows: [{ bytes: new Uint8Array(65_536) }] };
  const result = await run();
  if (!text.startsWith("SELECT *") && !text.includes("upload FROM")) return result;
  version += 1;
  return { ...result, rows: result.rows.map((each) => ({ ...each, version, upload: randomUUID() })) };
});

const now = performance.now.bind(performance);
/** Statements time out when the deadline of the request has passed. */
const late = () => {
  let passed = 0;
  performance.now = () => now() + passed;
  const undo = instead((text, run) => {
    if (!isMapped(text)) return run();
    passed += 60_000;
    return failsWith("57014");
  })();
  return () => {
    performance.now = now;
    undo();
  };
};

export const contract = {
  credentials: { bearer: await Promise.all(members.map(async (user) => `Bearer ${await tokenFor(user)}`)) },
  parameters: {
    ticket: ids,
    comment: ids,
    member: ["1", "2", "999999"],
    id: [randomUUID()],
    export: [exported],
    name: ["a.txt"],
  },
  bodies: {
    postSignIn: [{ email: "ada@acme.example", password: "help-desk" }],
    postMembers: [{ name: "Ada", email: "ada@acme.example", role: "admin", password: "help-desk" }],
    putTicketsByTicketAttachmentsByName: ["hello", "hello again"],
    patchTicketsByTicket: [{ status: "pending" }, { status: "closed" }],
  },
  situations: {
    unreachable: () => {
      const undo = [instead(() => failsWith("ECONNREFUSED"))(), found(() => failsWith("ECONNREFUSED"))];
      return () => {
        for (const each of undo) each();
      };
    },
    working: () => found(async (id) => ({ id, name: "export", owner: String(ada?.id), data: {}, state: "running" })),
    refused: instead((text, run) => (isMapped(text) ? failsWith("22001") : run())),
    late,
    running: () => {
      const claim = keys.claim.bind(keys);
      keys.claim = () => Promise.resolve({ state: "running", leaseMs: 1000 });
      return () => {
        keys.claim = claim;
      };
    },
    overQuota: async () => {
      for (const { id } of members) await limiter.block(String(id), 60);
      attempts.block(SHARED_KEY, 60);
      return async () => {
        for (const { id } of members) await limiter.reset(String(id));
        attempts.reset(SHARED_KEY);
      };
    },
    contended,
    withoutFiles: async () => void (await row(pool, "DELETE FROM attachments")),
  },
} satisfies ContractOptions;
