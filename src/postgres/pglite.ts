/** The part of PGlite (`@electric-sql/pglite`) that is used. */
export interface PgliteDatabase {
  query(text: string, values?: unknown[]): Promise<object>;
  exec(text: string): Promise<object[]>;
  close(): Promise<void>;
}

export interface PgliteClient {
  readonly query: <Row>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
  /** @param destroy ends a transaction that is open */
  readonly release: (destroy?: boolean) => void;
}

/** It has the calls of the pool of `pg` that are used here. */
export interface PglitePool {
  readonly connect: () => Promise<PgliteClient>;
  readonly query: <Row>(text: string, values?: unknown[]) => Promise<{ rows: Row[] }>;
  readonly end: () => Promise<void>;
}

/**
 * A pool of PGlite, PostgreSQL in this process, for tests. It has one connection: a request that holds a transaction must not use the pool.
 * No statement is cancelled.
 */
export function pglitePool(database: PgliteDatabase): PglitePool {
  let last: Promise<unknown> = Promise.resolve();
  const clientOf = (free: () => void): PgliteClient => ({
    query: async <Row>(text: string, values?: unknown[]) => {
      const result = values === undefined ? (await database.exec(text)).at(-1) : await database.query(text, values);
      return (result ?? { rows: [] }) as { rows: Row[] };
    },
    release: (destroy) => void (destroy === true ? database.exec("ROLLBACK") : Promise.resolve()).then(free, free),
  });
  const connect = async () => {
    const before = last;
    let free = (): void => undefined;
    last = new Promise<void>((resolve) => {
      free = resolve;
    });
    await before;
    return clientOf(free);
  };
  return {
    connect,
    query: async <Row>(text: string, values?: unknown[]) => {
      const client = await connect();
      return client.query<Row>(text, values).finally(() => client.release());
    },
    end: () => database.close(),
  };
}
