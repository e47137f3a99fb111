import { jsonText } from "../codecs/json.ts";
import { parseJson } from "../codecs/jsonParse.ts";
import { readUtf8 } from "../codecs/utf8.ts";
import { isRecord } from "../http/kinds.ts";
import { pointerStep } from "../http/pointer.ts";
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
    return {
      applyTo: (target) => {
        const removed = new Map<string, () => void>();
        const value = merged(target, patch, "", removed);
        return { value, otherwise: (refused) => (nulled(removed, refused) ? value : undefined) };
      },
    };
  },
};

/** Ruling 51: null is the value of a member that must be there and may be null. */
function nulled(removed: ReadonlyMap<string, () => void>, refused: ReadonlySet<string>): boolean {
  const wanted = [...removed].filter(([pointer]) => refused.has(pointer));
  for (const [, put] of wanted) put();
  return wanted.length > 0;
}

/** RFC 7396 2. The names of a patch are its own, and none of them is `__proto__`: `parseJson` refuses that. */
function merged(target: unknown, patch: unknown, at: string, removed: Map<string, () => void>): unknown {
  if (!isRecord(patch)) return patch;
  const whole: Record<string, unknown> = isRecord(target) ? target : {};
  for (const [name, value] of Object.entries(patch)) {
    const pointer = at + pointerStep(name);
    if (value === null) {
      delete whole[name];
      removed.set(pointer, () => {
        whole[name] = null;
      });
    } else whole[name] = merged(Object.hasOwn(whole, name) ? whole[name] : undefined, value, pointer, removed);
  }
  return whole;
}
