/** Milliseconds of doing nothing after which a reader, or a loop, counts as one that waits. */
export const IDLE_TIME = 1_000;

/**
 * Whose turn it is: that of the loop over the parts, which waits for the next one, or that of the author's code. A reader that is too
 * late learns so only in the author's turn: while the loop waits, nobody awaits the promise that would reject, and it would end the
 * process. It waits for the end of the loop, or until the author's code does nothing, which may be because it awaits the reader.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #isLoops = false;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;

  /** The author's turn, with the next part. */
  give(): void {
    this.#isLoops = false;
    if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.end(), IDLE_TIME);
  }

  /** The loop's turn: it was asked for the next part. */
  take(): void {
    this.#isLoops = true;
    clearTimeout(this.#timer);
  }

  /** The loop is over. */
  end(): void {
    this.#isLoops = false;
    clearTimeout(this.#timer);
    for (const tell of this.#waiting.splice(0)) tell();
  }

  /** Settles when a reader that is too late can be told. */
  async given(): Promise<void> {
    if (this.#isLoops) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
