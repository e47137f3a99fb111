import { declaredNames } from "../http/method.ts";
import { isList } from "../resource/byMethod.ts";
import type { Subject } from "./declared.ts";

/** The statuses that a callback may end the request with, beside those that the graph reaches. */
export function haltsOf({ resource, method }: Subject): readonly number[] {
  const { halts } = resource;
  if (isList(halts)) return halts;
  return [...new Set(declaredNames(method).flatMap((declared) => halts[declared] ?? []))];
}
