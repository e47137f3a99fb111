import { beforeAll, expect, test } from "vitest";
import { killing } from "../../scripts/idempotency-kills.mjs";
import { LONG_HANG } from "../bounds.mjs";
import { freshDist } from "../freshDist.mjs";
import { describeWithRedis } from "../limit/realRedis.ts";

beforeAll(() => freshDist());

/** A few of the thousand that `node scripts/idempotency-kills.mjs` makes. */
const KILLS = 5;

test(
  "with the record in the author's transaction each effect happens exactly once, under kill -9",
  async () => {
    const { keys, replayed, effects, repeated, faults } = await killing(KILLS, "transaction");
    expect(faults).toEqual([]);
    expect([effects, repeated, replayed]).toEqual([keys, 0, keys]);
    expect(keys).toBeGreaterThan(0);
  },
  LONG_HANG,
);

describeWithRedis("with Redis alone, under kill -9", () => {
  test(
    "only a request that was killed may repeat its effect",
    async () => {
      const { keys, replayed, effects, repeated, faults } = await killing(KILLS, "redis");
      expect(faults).toEqual([]);
      expect([effects, replayed]).toEqual([keys + repeated, keys]);
    },
    LONG_HANG,
  );
});
