import { DecodeError } from "signalbox";
import { formCodec, jsonCodec, ndjsonCodec, textCodec } from "signalbox/codecs";
import { parseEntityTag, parseEntityTagList } from "../../src/conditional/entityTag.ts";
import { parseHttpDate } from "../../src/http/date.ts";
import { isToken, splitEntityTags, splitList, splitParameters, trimOws, unquote } from "../../src/http/field.ts";
import { parseMediaRange, parseMediaType } from "../../src/http/mediaType.ts";
import { parseAddress } from "../../src/limit/address.ts";
import { hopsFromRight } from "../../src/limit/hops.ts";
import { chooseEncoding } from "../../src/negotiate/encoding.ts";
import { chooseLanguage } from "../../src/negotiate/language.ts";
import { chooseMediaType } from "../../src/negotiate/mediaType.ts";
import { decodeParams } from "../../src/service/params.ts";

const OFFERS = ["application/json", "text/csv"]
  .map((text) => parseMediaType(text))
  .filter((type) => type !== undefined);
const PLAIN = { parameters: new Map<string, string>() };

function decoding(decode: ((bytes: Uint8Array, type: typeof PLAIN) => unknown) | undefined): (text: string) => unknown {
  return (text) => {
    try {
      return decode?.(new TextEncoder().encode(text), PLAIN);
    } catch (error) {
      if (error instanceof DecodeError) return error.detail;
      throw error;
    }
  };
}

/** Everything that reads what a client wrote. None throws anything but a DecodeError, which is a 400. */
export const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  isToken,
  trimOws,
  unquote,
  splitList,
  splitEntityTags,
  splitParameters,
  parseMediaType,
  parseMediaRange,
  parseHttpDate: (text) => parseHttpDate(text),
  parseEntityTag,
  parseEntityTagList,
  chooseMediaType: (text) => chooseMediaType(text, OFFERS),
  chooseLanguage: (text) => chooseLanguage(text, ["en", "fr-CA"]),
  chooseEncoding: (text) => chooseEncoding(text, ["gzip", "identity"]),
  parseAddress,
  "hops of Forwarded": (text) => [...hopsFromRight(text, "forwarded")],
  "hops of X-Forwarded-For": (text) => [...hopsFromRight(text, "x-forwarded-for")],
  decodeParams: (text) => decodeParams({ id: text }),
  jsonCodec: decoding(jsonCodec.decode?.bind(jsonCodec)),
  ndjsonCodec: decoding(ndjsonCodec.decode?.bind(ndjsonCodec)),
  formCodec: decoding(formCodec.decode?.bind(formCodec)),
  textCodec: decoding(textCodec.decode?.bind(textCodec)),
};

/** Pieces that have made parsers of HTTP slow, or fall over, when there were many of them. */
export const PIECES: readonly string[] = [
  "a",
  " ",
  "\t",
  ",",
  ";",
  '"',
  "\\",
  '\\"',
  "=",
  "/",
  "-",
  "%",
  "%41",
  "[",
  "{",
  "[]",
  '{"a":',
  '"a",',
  "a,",
  ";a=b",
  ';a="b"',
  "a/b;q=0.1,",
  "en-",
  'W/"',
  "1.",
  "::",
  "&a=b",
  "a=",
  "\n",
  "{}\n",
  "\u00fc",
  "\0",
];
