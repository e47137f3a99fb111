import { compress, compressStream } from "../coding/compress.ts";
import { isByteSource, SourceContent } from "../http/byteSource.ts";
import { isPromise } from "../http/later.ts";
import { LostMembers, lostIn, refuseLostMembers } from "../http/lostMembers.ts";
import type { ResponseBody } from "../http/response.ts";
import { atMost, type Chunk, checkedChunk, DONE, isStream, opened } from "../http/responseStream.ts";
import { checkedBody } from "../http/sendable.ts";
import { OPENING_TIME } from "../http/timer.ts";
import { wrongValue } from "../http/wrongValue.ts";
import { nameOf } from "../resource/attached.ts";
import type { Codec } from "../resource/codec.ts";
import type { Kit } from "./kit.ts";
import type { Offer } from "./offers.ts";
import type { Visit } from "./visit.ts";

export function encodeContent(visit: Visit, value: unknown): ResponseBody | PromiseLike<ResponseBody> {
  const body = encodeValue(offerOf(visit).codec, value, visit);
  const { identity, offers } = visit.kit;
  const coding = offers.encodings[visit.encoding];
  if (visit.encoding === identity || coding === undefined) return body;
  return isPromise(body) ? body.then((settled) => encodeBody(coding, settled)) : encodeBody(coding, body);
}

export function offerOf({ kit, mediaType }: Visit): Offer {
  const offer = kit.offers.mediaTypes[mediaType];
  if (offer !== undefined) return offer;
  throw new Error("There is no offer to encode with: the mount check lets no such resource in.");
}

/** Content that `represent` gives in the chosen coding, because it is stored so. Nothing is done to it. */
export function storedContent(visit: Visit, value: unknown): ResponseBody {
  if (value instanceof Uint8Array) return value;
  if (isByteSource(value)) return new SourceContent(value);
  if (isStream(value)) return checkedBody(value);
  throw wrongValue(
    "represent",
    value,
    `It is stored in ${visit.chosenEncoding}: return the coded bytes, a stream of them, or what has size and slice.`,
  );
}

function encodeValue(codec: Codec, value: unknown, visit: Visit): ResponseBody | PromiseLike<ResponseBody> {
  if (value instanceof Uint8Array) return value;
  if (isByteSource(value)) return new SourceContent(value);
  if (isStream(value)) return encodedStream(codec, value, visit);
  const encoded = encodedWhole(codec, value, visit);
  return typeof encoded === "string" ? encoded : checkedBody(encoded);
}

function encodedWhole(codec: Codec, value: unknown, visit: Visit): unknown {
  try {
    return codec.encode(value, visit);
  } catch (error) {
    // The codec may have encoded the value piece by piece (a line, a cell): the author is told where it is in the whole.
    throw error instanceof LostMembers ? new LostMembers(lostIn(value) ?? error) : error;
  }
}

function encodeBody(coding: string, body: ResponseBody): ResponseBody | PromiseLike<ResponseBody> {
  if (body === null) return body;
  if (typeof body === "string") return compress(coding, new TextEncoder().encode(body));
  return body instanceof Uint8Array ? compress(coding, body) : compressStream(coding, body);
}

/**
 * The first chunk tells a stream of bytes, which is sent as it is, from one of values. The source is opened here: one that cannot be opened
 * is a 500. So is one of a codec for streams alone that fails at once; one that is silent is sent, so that its client knows that it is open.
 */
export function encodedStream(
  codec: Codec,
  source: AsyncIterable<unknown>,
  visit: Visit,
): AsyncIterable<Chunk> | PromiseLike<AsyncIterable<Chunk>> {
  const stream = new EncodedStream(codec, new Source(opened(source)), visit);
  return codec.streamsValues === true ? stream.begun() : stream;
}

/** Not an async generator, whose return() waits for the pending value: a silent source would not be cancelled. */
class EncodedStream implements AsyncIterableIterator<Chunk, undefined, undefined> {
  readonly #codec: Codec;
  readonly #source: Source;
  readonly #visit: Visit;
  #chunks: AsyncIterator<unknown> | undefined;
  #first: Promise<IteratorResult<Chunk, undefined>> | undefined;

  constructor(codec: Codec, source: Source, visit: Visit) {
    this.#codec = codec;
    this.#source = source;
    this.#visit = visit;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async begun(): Promise<this> {
    this.#first = this.#next();
    // A silent source must not be one that is too late.
    const { kit, request } = this.#visit;
    await atMost(Math.min(OPENING_TIME, kit.deadlineOf(request.method).ms / 2), this.#first);
    return this;
  }

  next(): Promise<IteratorResult<Chunk, undefined>> {
    const first = this.#first;
    this.#first = undefined;
    return first ?? this.#next();
  }

  async #next(): Promise<IteratorResult<Chunk, undefined>> {
    try {
      this.#chunks ??= this.#encode(this.#codec.streamsValues === true ? undefined : await this.#source.peek());
      const step = await this.#chunks.next();
      if (step.done !== true) return { done: false, value: this.#checked(step.value) };
    } catch (error) {
      // A stream that rejects counts as ended, but where the codec has failed, the source has not.
      await this.return().catch(() => undefined);
      throw error;
    }
    // A codec may end before the source does.
    await this.#source.return();
    return DONE;
  }

  async return(): Promise<IteratorResult<Chunk, undefined>> {
    // The source may be the chunks: it is stopped once.
    await Promise.all([this.#source.return(), this.#chunks?.return?.()]);
    return DONE;
  }

  #encode(first: IteratorResult<unknown> | undefined): AsyncIterator<unknown> {
    const isBytes = first !== undefined && first.done !== true && first.value instanceof Uint8Array;
    const encoded = isBytes ? undefined : this.#codec.encodeStream?.(this.#source, this.#visit);
    return encoded === undefined ? this.#source : opened(encoded);
  }

  #checked(chunk: unknown): Chunk {
    if (this.#chunks !== this.#source || typeof chunk === "string" || chunk instanceof Uint8Array)
      return checkedChunk(chunk);
    throw new TypeError("A stream of values was returned, and the codec cannot encode one: give it encodeStream.");
  }
}

/** The author's stream: its first item can be peeked at, and its return() is called at most once. */
class Source implements AsyncIterableIterator<unknown, undefined, undefined> {
  readonly #items: AsyncIterator<unknown>;
  #first: IteratorResult<unknown> | undefined;
  #isOver = false;

  constructor(items: AsyncIterator<unknown>) {
    this.#items = items;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  async peek(): Promise<IteratorResult<unknown>> {
    this.#first ??= await this.#ask();
    return this.#first;
  }

  async next(): Promise<IteratorResult<unknown, undefined>> {
    const first = this.#first;
    this.#first = undefined;
    const step = first ?? (this.#isOver ? DONE : await this.#ask());
    return step.done === true ? DONE : step;
  }

  async return(): Promise<IteratorResult<unknown, undefined>> {
    if (!this.#isOver) {
      this.#isOver = true;
      await this.#items.return?.();
    }
    return DONE;
  }

  /** A source that failed has ended, like one that is done: return() is called on neither. */
  async #ask(): Promise<IteratorResult<unknown>> {
    try {
      const step = await this.#items.next();
      if (step.done === true) this.#isOver = true;
      return step;
    } catch (error) {
      this.#isOver = true;
      throw error;
    }
  }
}

/** Throws if a codec has written a promise as `{}`: only with traces, because any text may contain `{}`. */
export function refuseWrittenPromises(visit: Visit, value: unknown, content: ResponseBody): void {
  if (!visit.kit.options.trace || typeof content !== "string") return;
  refuseLostMembers(value, content, true);
  if (typeof value === "string" && /^"[{[]/.test(content)) tellWrittenTwice(visit, value);
}

const TOLD = new WeakSet<Kit>();

/** Once: a text may be meant as it is. */
function tellWrittenTwice(visit: Visit, text: string): void {
  if (TOLD.has(visit.kit) || jsonIn(text) === undefined) return;
  TOLD.add(visit.kit);
  visit.report(
    new TypeError(`${nameOf(visit.resource)} returned a text that is JSON already: return the value itself.`),
  );
}

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
