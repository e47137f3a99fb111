import { MountError } from "./mountError.ts";

/**
 * Refuses options that nothing reads, such as misspelt ones: those that are no keys of `known`. With TypeScript the compiler
 * has refused them before.
 */
export function checkOptionKeys(subject: string, options: object, known: object): void {
  const stranger = Object.keys(options).find((key) => !Object.hasOwn(known, key));
  if (stranger === undefined) return;
  const remedy = keyRemedy(stranger, new Set(Object.keys(known)));
  throw new MountError("UNKNOWN_KEY", subject, `it has ${stranger}, which nothing reads`, remedy);
}

/** What to write in place of a name that is not known. */
export function keyRemedy(key: string, known: ReadonlySet<string>): string {
  return nearestOf(key, known) ?? `one of ${[...known].sort().join(", ")}`;
}

/** The name that a misspelt one was probably meant to be. */
export function nearestOf(key: string, known: ReadonlySet<string>): string | undefined {
  const lower = key.toLowerCase();
  return [...known].find((name) => name.toLowerCase() === lower || isSwapped(name.toLowerCase(), lower));
}

/** Whether two names differ in two letters at most, in whatever order: enough to recognize a misspelling. */
function isSwapped(name: string, key: string): boolean {
  if (Math.abs(name.length - key.length) > 2) return false;
  const letters = [...name];
  let strange = 0;
  for (const letter of key) {
    const at = letters.indexOf(letter);
    if (at < 0) strange += 1;
    else letters.splice(at, 1);
  }
  return strange + letters.length <= 2;
}
