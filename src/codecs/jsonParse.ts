import { isNestedTooDeeply, MOST_NESTING } from "../http/jsonNesting.ts";
import { pointerStep } from "../http/pointer.ts";
import { DecodeError } from "../resource/codec.ts";

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

/** The value of a text that is not a client's; undefined if it is no JSON. */
export function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
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

interface JsonFault {
  readonly line: number;
  readonly column: number;
  readonly reason: string;
}

/**
 * The first fault of a text that JSON.parse refused. Engines word their errors differently, quote the body in them and
 * leave out the place when the text is short, so the place is found by reading the text again; only refused texts pay.
 * Iterative, because what is refused may be nested a million deep.
 */
export function findJsonFault(text: string): JsonFault | undefined {
  const reader = new Reader(text);
  const reason = readDocument(reader);
  if (reason === undefined) return undefined;
  const before = text.slice(0, reader.at).split("\n");
  return { line: before.length, column: (before.at(-1) ?? "").length + 1, reason };
}

/** What may come next: RFC 8259 2 to 5 as a machine of six states. */
type Expecting = "value" | "value or ]" | "name" | "name or }" | "colon" | "comma or end";

function readDocument(reader: Reader): string | undefined {
  const open: ("[" | "{")[] = [];
  let expecting: Expecting = "value";
  for (;;) {
    reader.skipSpace();
    const sign = reader.peek();
    if (expecting === "comma or end" && open.length === 0) return sign === "" ? undefined : "nothing more is expected";
    if (sign === "") return "the text ends too early";
    const inside = open.at(-1);
    if ((expecting === "value or ]" && sign === "]") || (expecting === "name or }" && sign === "}")) {
      reader.at++;
      open.pop();
      expecting = "comma or end";
    } else if (expecting === "comma or end") {
      reader.at++;
      if (sign === ",") expecting = inside === "[" ? "value" : "name";
      else if (sign === (inside === "[" ? "]" : "}")) open.pop();
      else return reader.fault(-1, inside === "[" ? "a comma or ] is expected" : "a comma or } is expected");
    } else if (expecting === "colon") {
      if (sign !== ":") return "a colon is expected";
      reader.at++;
      expecting = "value";
    } else if (expecting === "name" || expecting === "name or }") {
      if (sign !== '"') return "a name in double quotes is expected";
      const reason = reader.string();
      if (reason !== undefined) return reason;
      expecting = "colon";
    } else if (sign === "[" || sign === "{") {
      reader.at++;
      open.push(sign);
      expecting = sign === "[" ? "value or ]" : "name or }";
    } else {
      const reason = reader.scalar(sign);
      if (reason !== undefined) return reason;
      expecting = "comma or end";
    }
  }
}

const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

/** A text and a place in it. Each reading method moves past what it reads, or stays at the fault and says what it is. */
class Reader {
  at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  peek(): string {
    return this.#text.charAt(this.at);
  }

  fault(move: number, reason: string): string {
    this.at += move;
    return reason;
  }

  skipSpace(): void {
    while (this.at < this.#text.length && " \t\n\r".includes(this.peek())) this.at++;
  }

  scalar(sign: string): string | undefined {
    if (sign === '"') return this.string();
    for (const word of ["true", "false", "null"]) {
      if (this.#text.startsWith(word, this.at)) return void (this.at += word.length);
    }
    NUMBER.lastIndex = this.at;
    const number = NUMBER.exec(this.#text);
    if (number === null) return "a value is expected";
    this.at += number[0].length;
    return undefined;
  }

  string(): string | undefined {
    const start = this.at;
    for (this.at++; this.at < this.#text.length; this.at++) {
      const sign = this.peek();
      if (sign === '"') return void this.at++;
      if (sign < " ") return "a control character in a string must be escaped";
      if (sign !== "\\") continue;
      const escape = /^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(this.#text.slice(this.at + 1, this.at + 6));
      if (escape === null) return "an escape in a string is unknown";
      this.at += escape[0].length;
    }
    this.at = start;
    return "a string is not closed";
  }
}
