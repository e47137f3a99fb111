import { type Context, Resource, route, Service } from "signalbox";
import { vi } from "vitest";
import { HANG, LOOK_EVERY } from "../bounds.mjs";

type Source = AsyncIterableIterator<Uint8Array>;

/** Chunks for as long as they are taken. `before` is waited for before each. */
function sourceOf(log: string[], before: (at: number) => Promise<void> | undefined): Source {
  let at = 0;
  const source: Source = {
    [Symbol.asyncIterator]: () => source,
    next: async () => {
      await before(at);
      at += 1;
      return { done: false, value: new Uint8Array(16_384) };
    },
    return: () => {
      log.push("stopped");
      return Promise.resolve({ done: true, value: undefined });
    },
  };
  return source;
}

const never = () => new Promise<void>(() => {});

/** The resource whose request is watched. */
class Watched extends Resource {
  override readonly allowedMethods = ["GET", "POST"];
  readonly #log: string[];
  readonly #waiting: Promise<void>;
  #isDone = false;

  constructor(log: string[], waiting: Promise<void>) {
    super();
    this.#log = log;
    this.#waiting = waiting;
  }

  override lifespan({ signal }: Context) {
    this.#log.push("opened");
    // What comes after the last callback is not observed by any.
    signal.addEventListener("abort", () => this.#isDone || this.#log.push("aborted"));
    return () => void this.#log.push("released");
  }

  override async represent({ request }: Context): Promise<unknown> {
    this.#log.push("called");
    if (request.path === "/stream") return sourceOf(this.#log, () => new Promise((resolve) => setImmediate(resolve)));
    if (request.path === "/silent") return sourceOf(this.#log, (at) => (at === 0 ? undefined : never()));
    await this.#waiting;
    this.#log.push("returned");
    if (request.path === "/later") return sourceOf(this.#log, never);
    this.#isDone = true;
    return "whole";
  }

  override async processPost({ request }: Context): Promise<unknown> {
    this.#log.push("called");
    try {
      for await (const _chunk of request.body) this.#log.push("read");
    } catch (error) {
      this.#log.push((error as Error).name);
      throw error;
    } finally {
      this.#log.push("returned");
    }
    return "whole";
  }
}

/** A resource whose request comes before the one that is watched. */
class First extends Resource {
  readonly #log: string[];
  readonly #waiting: Promise<void>;

  constructor(log: string[], waiting: Promise<void>) {
    super();
    this.#log = log;
    this.#waiting = waiting;
  }

  override async represent({ request }: Context): Promise<unknown> {
    this.#log.push("first");
    if (request.path === "/first-stream") return sourceOf([], (at) => (at === 0 ? undefined : never()));
    await this.#waiting;
    return "first";
  }
}

/** A service whose callbacks and sources note what becomes of them, and wait where they are told to. */
export class Stage {
  readonly service: Service;
  /** What has happened to the request that is watched, in order. */
  readonly log: string[] = [];
  #goOn: () => void = () => {};

  constructor() {
    const waiting = new Promise<void>((resolve) => {
      this.#goOn = resolve;
    });
    const watched = ["/callback", "/later", "/stream", "/silent", "/content"];
    const routes = watched.map((path) => route(path, new Watched(this.log, waiting)));
    for (const path of ["/first", "/first-stream"]) routes.push(route(path, new First(this.log, waiting)));
    this.service = new Service({ routes, deadline: Number.POSITIVE_INFINITY, onError: () => undefined });
  }

  /** Lets callbacks that wait return. */
  goOn(): void {
    this.log.push("goes on");
    this.#goOn();
  }

  has(event: string): boolean {
    return this.log.includes(event);
  }

  async until(event: string): Promise<void> {
    await vi.waitUntil(() => this.has(event), { timeout: HANG, interval: LOOK_EVERY });
  }

  /** Whether it holds nothing, and no callback runs. */
  get isOver(): boolean {
    return !this.has("opened") || (this.has("released") && (this.has("returned") || this.has("stopped")));
  }

  /** What became of the callback, or of the source of its stream. */
  get callback(): string {
    if (!this.has("called")) return "not called";
    const told = Object.entries(TOLD).flatMap(([event, words]) => (this.has(event) ? [words] : []));
    return told.length === 0 ? "goes on" : told.join(", ");
  }

  /** When it released what it held. */
  get release(): string {
    const times = this.log.filter((event) => event === "released").length;
    if (!this.has("opened")) return "nothing";
    if (times !== 1) return times === 0 ? "held" : `${times} times`;
    return this.has("goes on") && this.log.indexOf("released") > this.log.indexOf("goes on") ? "on return" : "at once";
  }
}

const TOLD = { BodyIncomplete: "content fails", stopped: "source stopped", aborted: "aborted" };
