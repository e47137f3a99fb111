import { refuseLostMembers, writeJson } from "../http/lostMembers.ts";
import { type Codec, DecodeError } from "../resource/codec.ts";
import { parseJson } from "./jsonParse.ts";
import { streamText } from "./stream.ts";
import { readUtf8 } from "./utf8.ts";

/** A value as JSON. What JSON cannot say (undefined, a function, a promise, a Map, an Error) throws. */
export function jsonText(value: unknown): string {
  const text = writeJson(value);
  if (text === undefined) throw new TypeError(`a value of type ${typeof value} has no JSON`);
  refuseLostMembers(value, text);
  return text;
}

/** `application/json` (RFC 8259). A stream of values is one array, sent item by item. */
export const jsonCodec: Codec = {
  encode: jsonText,
  encodeStream: (values) =>
    streamText(values, {
      open: "[",
      each: (value, index) => (index === 0 ? "" : ",") + jsonText(value),
      close: () => "]",
    }),

  decode(bytes, mediaType) {
    const text = readUtf8(bytes, mediaType);
    if (text === "") throw new DecodeError("a body is required and there is none");
    return parseJson(text, bytes);
  },
};
