import { NO_PREFERENCES, type Preference, type Preferences, parsePrefer } from "../http/prefer.ts";
import type { HttpRequest } from "../http/request.ts";

/** What a client prefers, and what of it was honoured. */
export interface Preferred {
  readonly given: Preferences;
  readonly applied: string[];
}

export function preferredBy({ headers }: HttpRequest, honoured: readonly Preference[]): Preferred {
  const field = honoured.length === 0 ? undefined : headers.field("prefer");
  return { given: field === undefined ? NO_PREFERENCES : parsePrefer(field, honoured), applied: [] };
}
