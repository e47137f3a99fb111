import { resource, Service } from "signalbox";
import { createEventsCodec } from "signalbox/events";
import { transactions } from "signalbox/postgres";
import { request } from "signalbox/testing";
import { expect, it } from "vitest";
import { until } from "../waiting.ts";
import { describeReal, query } from "./engines.ts";

describeReal("a stream that reads in its transaction", (engine) => {
  const live = "SELECT pid FROM pg_stat_activity WHERE pid = $1";

  it("whose client leaves: a cancellation that comes late reaches no other request", async () => {
    const { pool } = engine();
    let pid: unknown;
    const stream = resource("/stream", {
      with: [transactions(pool)],
      produces: ["text/event-stream"],
      codecs: { "text/event-stream": createEventsCodec() },
      represent: async function* ({ tx }) {
        const client = await tx();
        pid = (await query(client, "SELECT pg_backend_pid() AS pid"))[0]?.["pid"];
        yield { data: "first" };
        await query(client, "SELECT pg_sleep(60)");
      },
    });
    const service = new Service({ resources: { stream }, onError: () => undefined });
    const leaving = new AbortController();
    const reply = await request(service, "GET", "/stream", { signal: leaving.signal });
    const read = reply.text().catch(() => undefined);
    await until(() => pid !== undefined);
    await until(async () => (await query(pool, `${live} AND query LIKE '%pg_sleep%'`, pid)).length === 1);
    leaving.abort();
    await until(async () => (await engine().open()) === 0);
    await read;
    // `postgres` tells when the server has done it, `pg` does not: its connection is not used again.
    if (!("reserve" in pool)) await until(async () => (await query(pool, live, pid)).length === 0);
    expect(await query(pool, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });
});
