import { kindOf } from "../http/responseStream.ts";
import type { Codec } from "../resource/codec.ts";

/**
 * Any type whose content is made elsewhere: images, films, archives. What is given are bytes, a stream of them, a Blob, or
 * anything with a size and a slice, and none of those is looked at by a codec; a body is given as its bytes.
 */
export const bytesCodec: Codec = {
  encode(value) {
    throw new TypeError(
      `This type is sent as it is stored. Return bytes, a stream of them or a Blob, not ${kindOf(value)}.`,
    );
  },
  decode: (bytes) => bytes,
};
