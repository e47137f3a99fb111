import { beforeAll, expect, test } from "vitest";
import { killing } from "../../scripts/postgres-kills.mjs";
import { LONG_HANG } from "../bounds.mjs";
import { freshDist } from "../freshDist.mjs";
import { describeWith } from "../programs.ts";

beforeAll(() => freshDist());

/** A few of the five hundred of `npm run soak`; every fourth is PostgreSQL itself. */
const KILLS = 12;

for (const bounces of [false, true]) {
  describeWith(bounces ? "pgbouncer" : "postgres", bounces ? "through PgBouncer" : "with pg", () => {
    test(
      "under kill -9 of processes and a crashes of PostgreSQL, every effect has its record, its event and its count, once",
      async () => {
        const { faults, inOrder, ...counts } = await killing(KILLS, bounces, 1);
        expect([faults, inOrder]).toEqual([[], true]);
        expect(counts).toMatchObject({
          lost: 0,
          repeated: 0,
          withoutRecord: 0,
          withoutEvent: 0,
          withoutEffect: 0,
          updatesLost: 0,
          eventsLost: [0, 0],
          eventsDoubled: [0, 0],
          eventsForged: [0, 0],
        });
      },
      LONG_HANG,
    );
  });
}
