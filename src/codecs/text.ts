import type { Codec } from "../resource/codec.ts";
import { plainText } from "./plainText.ts";
import { streamText } from "./stream.ts";
import { readUtf8 } from "./utf8.ts";

/** `text/plain`: the value's own text. */
export const textCodec: Codec = {
  encode: plainText,
  encodeStream: (values) => streamText(values, { each: plainText }),
  decode: readUtf8,
};
