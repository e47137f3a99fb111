/** A number would have no characters to tell it from another, and all such keys one bucket. `named`: what gave it. */
export function assertKey(key: unknown, named = "a key"): asserts key is string {
  if (typeof key !== "string") throw new TypeError(`${named} is text, not of type ${typeof key}: String(user.id)`);
}
