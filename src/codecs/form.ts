import { isObject } from "../http/kinds.ts";
import { pointerStep } from "../http/pointer.ts";
import { type Codec, DecodeError } from "../resource/codec.ts";
import { plainText } from "./text.ts";
import { readUtf8 } from "./utf8.ts";

/** `application/x-www-form-urlencoded`: a record of strings; a name that comes more than once is an array of them. */
export const formCodec: Codec = {
  repeatsNames: true,
  encode(value) {
    if (!isObject(value) || Array.isArray(value))
      throw new TypeError("a form is made from an object: its names are the fields");
    const pairs = new URLSearchParams();
    for (const [name, field] of Object.entries(value)) {
      for (const item of Array.isArray(field) ? field : [field]) {
        if (item !== null && item !== undefined) pairs.append(name, plainText(item));
      }
    }
    return pairs.toString();
  },

  /** No field at all is an empty form, so an empty body is an empty record. */
  decode(bytes, mediaType) {
    const fields = new Map<string, string | string[]>();
    for (const pair of readUtf8(bytes, mediaType).split("&")) {
      if (pair === "") continue;
      const split = pair.indexOf("=");
      const name = unescapeForm(split === -1 ? pair : pair.slice(0, split), "");
      // The same rule as in JSON: code that copies a record with this name would set its prototype.
      if (name === "__proto__") throw new DecodeError('the name "__proto__" is not allowed', "/__proto__");
      const value = split === -1 ? "" : unescapeForm(pair.slice(split + 1), pointerStep(name));
      const before = fields.get(name);
      if (before === undefined) fields.set(name, value);
      else if (typeof before === "string") fields.set(name, [before, value]);
      else before.push(value);
    }
    return Object.fromEntries(fields);
  },
};

/** Strict where URLSearchParams guesses: it keeps a bad escape as text and turns broken UTF-8 into U+FFFD. */
function unescapeForm(text: string, pointer: string): string {
  try {
    return decodeURIComponent(text.replaceAll("+", " "));
  } catch {
    throw new DecodeError("a percent escape is malformed or not valid UTF-8", pointer);
  }
}
