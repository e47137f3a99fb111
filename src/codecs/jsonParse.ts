import { isNestedTooDeeply, MOST_NESTING } from "../http/jsonNesting.ts";
import { pointerStep } from "../http/pointer.ts";
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
      const end = inside === "[" ? "]" : "}";
      if (sign !== "," && sign !== end) return `a comma or ${end} is expected`;
      reader.at++;
      if (sign === ",") expecting = inside === "[" ? "value" : "name";
      else open.pop();
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

const SCALAR = /true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;

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

  skipSpace(): void {
    while (this.at < this.#text.length && " \t\n\r".includes(this.peek())) this.at++;
  }

  scalar(sign: string): string | undefined {
    if (sign === '"') return this.string();
    SCALAR.lastIndex = this.at;
    const scalar = SCALAR.exec(this.#text);
    if (scalar === null) return "a value is expected";
    this.at += scalar[0].length;
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
