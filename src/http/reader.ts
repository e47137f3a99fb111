/** A text and a place in it, which moves past what is read. */
export class Reader {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  /** The next character; undefined at the end. */
  get sign(): string | undefined {
    return this.#text[this.at];
  }

  get isAtEnd(): boolean {
    return this.at >= this.#text.length;
  }

  /** Reads the text that a pattern with the flag y matches at this place; undefined if it does not match. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  skip(character: string | undefined): boolean {
    if (this.isAtEnd || this.sign !== character) return false;
    this.at += 1;
    return true;
  }
}
