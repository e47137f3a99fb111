import type { HttpRequest } from "../http/request.ts";
import type { KeyedRequest } from "../resource/idempotency.ts";
import { isConnectionLost, type PostgresPool, type Session, sessionOf } from "./database.ts";

export interface Bound {
  readonly request: object;
  readonly signal: AbortSignal;
  readonly idempotency?: KeyedRequest | undefined;
}

export interface Requested extends Bound {
  readonly request: HttpRequest;
}

/** It is not known whether the transaction was committed: the connection broke meanwhile. */
export class CommitUnknown extends Error {
  override readonly name = "CommitUnknown";
}

const OF_REQUESTS = new WeakMap<object, Transaction>();
const OF_CLIENTS = new WeakMap<object, Transaction>();

export function transactionOf(request: object, pool: PostgresPool): Transaction | undefined {
  const transaction = OF_REQUESTS.get(request);
  return transaction?.pool === pool ? transaction : undefined;
}

export const transactionOn = (client: object): Transaction | undefined => OF_CLIENTS.get(client);

/** Its connection is not used again. */
const CANCELLED = new Error("A statement was cancelled.");

export class Transaction {
  readonly pool: PostgresPool;
  readonly session: Session;
  readonly #ctx: Bound;
  readonly #before: (() => Promise<unknown>)[] = [];
  #cancelling: Promise<unknown> | undefined = undefined;

  private constructor(pool: PostgresPool, session: Session, ctx: Bound) {
    this.pool = pool;
    this.session = session;
    this.#ctx = ctx;
  }

  /** @param statement begins it; called when there is a connection */
  static async begin(pool: PostgresPool, ctx: Bound, statement: () => string): Promise<Transaction> {
    const session = await sessionOf(pool);
    const transaction = new Transaction(pool, session, ctx);
    if (transaction.#isLeft) {
      session.release();
      throw ctx.signal.reason;
    }
    await session.begin(statement()).catch((error: unknown) => {
      session.release(error);
      throw error;
    });
    OF_REQUESTS.set(ctx.request, transaction);
    OF_CLIENTS.set(session.client, transaction);
    ctx.signal.addEventListener("abort", transaction.#left);
    if (ctx.signal.aborted) transaction.#left();
    return transaction;
  }

  beforeCommit(act: () => Promise<unknown>): void {
    this.#before.push(act);
  }

  /** Ruling 37: an act that has begun with a key runs to its end. */
  get #isLeft(): boolean {
    return this.#ctx.signal.aborted && this.#ctx.idempotency?.hasBegun !== true;
  }

  readonly #left = (): void => {
    if (this.#isLeft) this.#cancelling ??= this.session.cancel().catch(() => undefined);
  };

  async commit(): Promise<void> {
    try {
      for (const act of this.#before) await act();
    } catch (error) {
      await this.rollback(error);
      throw error;
    }
    this.#end();
    await this.#cancelling;
    const { session } = this;
    const { command } = await session.run("COMMIT").catch((error: unknown) => {
      session.release(error);
      throw isConnectionLost(error)
        ? new CommitUnknown("The connection broke during COMMIT. The write may be stored.", { cause: error })
        : error;
    });
    session.release(this.#cancelling && CANCELLED);
    if (command === "COMMIT") return;
    throw new Error(
      "COMMIT rolled back, because a statement had failed. If you catch the error of one, throw it again.",
    );
  }

  /** @param thrown what was thrown, if anything was: over a connection that is lost, nothing can be sent */
  async rollback(thrown: unknown): Promise<void> {
    this.#end();
    await this.#cancelling;
    const undone = isConnectionLost(thrown) ? Promise.reject(thrown) : this.session.run("ROLLBACK");
    await undone.then(
      () => this.session.release(this.#cancelling && CANCELLED),
      (failed: unknown) => this.session.release(failed),
    );
  }

  #end(): void {
    this.#ctx.signal.removeEventListener("abort", this.#left);
    OF_CLIENTS.delete(this.session.client);
    if (OF_REQUESTS.get(this.#ctx.request) === this) OF_REQUESTS.delete(this.#ctx.request);
  }
}
