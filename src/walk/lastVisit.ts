import type { HttpResponse } from "../http/response.ts";
import type { Visit } from "./visit.ts";

/** A longer text is not kept. */
const SHORT = 16_384;

const LAST: { visit: Visit | undefined; response: HttpResponse | undefined } = {
  visit: undefined,
  response: undefined,
};

/**
 * Keeps the last small GET of the process, so that the shapes of its objects stay known. When V8 collects the garbage of a process
 * that has nothing to do, it forgets the shapes of which no object is left, and discards all code that was compiled for them: the
 * requests of the next tenth of a second took six times as long as usual, and those of the next half second twice.
 */
export function keepLast(visit: Visit, response: HttpResponse): void {
  const { body } = response;
  if (visit.request.method !== "GET" || (body !== null && !(typeof body === "string" && body.length <= SHORT))) return;
  LAST.visit = visit;
  LAST.response = response;
}
