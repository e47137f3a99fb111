import { methodIs } from "../http/method.ts";
import { part } from "../literal/resource.ts";
import type { Outcome } from "../resource/context.ts";
import { checkOptions, type OptionRules, oneOf } from "../resource/options.ts";
import type { Part } from "../resource/part.ts";
import type { ClientOf, PostgresPool } from "./database.ts";
import { RETRY_AFTER, refusedByAnother } from "./errors.ts";
import { type Requested, Transaction, transactionOn } from "./transaction.ts";

const LEVELS = ["read committed", "repeatable read", "serializable"] as const;

export interface TransactionOptions {
  /** Default: that of the database. */
  readonly isolation?: (typeof LEVELS)[number] | undefined;
  /** Whether nothing can be written. Default: for safe methods, as GET. */
  readonly readOnly?: boolean | undefined;
  /** The most milliseconds of a statement. Default: what is left until the deadline; with an Idempotency-Key, the database's. */
  readonly statementTimeout?: number | undefined;
}

const OPTIONS: OptionRules<TransactionOptions> = {
  isolation: oneOf(...LEVELS),
  readOnly: true,
  statementTimeout: {
    remedy: "milliseconds, such as 5_000",
    holds: (value) => typeof value === "number" && value >= 1 && value <= MOST_MS,
  },
};

/** The most that PostgreSQL takes. */
const MOST_MS = 2 ** 31 - 1;

/** What `transactions` is to those that name it in `with`. */
export type Transactional<Client> = Part<
  Lent<Client>,
  [],
  "lend" | "mapError" | "halts",
  503,
  never,
  never,
  Lent<Client>,
  {}
>;
export interface Lent<Client> {
  /** Begins the transaction when it is first called. */
  readonly tx: () => Promise<Client>;
}

/**
 * A part that lends each request one transaction, `ctx.tx`, committed before a response below 400, else rolled back. A client that leaves,
 * or the deadline, cancels the statement that runs, unless its act has begun with an Idempotency-Key (ruling 37).
 */
export function transactions<P extends PostgresPool>(
  pool: P,
  options: TransactionOptions = {},
): Transactional<ClientOf<P>> {
  checkOptions("transactions", options, OPTIONS);
  const made: unknown = part({
    lend: {
      tx: {
        open: async (ctx: Requested) =>
          (await Transaction.begin(pool, ctx, () => beginning(ctx, options))).session.client,
        close: (client: object, { status = 500, error }: Outcome) => {
          const transaction = transactionOn(client);
          return status < 400 ? transaction?.commit() : transaction?.rollback(error);
        },
      },
    },
    mapError: (error: unknown) => refusedByAnother(error),
    halts: [503],
    documentedHeaders: RETRY_AFTER,
  });
  return made as Transactional<ClientOf<P>>;
}

/** All of it is one round trip. */
function beginning({ request }: Requested, { isolation, readOnly, statementTimeout }: TransactionOptions): string {
  const level = isolation === undefined ? "" : ` ISOLATION LEVEL ${isolation}`;
  const access = (readOnly ?? methodIs(request.method, "safe")) ? " READ ONLY" : "";
  const left = request.headers.has("idempotency-key") ? undefined : leftOf(request.deadline);
  const most = statementTimeout ?? left;
  return `BEGIN${level}${access}${most === undefined ? "" : `; SET LOCAL statement_timeout = ${Math.ceil(most)}`}`;
}

function leftOf(deadline: number | undefined): number | undefined {
  const left = (deadline ?? Number.POSITIVE_INFINITY) - performance.now();
  return left < MOST_MS ? Math.max(1, left) : undefined;
}
