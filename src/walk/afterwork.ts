import { isFunction } from "../http/kinds.ts";
import type { HttpRequest } from "../http/request.ts";
import { atMost } from "../http/responseStream.ts";
import { timerDelay } from "../http/timer.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { Outcome, Task } from "../resource/context.ts";
import { type DeadlineClock, Timed } from "./deadline.ts";

interface Worker {
  readonly request: HttpRequest;
  report(error: unknown): void;
}

export class Afterwork {
  readonly #running = new Set<Promise<void>>();

  add(done: Promise<void>): void {
    this.#running.add(done);
    void done.then(() => this.#running.delete(done));
  }

  /** Waits for it, for at most so many milliseconds; undefined where there is none. The number that is not done by then. */
  settled(within: number): Promise<number> | undefined {
    if (this.#running.size === 0) return undefined;
    return atMost(timerDelay(within), this.#all()).then(() => this.#running.size);
  }

  /** A task may cause others, by a request to this service for example. */
  async #all(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }
}

export class Tasks extends Timed {
  readonly #worker: Worker;
  readonly #clock: DeadlineClock;
  readonly #done: Promise<void>;
  #finish: () => void = () => undefined;
  #tasks: Task[] = [];
  /** How many were registered before the state was found, which may be found anew. */
  #before = 0;

  constructor(worker: Worker, clock: DeadlineClock) {
    super();
    this.#worker = worker;
    this.#clock = clock;
    this.#done = new Promise((resolve) => {
      this.#finish = resolve;
    });
    worker.request.waitUntil(this.#done);
  }

  add(task: Task): void {
    if (!isFunction(task)) throw wrongValue("ctx.after", task, "Give it a function: after(() => sendMail()).");
    this.#tasks.push(task);
  }

  /** Those that are registered from here on are dropped where what follows is done anew. */
  mark(): void {
    this.#before = this.#tasks.length;
  }

  dropSinceMark(): void {
    this.#tasks.length = this.#before;
  }

  /** The response is decided: they begin when it is out, unless it is an error. */
  begin(outcome: Outcome, afterwork: Afterwork | undefined): void {
    const tasks = this.#tasks;
    this.#tasks = [];
    if (outcome.status === undefined || outcome.status >= 400) return this.#finish();
    afterwork?.add(this.#done);
    void new Promise<void>((resolve) => this.#worker.request.whenSent(resolve)).then(() => this.#run(tasks, outcome));
  }

  async #run(tasks: readonly Task[], outcome: Outcome): Promise<void> {
    this.#clock.start(this);
    await Promise.all(tasks.map((task) => this.#call(task, outcome)));
    this.#clock.stop(this);
    this.#finish();
  }

  async #call(task: Task, outcome: Outcome): Promise<void> {
    try {
      await task(outcome);
    } catch (error) {
      this.#worker.report(error);
    }
  }

  override expire(): void {
    const message = `A task after the response had not settled within ${this.#clock.ms} ms: it is not awaited any longer.`;
    this.#worker.report(new Error(message));
    this.#finish();
  }
}
