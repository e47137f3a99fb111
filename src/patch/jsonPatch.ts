import { jsonText } from "../codecs/json.ts";
import { parseJson } from "../codecs/jsonParse.ts";
import { readUtf8 } from "../codecs/utf8.ts";
import { MOST_NESTING } from "../http/jsonNesting.ts";
import { isRecord } from "../http/kinds.ts";
import { pointerSteps } from "../http/pointer.ts";
import { type Codec, DecodeError } from "../resource/codec.ts";
import { checkOptions, type OptionRules, wholeNumber } from "../resource/options.ts";
import type { Patch, PatchOutcome } from "../resource/patch.ts";

/** How much one JSON Patch may do. What goes beyond is 422. */
export interface JsonPatchLimits {
  /** The most operations. Default: 1,000. */
  readonly operations?: number;
  /** The most that `copy` may add: each value counts one, and each character of a text or a name. Default: 1,048,576. */
  readonly copies?: number;
}

const RULES: OptionRules<JsonPatchLimits> = { operations: wholeNumber("1_000"), copies: wholeNumber("1_048_576") };

/** `application/json-patch+json` (RFC 6902), with limits of your own. */
export function createJsonPatchCodec(limits: JsonPatchLimits = {}): Codec {
  checkOptions("createJsonPatchCodec", limits, RULES);
  const { operations: most = 1000, copies = 1_048_576 } = limits;
  return {
    isPatch: true,
    encode: jsonText,
    decode(bytes, mediaType): Patch {
      const text = readUtf8(bytes, mediaType);
      if (text === "") throw new DecodeError("a patch is required and there is none");
      const document = parseJson(text, bytes);
      if (!Array.isArray(document)) throw new DecodeError("a JSON Patch is a list of operations");
      const operations = document.map((each: unknown, at) => operationOf(each, `/${at}`));
      return {
        applyTo: (target) =>
          operations.length > most
            ? refused("inapplicable", "", `there are ${operations.length} operations, and ${most} are the most`)
            : applied(operations, new Patched(target, copies)),
      };
    },
  };
}

/** `application/json-patch+json` (RFC 6902). */
export const jsonPatchCodec: Codec = createJsonPatchCodec();

/** RFC 6902 5: the first operation that fails ends it, and nothing of the patch counts. */
function applied(operations: readonly Operation[], target: Patched): PatchOutcome {
  let at = "";
  try {
    for (const [index, operation] of operations.entries()) {
      at = `/${index}`;
      if (!carriedOut(operation, target)) return refused("test", at, "the test failed");
    }
    at = "";
    return { value: target.whole };
  } catch (error) {
    if (error instanceof Inapplicable) return refused("inapplicable", at, error.message);
    throw error;
  }
}

/** The patch's values are copied, so it can be applied again. False where a test fails (RFC 6902 4.6). */
function carriedOut({ op, path, from, value }: Operation, target: Patched): boolean {
  if (op === "test") return isThere(target, path, value);
  if (op === "add") target.add(path, copied(value));
  else if (op === "replace") target.replace(path, copied(value));
  else if (op === "remove") target.remove(path);
  else target.add(path, op === "move" ? target.remove(from) : target.copyOf(from));
  return true;
}

function isThere(target: Patched, path: readonly string[], value: unknown): boolean {
  try {
    return isEqual(target.at(path), value);
  } catch (error) {
    if (error instanceof Inapplicable) return false;
    throw error;
  }
}

const refused = (fault: "test" | "inapplicable", pointer: string, detail: string): PatchOutcome => ({
  fault,
  failures: [{ pointer, detail }],
});

type Steps = readonly string[];

/** RFC 6902 4: the operations, and the member that each needs beside `path`. */
const NEEDS = { add: "value", replace: "value", test: "value", remove: undefined, move: "from", copy: "from" } as const;

/** One operation of a JSON Patch, its pointers read. */
interface Operation {
  readonly op: keyof typeof NEEDS;
  readonly path: Steps;
  readonly from: Steps;
  readonly value: unknown;
}

const isOperation = (op: unknown): op is Operation["op"] => typeof op === "string" && Object.hasOwn(NEEDS, op);

/** RFC 6902 3 and 4. What is no operation makes the whole no patch, whatever it would be applied to. */
function operationOf(given: unknown, at: string): Operation {
  if (!isRecord(given)) throw new DecodeError("an operation is an object", at);
  const member = (name: string): unknown => (Object.hasOwn(given, name) ? given[name] : undefined);
  const op = member("op");
  const path = stepsOf(member("path"), `${at}/path`);
  if (!isOperation(op)) throw new DecodeError("op is one of add, remove, replace, move, copy and test", `${at}/op`);
  const value = member("value");
  if (NEEDS[op] === "value" && value === undefined) throw new DecodeError(`${op} needs a value`, at);
  const from = NEEDS[op] === "from" ? stepsOf(member("from"), `${at}/from`) : [];
  // RFC 6902 4.4: a value cannot be moved into one of its children.
  if (op === "move" && isInside(path, from)) throw new DecodeError("it would be moved into itself", `${at}/path`);
  return { op, path, from, value };
}

function stepsOf(pointer: unknown, at: string): Steps {
  const steps = pointerSteps(pointer);
  if (steps === undefined) throw new DecodeError("a JSON pointer is required (RFC 6901)", at);
  if (steps.includes("__proto__")) throw new DecodeError('the name "__proto__" is not allowed', at);
  return steps;
}

const isInside = (path: Steps, from: Steps): boolean =>
  path.length > from.length && from.every((step, at) => step === path[at]);

class Inapplicable extends Error {}

/** RFC 6901 4: digits without a leading zero. */
const INDEX = /^(?:0|[1-9]\d*)$/;

/** A JSON value changed in place (RFC 6902 4): own members only; copies of copies are counted, because they grow. */
class Patched {
  /** Holds the whole, so that it is a member, too. */
  readonly #holder: { root: unknown };
  #mayCopy: number;

  constructor(root: unknown, mayCopy: number) {
    this.#holder = { root };
    this.#mayCopy = mayCopy;
  }

  /** The whole, unless it is nested more deeply than can be written again. */
  get whole(): unknown {
    refuseDepth(this.#holder.root, 0);
    return this.#holder.root;
  }

  at(path: Steps): unknown {
    let value = this.#holder.root;
    for (const step of path) value = child(value, step);
    return value;
  }

  #parentOf(path: Steps): readonly [parent: unknown, last: string] {
    return path.length === 0 ? [this.#holder, "root"] : [this.at(path.slice(0, -1)), path.at(-1) ?? ""];
  }

  add(path: Steps, value: unknown): void {
    const [parent, last] = this.#parentOf(path);
    if (Array.isArray(parent)) parent.splice(last === "-" ? parent.length : indexIn(last, parent.length), 0, value);
    else objectOf(parent, last)[last] = value;
  }

  replace(path: Steps, value: unknown): void {
    this.at(path);
    const [parent, last] = this.#parentOf(path);
    objectOf(parent, last)[last] = value;
  }

  /** What was there. RFC 6902 4.2 takes away what is at the location: what is left of the whole document is null. */
  remove(path: Steps): unknown {
    const value = this.at(path);
    const [parent, last] = this.#parentOf(path);
    if (Array.isArray(parent)) parent.splice(Number(last), 1);
    else if (parent === this.#holder) this.#holder.root = null;
    else delete objectOf(parent, last)[last];
    return value;
  }

  /** A copy of what is there, to be added where later operations change it alone. */
  copyOf(path: Steps): unknown {
    return copied(this.at(path), (size) => {
      this.#mayCopy -= size;
      if (this.#mayCopy < 0) throw new Inapplicable("the patch copies too much");
    });
  }
}

const TOO_DEEP = "what is patched would be nested too deeply";

/** A JSON value once more. Each value counts one, and each character of a text or a name. */
function copied(value: unknown, count: (size: number) => void = () => {}, depth = 0): unknown {
  if (depth > MOST_NESTING) throw new Inapplicable(TOO_DEEP);
  count(typeof value === "string" ? value.length + 1 : 1);
  if (Array.isArray(value)) return value.map((item) => copied(item, count, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  const members = Object.entries(value).map(([name, member]) => {
    count(name.length);
    return [name, copied(member, count, depth + 1)] as const;
  });
  return Object.fromEntries(members);
}

function refuseDepth(value: unknown, depth: number): void {
  if (typeof value !== "object" || value === null) return;
  if (depth >= MOST_NESTING) throw new Inapplicable(TOO_DEEP);
  for (const item of Array.isArray(value) ? value : Object.values(value)) refuseDepth(item, depth + 1);
}

function child(parent: unknown, step: string): unknown {
  if (Array.isArray(parent)) return parent[indexIn(step, parent.length - 1)];
  const object = objectOf(parent, step);
  if (!Object.hasOwn(object, step)) throw new Inapplicable(`there is no ${JSON.stringify(step)}`);
  return object[step];
}

function indexIn(step: string, most: number): number {
  const index = Number(step);
  if (!INDEX.test(step)) throw new Inapplicable(`${JSON.stringify(step)} is no index of a list`);
  if (index > most) throw new Inapplicable(`there is no index ${step}`);
  return index;
}

function objectOf(parent: unknown, step: string): Record<string, unknown> {
  if (typeof parent === "object" && parent !== null) return parent as Record<string, unknown>;
  throw new Inapplicable(`what has no members has no ${JSON.stringify(step)}`);
}

/** RFC 6902 4.6: numbers by value, lists by order, objects by members. */
function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => Object.hasOwn(other, name) && isEqual(Reflect.get(one, name), Reflect.get(other, name)))
  );
}
