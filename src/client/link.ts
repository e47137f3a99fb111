import { ClientFault } from "./fault.ts";
import type { ClientRequest } from "./request.ts";

/** Where a link or a Location leads. Credentials are for the client's own origin: it goes to no other. */
export function ledTo(reference: string, from: string, own: URL, operation: string): URL {
  const url = urlOf(reference, from);
  if (url?.origin === own.origin) return url;
  const detail = url === undefined ? `${JSON.stringify(reference)} is no URL` : `${url.origin} is another origin`;
  throw new ClientFault("elsewhere", operation, detail);
}

export function urlOf(reference: string, from: string): URL | undefined {
  return URL.canParse(reference, from) ? new URL(reference, from) : undefined;
}

/** The target of the first link of a relation from the page at a URL (RFC 8288 3), as it stands in the field. */
export function linkTo(relation: string, field: string | null, from: string): string | undefined {
  const text = field ?? "";
  const link = /<([^<>]*)>/g;
  const attribute = /\s*;\s*([^\s=;,]*)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;,"]*)))?/y;
  for (let found = link.exec(text); found !== null; found = link.exec(text)) {
    const given: Record<string, string> = {};
    // The next link comes after the attributes of this one. An attribute may contain text that looks like a link.
    attribute.lastIndex = link.lastIndex;
    for (let pair = attribute.exec(text); pair !== null; pair = attribute.exec(text)) {
      const [, name = "", quoted, token = ""] = pair;
      link.lastIndex = attribute.lastIndex;
      // RFC 8288 3.3: a second `rel` is ignored.
      given[name.toLowerCase()] ??= quoted ?? token;
    }
    const { rel = "", anchor } = given;
    // RFC 8288 3.2: with an anchor, it is a link from there.
    const isOwn = anchor === undefined || urlOf(anchor, from)?.href === from;
    if (isOwn && rel.toLowerCase().split(/\s+/).includes(relation)) return found[1];
  }
  return undefined;
}

/** Fetch standard, HTTP-redirect fetch: no more redirects than these are followed. */
export const MOST_REDIRECTS = 20;
export const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308];

/** The request that a redirect asks for. Fetch would send the client's fields and content to any origin: this goes to no other. */
export function redirected(request: ClientRequest, status: number, location: string): ClientRequest {
  const { operation, url: from } = request;
  const url = ledTo(location, from.href, from, operation);
  // Fetch standard, HTTP-redirect fetch: after these the target is read.
  const isRead = status === 303 ? request.method !== "HEAD" : status < 303 && request.method === "POST";
  const method = isRead ? "GET" : request.method;
  const content = isRead ? { body: null, isRepeatable: true } : request.content;
  if (!content.isRepeatable) throw new ClientFault("elsewhere", operation, `a stream cannot be sent again`);
  const headers = method === "GET" ? readingFields(request.headers) : request.headers;
  return { ...request, url, method, content, headers };
}

/** RFC 9110 15.4: without what describes the content, and without the tags, which are of what redirects. */
function readingFields(headers: Headers): Headers {
  const kept = new Headers(headers);
  headers.forEach((_value, name) => {
    if (/^(?:content-|if-(?:none-)?match)/.test(name)) kept.delete(name);
  });
  return kept;
}
