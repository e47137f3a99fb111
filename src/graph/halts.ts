import type { Subject } from "./fold.ts";

/** The statuses that a callback may end the request with, beside those that the graph reaches. */
export function haltsOf({ resource, method }: Subject): readonly number[] {
  const { halts } = resource;
  if (isList(halts)) return halts;
  return [...new Set([...(halts[method] ?? []), ...(method === "HEAD" ? (halts["GET"] ?? []) : [])])];
}

/** The compiler does not see that a readonly list is a list. */
export function isList(
  halts: readonly number[] | Readonly<Record<string, readonly number[]>>,
): halts is readonly number[] {
  return Array.isArray(halts);
}
