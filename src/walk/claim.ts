import type { FieldList } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { Claimed, ClaimToken, KeyedRequest, SettledPolicy } from "../resource/idempotency.ts";
import { isHolding } from "./deadline.ts";
import { type KeptResponse, keptFrom } from "./keptResponse.ts";

/** Of any other, nobody could say whether the request may run. */
const STATE = /^(?:new|running|done|other|tooMany)$/;
const RENEWALS = 3;

/** What the store says of a request's key. Where the key is new, the request holds it until it is kept or released. */
export class Claim implements KeyedRequest {
  readonly key: string;
  readonly policy: SettledPolicy;
  readonly claimed: Claimed;
  readonly kept: KeptResponse | undefined;
  /** The fields that the gates have set, which a replay's gates set anew. */
  readonly ofGates: FieldList;
  /** Whether an act has begun: from then on it runs to its end, and its result is kept (ruling 37). */
  hasBegun = false;
  isWalked = false;
  text: string | undefined;
  isRecorded = false;
  readonly #token: ClaimToken;
  #transaction: { readonly given: unknown } | undefined;
  #isHeld: boolean;
  #renewing: ReturnType<typeof setInterval> | undefined;

  private constructor(key: string, policy: SettledPolicy, token: ClaimToken, claimed: Claimed, ofGates: FieldList) {
    this.key = key;
    this.policy = policy;
    if (!STATE.test(claimed.state))
      throw wrongValue("The store's claim", claimed, "Its state is new, running, done, other or tooMany.");
    this.claimed = claimed;
    this.kept = claimed.state === "done" ? keptFrom(claimed.record) : undefined;
    this.ofGates = ofGates;
    this.#token = token;
    this.#isHeld = claimed.state === "new";
    if (this.#isHeld) this.#startRenewing();
  }

  /** Rejects where the store is down or late: then nothing has run, and what it may have claimed all the same is released. */
  static async make(
    key: string,
    policy: SettledPolicy,
    name: Omit<ClaimToken, "owner">,
    ofGates: FieldList = [],
  ): Promise<Claim> {
    const { store, leaseSeconds, timeoutMs, maxBytes } = policy;
    const token = { ...name, owner: crypto.randomUUID() };
    // Bytes are kept in Base64 (RFC 4648 4).
    const recordCharacters = Math.ceil((maxBytes * 4) / 3);
    try {
      const claimed = await inTime(() => store.claim(token, leaseSeconds * 1000, recordCharacters), timeoutMs);
      return new Claim(key, policy, token, claimed, ofGates);
    } catch (error) {
      inTime(() => store.release(token), timeoutMs).catch(() => undefined);
      throw error;
    }
  }

  get isHeld(): boolean {
    return this.#isHeld;
  }

  get scopedKey(): string {
    return this.#token.key;
  }

  get isTransactional(): boolean {
    return this.#transaction !== undefined;
  }

  record(transaction: unknown): void {
    if (this.policy.store.isTransactional !== true) {
      throw new TypeError(
        "This store keeps nothing in a transaction of yours. Use one in the same database, or leave out idempotency.record.",
      );
    }
    this.#transaction = { given: transaction };
  }

  adopt(request: object): void {
    const given = this.policy.store.transactionOf?.(request);
    if (given !== undefined) this.#transaction ??= { given };
  }

  restart(): void {
    this.forget();
    this.hasBegun = false;
    this.#transaction = undefined;
  }

  /** Records the response in the author's transaction. Throws where that cannot be done, so that it is rolled back. */
  async recordInTransaction(record: string): Promise<void> {
    const { store, keepSeconds, timeoutMs } = this.policy;
    const transaction = this.#transaction?.given;
    if (!(await inTime(() => store.finish(this.#token, record, keepSeconds * 1000, transaction), timeoutMs)))
      throw new Error(LOST);
    this.isRecorded = true;
  }

  async finish(record: string): Promise<void> {
    this.end();
    const { store, keepSeconds, timeoutMs } = this.policy;
    if (!(await inTime(() => store.finish(this.#token, record, keepSeconds * 1000), timeoutMs))) throw new Error(LOST);
  }

  async release(): Promise<void> {
    this.end();
    const { store, timeoutMs } = this.policy;
    await inTime(() => store.release(this.#token), timeoutMs);
  }

  forget(): void {
    this.text = undefined;
    this.isRecorded = false;
  }

  end(): void {
    this.#isHeld = false;
    clearInterval(this.#renewing);
  }

  /** A process that has died renews nothing, and its keys are free when their leases are over. */
  #startRenewing(): void {
    const { store, leaseSeconds, keepSeconds, timeoutMs } = this.policy;
    const leaseMs = leaseSeconds * 1000;
    // An act that never ends holds its key no longer than a response would be kept.
    let left = Math.max(1, (keepSeconds / leaseSeconds) * RENEWALS);
    this.#renewing = setInterval(() => {
      left -= 1;
      if (left < 0) return this.end();
      // Where it fails, the next one may not; what has become of the lease is found at the end.
      inTime(() => store.renew(this.#token, leaseMs), timeoutMs).catch(() => undefined);
    }, leaseMs / RENEWALS);
    // A lease does not hold the process.
    if (isHolding(this.#renewing)) this.#renewing.unref();
  }
}

const LOST = "The lease of an Idempotency-Key ran out, and another request has claimed the key.";

export class StoreTimeout extends Error {
  override readonly name = "StoreTimeout";
}

export async function inTime<T>(call: () => Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new StoreTimeout(`The store had not replied within ${ms} ms.`)), ms);
  });
  try {
    return await Promise.race([call(), late]);
  } finally {
    clearTimeout(timer);
  }
}
