import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { createClient } from "redis";
import { afterAll, beforeAll, expect, it } from "vitest";
import { HANG } from "../../test/bounds.mjs";
import { freshDist } from "../../test/freshDist.mjs";
import { describeWithRedis, RedisServer } from "../../test/limit/realRedis.ts";
import { describeWithPostgres } from "../../test/postgres/realPostgres.ts";
import { until } from "../../test/waiting.ts";

const QUOTA = 6;

describeWithRedis("two processes of the help desk", () => {
  describeWithPostgres("on one PostgreSQL and one Redis", 1, (pool) => {
    const children: ReturnType<typeof spawn>[] = [];
    const origins: string[] = [];
    let redis: RedisServer;

    async function begin(): Promise<string> {
      const env = {
        ...process.env,
        DATABASE_URL: String(pool().options.connectionString),
        REDIS_URL: `redis://127.0.0.1:${redis.port}`,
        QUOTA: String(QUOTA),
        // One in eleven days.
        QUOTA_PER_SECOND: "0.000001",
        // Of a process that the machine lets wait, too, Redis decides every request.
        QUOTA_DEADLINE_MS: String(HANG),
        PORT: "0",
      };
      const args = ["dist/cli/main.js", "serve", "examples/helpdesk/app.ts", "--json"];
      const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
      children.push(child);
      const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`it ended with ${code}`)));
      const [line] = await Promise.race([once(createInterface({ input: child.stdout }), "line"), ended]);
      const [origin = ""] = /http:\/\/[^"\s]+/.exec(String(line)) ?? [];
      return new URL(origin).origin;
    }

    beforeAll(async () => {
      freshDist();
      redis = await RedisServer.start();
      origins.push(...(await Promise.all([begin(), begin()])));
    });
    afterAll(async () => {
      for (const child of children) child.kill("SIGKILL");
      await redis.kill();
    });

    it("fill an empty database once", async () => {
      const counted = `SELECT (SELECT count(*)::int FROM organisations) AS organisations,
        (SELECT count(*)::int FROM users) AS users, (SELECT count(*)::int FROM tickets) AS tickets`;
      expect((await pool().query(counted)).rows).toEqual([{ organisations: 2, users: 4, tickets: 1 }]);
    });

    it("share the quota of a user: beyond it both respond 429 (RFC 6585 4)", async () => {
      const body = JSON.stringify({ email: "ada@acme.example", password: "help-desk" });
      const headers = { "content-type": "application/json" };
      const signedIn = await fetch(`${origins[0]}/sign-in`, { method: "POST", headers, body });
      const authorization = `Bearer ${(await signedIn.json()).token}`;
      const statusOf = async (origin: string) => {
        const response = await fetch(`${origin}/tickets`, { headers: { authorization } });
        await response.arrayBuffer();
        return response.status;
      };
      const client = await createClient({ url: `redis://127.0.0.1:${redis.port}` }).connect();
      // A process counts by itself until its connection is there.
      for (const origin of origins) {
        await until(async () => (await statusOf(origin)) > 0 && (await client.dbSize()) > 0);
        await client.flushAll();
      }
      client.destroy();
      const statuses: number[] = [];
      for (let sent = 0; sent < QUOTA + 4; sent += 1) statuses.push(await statusOf(origins[sent % 2] ?? ""));
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
    });
  });
});
