import { DecodeError, type MediaTypeParameters } from "../resource/codec.ts";

/** Strict, so that a broken byte is a 400 and not a U+FFFD in a database; a byte order mark is dropped. */
const strict = /* @__PURE__ */ new TextDecoder("utf-8", { fatal: true });

/** A body's bytes as text. Only UTF-8: RFC 8259 8.1 requires it for JSON, and browsers' forms send nothing else. */
export function readUtf8(bytes: Uint8Array, mediaType: MediaTypeParameters): string {
  const charset = mediaType.parameters.get("charset");
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) throw new DecodeError("the charset must be utf-8");
  try {
    return strict.decode(bytes);
  } catch {
    throw new DecodeError("the body is not valid UTF-8");
  }
}
