import { refuseLostMembers } from "../http/lostMembers.ts";
import type { ResponseBody } from "../http/response.ts";
import type { Visit } from "./visit.ts";

/**
 * Throws where an author's own codec has written a promise as `{}`; the framework's codecs refuse it themselves. Any text may
 * have `{}` in it, a page for instance, so that this is only done where responses carry their trace: while the service is
 * written and tested.
 */
export function refuseWrittenPromises(visit: Visit, value: unknown, content: ResponseBody): void {
  if (visit.kit.options.trace && typeof content === "string") refuseLostMembers(value, content, true);
}
