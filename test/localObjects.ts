import Database from "libsql";
import type { ObjectReply, ObjectState, ObjectStub } from "../src/limit/durable-object/binding.ts";

interface DurableObject {
  fetch(request: Request): Promise<Response>;
  alarm(): Promise<void>;
}

/** Durable Objects in this process, with SQLite as their storage. Those of the platform are tested by `test/runtimes`. */
export class LocalObjects {
  /** The real objects, by name. */
  readonly objects = new Map<string, DurableObject>();
  readonly asked: unknown[] = [];
  readonly alarms = new Map<string, number>();
  readonly databases = new Map<string, Database.Database>();
  /** What replies in place of the objects. */
  reply: (() => Promise<ObjectReply>) | undefined;
  readonly #Kept: new (
    state: ObjectState,
  ) => DurableObject;

  constructor(Kept: new (state: ObjectState) => DurableObject) {
    this.#Kept = Kept;
  }

  idFromName(name: string): string {
    return name;
  }

  get(id: unknown): ObjectStub {
    const name = String(id);
    return {
      fetch: (url, init) => {
        this.asked.push([name, JSON.parse(init.body)]);
        return this.reply?.() ?? this.#objectOf(name).fetch(new Request(url, init));
      },
    };
  }

  /** The object ends, as the platform does it now and again. Its storage and its alarm stay. */
  evict(): void {
    this.objects.clear();
  }

  #objectOf(name: string): DurableObject {
    const made = this.objects.get(name) ?? new this.#Kept(this.#stateOf(name));
    this.objects.set(name, made);
    return made;
  }

  #stateOf(name: string): ObjectState {
    const database = this.databases.get(name) ?? new Database(":memory:");
    this.databases.set(name, database);
    const exec = (text: string, ...values: (string | number | null)[]) => {
      const statement = database.prepare(text);
      const rows = statement.reader ? (statement.all(...values) as Record<string, unknown>[]) : undefined;
      if (rows === undefined) statement.run(...values);
      return { toArray: () => rows ?? [] };
    };
    const getAlarm = async () => this.alarms.get(name) ?? null;
    const setAlarm = async (at: number) => void this.alarms.set(name, at);
    return { storage: { sql: { exec }, getAlarm, setAlarm } };
  }
}
