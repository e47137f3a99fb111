import { type Ending, end } from "./row.ts";
import { TABLE } from "./table.ts";

const ENDINGS: readonly Ending[] = Object.values(TABLE)
  .flatMap(({ yes, no }): readonly (string | Ending)[] => [yes, no])
  .filter((edge) => typeof edge !== "string");

/**
 * The table's ending for an error, so that whoever ends a request with that status carries what the table says: a 401 its
 * challenge, a 405 Allow. One that the table does not know carries nothing.
 */
export function errorEnding(status: number): Ending {
  return ENDINGS.find((ending) => ending.status === status) ?? end(status);
}
