import { isNestedTooDeeply, MOST_NESTING } from "../http/jsonNesting.ts";
import { pointerStep } from "../http/pointer.ts";
import { DecodeError } from "../resource/codec.ts";
import { findJsonFault } from "./jsonFault.ts";

/**
 * The text as a JSON value, `__proto__` refused as a name at any depth. JSON.parse itself pollutes nothing: it makes
 * `__proto__` an ordinary own property. The harm comes later, when a merge or an `object[key] = value` of the
 * application copies it onto a prototype. (`constructor` with `prototype` inside needs a recursive merge that walks
 * into functions; JSON.parse alone cannot reach one, and `constructor` is a name that honest data has.)
 *
 * Text that is nested too deeply is refused before it is parsed: JSON.parse takes seconds for a million brackets. Pass `bytes`, the text
 * in UTF-8, if the caller has them.
 */
export function parseJson(text: string, bytes?: Uint8Array): unknown {
  if (text.length > MOST_NESTING && isNestedTooDeeply(bytes ?? new TextEncoder().encode(text))) throw tooDeep();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const fault = findJsonFault(text);
    if (fault === undefined) throw tooDeep();
    throw new DecodeError(`not well-formed JSON: ${fault.reason} at line ${fault.line}, column ${fault.column}`);
  }
  if (mayNamePrototype(text)) refusePrototype(value);
  return value;
}

function tooDeep(): DecodeError {
  return new DecodeError("the JSON is nested too deeply");
}

/** One of the letters of `__proto__`, escaped. Other escapes, such as those of accents, need no walk. */
const ESCAPED_LETTER = /\\u00(?:5f|70|72|6f|74)/i;

/** Searches the text, which is cheaper than a walk through the value and clears nearly every body. */
function mayNamePrototype(text: string): boolean {
  return text.includes("__proto__") || (text.includes("\\u00") && ESCAPED_LETTER.test(text));
}

interface Member {
  readonly value: unknown;
  readonly key: string;
  readonly parent: Member | undefined;
}

/** A string *value* of that spelling does no harm, so names are checked. Iterative, because bodies may be nested deeply. */
function refusePrototype(root: unknown): void {
  const open: Member[] = [{ value: root, key: "", parent: undefined }];
  for (let parent = open.pop(); parent !== undefined; parent = open.pop()) {
    const { value } = parent;
    if (typeof value !== "object" || value === null) continue;
    for (const [key, item] of Object.entries(value)) {
      const member: Member = { value: item, key, parent: parent };
      if (key === "__proto__") throw new DecodeError('the name "__proto__" is not allowed', pointerTo(member));
      open.push(member);
    }
  }
}

function pointerTo(parent: Member): string {
  const steps: string[] = [];
  for (let at = parent; at.parent !== undefined; at = at.parent) steps.push(pointerStep(at.key));
  return steps.reverse().join("");
}
