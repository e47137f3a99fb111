import { type Context, Resource, route, Service } from "signalbox";
import { vi } from "vitest";

/** On however slow a machine, what happens at all happens within this time. Milliseconds. */
export const WIDE = 20_000;

type Source = AsyncIterableIterator<Uint8Array>;

/** A service whose callbacks and sources note what becomes of them, and wait where they are told to. */
export class Stage {
  readonly service: Service;
  /** What has happened to the request that is watched, in order. */
  readonly log: string[] = [];
  #goOn: () => void = () => {};
  readonly #waiting = new Promise<void>((resolve) => {
    this.#goOn = resolve;
  });

  constructor() {
    const stage = this;
    class Watched extends Resource {
      override readonly allowedMethods = ["GET", "POST"];
      override lifespan({ signal }: Context) {
        stage.log.push("opened");
        signal.addEventListener("abort", () => stage.log.push("aborted"));
        return () => void stage.log.push("released");
      }
      override async represent({ request }: Context): Promise<unknown> {
        stage.log.push("called");
        if (request.path === "/stream") return stage.#source(() => new Promise((resolve) => setImmediate(resolve)));
        if (request.path === "/silent") return stage.#source((at) => (at === 0 ? undefined : new Promise(() => {})));
        await stage.#waiting;
        stage.log.push("returned");
        return request.path === "/later" ? stage.#source(() => new Promise(() => {})) : "whole";
      }
      override async processPost({ request }: Context): Promise<unknown> {
        stage.log.push("called");
        try {
          for await (const _chunk of request.body) stage.log.push("read");
        } catch (error) {
          stage.log.push(String((error as Error).name));
          throw error;
        } finally {
          stage.log.push("returned");
        }
        return "whole";
      }
    }
    class First extends Resource {
      override async represent({ request }: Context): Promise<unknown> {
        stage.log.push("first");
        if (request.path === "/first-stream") return silentSource();
        await stage.#waiting;
        return "first";
      }
    }
    const routes = ["/callback", "/later", "/stream", "/silent", "/content"].map((path) => route(path, Watched));
    const deadline = Number.POSITIVE_INFINITY;
    routes.push(route("/first", First), route("/first-stream", First));
    this.service = new Service({ routes, deadline, onError: () => undefined });
  }

  /** Chunks for as long as they are taken. `before` is waited for before each. */
  #source(before: (at: number) => Promise<void> | undefined): Source {
    let at = 0;
    const source: Source = {
      [Symbol.asyncIterator]: () => source,
      next: async () => {
        await before(at);
        at += 1;
        return { done: false, value: new Uint8Array(16_384) };
      },
      return: () => {
        this.log.push("stopped");
        return Promise.resolve({ done: true, value: undefined });
      },
    };
    return source;
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
    await vi.waitUntil(() => this.has(event), { timeout: WIDE, interval: 5 });
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

async function* silentSource() {
  yield new Uint8Array(1);
  await new Promise(() => {});
}

const TOLD = { BodyIncomplete: "content fails", stopped: "source stopped", aborted: "aborted" };
