import { joinBytes } from "../http/body.ts";
import { type MultipartLimits, MultipartMalformed, MultipartTooLarge, settledLimits } from "./limits.ts";
import { type PartHeader, parsePartHeader, quoted } from "./partHeader.ts";
import { Scanner } from "./scanner.ts";

/** One part of a message, as it comes. Its content can be read once, until the next part is asked for. */
export interface Part extends PartHeader {
  /** The content, piece by piece: the client waits while nothing is read. */
  readonly content: AsyncIterable<Uint8Array>;
  /** The content as UTF-8 text, of at most `fieldBytes`. */
  text(): Promise<string>;
}

/** RFC 2046 5.1.1: what a boundary may be made of. */
const BOUNDARY = /^[0-9A-Za-z'()+_,\-./:=? ]{0,69}[0-9A-Za-z'()+_,\-./:=?]$/;

/**
 * The parts of multipart/form-data (RFC 7578) as they come. Nothing but the header of a part is kept. What is not read of a part is
 * passed over when the next one is asked for. Throws MultipartMalformed and MultipartTooLarge, which are 400 and 413.
 */
export function partsOf(
  source: AsyncIterable<Uint8Array>,
  boundary: string | undefined,
  limits: MultipartLimits = {},
): AsyncGenerator<Part, void, undefined> {
  return partsWithin(source, boundary, settledLimits(limits));
}

/** The same with limits that were checked before, once for all requests. */
export async function* partsWithin(
  source: AsyncIterable<Uint8Array>,
  boundary: string | undefined,
  limits: Required<MultipartLimits>,
): AsyncGenerator<Part, void, undefined> {
  if (boundary === undefined || !BOUNDARY.test(boundary)) {
    throw new MultipartMalformed("The Content-Type has no valid boundary.");
  }
  const scanner = new Scanner(source, boundary);
  try {
    await passPreamble(scanner, limits.headerBytes);
    for (let count = 1; scanner.pass(); count += 1) {
      if (count > limits.parts) throw new MultipartTooLarge(`There are more than ${limits.parts} parts.`, limits.parts);
      const part = new ArrivingPart(scanner, parsePartHeader(await scanner.header(limits.headerBytes)), limits);
      yield part;
      await part.passOver();
    }
    await scanner.epilogue(limits.headerBytes);
  } finally {
    await scanner.stop();
  }
}

/** The line end that the scanner put before the message is not of it. */
async function passPreamble(scanner: Scanner, most: number): Promise<void> {
  let length = -2;
  for (let piece = await scanner.piece(); piece !== undefined; piece = await scanner.piece()) {
    length += piece.length;
    if (length > most) throw new MultipartTooLarge(`More than ${most} bytes stand before the first part.`, most);
  }
}

class ArrivingPart implements Part {
  readonly name: string;
  readonly filename: string | undefined;
  readonly type: string;
  readonly content: AsyncIterable<Uint8Array>;
  readonly #scanner: Scanner;
  readonly #limits: Required<MultipartLimits>;
  #length = 0;
  #isRead = false;
  #isOver = false;

  constructor(scanner: Scanner, { name, filename, type }: PartHeader, limits: Required<MultipartLimits>) {
    this.name = name;
    this.filename = filename;
    this.type = type;
    this.#scanner = scanner;
    this.#limits = limits;
    this.content = { [Symbol.asyncIterator]: () => this.#pieces() };
  }

  async text(): Promise<string> {
    const pieces: Uint8Array[] = [];
    const { fieldBytes } = this.#limits;
    for await (const piece of this.content) {
      if (this.#length > fieldBytes) {
        throw new MultipartTooLarge(`The field ${quoted(this.name)} is longer than ${fieldBytes} bytes.`, fieldBytes);
      }
      pieces.push(piece);
    }
    try {
      return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(joinBytes(pieces));
    } catch {
      throw new MultipartMalformed(`The field ${quoted(this.name)} is not UTF-8.`);
    }
  }

  /** Reads what was not read. */
  async passOver(): Promise<void> {
    while (!this.#isOver) await this.#next();
  }

  async *#pieces(): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#isRead)
      throw new TypeError(`The content of the part ${quoted(this.name)} was read already; nothing of it is kept.`);
    this.#isRead = true;
    for (let piece = await this.#next(); piece !== undefined; piece = await this.#next()) yield piece;
  }

  async #next(): Promise<Uint8Array | undefined> {
    const piece = this.#isOver ? undefined : await this.#scanner.piece();
    this.#isOver = piece === undefined;
    this.#length += piece?.length ?? 0;
    const { partBytes } = this.#limits;
    if (this.#length > partBytes) {
      throw new MultipartTooLarge(`The part ${quoted(this.name)} is longer than ${partBytes} bytes.`, partBytes);
    }
    return piece;
  }
}
