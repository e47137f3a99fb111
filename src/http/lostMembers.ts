import { isObject, tagOf } from "./kinds.ts";
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

/**
 * Throws where the value that this text was made of holds what is lost in it. Only a text with `{}` is worth the look, and a
 * value without it is not gone through again. An author's own codec may know how to write a Map; nothing can write a promise.
 */
export function refuseLostMembers(value: unknown, text: string, isOwnCodec = false): void {
  if (!text.includes("{}")) return;
  const lost = lostIn(value);
  if (lost === undefined || (isOwnCodec && lost.kind !== PROMISE)) return;
  disown(value);
  throw new LostMembers(lost);
}

/** Throws where what a callback gave holds a promise, whether it would be sent or not. Few values are objects. */
export function refusePromisesWithin(given: unknown): void {
  if (isObject(given) && disown(given)) throw new LostMembers(lostIn(given) ?? { kind: PROMISE, pointer: "" });
}

/** The first in a value that JSON can write. */
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
  if (isPromise(written)) return { kind: PROMISE, pointer: "" };
  if (hasOnlySlots(written)) return { kind: `an instance of ${tagOf(written)}`, pointer: "" };
  return Array.isArray(written) ? inItems(written) : inMembers(written, key, true);
}

/** Whether the runtime keeps what it holds out of its members: a Map, a Set, a generator, a Response, an Error. */
function hasOnlySlots(value: object): boolean {
  return (Symbol.toStringTag in value || value instanceof Error) && Object.keys(value).length === 0;
}

/** The same as seen from what holds it. */
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
