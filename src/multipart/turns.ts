/** Milliseconds of doing nothing after which a reader, or a loop, counts as one that waits. */
export const IDLE_TIME = 1_000;

/**
 * Whose turn it is: that of the loop over the parts, which waits for the next one, or that of the author's code. A reader that is too
 * late learns so when the loop is over: before, nobody may await the promise that rejects, which would end the process. Where the
 * author's code does nothing for a while, it may await the reader, which is told then.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #turn: "author's" | "loop's" | "over" = "loop's";
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;

  /** The author has the next part. */
  give(): void {
    this.#turn = "author's";
    this.#watch();
  }

  /** The loop was asked for the next part. */
  take(): void {
    this.#turn = "loop's";
    clearTimeout(this.#timer);
  }

  end(): void {
    this.#turn = "over";
    this.#tell();
  }

  /** Settles when a reader that is too late can be told. */
  async toTell(): Promise<void> {
    if (this.#turn === "over") return;
    await new Promise<void>((resolve) => {
      this.#waiting.push(resolve);
      this.#watch();
    });
  }

  #watch(): void {
    clearTimeout(this.#timer);
    if (this.#turn === "author's" && this.#waiting.length > 0) this.#timer = setTimeout(() => this.#tell(), IDLE_TIME);
  }

  #tell(): void {
    clearTimeout(this.#timer);
    for (const tell of this.#waiting.splice(0)) tell();
  }
}
