import { isFunction, isObject } from "../http/kinds.ts";

/** The part of a client of `pg` that is used. */
export interface PgClient {
  query(text: string, values?: unknown[]): Promise<object>;
  release(destroy?: boolean): void;
}

/** The part of the pool of `pg` that is used. */
export interface PgPool<Client extends PgClient = PgClient> {
  connect(): Promise<Client>;
  query(text: string, values?: unknown[]): Promise<object>;
}

/** The part of a reserved connection of `postgres` that is used. */
export interface ReservedSql {
  unsafe(text: string, values?: unknown[], options?: { prepare?: boolean }): PromiseLike<object>;
  release(): void;
}

/** The part of the `sql` of `postgres` that is used. */
export interface PostgresSql<Client extends ReservedSql = ReservedSql> {
  reserve(): Promise<Client>;
  unsafe(text: string, values?: unknown[], options?: { prepare?: boolean }): PromiseLike<object>;
}

/** Your own pool: of `pg`, or the `sql` of `postgres`. */
export type PostgresPool = PgPool | PostgresSql;
/** What a request is lent of a pool: a client of `pg`, or a reserved `sql`. */
export type ClientOf<P> = P extends { reserve(): Promise<infer Client> } ? Client : PgClientOf<P>;
/** `connect` of `pg` has two forms, and the compiler infers from the last. */
export type PgClientOf<P> = P extends { connect: { (): Promise<infer Client>; (callback: never): void } }
  ? unknown extends Client
    ? OnlyClientOf<P>
    : Client
  : never;
export type OnlyClientOf<P> = P extends { connect(): Promise<infer Client> } ? Client : never;
export type Row = Readonly<Record<string, unknown>>;

export interface Result {
  readonly rows: readonly Row[];
  /** How many rows the statement has changed or returned. */
  readonly count: number;
  readonly command: string;
}

export type Run = (text: string, values?: readonly unknown[]) => Promise<Result>;

export interface Session {
  readonly client: PgClient | ReservedSql;
  readonly run: Run;
  /** Runs what begins a transaction: several statements in one round trip. */
  begin(text: string): Promise<void>;
  cancel(): Promise<unknown>;
  /** Gives it back. Nobody uses it again where an error is given: it may be broken, or a cancellation under way. */
  release(error?: unknown): void;
}

/** Runs a statement in a transaction of its own, or in that of a client. */
export function runnerOf(on: PostgresPool | PgClient | ReservedSql): Run {
  if ("unsafe" in on) return async (text, values) => resultOf(await on.unsafe(text, values && [...values], PREPARED));
  return async (text, values) => resultOf(await on.query(text, values && [...values]));
}

/** Without it, `postgres` asks for the types of the values in a round trip of its own. Your `prepare: false` goes before it. */
const PREPARED = { prepare: true };

function resultOf(given: object): Result {
  const { rows = given, rowCount, count = rowCount, command } = given as Record<string, unknown>;
  return { rows: rows as readonly Row[], count: Number(count ?? 0), command: String(command) };
}

export async function sessionOf(pool: PostgresPool): Promise<Session> {
  return "reserve" in pool ? sessionOfPostgres(await pool.reserve()) : sessionOfPg(pool, await pool.connect());
}

function sessionOfPg(pool: PgPool, client: PgClient): Session {
  return {
    client,
    run: runnerOf(client),
    begin: async (text) => void (await client.query(text)),
    // Its connection is not used again, so that a cancellation that comes late reaches nobody.
    cancel: async () => cancelPg(pool, client),
    release: (error) => client.release(error !== undefined),
  };
}

interface PgConnection {
  on(event: string, listener: () => void): void;
  connect(port: unknown, host?: unknown): void;
  requestSsl(): void;
  cancel(processId: unknown, secretKey: unknown): void;
}

/** As `cancel` of a Client, which would send the secret of a connection over TLS in the clear. */
function cancelPg(pool: PgPool, client: PgClient): void {
  const { Client, options } = pool as { Client?: unknown; options?: unknown };
  const { processID, secretKey } = client as { processID?: unknown; secretKey?: unknown };
  if (!isFunction(Client) || typeof processID !== "number") return;
  const { connection, host, port, ssl, sslNegotiation } = Reflect.construct(Client, [options]) as {
    readonly connection: PgConnection;
    readonly host: string;
    readonly port: number;
    readonly ssl: unknown;
    readonly sslNegotiation: unknown;
  };
  const cancel = () => connection.cancel(processID, secretKey);
  connection.on("error", () => undefined);
  connection.on("sslconnect", cancel);
  connection.on("connect", () => {
    if (!ssl) cancel();
    else if (sslNegotiation !== "direct") connection.requestSsl();
  });
  if (host.startsWith("/")) connection.connect(`${host}/.s.PGSQL.${port}`);
  else connection.connect(port, host);
}

function sessionOfPostgres(client: ReservedSql): Session {
  let cancel = async (): Promise<unknown> => undefined;
  return {
    client,
    run: runnerOf(client),
    begin: async (text) => {
      const query = client.unsafe(text);
      await query;
      const { canceller, state } = query as { canceller?: unknown; state?: unknown };
      // It cancels whatever statement this connection runs.
      if (isFunction(canceller)) cancel = async () => Reflect.apply(canceller, undefined, [{ state, active: true }]);
    },
    cancel: () => cancel(),
    release: (error) => (error === undefined ? client.release() : void releasePostgres(client, error)),
  };
}

/** It cannot drop a connection: one whose COMMIT or ROLLBACK was cancelled leaves its transaction first. */
async function releasePostgres(client: ReservedSql, error: unknown): Promise<void> {
  if (isConnectionLost(error)) return;
  // It fails in a transaction that has failed. ROLLBACK outside of one would be a warning.
  const asked = client.unsafe("SELECT 1").then(undefined, () => client.unsafe("ROLLBACK"));
  const failed = await asked.then(
    () => undefined,
    (again: unknown) => again,
  );
  if (!isConnectionLost(failed)) client.release();
}

const LOST =
  /^(?:08...|53300|57P0[123]|CONNECT_TIMEOUT|CONNECTION_(?:CLOSED|ENDED|DESTROYED)|E(?:CONN(?:REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|NOTFOUND|HOSTUNREACH|NETUNREACH|AI_AGAIN))$/;

/** `pg` gives these no code. */
const LOST_IN_WORDS =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Errors that wrap one another are looked into so far. */
const MOST_CAUSES = 8;

export function causesOf(error: unknown, depth = MOST_CAUSES): readonly object[] {
  return depth === 0 || !isObject(error) ? [] : [error, ...causesOf(Reflect.get(error, "cause"), depth - 1)];
}

export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some((each) => {
    const code: unknown = Reflect.get(each, "code");
    return typeof code === "string" ? LOST.test(code) : LOST_IN_WORDS.test(String(Reflect.get(each, "message")));
  });
}
