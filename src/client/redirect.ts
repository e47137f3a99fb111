import type { Outgoing } from "./content.ts";
import { ClientFault } from "./fault.ts";
import { ledTo } from "./link.ts";
import type { ClientRequest } from "./request.ts";

/** Fetch standard, HTTP-redirect fetch: no more redirects than these are followed. */
export const MOST_REDIRECTS = 20;
export const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** Where a response redirects to, as it stands in the field. */
export function redirectOf({ status, headers }: Response): string | null {
  return REDIRECTS.includes(status) ? headers.get("location") : null;
}

/** The request that a redirect asks for. Fetch would send the client's fields and content to any origin: this goes to no other. */
export function redirected(request: ClientRequest, status: number, location: string): ClientRequest {
  const { operation, url: from } = request;
  const url = ledTo(location, from.href, from, operation);
  // Fetch standard, HTTP-redirect fetch: after these the target is read.
  const isRead = status === 303 ? request.method !== "HEAD" : status < 303 && request.method === "POST";
  const method = isRead ? "GET" : request.method;
  const content = isRead ? NOTHING : request.content;
  if (!content.isRepeatable) throw new ClientFault("elsewhere", operation, `a stream cannot be sent again`);
  return {
    ...request,
    url,
    method,
    content,
    headers: method === "GET" ? readingFields(request.headers) : request.headers,
  };
}

const NOTHING: Outgoing = { body: null, isRepeatable: true };

/** RFC 9110 15.4: without what describes the content, and without the tags, which are of what redirects. */
function readingFields(headers: Headers): Headers {
  const kept = new Headers(headers);
  headers.forEach((_value, name) => {
    if (/^(?:content-|if-(?:none-)?match)/.test(name)) kept.delete(name);
  });
  return kept;
}
