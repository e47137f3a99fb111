import { joinBytes } from "../http/body.ts";
import { MultipartMalformed, MultipartTooLarge } from "./limits.ts";

const CR = 13;
const LF = 10;
const DASH = 45;
const SPACE = 32;
const TAB = 9;
const NOTHING = new Uint8Array(0);
/** RFC 2046 5.1.1 lets blanks follow a boundary; so many are enough. */
const MOST_BLANKS = 64;

/** Finds delimiters (RFC 2046 5.1.1) in pieces of content, and keeps only what may begin one. The search is linear. */
export class Scanner {
  readonly #source: AsyncIterator<Uint8Array>;
  readonly #delimiter: Uint8Array;
  /** What has come and was not given yet. The first delimiter needs no line end before it: one is put there. */
  #buffer: Uint8Array = Uint8Array.of(CR, LF);
  #hasEnded = false;
  /** Whether a delimiter stands at the start of the buffer, past which nothing is given. */
  #isAtDelimiter = false;

  constructor(source: AsyncIterable<Uint8Array>, boundary: string) {
    this.#source = source[Symbol.asyncIterator]();
    this.#delimiter = new TextEncoder().encode(`\r\n--${boundary}`);
  }

  /** The next piece of content before the delimiter; undefined at the delimiter. */
  async piece(): Promise<Uint8Array | undefined> {
    while (!this.#isAtDelimiter) {
      const at = this.#find();
      if (at > 0) return this.#take(at);
      this.#isAtDelimiter = this.#behind(this.#delimiter.length) !== undefined;
      if (!this.#isAtDelimiter) await this.#fill();
    }
    return undefined;
  }

  /** Passes the delimiter; false where it is the last. */
  pass(): boolean {
    const isPart = this.#behind(this.#delimiter.length) === "part";
    this.#isAtDelimiter = false;
    this.#take(this.#delimiter.length + (isPart ? 0 : 2));
    if (!isPart) return false;
    while (this.#buffer[0] !== CR) this.#take(1);
    this.#take(2);
    return true;
  }

  /** The header of a part, without the empty line that ends it. */
  async header(most: number): Promise<Uint8Array> {
    const pieces: Uint8Array[] = [];
    for (let length = 0; ; ) {
      // A part may have no header at all: then the empty line comes at once.
      if (length === 0 && this.#buffer[0] === CR && this.#buffer[1] === LF) return this.#take(0, 2);
      const end = this.#endOfHeader();
      // What may be the beginning of the end is kept, and the rest is not looked at again.
      const size = end < 0 ? Math.max(0, this.#buffer.length - 3) : end;
      length += size;
      if (length > most) throw new MultipartTooLarge(most, `The header of a part is longer than ${most} bytes.`);
      pieces.push(this.#take(size, end < 0 ? 0 : 4));
      if (end >= 0) return joinBytes(pieces);
      await this.#fill();
    }
  }

  /** What stands behind the last delimiter, which is not used, within a bound. */
  async epilogue(most: number): Promise<void> {
    let length = this.#buffer.length;
    while (!this.#hasEnded && length <= most) {
      const { done, value } = await this.#source.next();
      this.#hasEnded = done === true;
      length += value?.length ?? 0;
    }
    if (length > most) throw new MultipartTooLarge(most, `More than ${most} bytes stand behind the last part.`);
  }

  async stop(): Promise<void> {
    this.#hasEnded = true;
    await this.#source.return?.();
  }

  /** Where a delimiter begins, or may begin at the end of the buffer; its length where it has none. */
  #find(): number {
    const buffer = this.#buffer;
    const delimiter = this.#delimiter;
    for (let at = buffer.indexOf(CR); at >= 0; at = buffer.indexOf(CR, at + 1)) {
      let same = 1;
      while (same < delimiter.length && at + same < buffer.length && buffer[at + same] === delimiter[same]) same += 1;
      if (same === delimiter.length ? this.#behind(at + same) !== "content" : at + same === buffer.length) return at;
    }
    return buffer.length;
  }

  /** A boundary is one only if its line ends, or two dashes follow: else it is content. Undefined where too little has come to tell. */
  #behind(from: number): "part" | "end" | "content" | undefined {
    const buffer = this.#buffer;
    if (buffer[from] === DASH && buffer[from + 1] === DASH) return "end";
    let at = from;
    while (at < from + MOST_BLANKS && (buffer[at] === SPACE || buffer[at] === TAB)) at += 1;
    if (buffer.length < at + 2) return undefined;
    return buffer[at] === CR && buffer[at + 1] === LF ? "part" : "content";
  }

  async #fill(): Promise<void> {
    const step = this.#hasEnded ? undefined : await this.#source.next();
    if (step === undefined || step.done === true) {
      this.#hasEnded = true;
      throw new MultipartMalformed("The content ends before its last boundary.");
    }
    this.#buffer = this.#buffer.length === 0 ? step.value : joinBytes([this.#buffer, step.value]);
  }

  #endOfHeader(): number {
    const buffer = this.#buffer;
    for (let at = buffer.indexOf(CR); at >= 0; at = buffer.indexOf(CR, at + 1)) {
      if (buffer[at + 1] === LF && buffer[at + 2] === CR && buffer[at + 3] === LF) return at;
    }
    return -1;
  }

  #take(length: number, beyond = 0): Uint8Array {
    const taken = length === 0 ? NOTHING : this.#buffer.subarray(0, length);
    this.#buffer = this.#buffer.subarray(length + beyond);
    return taken;
  }
}
