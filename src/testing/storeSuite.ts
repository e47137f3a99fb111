import type { ClaimToken, IdempotencyStore } from "../resource/idempotency.ts";
import { Resource } from "../resource/resource.ts";
import { route } from "../route/route.ts";
import { Service } from "../service/service.ts";
import { casesOf, holds, type SuiteCase, same, until } from "./expectation.ts";
import { request } from "./request.ts";

/** The store of Idempotency-Keys that `STORE_CASES` test. */
export interface TriedStore {
  readonly store: IdempotencyStore;
  /** The most keys of one principal, if the store has such a limit: 2 or more. */
  readonly maxKeysPerPrincipal?: number;
  /** Deletes all keys and records. */
  flush(): Promise<void> | void;
}

const LONG = 60_000;
const SHORT = 40;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let drawn = 0;
const token = (fingerprint = "f", key = `k${(drawn += 1)}-${crypto.randomUUID()}`): ClaimToken => ({
  key,
  fingerprint,
  principal: crypto.randomUUID(),
  owner: crypto.randomUUID(),
});

const NEW = { state: "new" };

/** How a store of Idempotency-Keys behaves. Run the cases one after another. */
export const STORE_CASES: readonly SuiteCase<TriedStore>[] = casesOf<TriedStore>({
  "gives a key to the first that claims it, and to no other while it is held": async ({ store }) => {
    const first = token();
    same(await store.claim(first, LONG), NEW);
    const running = await store.claim({ ...first, owner: "another" }, LONG);
    if (running.state !== "running") throw new Error(`the second is ${running.state}`);
    holds(running.leaseMs > 0 && running.leaseMs <= LONG, `${running.leaseMs} is what is left of the lease`);
  },
  "gives it to one of many that claim it at once": async ({ store }) => {
    const { key } = token();
    const claims = await Promise.all(Array.from({ length: 20 }, () => store.claim(token("f", key), LONG)));
    same(claims.filter(({ state }) => state === "new").length, 1, "new");
    same(claims.filter(({ state }) => state === "running").length, 19, "running");
  },
  "gives back what was recorded, character by character": async ({ store }) => {
    const first = token();
    // A record is JSON: control characters are escaped in it.
    const record = JSON.stringify({ text: "\u0000 ü 漢 \u{1f600} \u0001 ' \" \\ \n", long: "x".repeat(100_000) });
    await store.claim(first, LONG);
    same(await store.finish(first, record, LONG), true);
    same(await store.claim({ ...first, owner: "another" }, LONG), { state: "done", record });
  },
  "tells other content from the same, running or done": async ({ store }) => {
    const first = token();
    const other = token("g", first.key);
    await store.claim(first, LONG);
    same(await store.claim(other, LONG), { state: "other" });
    await store.finish(first, "r", LONG);
    same(await store.claim(other, LONG), { state: "other" });
  },
  "frees a key that its owner releases; not one of another owner, and none that has a record": async ({ store }) => {
    const first = token();
    const other = { ...first, owner: "another" };
    await store.claim(first, LONG);
    await store.release(other);
    same((await store.claim(other, LONG)).state, "running");
    await store.release(first);
    same(await store.claim(other, LONG), NEW);
    await store.finish(other, "r", LONG);
    await store.release(other);
    same((await store.claim(first, LONG)).state, "done");
  },
  "frees a key whose lease is over; its owner finds that another has it": async ({ store }) => {
    const first = token();
    const other = { ...first, owner: "another" };
    await store.claim(first, SHORT);
    await sleep(SHORT * 2);
    same(await store.claim(other, LONG), NEW);
    same(await store.renew(first, LONG), false);
    same(await store.finish(first, "r", LONG), false);
    await store.release(first);
    same(await store.finish(other, "of the other", LONG), true);
    same(await store.claim(first, LONG), { state: "done", record: "of the other" });
  },
  "begins a lease anew": async ({ store }) => {
    const first = token();
    await store.claim(first, SHORT);
    same(await store.renew(first, LONG), true);
    await sleep(SHORT * 2);
    same((await store.claim({ ...first, owner: "another" }, LONG)).state, "running");
  },
  "does not take a record for a lease": async ({ store }) => {
    const first = token();
    await store.claim(first, LONG);
    await store.finish(first, "r", LONG);
    same(await store.renew(first, SHORT), true);
    await sleep(SHORT * 2);
    same((await store.claim(first, LONG)).state, "done");
  },
  "forgets a record whose time is over, and its content with it": async ({ store }) => {
    const first = token();
    await store.claim(first, LONG);
    await store.finish(first, "r", SHORT);
    await sleep(SHORT * 2);
    same(await store.claim(token("g", first.key), LONG), NEW);
  },
  "keeps what is finished twice, as a call that is sent again is": async ({ store }) => {
    const first = token();
    await store.claim(first, LONG);
    same([await store.finish(first, "r", LONG), await store.finish(first, "r", LONG)], [true, true]);
  },
  "takes no more keys of a principal than it may have, and serves all others; the keys that it has are known": async (
    tried,
  ) => {
    const { store, maxKeysPerPrincipal: most } = tried;
    if (most === undefined) return;
    const { principal } = token();
    const own = Array.from({ length: most }, () => ({ ...token(), principal }));
    for (const each of own) same(await store.claim(each, LONG), NEW);
    const next = { ...token(), principal };
    const refused = await store.claim(next, LONG);
    if (refused.state !== "tooMany") throw new Error(`the next is ${refused.state}`);
    holds(refused.retryMs > 0 && refused.retryMs <= LONG, `${refused.retryMs} is until the first of them is free`);
    same(await store.claim(token(), LONG), NEW, "another principal");
    same(await store.claim({ ...token(), principal: "" }, LONG), NEW, "those who are not told apart");
    const [first, second] = own;
    if (first === undefined || second === undefined) throw new Error("there are two keys at least");
    same((await store.claim({ ...first, owner: "another" }, LONG)).state, "running", "a key that it has");
    same(await store.finish(second, "r", LONG), true);
    same((await store.claim(next, LONG)).state, "tooMany", "a record counts, too");
    await store.release(first);
    same(await store.claim(next, LONG), NEW, "after a release");
  },
  "flushed: what was claimed is renewed, finished and released all the same": async (tried) => {
    const { store } = tried;
    const [first, second, third] = [token(), token(), token()];
    for (const each of [first, second, third]) await store.claim(each, LONG);
    await tried.flush();
    same(await store.renew(first, LONG), true);
    same((await store.claim({ ...first, owner: "another" }, LONG)).state, "running");
    same(await store.finish(second, "r", LONG), true);
    same((await store.claim({ ...second, owner: "another" }, LONG)).state, "done");
    await store.release(third);
    same(await store.claim(third, LONG), NEW);
  },
});

/** The store of Idempotency-Keys that `STORE_FAULT_CASES` test, and its engine. */
export interface BrokenStore {
  readonly store: IdempotencyStore;
  /** Makes the engine fail, or not reply at all, until `restore`. */
  readonly fail: () => Promise<void>;
  /** Makes the engine work again. Its data may be lost. */
  readonly restore: () => Promise<void>;
}

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
export const STORE_FAULT_CASES: readonly SuiteCase<BrokenStore>[] = casesOf<BrokenStore>({
  "an engine that fails is a 503, and nothing has run; when it is there again, the retry runs once": async (tried) => {
    const { store, fail, restore } = tried;
    const { effects, send } = started(store);
    same(await send("a"), 200, "before");
    await fail();
    same([await send("b"), await send("b")], [503, 503], "during the fault");
    same(effects.count, 1, "the effects");
    await restore();
    same(await untilDone(send, "b"), 200, "after it");
    same([await send("b"), effects.count], [200, 2], "the replay, and the effects");
  },
  "an engine that fails during an act: the response is sent, and the author is told": async (tried) => {
    const { store, fail, restore } = tried;
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
});

async function untilDone(send: (key: string) => Promise<number>, key: string): Promise<number> {
  let status = 503;
  const isDone = async () => {
    status = await send(key);
    return status !== 503 && status !== 409;
  };
  await until(isDone, `the request ${key} was never done`);
  return status;
}
