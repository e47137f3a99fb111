import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { SCHEMA } from "signalbox/postgres";
import { afterEach, beforeAll, expect, it } from "vitest";
import { LONG_HANG } from "../bounds.mjs";
import { freshDist } from "../freshDist.mjs";
import { describeWithPostgres } from "../postgres/realPostgres.ts";

const STEPS = [
  "before enqueue",
  "after enqueue",
  "before the commit of the request",
  "after the commit of the request",
  "while running",
  "before the result",
  "before the commit of the job",
  "after the commit of the job",
];

describeWithPostgres("a job whose process is killed (ruling 63)", 2, (pool) => {
  const living = new Map<ChildProcess, Promise<unknown>>();
  beforeAll(async () => {
    freshDist();
    await pool().query(`${SCHEMA}; CREATE TABLE effects (job uuid)`);
  });
  // The next job is for the process that is to die of it.
  afterEach(async () => {
    for (const child of living.keys()) child.kill("SIGKILL");
    await Promise.all(living.values());
    living.clear();
    await pool().query("DELETE FROM effects; DELETE FROM signalbox.jobs");
  });

  async function begun(step = ""): Promise<{ readonly origin: string; readonly died: Promise<unknown> }> {
    const child = fork("test/jobs/crashWorker.mjs", [String(pool().options.connectionString), step]);
    const died = once(child, "exit");
    living.set(child, died);
    const [port] = await Promise.race([once(child, "message"), died]);
    return { origin: `http://127.0.0.1:${port}`, died };
  }

  it.each(STEPS)(
    "has one effect, and its client gets the result: %s",
    async (step) => {
      const dying = await begun(step);
      const headers = { "idempotency-key": `"${step}"` };
      // The response may be lost: the client sends the request again, with its key.
      const first = await fetch(`${dying.origin}/exports`, { method: "POST", headers }).catch(() => undefined);
      await dying.died;
      const { origin } = await begun();
      let added = first;
      while (added?.status !== 202) added = await fetch(`${origin}/exports`, { method: "POST", headers });
      const at = added.headers.get("location") ?? "";
      if (first?.status === 202) expect(at).toBe(first.headers.get("location"));
      let ended = await fetch(`${origin}${at}`, { headers: { prefer: "wait=20" } });
      while (!ended.redirected) {
        expect([ended.status, (await ended.json()).state]).not.toContain("failed");
        ended = await fetch(`${origin}${at}`, { headers: { prefer: "wait=20" } });
      }
      expect(await ended.json()).toEqual({ job: at.slice(6) });
      expect((await pool().query("SELECT job FROM effects")).rows).toEqual([{ job: at.slice(6) }]);
      expect((await pool().query("SELECT id FROM signalbox.jobs")).rows).toEqual([{ id: at.slice(6) }]);
    },
    LONG_HANG,
  );
});
