import { jsonText } from "../codecs/json.ts";
import { parseJson } from "../codecs/jsonParse.ts";
import { readUtf8 } from "../codecs/utf8.ts";
import { type Codec, DecodeError } from "../resource/codec.ts";
import type { Patch } from "../resource/patch.ts";

/** `application/merge-patch+json` (RFC 7396): what the patch names is replaced, null takes away, the rest stays. */
export const mergePatchCodec: Codec = {
  isPatch: true,
  encode: jsonText,
  decode(bytes, mediaType): Patch {
    const text = readUtf8(bytes, mediaType);
    if (text === "") throw new DecodeError("a patch is required and there is none");
    // The nesting is bounded here, and with it the recursion below.
    const patch = parseJson(text, bytes);
    return { applyTo: (target) => ({ value: merged(target, patch) }) };
  },
};

/** RFC 7396 2. The names of a patch are its own, and none of them is `__proto__`: `parseJson` refuses that. */
function merged(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const whole = isObject(target) ? target : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete whole[name];
    else whole[name] = merged(Object.hasOwn(whole, name) ? whole[name] : undefined, value);
  }
  return whole;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
