import { isObject } from "../http/kinds.ts";
import { methodsThat } from "../http/method.ts";
import { freezeDeclared } from "../resource/same.ts";

const OF_METHODS: ReadonlySet<string> = /* @__PURE__ */ new Set(/* @__PURE__ */ methodsThat("authored"));
/** Codecs are read where the literal is written. Examples are the author's data, and no check looks into them. */
const LEFT: ReadonlySet<string> = /* @__PURE__ */ new Set(["codecs", "examples"]);

export function freezePiece(piece: Readonly<Record<string, unknown>>): void {
  for (const key in piece) {
    const value = piece[key];
    if (!isObject(value) || LEFT.has(key)) continue;
    if (OF_METHODS.has(key)) freezePiece(Object.freeze(value) as typeof piece);
    else freezeDeclared(value);
  }
}
