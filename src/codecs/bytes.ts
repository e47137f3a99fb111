import { kindOf } from "../http/responseStream.ts";
import type { Codec } from "../resource/codec.ts";

/** For content that is made elsewhere, such as images: bytes, a stream of them, or what has `size` and `slice`, as a Blob. A body is decoded to its bytes. */
export const bytesCodec: Codec = {
  encode(value) {
    throw new TypeError(
      `This type is sent as it is stored. Return bytes, a stream of them or a Blob, not ${kindOf(value)}.`,
    );
  },
  decode: (bytes) => bytes,
};
