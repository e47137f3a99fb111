/** The part of a Durable Object namespace, a Worker's binding, that is used. */
export interface ObjectNamespace {
  idFromName(name: string): unknown;
  get(id: unknown): ObjectStub;
}

/** The part of a stub that is used. */
export interface ObjectStub {
  fetch(url: string, init: { readonly method: string; readonly body: string }): Promise<ObjectReply>;
}

export interface ObjectReply {
  readonly ok: boolean;
  readonly status: number;
  json(): Promise<unknown>;
}

/** The part of a Durable Object's state that is used. It must be backed by SQLite (`new_sqlite_classes`). */
export interface ObjectState {
  readonly storage: ObjectStorage;
}

export interface ObjectStorage {
  readonly sql: {
    exec(statement: string, ...values: (string | number | null)[]): { toArray(): Record<string, unknown>[] };
  };
  getAlarm(): Promise<number | null>;
  setAlarm(at: number): Promise<void>;
}

/** Sends something to the object of a name. A stub belongs to the request that made it, so each call makes one. */
export async function askObject(namespace: ObjectNamespace, name: string, asked: unknown): Promise<unknown> {
  const stub = namespace.get(namespace.idFromName(name));
  // The host of the address means nothing: the stub is what the request is sent to.
  const reply = await stub.fetch("https://object/", { method: "POST", body: JSON.stringify(asked) });
  if (!reply.ok) throw new Error(`the Durable Object ${name} replied with ${reply.status}`);
  return reply.json();
}

/** Rows whose time is over are removed this often at most. */
const SWEEP_MS = 60_000;

/** Removes the rows of a table whose column `expires`, in milliseconds of the clock, has passed: by the object's alarm. */
export class Expiry {
  readonly #storage: ObjectStorage;
  readonly #table: string;
  #isSet = false;

  constructor(storage: ObjectStorage, table: string) {
    this.#storage = storage;
    this.#table = table;
  }

  /** To be called when a row was written. An alarm outlives the object, so one that is set stays. */
  async keepUp(): Promise<void> {
    if (this.#isSet) return;
    if ((await this.#storage.getAlarm()) === null) await this.#storage.setAlarm(Date.now() + SWEEP_MS);
    this.#isSet = true;
  }

  async sweep(): Promise<void> {
    const now = Date.now();
    this.#storage.sql.exec(`DELETE FROM ${this.#table} WHERE expires <= ?`, now);
    const [row] = this.#storage.sql.exec(`SELECT min(expires) AS next FROM ${this.#table}`).toArray();
    const next = row?.["next"];
    this.#isSet = typeof next === "number";
    if (typeof next === "number") await this.#storage.setAlarm(Math.max(next, now + SWEEP_MS));
  }
}
