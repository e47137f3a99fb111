// The library of examples/library as a Worker: a Durable Object has its database and serves it; the login is limited by others.

import { DurableObjectLimiter, LimitObject } from "../../dist/limit/durable-object.js";
import { fetchHandler } from "../../dist/runtime/fetch.js";
import { createLibrary } from "../../examples/library/library.ts";
import { SCHEMA } from "../../examples/library/schema.ts";
import { HANG } from "../bounds.mjs";

export class Limits extends LimitObject {}

export class Library {
  #handler;

  constructor(state, env) {
    this.#handler = state.blockConcurrencyWhile(async () => {
      for (const statement of SCHEMA.split(";")) if (statement.trim() !== "") state.storage.sql.exec(statement);
      // What a password takes, or an object, lets no other try in.
      const policy = { name: "login", capacity: 3, refillPerSec: 0.001, deadlineMs: HANG };
      const limit = new DurableObjectLimiter({ namespace: env.LIMITS, ...policy });
      const limiter = { take: (key) => limit.take(key), close: () => undefined };
      return fetchHandler(await createLibrary(new Connection(state.storage), { limiter }));
    });
  }

  async fetch(request) {
    return (await this.#handler)(request);
  }
}

/** What the library uses of its driver, on the SQL of a Durable Object. */
class Connection {
  #storage;

  constructor(storage) {
    this.#storage = storage;
  }

  prepare(statement) {
    return new Statement(this.#storage.sql, statement);
  }

  transaction(run) {
    return () => this.#storage.transactionSync(run);
  }
}

class Statement {
  #sql;
  #text;
  #names;
  #isRaw = false;

  constructor(sql, text) {
    this.#sql = sql;
    // Values are bound by their places: a name has the place of its first use.
    this.#names = [...new Set([...text.matchAll(/:(\w+)/g)].map(([, name]) => name))];
    this.#text = text.replace(/:(\w+)/g, (_, name) => `?${this.#names.indexOf(name) + 1}`);
  }

  raw() {
    this.#isRaw = true;
    return this;
  }

  #cursor(values) {
    const bound = this.#names.length > 0 ? this.#names.map((name) => values[0][name]) : values;
    return this.#sql.exec(this.#text, ...bound.filter((value) => typeof value !== "object" || value === null));
  }

  all(...values) {
    const cursor = this.#cursor(values);
    return this.#isRaw ? [...cursor.raw()] : cursor.toArray();
  }

  get(...values) {
    return this.all(...values)[0];
  }

  run(...values) {
    this.#cursor(values).toArray();
    const [row] = this.#sql.exec("SELECT changes() AS changes, last_insert_rowid() AS lastInsertRowid").toArray();
    return row;
  }
}

export default {
  fetch: (request, env) => env.LIBRARY.get(env.LIBRARY.idFromName("the library")).fetch(request),
};
