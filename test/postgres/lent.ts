import { resource, Service, stored } from "signalbox";
import {
  type ConstraintNames,
  PostgresStore,
  postgresErrors,
  type TransactionOptions,
  transactions,
} from "signalbox/postgres";
import { z } from "zod";
import { type Engine, query, type Row } from "./engines.ts";

/** Accounts of which one can be read and written, for tests of what a request is lent. */
export const ACCOUNTS = `
  DROP TABLE IF EXISTS accounts;
  CREATE TABLE accounts (
    id text PRIMARY KEY CHECK (id <> 'forbidden'),
    version bigserial,
    email varchar(20) UNIQUE,
    balance integer NOT NULL DEFAULT 0,
    parent text REFERENCES accounts
  );
  INSERT INTO accounts (id, email) VALUES ('ann', 'ann@example.org'), ('bob', 'bob@example.org');
`;

const Account = z.looseObject({ email: z.string().optional(), balance: z.number().optional() });

export interface Lent {
  readonly tx: () => Promise<Parameters<typeof query>[0]>;
  readonly params: { readonly id: string };
}

export interface Serving {
  readonly options?: TransactionOptions;
  readonly names?: ConstraintNames;
  readonly isOptimistic?: boolean;
  readonly deadline?: number;
  /** Called in the act when it has written. */
  readonly after?: (ctx: Lent) => unknown;
  readonly read?: (ctx: Lent) => unknown;
  readonly isAuthorized?: (ctx: Pick<Lent, "tx">) => Promise<true>;
}

export function serve({ pool }: Engine, serving: Serving = {}) {
  const errors: unknown[] = [];
  const { after, read, isOptimistic = false, isAuthorized } = serving;
  const one = async ({ tx }: Pick<Lent, "tx">, text: string, ...values: unknown[]): Promise<Row | undefined> =>
    (await query(await tx(), text, ...values))[0];
  const account = resource("/accounts/{id}", {
    with: [transactions(pool, serving.options), postgresErrors(serving.names)],
    ...(isAuthorized && { isAuthorized, principal: () => "ann" }),
    find: async (ctx) => {
      await read?.(ctx);
      return one(ctx, "SELECT *, version::text FROM accounts WHERE id = $1", ctx.params.id);
    },
    generateEtag: ({ entity }) => String(entity["version"]),
    ...(isOptimistic && { concurrency: "optimistic" as const }),
    idempotency: { store: new PostgresStore({ pool }), methods: ["POST", "PATCH", "PUT"] },
    GET: { response: Account, represent: ({ entity }) => ({ balance: Number(entity["balance"]) }) },
    PUT: {
      body: Account,
      apply: async (ctx) => {
        const { id } = ctx.params;
        const { email = null, balance = 0 } = ctx.body;
        const row = await one(
          ctx,
          `INSERT INTO accounts (id, email, balance) VALUES ($1, $2, $3)
           ON CONFLICT (id) DO UPDATE SET email = $2, balance = $3, version = DEFAULT RETURNING *, version::text`,
          id,
          email,
          balance,
        );
        await after?.(ctx);
        return stored(row);
      },
    },
    POST: {
      processPost: async (ctx) => {
        await one(ctx, "UPDATE accounts SET balance = balance + 1, version = DEFAULT WHERE id = $1", ctx.params.id);
        await after?.(ctx);
        return isOptimistic ? stored(await one(ctx, "SELECT * FROM accounts WHERE id = $1", ctx.params.id)) : undefined;
      },
    },
  });
  const { deadline = 30_000 } = serving;
  const service = new Service({
    resources: { account },
    trace: true,
    deadline,
    onError: (error) => void errors.push(error),
  });
  return { service, errors };
}

export async function balanceOf({ pool }: Engine, id: string): Promise<unknown> {
  return (await query(pool, "SELECT balance FROM accounts WHERE id = $1", id))[0]?.["balance"];
}
