/** What a claim holds: only the one that made it can finish, release or renew it. */
export interface ClaimToken {
  /** The name under which the store keeps it: a digest of the client's key with its principal, method and target. */
  readonly key: string;
  /** The digest of the content and its type. */
  readonly fingerprint: string;
  /** The digest of the principal, by which a store can bound the keys of one client. Empty where clients are not told apart. */
  readonly principal: string;
  /** Drawn for each claim. */
  readonly owner: string;
}

/** What a claim comes to. */
export type Claimed =
  /** The key was not known: it is claimed now, for as long as the lease lasts. */
  | { readonly state: "new" }
  /** The first request is running. `leaseMs` is what is left of its lease. */
  | { readonly state: "running"; readonly leaseMs: number }
  /** The first request has come to this response. */
  | { readonly state: "done"; readonly record: string }
  /** The key was used for other content. */
  | { readonly state: "other" }
  /** The key is not known, and the store keeps no more of this principal until one of them is free. */
  | { readonly state: "tooMany"; readonly retryMs: number };

/** A store has no space for another key or for a record. It forgets no other one for it, because that request could run twice. */
export class StoreFull extends Error {
  override readonly name = "StoreFull";
}

/** Where keys and the responses to their first requests are kept. Each call is one atomic step. If `claim` fails or is late: 503. */
export interface IdempotencyStore<Transaction = unknown> {
  /** Whether `finish` writes through a transaction of the author's. Default: false. */
  readonly isTransactional?: boolean;
  /** Whether `claim` may find that a principal has too many keys. If not, the document has no 429 for it. Default: true. */
  readonly countsKeys?: boolean;
  /** The transaction that the request has been lent, for a store that knows it. The author then need not call `record`. */
  transactionOf?(request: object): Transaction | undefined;
  /** Claims the key for `token.owner`, unless it is held or known. A bounded store refuses it if it has no space for so long a record. */
  claim(token: ClaimToken, leaseMs: number, recordCharacters?: number): Promise<Claimed>;
  /**
   * Keeps the response for so long. False if another owner holds the key, because the lease ran out. A key that is not known any more is
   * kept all the same, unless in a transaction. After a StoreFull the response is offered without its content, and then without its fields.
   */
  finish(token: ClaimToken, record: string, keepMs: number, transaction?: Transaction): Promise<boolean>;
  /** Forgets the claim; not where there is a record, and not where another owner holds it. */
  release(token: ClaimToken): Promise<void>;
  /** Begins the lease anew. False where another owner holds the key. */
  renew(token: ClaimToken, leaseMs: number): Promise<boolean>;
}

/** How a resource takes Idempotency-Key. */
export interface IdempotencyPolicy {
  readonly store: IdempotencyStore;
  /** Whether a request without a key is 400. Default: false. */
  readonly required?: boolean;
  /** The methods that take a key: POST, PATCH, PUT, DELETE. Default: those that are not idempotent, POST and PATCH. */
  readonly methods?: readonly string[];
  /** Seconds for which a response is kept. Default: 86,400, a day. */
  readonly keepSeconds?: number;
  /** Seconds after which the key of a process that has died is free. A living process renews its lease. Default: 30. */
  readonly leaseSeconds?: number;
  /** Milliseconds that the store has for each call. Default: 1,000. */
  readonly timeoutMs?: number;
  /** The most bytes of content that are kept. Of longer content only status and fields are. Default: 1,048,576. */
  readonly maxBytes?: number;
  /** Whether a 5xx of an act is kept as well. Default: false, it frees the key. */
  readonly keepFailures?: boolean;
}

export type SettledPolicy = Required<Omit<IdempotencyPolicy, "methods">>;

export function settledPolicy(policy: IdempotencyPolicy): SettledPolicy {
  const { store, required = false, keepSeconds = 86_400, leaseSeconds = 30 } = policy;
  const { timeoutMs = 1_000, maxBytes = 1_048_576, keepFailures = false } = policy;
  return { store, required, keepSeconds, leaseSeconds, timeoutMs, maxBytes, keepFailures };
}

/** A request with a key, as callbacks see it. */
export interface KeyedRequest {
  /** The key as the client sent it, without its quotes. */
  readonly key: string;
  /** The key's name among those of all clients: a digest of it with the principal, the method and the target. */
  readonly scopedKey: string;
  /** Whether the act has begun: it runs to its end, even if the client leaves or the deadline passes. */
  readonly hasBegun: boolean;
  /**
   * The transaction of the effect, in the database that is the store: the response is recorded in it before it is committed, so that both
   * are there, or neither. Commit it in a release, `ctx.defer`.
   */
  record(transaction: unknown): void;
}
