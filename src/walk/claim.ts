import { isObject } from "../http/kinds.ts";
import type { FieldList } from "../http/response.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { Claimed, ClaimToken, KeyedRequest, SettledPolicy } from "../resource/idempotency.ts";
import { type KeptResponse, keptFrom } from "./keptResponse.ts";

/** Of any other, nobody could say whether the request may run. */
const STATE = /^(?:new|running|done|other|tooMany)$/;

/** How often a lease is renewed in its time. */
const RENEWALS = 3;

/** What the store says of a request's key. Where the key is new, the request holds it until it is kept or released. */
export class Claim implements KeyedRequest {
  readonly key: string;
  readonly policy: SettledPolicy;
  readonly claimed: Claimed;
  /** The response to the first request, where it is kept. */
  readonly kept: KeptResponse | undefined;
  /** The fields that the gates have set, which a replay's gates set anew. */
  readonly ofGates: FieldList;
  /** Whether an act has begun: from then on it runs to its end, and its result is kept (ruling 37). */
  hasBegun = false;
  /** Whether the walk has come to its response, in time. */
  isWalked = false;
  /** The response as it is to be kept, once the walk has come to it. */
  text: string | undefined = undefined;
  /** Whether it was recorded in the author's transaction. */
  isRecorded = false;
  readonly #token: ClaimToken;
  #transaction: { readonly given: unknown } | undefined = undefined;
  #isHeld: boolean;
  #renewing: ReturnType<typeof setInterval> | undefined = undefined;

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

  /** Whether the request holds the key. */
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

  /** The transaction that the request was lent, unless the author has given one. */
  adopt(request: object): void {
    const given = this.policy.store.transactionOf?.(request);
    if (given !== undefined) this.#transaction ??= { given };
  }

  /** The act has done nothing, and may be tried again: what was recorded of it was rolled back. */
  restart(): void {
    this.hasBegun = false;
    this.isRecorded = false;
    this.text = undefined;
    this.#transaction = undefined;
  }

  /** Records the response in the author's transaction. Throws where that cannot be done, so that it is rolled back. */
  async recordInTransaction(record: string): Promise<void> {
    const { store, keepSeconds, timeoutMs } = this.policy;
    const transaction = this.#transaction?.given;
    if (!(await inTime(() => store.finish(this.#token, record, keepSeconds * 1000, transaction), timeoutMs))) {
      throw new Error(LOST);
    }
    this.isRecorded = true;
  }

  /** Keeps the response. Rejects where it is not kept. */
  async finish(record: string): Promise<void> {
    this.end();
    const { store, keepSeconds, timeoutMs } = this.policy;
    if (!(await inTime(() => store.finish(this.#token, record, keepSeconds * 1000), timeoutMs))) throw new Error(LOST);
  }

  /** Frees the key. */
  async release(): Promise<void> {
    this.end();
    const { store, timeoutMs } = this.policy;
    await inTime(() => store.release(this.#token), timeoutMs);
  }

  /** What was recorded of the response was not committed. */
  forget(): void {
    this.text = undefined;
    this.isRecorded = false;
  }

  /** The request does not hold the key any longer. */
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
    letProcessEnd(this.#renewing);
  }
}

const LOST = "The lease of an Idempotency-Key ran out, and another request has claimed the key.";

/** A lease does not hold the process, where the runtime can say so. */
function letProcessEnd(timer: unknown): void {
  if (isObject(timer) && "unref" in timer && typeof timer.unref === "function") {
    timer.unref();
  }
}

/** A store did not reply in time. */
export class StoreTimeout extends Error {
  override readonly name = "StoreTimeout";
}

/** What a store gives, within its time. What it gives or throws after that is not looked at. */
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
