import { isFunction, isObject, tagOf } from "./kinds.ts";
import { disown, isPromise } from "./later.ts";
import { pointerStep } from "./pointer.ts";

/** Something in a value that is to be sent, of which JSON finds no members. */
interface Lost {
  readonly kind: string;
  /** A JSON pointer to it (RFC 6901). */
  readonly pointer: string;
}

/** A value that is to be sent holds what JSON writes as `{}` without a word: a promise that was not awaited, a Map, an Error. */
export class LostMembers extends TypeError implements Lost {
  readonly kind: string;
  readonly pointer: string;

  constructor({ kind, pointer }: Lost) {
    const where =
      pointer === "" ? `the value is ${kind}` : `there is ${kind} at ${JSON.stringify(pointer)} of the value`;
    super(`${where}, which would be sent as {}: ${kind === PROMISE ? "await it" : "make an object or a list of it"}`);
    this.name = "LostMembers";
    this.kind = kind;
    this.pointer = pointer;
  }
}

const PROMISE = "a promise";

/** Throws if the value holds what this text lacks. Only a text with `{}` is worth the look. An author's codec may write a Map, but no promise. */
export function refuseLostMembers(value: unknown, text: string, isOwnCodec = false): void {
  if (!text.includes("{}")) return;
  const lost = lostIn(value);
  if (lost === undefined || (isOwnCodec && lost.kind !== PROMISE)) return;
  disown(value);
  throw new LostMembers(lost);
}

/** JSON.stringify for authors' values. If a toJSON or getter may return a promise, whose rejection would end the process, a slow replacer is used. */
export function writeJson(value: unknown): string | undefined {
  try {
    return written(value);
  } catch (error) {
    const pointer = error instanceof TypeError && error.message.includes("BigInt") ? bigIntIn(value) : undefined;
    if (pointer === undefined) throw error;
    throw new TypeError(
      `there is a BigInt at ${JSON.stringify(pointer)} of the value, which JSON has not: make a text or a number of it`,
      { cause: error },
    );
  }
}

const MOST_LOOKED_AT = 5_000;

/** The pointer to the first BigInt. Each object is looked at once: one may hold itself. */
function bigIntIn(value: unknown, seen = new Set<object>()): string | undefined {
  if (typeof value === "bigint") return "";
  if (!isObject(value) || seen.has(value) || seen.size > MOST_LOOKED_AT) return undefined;
  seen.add(value);
  for (const [name, member] of Object.entries(value)) {
    const within = bigIntIn(member, seen);
    if (within !== undefined) return pointerStep(name) + within;
  }
  return undefined;
}

function written(value: unknown): string | undefined {
  if (!isObject(value) || !callsAuthor(value, 0)) return JSON.stringify(value);
  let isLate = false;
  const text = JSON.stringify(value, (_, member: unknown) => {
    if (isObject(member) && isPromise(member)) isLate = disown(member);
    return member;
  });
  if (isLate) throw new LostMembers(lostIn(value) ?? { kind: PROMISE, pointer: "" });
  return text;
}

/** Deeper values are written with the replacer: JSON.stringify refuses one that holds itself. */
const DEEP = 64;

/** Whether writing it calls a toJSON other than that of a Date, or finds a promise. It costs every response: few properties are looked up. */
function callsAuthor(value: object, depth: number): boolean {
  if (depth > DEEP) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Array.prototype) {
    const items = value as readonly unknown[];
    for (let index = 0; index < items.length; index += 1) if (callsWithin(items[index], depth)) return true;
    return false;
  }
  if (prototype === Date.prototype) return false;
  if (prototype !== Object.prototype && (("toJSON" in value && isFunction(value.toJSON)) || disownPromise(value)))
    return true;
  for (const name in value) {
    const member: unknown = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof member === "object") {
      if (callsWithin(member, depth)) return true;
    } else if (typeof member === "function" && (name === "toJSON" || (name === "then" && disown(value)))) return true;
  }
  return false;
}

const callsWithin = (member: unknown, depth: number): boolean => isObject(member) && callsAuthor(member, depth + 1);
const disownPromise = (value: object): boolean => isPromise(value) && disown(value);

/** Throws where what a callback gave holds a promise, whether it would be sent or not. Few values are objects. */
export function refusePromisesWithin(given: unknown): void {
  if (isObject(given) && disown(given)) throw new LostMembers(lostIn(given) ?? { kind: PROMISE, pointer: "" });
}

export function lostIn(value: unknown, key: string | number = ""): Lost | undefined {
  if (!isObject(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Array.prototype) return inItems(value as readonly unknown[]);
  // What nearly every value is made of: `then` or `toJSON` could only be members of its own.
  return prototype === Object.prototype ? inMembers(value, key, false) : inOther(value, key);
}

/** ECMA-262 25.5.2.2: what an object says of itself stands in its place. */
function inOther(value: object, key: string | number): Lost | undefined {
  const written: unknown = "toJSON" in value && typeof value.toJSON === "function" ? value.toJSON(String(key)) : value;
  if (!isObject(written)) return undefined;
  if (disownPromise(written)) return { kind: PROMISE, pointer: "" };
  if (hasOnlySlots(written)) return { kind: `an instance of ${tagOf(written)}`, pointer: "" };
  return Array.isArray(written) ? inItems(written) : inMembers(written, key, true);
}

/** Whether the runtime keeps what it holds out of its members: a Map, a Set, a generator, a Response, an Error. */
const hasOnlySlots = (value: object): boolean =>
  (Symbol.toStringTag in value || value instanceof Error) && Object.keys(value).length === 0;

export function below(step: string | number, { kind, pointer }: Lost): Lost {
  return { kind, pointer: pointerStep(step) + pointer };
}

function inItems(items: readonly unknown[]): Lost | undefined {
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (!isObject(item)) continue;
    const lost = lostIn(item, index);
    if (lost !== undefined) return below(index, lost);
  }
  return undefined;
}

/** `isWritten`: it was looked at whether the value is a promise, or says of itself what is written. */
function inMembers(value: object, key: string | number, isWritten: boolean): Lost | undefined {
  // for-in makes no list of the names.
  for (const name in value) {
    const member: unknown = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof member === "function") {
      if (!isWritten && (name === "then" || name === "toJSON")) return inOther(value, key);
    } else if (isObject(member) && Object.hasOwn(value, name)) {
      const lost = lostIn(member, name);
      if (lost === undefined) continue;
      // `toJSON` may come later, or be no member that is listed.
      return !isWritten && "toJSON" in value ? inOther(value, key) : below(name, lost);
    }
  }
  return undefined;
}
