/** A queue by whole-numbered priority, lowest first. Priorities never fall much below the last one taken. */
export class BucketQueue {
  readonly #buckets: number[][] = [];
  #lowest = 0;
  #size = 0;

  push(item: number, priority: number): void {
    const bucket = this.#buckets[priority];
    if (bucket === undefined) this.#buckets[priority] = [item];
    else bucket.push(item);
    if (priority < this.#lowest) this.#lowest = priority;
    this.#size++;
  }

  pop(): number | undefined {
    if (this.#size === 0) return undefined;
    for (;;) {
      const item = this.#buckets[this.#lowest]?.pop();
      if (item !== undefined) {
        this.#size--;
        return item;
      }
      this.#lowest++;
    }
  }
}
