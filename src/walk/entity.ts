import { compress } from "../coding/compress.ts";
import { compressStream } from "../coding/compressStream.ts";
import type { ResponseBody } from "../http/response.ts";
import type { Codec } from "../resource/codec.ts";
import type { Offer } from "./offers.ts";
import type { Visit } from "./visit.ts";

/** A value in the chosen media type and coding. */
export function encodeContent(visit: Visit, value: unknown): ResponseBody | PromiseLike<ResponseBody> {
  const { encodings } = visit.kit.offers;
  const body = encodeValue(offerOf(visit).codec, value, visit);
  if (visit.encoding === visit.kit.identity) return body;
  return encodeBody(encodings[visit.encoding] ?? "identity", body);
}

/** The media type that was chosen, with its codec. */
export function offerOf({ kit, mediaType }: Visit): Offer {
  const offer = kit.offers.mediaTypes[mediaType];
  if (offer !== undefined) return offer;
  throw new Error("There is no offer to encode with: the mount check lets no such resource in.");
}

/** Bytes are sent as they are, and so are streams of them. */
function encodeValue(codec: Codec, value: unknown, visit: Visit): ResponseBody {
  if (value instanceof Uint8Array) return value;
  return isAsyncIterable(value) ? encodeStream(codec, value, visit) : codec.encode(value, visit);
}

export function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

/**
 * A generator that was never started runs no `finally`, so a source that nobody began to read is told here that it is let
 * go: it may hold a file, or an upstream answer.
 */
function encodeStream(codec: Codec, source: AsyncIterable<unknown>, visit: Visit): AsyncIterable<string | Uint8Array> {
  const chunks = encodeItems(codec, source, visit);
  let isStarted = false;
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => {
        isStarted = true;
        return chunks.next();
      },
      return: async () => {
        if (!isStarted) await source[Symbol.asyncIterator]().return?.();
        return chunks.return();
      },
    }),
  };
}

/** What comes first tells a stream of bytes from one of values, which is for the codec to encode, if it can. */
async function* encodeItems(
  codec: Codec,
  source: AsyncIterable<unknown>,
  visit: Visit,
): AsyncGenerator<string | Uint8Array, void, undefined> {
  const items = source[Symbol.asyncIterator]();
  try {
    const first = await items.next();
    const all = resumed(first, items);
    const isBytes = first.done !== true && first.value instanceof Uint8Array;
    yield* isBytes || codec.encodeStream === undefined ? chunksOf(all) : codec.encodeStream(all, visit);
  } finally {
    await items.return?.();
  }
}

async function* resumed(
  first: IteratorResult<unknown>,
  items: AsyncIterator<unknown>,
): AsyncGenerator<unknown, void, undefined> {
  for (let item = first; item.done !== true; item = await items.next()) yield item.value;
}

async function* chunksOf(items: AsyncIterable<unknown>): AsyncGenerator<string | Uint8Array, void, undefined> {
  for await (const chunk of items) {
    if (typeof chunk !== "string" && !(chunk instanceof Uint8Array)) {
      throw new TypeError("A stream of values was returned, and the codec cannot encode one: give it encodeStream.");
    }
    yield chunk;
  }
}

function encodeBody(coding: string, body: ResponseBody): ResponseBody | PromiseLike<ResponseBody> {
  if (body === null) return body;
  if (typeof body === "string") return compress(coding, new TextEncoder().encode(body));
  return body instanceof Uint8Array ? compress(coding, body) : compressStream(coding, body);
}
