import { compress, compressStream } from "../coding/compress.ts";
import { isByteSource, SourceContent } from "../http/byteSource.ts";
import { LostMembers, lostIn } from "../http/lostMembers.ts";
import type { ResponseBody } from "../http/response.ts";
import { isStream } from "../http/responseStream.ts";
import { checkedBody } from "../http/sendable.ts";
import { wrongValue } from "../http/wrongValue.ts";
import type { Codec } from "../resource/codec.ts";
import { isPromise } from "../resource/maybePromise.ts";
import { encodedStream } from "./encodedStream.ts";
import type { Offer } from "./offers.ts";
import type { Visit } from "./visit.ts";

/** A value in the chosen media type and coding. */
export function encodeContent(visit: Visit, value: unknown): ResponseBody | PromiseLike<ResponseBody> {
  const body = encodeValue(offerOf(visit).codec, value, visit);
  const { identity, offers } = visit.kit;
  if (visit.encoding === identity) return body;
  const coding = offers.encodings[visit.encoding] ?? "identity";
  return isPromise(body) ? body.then((settled) => encodeBody(coding, settled)) : encodeBody(coding, body);
}

/** The media type that was chosen, with its codec. */
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

/** Bytes are sent as they are, and so are streams and sources of them. */
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
