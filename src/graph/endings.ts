import { type Ending, end } from "./row.ts";
import { TABLE } from "./table.ts";

/** The 404 of B13c is decided before there is anything that a response could vary with. */
const { B13c: _, ...ROWS } = TABLE;
const ENDINGS: readonly Ending[] = Object.values(ROWS)
  .flatMap(({ yes, no }): readonly (string | Ending)[] => [yes, no])
  .filter((edge) => typeof edge !== "string");

/**
 * The table's ending for an error, so that every response of that status carries what the table says: a 401 its
 * challenge, a 405 Allow. A status that the table does not have carries only a problem.
 */
export function errorEnding(status: number): Ending {
  return ENDINGS.find((ending) => ending.status === status) ?? end(status);
}
