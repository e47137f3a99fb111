import { document, service } from "../src/app.ts";
import { keys, pool } from "../src/database.ts";

// What `signalbox check` cannot learn from the document: tickets that are there, and states that no request causes.

export { document, service };

await service.start();
const ADD = "INSERT INTO tickets (title) SELECT 'Checked' FROM generate_series(1, 20) RETURNING id";
const ids = (await pool.query<{ id: number }>(ADD)).rows.map(({ id }) => String(id));

/** Replaces members of an object. Returns a function that puts them back. */
function replace<T extends object>(target: T, by: Partial<T>) {
  const before = Object.fromEntries(Object.keys(by).map((name) => [name, target[name as keyof T]]));
  Object.assign(target, by);
  return () => void Object.assign(target, before);
}

const lost = () => Promise.reject(Object.assign(new Error("no connection"), { code: "ECONNREFUSED" }));
const query = pool.query.bind(pool);
let version = 1_000_000_000;

export const contract = {
  parameters: { ticket: ids },
  bodies: { putTicketsByTicket: ["open", "pending"].map((status) => ({ title: "Checked", status })) },
  situations: {
    unreachable: () => {
      const undo = [replace(pool, { query: lost, connect: lost }), replace(console, { error: () => undefined })];
      return () => {
        for (const each of undo) each();
      };
    },
    keyIsRunning: () => replace(keys, { claim: async () => ({ state: "running", leaseMs: 1000 }) }),
    solved: async () => void (await pool.query("UPDATE tickets SET status = 'solved'")),
    // Others change every ticket after it was read.
    contended: () =>
      replace(pool, {
        query: async <Row extends object>(text: string, values?: unknown[]) => {
          const { rows } = await query<Row>(text, values);
          return { rows: rows.map((each) => ({ ...each, version: (version += 1) })) };
        },
      }),
  },
};
