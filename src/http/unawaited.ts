import { isObject } from "./kinds.ts";
import { disown, isPromise } from "./later.ts";
import { pointerStep } from "./pointer.ts";

/** A value that is to be sent holds a promise that was not awaited, which JSON writes as `{}` without a word. */
export class UnawaitedPromise extends TypeError {
  /** A JSON pointer to the promise (RFC 6901). */
  readonly pointer: string;

  constructor(pointer: string) {
    const where =
      pointer === "" ? "the value is a promise" : `there is a promise at ${JSON.stringify(pointer)} of the value`;
    super(`${where}, which would be sent as {}: await it`);
    this.name = "UnawaitedPromise";
    this.pointer = pointer;
  }
}

/**
 * Throws where the value that this text was made of holds a promise. JSON finds no members in a promise, so that only a text
 * with `{}` is worth the look, and a value without one is not gone through again.
 */
export function refusePromises(value: unknown, text: string): void {
  if (!text.includes("{}")) return;
  const pointer = pointerToPromise(value);
  if (pointer === undefined) return;
  disown(value);
  throw new UnawaitedPromise(pointer);
}

/** Throws where what a callback gave holds a promise, whether it would be sent or not. Few values are objects. */
export function refusePromisesWithin(given: unknown): void {
  if (isObject(given) && disown(given)) throw new UnawaitedPromise(pointerToPromise(given) ?? "");
}

/** Of the first promise in a value that JSON can write. */
export function pointerToPromise(value: unknown, key: string | number = ""): string | undefined {
  if (!isObject(value)) return undefined;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === Array.prototype) return inItems(value as readonly unknown[]);
  // What nearly every value is made of: `then` or `toJSON` could only be members of its own.
  return prototype === Object.prototype ? inMembers(value, key, false) : inOther(value, key);
}

/** ECMA-262 25.5.2.2: what an object says of itself stands in its place. */
function inOther(value: object, key: string | number): string | undefined {
  const written: unknown = "toJSON" in value && typeof value.toJSON === "function" ? value.toJSON(String(key)) : value;
  if (!isObject(written)) return undefined;
  if (isPromise(written)) return "";
  return Array.isArray(written) ? inItems(written) : inMembers(written, key, true);
}

function inItems(items: readonly unknown[]): string | undefined {
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (!isObject(item)) continue;
    const rest = pointerToPromise(item, index);
    if (rest !== undefined) return pointerStep(index) + rest;
  }
  return undefined;
}

/** `isWritten`: it was looked at whether the value is a promise, or says of itself what is written. */
function inMembers(value: object, key: string | number, isWritten: boolean): string | undefined {
  // for-in makes no list of the names.
  for (const name in value) {
    const member: unknown = (value as Readonly<Record<string, unknown>>)[name];
    if (typeof member === "function") {
      if (!isWritten && (name === "then" || name === "toJSON")) return inOther(value, key);
    } else if (isObject(member) && Object.hasOwn(value, name)) {
      const rest = pointerToPromise(member, name);
      if (rest === undefined) continue;
      // `toJSON` may come later, or be no member that is listed.
      return !isWritten && "toJSON" in value ? inOther(value, key) : pointerStep(name) + rest;
    }
  }
  return undefined;
}
