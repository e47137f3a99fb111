import { STORE_CASES, type TriedStore } from "signalbox/testing";
import { beforeEach, describe, it } from "vitest";

/** How a store of Idempotency-Keys behaves: each of them passes it. */
export function describeStore(name: string, open: () => Promise<TriedStore> | TriedStore): void {
  describe(`${name}, as a store of Idempotency-Keys`, () => {
    let tried: TriedStore;
    beforeEach(async () => {
      tried = await open();
    });

    for (const each of STORE_CASES) it(each.name, () => each.run(tried));
  });
}
