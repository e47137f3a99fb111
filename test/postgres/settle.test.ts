import { resource, Service, stale, stored } from "signalbox";
import { end, node } from "signalbox/nodes";
import { type Lent, transactions } from "signalbox/postgres";
import { request } from "signalbox/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { meetingOf } from "../waiting.ts";
import { query } from "./engines.ts";
import { describeWithPostgres } from "./realPostgres.ts";

/** Rulings 46 and 65 on PostgreSQL: what is done again is charged once, and what is not done is not charged. */

const TABLES = `
  DROP TABLE IF EXISTS lamps, credits, charges;
  CREATE TABLE lamps (id text PRIMARY KEY, version bigserial, lit boolean NOT NULL);
  CREATE TABLE credits (left_over integer NOT NULL);
  CREATE TABLE charges (at bigserial);
  INSERT INTO lamps (id, lit) SELECT n::text, true FROM generate_series(1, 20) n;
  INSERT INTO credits VALUES (1000);
`;
type Client = Parameters<typeof query>[0];
const CHARGE = "UPDATE credits SET left_over = left_over - 1";
const LIT = "SELECT count(*) FROM lamps WHERE lit";
const LEVELS = ["read committed", "repeatable read", "serializable"] as const;

interface Serving {
  readonly isolation: (typeof LEVELS)[number];
  /** Where requests wait for each other: in the act, before the charge, or behind it. */
  readonly acting?: () => Promise<void>;
  readonly charging?: () => Promise<void>;
  readonly charged?: () => Promise<void>;
  readonly isOptimistic?: boolean;
  readonly charge?: string;
}

describeWithPostgres("a charge in a lent transaction", 20, (pool) => {
  let settled: number;
  beforeEach(async () => {
    settled = 0;
    await pool().query(TABLES);
  });
  const spent = async () => 1000 - (await pool().query("SELECT left_over FROM credits")).rows[0].left_over;

  function serve({ isolation, acting, charging, charged, isOptimistic = true, charge = CHARGE }: Serving): Service {
    const paid = node("X402", {
      before: "W1",
      question: "Can it be paid for?",
      law: "ruling 65",
      ask: (_ctx: Lent<Client>) => true,
      no: end(402),
      settle: async ({ tx }) => {
        await charging?.();
        await query(await tx(), charge);
        settled += 1;
        await charged?.();
      },
    });
    const lamp = resource("/lamps/{id}", {
      with: [transactions(pool(), { isolation })],
      ...(isOptimistic && { concurrency: "optimistic" as const }),
      nodes: [paid],
      find: async ({ tx, params }) => (await query(await tx(), "SELECT * FROM lamps WHERE id = $1", params.id))[0],
      generateEtag: ({ entity }) => String(entity["version"]),
      PUT: async ({ tx, entity }) => {
        await query(await tx(), LIT);
        await acting?.();
        const [row] = await query(
          await tx(),
          "UPDATE lamps SET lit = NOT lit, version = DEFAULT WHERE id = $1 AND version = $2 RETURNING *",
          entity?.["id"],
          entity?.["version"],
        );
        return row === undefined ? stale : stored(row);
      },
    });
    return new Service({ resources: { lamp }, onError: () => undefined });
  }
  const putEach = async (service: Service, ids: readonly number[]) =>
    (await Promise.all(ids.map((id) => request(service, "PUT", `/lamps/${id}`)))).map(({ status }) => status);
  const successes = (statuses: readonly number[]) => statuses.filter((status) => status < 300).length;

  it("is made once for a commit that fails, because two have read what the other has written, and is done again", async () => {
    const charge = "INSERT INTO charges DEFAULT VALUES";
    const service = serve({ isolation: "serializable", charged: meetingOf(2), charge });
    expect(await putEach(service, [1, 2])).toEqual([204, 204]);
    const { rows } = await pool().query("SELECT FROM charges");
    expect([rows.length, settled]).toEqual([2, 3]);
  });

  describe.each(LEVELS)("%s", (isolation) => {
    it("is made once for an act that is done again", async () => {
      const statuses = await putEach(serve({ isolation, acting: meetingOf(4) }), [1, 1, 1, 1]);
      expect(successes(statuses)).toBeGreaterThan(0);
      expect([await spent(), settled]).toEqual([successes(statuses), successes(statuses)]);
    });

    it("is made once where the charge itself meets another", async () => {
      const statuses = await putEach(serve({ isolation, charging: meetingOf(4) }), [1, 2, 3, 4]);
      expect(successes(statuses)).toBeGreaterThan(0);
      expect(await spent()).toBe(successes(statuses));
    });

    it("is not made by a request without concurrency whose charge meets another: 503", async () => {
      const service = serve({ isolation, charging: meetingOf(4), isOptimistic: false });
      const statuses = await putEach(service, [1, 2, 3, 4]);
      const refused = isolation === "read committed" ? 0 : 3;
      expect(statuses.filter((status) => status === 503)).toHaveLength(refused);
      expect(await spent()).toBe(4 - refused);
    });
  });
});
