import type { IdempotencyStore } from "../resource/idempotency.ts";
import { Resource } from "../resource/resource.ts";
import { route } from "../route/route.ts";
import { Service } from "../service/service.ts";
import { holds, type SuiteCase, same } from "./expectation.ts";
import { request } from "./request.ts";

/** The store of Idempotency-Keys that `STORE_FAULT_CASES` test, and its engine. */
export interface BrokenStore {
  readonly store: IdempotencyStore;
  /** Makes the engine fail, or not reply at all, until `restore`. */
  readonly fail: () => Promise<void>;
  /** Makes the engine work again. Its data may be lost. */
  readonly restore: () => Promise<void>;
}

/** One act, and a count of its effects. */
class Effects extends Resource {
  override readonly allowedMethods = ["POST"];
  override readonly idempotency;
  count = 0;
  during: () => Promise<void> = () => Promise.resolve();

  constructor(store: IdempotencyStore) {
    super();
    this.idempotency = { store, timeoutMs: 500, leaseSeconds: 1 };
  }

  override async processPost() {
    this.count += 1;
    await this.during();
    return { count: this.count };
  }
}

function started(store: IdempotencyStore) {
  const effects = new Effects(store);
  const errors: unknown[] = [];
  const service = new Service({ routes: [route("/it", effects)], onError: (error) => errors.push(error) });
  const prefix = crypto.randomUUID();
  const send = async (key: string) =>
    (await request(service, "POST", "/it", { headers: { "idempotency-key": prefix + key } })).status;
  return { effects, errors, send };
}

/** What a store of Idempotency-Keys does when its engine fails. Give each case a store of its own, or one that was restored. */
export const STORE_FAULT_CASES: readonly SuiteCase<BrokenStore>[] = [
  {
    name: "an engine that fails is a 503, and nothing has run; when it is there again, the retry runs once",
    run: async ({ store, fail, restore }) => {
      const { effects, send } = started(store);
      same(await send("a"), 200, "before");
      await fail();
      same([await send("b"), await send("b")], [503, 503], "during the fault");
      same(effects.count, 1, "the effects");
      await restore();
      same(await untilDone(send, "b"), 200, "after it");
      same([await send("b"), effects.count], [200, 2], "the replay, and the effects");
    },
  },
  {
    name: "an engine that fails during an act: the response is sent, and the author is told",
    run: async ({ store, fail, restore }) => {
      const { effects, errors, send } = started(store);
      same(await send("a"), 200, "before");
      effects.during = fail;
      same(await send("b"), 200, "the response");
      holds(errors.length > 0, "the author was told");
      effects.during = () => Promise.resolve();
      await restore();
      // The claim holds until its lease is over, or was lost with the engine; the retry then runs.
      same(await untilDone(send, "b"), 200, "the retry");
    },
  },
];

/** Sends it until it is neither 409 nor 503. */
async function untilDone(send: (key: string) => Promise<number>, key: string): Promise<number> {
  for (let tries = 0; tries < 300; tries++) {
    const status = await send(key);
    if (status !== 503 && status !== 409) return status;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the request ${key} was never done`);
}
