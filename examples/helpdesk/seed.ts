import { hashPassword } from "../library/password.ts";
import { pool, type Queryable, row } from "./database.ts";

/** For trying things out: everybody has this password. */
const PASSWORD = "help-desk";

const USERS = [
  ["Acme", "Ada", "ada@acme.example", "admin"],
  ["Acme", "Bob", "bob@acme.example", "agent"],
  ["Acme", "Cleo", "cleo@acme.example", "customer"],
  ["Globex", "Dora", "dora@globex.example", "admin"],
] as const;

const ORGANISATION = "INSERT INTO organisations (name) VALUES ($1) RETURNING id";
const USER = "INSERT INTO users (organisation, name, email, role, password) VALUES ($1, $2, $3, $4, $5)";
const TICKET = `INSERT INTO tickets (organisation, requester, title, description, priority)
  SELECT organisation, id, $1, $2, 'normal' FROM users WHERE role = 'customer'`;

/** Two organisations, their members and a ticket, if there are none. Processes that start at once do it one after another. */
export async function seed(): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock(4211)");
    if (!(await row(client, "SELECT FROM organisations LIMIT 1"))) await fill(client);
    await client.query("COMMIT");
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function fill(client: Queryable): Promise<void> {
  const password = await hashPassword(PASSWORD);
  const ids = new Map<string, number | undefined>();
  for (const [organisation, name, email, role] of USERS) {
    if (!ids.has(organisation))
      ids.set(organisation, (await row<{ id: number }>(client, ORGANISATION, organisation))?.id);
    await row(client, USER, ids.get(organisation), name, email, role, password);
  }
  await row(client, TICKET, "The printer is on fire", "It has been burning since Monday.");
}
