import { compress } from "../coding/compress.ts";
import { compressStream } from "../coding/compressStream.ts";
import type { ResponseBody } from "../http/response.ts";
import { isStream } from "../http/responseStream.ts";
import { checkedBody } from "../http/sendable.ts";
import type { Codec } from "../resource/codec.ts";
import { encodedStream } from "./encodedStream.ts";
import type { Visit } from "./visit.ts";

/** A value in the chosen media type, language and coding; the fields that describe it (RFC 9110 8) are added to the list. */
export function encodeContent(
  visit: Visit,
  value: unknown,
  fields: string[],
): ResponseBody | PromiseLike<ResponseBody> {
  const { mediaTypes, languages, encodings } = visit.kit.offers;
  const offer = mediaTypes[visit.mediaType];
  if (offer === undefined)
    throw new Error("There is no offer to encode with: the mount check lets no such resource in.");
  fields.push("Content-Type", offer.contentType);
  const language = languages[visit.language];
  if (language !== undefined) fields.push("Content-Language", language);
  const body = encodeValue(offer.codec, value, visit);
  if (visit.encoding === visit.kit.identity) return body;
  const coding = encodings[visit.encoding] ?? "identity";
  fields.push("Content-Encoding", coding);
  return encodeBody(coding, body);
}

/** Bytes are sent as they are, and so are streams of them. */
function encodeValue(codec: Codec, value: unknown, visit: Visit): ResponseBody {
  if (value instanceof Uint8Array) return value;
  const encoded = isStream(value) ? encodedStream(codec, value, visit) : codec.encode(value, visit);
  return typeof encoded === "string" ? encoded : checkedBody(encoded);
}

function encodeBody(coding: string, body: ResponseBody): ResponseBody | PromiseLike<ResponseBody> {
  if (body === null) return body;
  if (typeof body === "string") return compress(coding, new TextEncoder().encode(body));
  return body instanceof Uint8Array ? compress(coding, body) : compressStream(coding, body);
}
