/** Whether a service drains, and who is to be told when it begins: what would go on for ever has to end then. */
export class Draining {
  readonly #listeners = new Set<() => void>();
  hasBegun = false;

  begin(): void {
    this.hasBegun = true;
    const listeners = [...this.#listeners];
    this.#listeners.clear();
    for (const listener of listeners) listener();
  }

  /** For a service that is started again. */
  end(): void {
    this.hasBegun = false;
  }

  /** Calls the listener when the service begins to drain, or at once where it has. Returns a function that removes the listener. */
  readonly on = (listener: () => void): (() => void) => {
    if (this.hasBegun) {
      queueMicrotask(listener);
      return () => undefined;
    }
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}
