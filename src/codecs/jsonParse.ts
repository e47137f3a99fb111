import { isNestedTooDeeply, MOST_NESTING } from "../http/jsonNesting.ts";
import { pointerStep } from "../http/pointer.ts";
import { Reader } from "../http/reader.ts";
import { DecodeError } from "../resource/codec.ts";

/**
 * The text as a JSON value. `__proto__` is refused as a name at any depth: JSON.parse makes it an ordinary own property, which a merge or
 * an `object[key] = value` of the application would copy onto a prototype. (`constructor` is a name that honest data has.) Text that is
 * nested too deeply is refused before it is parsed: JSON.parse takes seconds for a million brackets. `bytes` is the text in UTF-8.
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

/** The value of a text that is not a client's; undefined if it is no JSON. */
export function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const tooDeep = (): DecodeError => new DecodeError("the JSON is nested too deeply");

/** One of the letters of `__proto__`, escaped. Other escapes, such as those of accents, need no walk. */
const ESCAPED_LETTER = /\\u00(?:5f|70|72|6f|74)/i;

/** Searches the text, which is cheaper than a walk through the value and clears nearly every body. */
function mayNamePrototype(text: string): boolean {
  return text.includes("__proto__") || (text.includes("\\u00") && ESCAPED_LETTER.test(text));
}

/** A string *value* of that spelling does no harm, so names are checked. */
function refusePrototype(value: unknown): void {
  const pointer = pointerToPrototype(value);
  if (pointer !== undefined) throw new DecodeError('the name "__proto__" is not allowed', pointer);
}

/** The text was not nested too deeply for the recursion. */
function pointerToPrototype(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const below = key === "__proto__" ? "" : pointerToPrototype(member);
    if (below !== undefined) return pointerStep(key) + below;
  }
  return undefined;
}

/** The first fault of a text that JSON.parse refused: engines word their errors differently, quote the body, or leave out the place. */
export function findJsonFault(text: string): { line: number; column: number; reason: string } | undefined {
  const reader = new Reader(text);
  const reason = faultIn(reader);
  if (reason === undefined) return undefined;
  const before = text.slice(0, reader.at).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1, reason };
}

const SPACE = /[ \t\n\r]*/y;
/** A value that is no string, or what begins one. */
const VALUE = /[[{]|true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
/** A piece of a string, not all of it: an engine would need a stack as long as what one match reads. */
const PIECE = /[^"\\\0-\x1f]{1,999}|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** RFC 8259 2 to 5. Leaves the reader at the fault. */
function faultIn(reader: Reader): string | undefined {
  /** The closing brackets of the open lists and objects. */
  const ends: ("]" | "}")[] = [];
  let expecting: "value" | "name" | "colon" | "comma or end" = "value";
  let isEmpty = false;
  for (;;) {
    reader.take(SPACE);
    const end = ends.at(-1);
    if (expecting === "comma or end" && end === undefined)
      return reader.isAtEnd ? undefined : "nothing more is expected";
    if (reader.isAtEnd) return "the text ends too early";
    const mayEnd = isEmpty || expecting === "comma or end";
    isEmpty = false;
    if (mayEnd && reader.skip(end)) {
      ends.pop();
      expecting = "comma or end";
    } else if (expecting === "comma or end") {
      if (!reader.skip(",")) return `a comma or ${end} is expected`;
      expecting = end === "]" ? "value" : "name";
    } else if (expecting === "colon") {
      if (!reader.skip(":")) return "a colon is expected";
      expecting = "value";
    } else if (reader.sign === '"') {
      const reason = faultInString(reader);
      if (reason !== undefined) return reason;
      expecting = expecting === "name" ? "colon" : "comma or end";
    } else if (expecting === "name") {
      return "a name in double quotes is expected";
    } else {
      const text = reader.take(VALUE);
      if (text === undefined) return "a value is expected";
      isEmpty = text === "[" || text === "{";
      if (isEmpty) ends.push(text === "[" ? "]" : "}");
      expecting = text === "[" ? "value" : text === "{" ? "name" : "comma or end";
    }
  }
}

function faultInString(reader: Reader): string | undefined {
  const start = reader.at;
  reader.skip('"');
  while (reader.take(PIECE) !== undefined);
  if (reader.skip('"')) return undefined;
  if (reader.sign === "\\") return "an escape in a string is unknown";
  if (!reader.isAtEnd) return "a control character in a string must be escaped";
  reader.at = start;
  return "a string is not closed";
}
