import type { PrepareRow } from "../graph/row.ts";
import type { Kit } from "./kit.ts";
import { lifespan } from "./lifespan.ts";
import { representation } from "./representation.ts";
import type { Prepared } from "./step.ts";

/** Calls the callback of a prepare row, then the next step: at once, or when its promise is settled. */
export function prepared<T>({ callback }: PrepareRow<string>, kit: Kit, next: Prepared<T>): Prepared<T> {
  return callback === "lifespan" ? lifespan(next) : representation(kit, next);
}
