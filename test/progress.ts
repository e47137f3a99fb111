import { relative } from "node:path";
import type { SerializedError, TestModule, TestRunEndReason, TestSpecification, Vitest } from "vitest/node";
import { DefaultReporter } from "vitest/node";

/** How often the line of a terminal is written again, and after how many files another output gets a line. */
const EVERY = { milliseconds: 250, files: 50 };
const SLOWEST = 10;
const TO_THE_LINE_START = "\r\u001b[K";

/**
 * On a terminal one line says how far the run is and what has been running for long. Files that pass are not listed. At the end: the
 * failures, the slowest files, and how to run one of them.
 */
export default class Progress extends DefaultReporter {
  readonly #running = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #files = 0;
  #done = 0;
  #failed = 0;

  constructor() {
    super({ summary: false });
  }

  override onInit(vitest: Vitest): void {
    super.onInit(vitest);
    this.renderSucceed = false;
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    super.onTestRunStart(specifications);
    this.#files = specifications.length;
    if (this.isTTY) this.#timer = setInterval(() => this.#show(), EVERY.milliseconds).unref();
  }

  override onTestModuleQueued(module: TestModule): void {
    super.onTestModuleQueued(module);
    this.#running.set(module.moduleId, performance.now());
  }

  override onTestModuleEnd(module: TestModule): void {
    this.#running.delete(module.moduleId);
    this.#done++;
    if (!module.ok()) this.#failed++;
    super.onTestModuleEnd(module);
    if (!this.isTTY && this.#done % EVERY.files === 0) this.log(this.#line());
  }

  override onTestRunEnd(
    modules: readonly TestModule[],
    errors: readonly SerializedError[],
    reason: TestRunEndReason,
  ): void {
    clearInterval(this.#timer);
    this.#clear();
    super.onTestRunEnd(modules, errors, reason);
    if (modules.length > 1) this.#slowest(modules);
  }

  override log(...messages: readonly unknown[]): void {
    this.#clear();
    super.log(...messages);
  }

  override error(...messages: readonly unknown[]): void {
    this.#clear();
    super.error(...messages);
  }

  protected override printTestModule(module: TestModule): void {
    if (!module.ok()) super.printTestModule(module);
  }

  #show(): void {
    const width = (process.stdout.columns || 80) - 1;
    process.stdout.write(TO_THE_LINE_START + this.#line().slice(0, width));
  }

  #clear(): void {
    if (this.isTTY) process.stdout.write(TO_THE_LINE_START);
  }

  /** Files are named in the order in which they began: the first has run the longest. */
  #line(): string {
    const running = [...this.#running].map(
      ([id, since]) => `${this.#nameOf(id)} ${Math.round((performance.now() - since) / 1000)} s`,
    );
    const failed = this.#failed === 0 ? "" : `, ${this.#failed} failed`;
    return `${this.#done} of ${this.#files} files${failed}  ${running.join("  ")}`.trimEnd();
  }

  #slowest(modules: readonly TestModule[]): void {
    const slowest = modules.toSorted((a, b) => b.diagnostic().duration - a.diagnostic().duration).slice(0, SLOWEST);
    super.log("The slowest files:");
    for (const module of slowest) {
      super.log(`${(module.diagnostic().duration / 1000).toFixed(1).padStart(7)} s  ${this.#nameOf(module.moduleId)}`);
    }
    const [first] = slowest;
    if (first !== undefined) super.log(`To run one of them: npx vitest run ${this.#nameOf(first.moduleId)}`);
  }

  #nameOf(id: string): string {
    return relative(this.ctx.config.root, id);
  }
}
