import { kindOf } from "../http/responseStream.ts";
import type { Codec } from "../resource/codec.ts";

/**
 * For any type whose content is made elsewhere: images, films, archives. Values are bytes, a stream of them, a Blob, or
 * anything with `size` and `slice`, which no codec changes; a request body is decoded to its bytes.
 */
export const bytesCodec: Codec = {
  encode(value) {
    throw new TypeError(
      `This type is sent as it is stored. Return bytes, a stream of them or a Blob, not ${kindOf(value)}.`,
    );
  },
  decode: (bytes) => bytes,
};
