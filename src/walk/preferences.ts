import { addVary } from "../http/response.ts";
import type { Visit } from "./visit.ts";

/** G11a, RFC 8144 3.2: a conditional write that failed gets the current state, so that the client can merge and try again. */
export function wantsCurrent({ preferences }: Visit): boolean {
  return preferences.return === "representation";
}

/** P11b, RFC 7240 4.2. The entity and validators found before the write are out of date: both are asked again. */
export function wantsRepresentation(visit: Visit): boolean {
  // What the act says is stored need not be looked up.
  if (visit.preferences.return !== "representation" || visit.attempt?.stored !== undefined) return false;
  visit.tag = null;
  visit.modified = null;
  return true;
}

/** O20b, P11f, RFC 7240 4.2. What a write returned is sent to those that prefer the representation, as to those that prefer nothing. */
export function wantsMinimal({ preferences, applied }: Visit): boolean {
  const isWanted = preferences.return === "minimal";
  if (isWanted) applied.push("return=minimal");
  return isWanted;
}

/** RFC 7240 3: Preference-Applied. Content that an act has written is no representation (ruling 47). */
export function writeApplied(visit: Visit, fields: string[]): void {
  const { applied, preferences } = visit;
  if (preferences.return === "representation" && isRepresented(visit)) applied.push("return=representation");
  if (applied.length > 0) fields.push("Preference-Applied", applied.join(", "));
}

function isRepresented({ content, result, attempt }: Visit): boolean {
  const stored = attempt?.stored;
  return stored === undefined ? content !== null : stored.content === undefined && (content ?? result ?? null) !== null;
}

export function writeAppliedLater(visit: Visit, fields: string[]): void {
  if (visit.preferences.respondAsync) visit.applied.push("respond-async");
  writeApplied(visit, fields);
}

/** RFC 7240 2: where a preference can change the response, Vary says so even to those that had none. */
export function varyPrefer(_visit: Visit, fields: string[]): void {
  addVary(fields, "Prefer");
}
