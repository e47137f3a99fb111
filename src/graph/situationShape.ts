import { CARRIED, type CarriedName } from "./carried.ts";
import { carriedFacts } from "./carriedFacts.ts";
import { type Cause, isCaused, type ResponseSituation } from "./causes.ts";

const ALL_CAUSES: readonly Cause[] = [
  ...new Set(
    (Object.keys(CARRIED) as CarriedName[])
      .map(carriedFacts)
      .flatMap(({ fields = {}, members = {} }) => [...Object.values(fields), ...Object.values(members)]),
  ),
];

/** All that fields and members depend on, as one text: situations of one shape have the same. */
export function situationShape(situation: ResponseSituation): string {
  let shape = "";
  for (const cause of ALL_CAUSES) shape += isCaused(cause, situation) ? "1" : "0";
  return shape;
}
