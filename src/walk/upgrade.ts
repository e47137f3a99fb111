import type { Visit } from "./visit.ts";

/** G8a, RFC 9110 7.8: “A server MAY ignore a received Upgrade header field”, which it does where the runtime cannot switch. */
export function upgradeTaken(visit: Visit): boolean {
  const { upgrading } = visit.request;
  if (upgrading === undefined) return false;
  upgrading.take = (connection) => visit.resource.upgrade(visit, connection);
  return true;
}
