import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { SCHEMA } from "signalbox/postgres";
import { request } from "signalbox/testing";
import { expect, it, onTestFinished } from "vitest";
import { PostgresServer, unprivileged } from "../../scripts/postgres-server.mjs";
import { describeWith } from "../programs.ts";
import { until } from "../waiting.ts";
import { query } from "./engines.ts";
import { ACCOUNTS, serve } from "./lent.ts";

/** The request codes with which a connection can begin (PostgreSQL, "Message Formats"). */
const SSL_REQUEST = 80877103;

function certificate(): Record<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [key, cert] = [join(folder, "key"), join(folder, "cert")];
  const args = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=localhost".split(" ");
  execFileSync("openssl", [...args, "-keyout", key, "-out", cert], { stdio: "ignore" });
  const user = unprivileged();
  if (user !== undefined) for (const path of [folder, key, cert]) chownSync(path, user.uid, user.gid);
  return { ssl: "on", ssl_key_file: key, ssl_cert_file: cert };
}

/** Passes connections on, and notes with which code each begins. */
async function proxy(port: number): Promise<{ port: number; codes: number[] }> {
  const codes: number[] = [];
  const server = createServer((incoming) => {
    const outgoing = connect(port, "127.0.0.1");
    for (const socket of [incoming, outgoing]) socket.on("error", () => undefined);
    incoming.once("data", (data) => codes.push(data.readInt32BE(4)));
    incoming.pipe(outgoing).pipe(incoming);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, codes };
}

describeWith("postgres", "over TLS, with pg", () => {
  it("a cancellation is encrypted, too: it has the secret of its connection", async () => {
    const server = await PostgresServer.start(certificate());
    onTestFinished(() => server.stop());
    const { port, codes } = await proxy(server.port);
    const url = new URL(server.urlOf());
    url.port = String(port);
    const pool = new Pool({ connectionString: url.href, ssl: { rejectUnauthorized: false }, max: 4 });
    pool.on("error", () => undefined);
    pool.on("connect", (client) => client.on("error", () => undefined));
    onTestFinished(() => pool.end());
    await pool.query(SCHEMA);
    await pool.query(ACCOUNTS);
    const sleeping = async () =>
      (await pool.query("SELECT pid FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(600)' AND state = 'active'"))
        .rows.length;
    const { service } = serve(
      { pool, open: async () => 0 },
      { after: async ({ tx }) => query(await tx(), "SELECT pg_sleep(600)") },
    );
    const leaving = new AbortController();
    request(service, "POST", "/accounts/ann", { signal: leaving.signal }).catch(() => undefined);
    await until(async () => (await sleeping()) === 1);
    leaving.abort();
    await until(async () => (await sleeping()) === 0);
    expect(new Set(codes)).toEqual(new Set([SSL_REQUEST]));
  });
});
