import { awaitedLater, joinBytes } from "../http/body.ts";
import { BodyConsumed } from "../http/bodyErrors.ts";
import { type MultipartLimits, MultipartTooLarge } from "./limits.ts";
import { type PartHeader, quoted, textOfPart } from "./partHeader.ts";
import type { Scanner } from "./scanner.ts";

/** One part of a message, as it comes. Its content can be read once, before the next part is asked for: later it is gone, which throws. */
export interface Part extends PartHeader {
  /** The content, piece by piece: the client waits while nothing is read. */
  readonly content: AsyncIterable<Uint8Array>;
  /** The content as UTF-8 text, of at most `fieldBytes`. */
  text(): Promise<string>;
}

const REMEDY = "Await it inside the loop: for await (const file of files) await store(file.content).";

export class ArrivingPart implements Part {
  readonly name: string;
  readonly filename: string | undefined;
  readonly rawFilename: string | undefined;
  readonly type: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly #scanner: Scanner;
  readonly #limits: Required<MultipartLimits>;
  readonly #turns: Turns;
  /** The beginning of the content, where it was looked at. */
  #first: Uint8Array | undefined = undefined;
  #length = 0;
  #isOver = false;
  #reading: "none" | "waiting" | "idle" | "ended" = "none";
  #failure: { readonly error: unknown } | undefined = undefined;
  /** Whether the next part was asked for while this one was being read. */
  #isBeside = false;
  #isGone = false;
  #goOn: (() => void) | undefined = undefined;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;

  constructor(scanner: Scanner, header: PartHeader, limits: Required<MultipartLimits>, turns: Turns) {
    this.name = header.name;
    this.filename = header.filename;
    this.rawFilename = header.rawFilename;
    this.type = header.type;
    this.#scanner = scanner;
    this.#limits = limits;
    this.#turns = turns;
    this.content = { [Symbol.asyncIterator]: () => this.#pieces() };
  }

  text(): Promise<string> {
    return awaitedLater(this.#text());
  }

  /** WHATWG HTML 4.10.21.4: a file input that was left empty is sent as a file without a name and without content. */
  async isEmptyInput(): Promise<boolean> {
    if (this.rawFilename !== "") return false;
    do this.#first = await this.#scanner.piece();
    while (this.#first?.length === 0);
    this.#isOver = this.#first === undefined;
    return this.#isOver;
  }

  ask(): void {
    this.#isBeside ||= this.#reading === "waiting" || this.#reading === "idle";
  }

  /** Reads what was not read. If it is still being read, which is a mistake, its reader gets all of it first. */
  async leave(): Promise<void> {
    this.ask();
    if (this.#isBeside) {
      if (this.#reading !== "ended") await this.#endOfReading();
      throw this.#failure?.error ?? this.#mistake(`was still being read when the next one was asked for. ${REMEDY}`);
    }
    this.#isGone = true;
    while (!this.#isOver) await this.#next();
  }

  close(): void {
    this.#isGone = true;
  }

  async #text(): Promise<string> {
    const pieces: Uint8Array[] = [];
    const { fieldBytes } = this.#limits;
    for await (const piece of this.content) {
      if (this.#length > fieldBytes)
        throw new MultipartTooLarge(fieldBytes, `The field ${quoted(this.name)} is longer than ${fieldBytes} bytes.`);
      pieces.push(piece);
    }
    return textOfPart(joinBytes(pieces), `The field ${quoted(this.name)}`);
  }

  async *#pieces(): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#reading !== "none") throw this.#mistake("was read already. Keep what you need of it.");
    try {
      for (;;) {
        if (this.#isGone) {
          await this.#turns.toTell();
          throw this.#mistake(`was read too late, when its content was gone. ${REMEDY}`);
        }
        this.#reading = "waiting";
        clearTimeout(this.#timer);
        const piece = await this.#next();
        if (piece === undefined) return;
        this.#reading = "idle";
        this.#watch();
        yield piece;
      }
    } catch (error) {
      this.#failure = { error };
      throw error;
    } finally {
      this.#reading = "ended";
      clearTimeout(this.#timer);
      this.#goOn?.();
    }
  }

  #endOfReading(): Promise<void> {
    return new Promise((resolve) => {
      this.#goOn = resolve;
      this.#watch();
    });
  }

  /** A reader that has stopped, and did not say so, is not waited for. */
  #watch(): void {
    if (this.#goOn !== undefined && this.#reading === "idle") this.#timer = setTimeout(this.#goOn, IDLE_TIME);
  }

  async #next(): Promise<Uint8Array | undefined> {
    const piece = this.#isOver ? undefined : (this.#first ?? (await this.#scanner.piece()));
    this.#first = undefined;
    this.#isOver = piece === undefined;
    this.#length += piece?.length ?? 0;
    const { partBytes } = this.#limits;
    if (this.#length > partBytes)
      throw new MultipartTooLarge(partBytes, `The part ${quoted(this.name)} is longer than ${partBytes} bytes.`);
    return piece;
  }

  #mistake(what: string): BodyConsumed {
    return new BodyConsumed(`The ${this.filename === undefined ? "part" : "file"} ${quoted(this.name)} ${what}`);
  }
}

/** Milliseconds of doing nothing after which a reader, or a loop, counts as one that waits. */
const IDLE_TIME = 1_000;

/** Whose turn it is, the loop's or the author's. A late reader learns so only when its promise can be awaited. */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  #turn: "author's" | "loop's" | "over" = "loop's";
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;

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
