import { isModel } from "./model.ts";
import { isPlain } from "./same.ts";

/** No declaration holds lists or records at a greater depth. */
const DEEPEST = 4;

/**
 * Freezes a list or record that was declared, and those inside: what is made from it later is what the checks at mount have seen.
 * Models are left as they are, and so is a record with functions, such as a store: it may keep its state in itself.
 */
export function freezeDeclared(value: unknown, depth = DEEPEST): void {
  if (depth === 0 || !isPlain(value) || isModel(value)) return;
  const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (!Array.isArray(value) && members.some((member) => typeof member === "function" && !isModel(member))) return;
  Object.freeze(value);
  for (const member of members) freezeDeclared(member, depth - 1);
}
