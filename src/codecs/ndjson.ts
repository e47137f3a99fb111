import { pointerStep } from "../http/pointer.ts";
import { type Codec, DecodeError } from "../resource/codec.ts";
import { jsonText } from "./json.ts";
import { parseJson } from "./jsonParse.ts";
import { streamText } from "./stream.ts";
import { readUtf8 } from "./utf8.ts";

/** `application/x-ndjson`: a JSON value a line. JSON text never contains a bare newline, so a line is a record. */
export const ndjsonCodec: Codec = {
  encode: (value) => (Array.isArray(value) ? value.map(line).join("") : line(value)),
  encodeStream: (values) => streamText(values, { each: line }),

  /** Always an array, in the order of the lines. Blank lines are ignored; no line at all is an empty array. */
  decode(bytes, mediaType) {
    const records: unknown[] = [];
    for (const [index, text] of readUtf8(bytes, mediaType).split("\n").entries()) {
      if (/^[ \t\r]*$/.test(text)) continue;
      try {
        records.push(parseJson(text));
      } catch (error) {
        if (!(error instanceof DecodeError)) throw error;
        throw new DecodeError(
          `record in line ${index + 1}: ${error.detail}`,
          pointerStep(records.length) + error.pointer,
        );
      }
    }
    return records;
  },
};

const line = (value: unknown): string => `${jsonText(value)}\n`;
