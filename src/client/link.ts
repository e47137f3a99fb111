import { ClientFault } from "./fault.ts";

/** Where a link or a Location leads. Credentials are for the client's own origin: it goes to no other. */
export function ledTo(reference: string, from: string, own: URL, operation: string): URL {
  const url = urlOf(reference, from);
  if (url?.origin === own.origin) return url;
  const detail = url === undefined ? `${JSON.stringify(reference)} is no URL` : `${url.origin} is another origin`;
  throw new ClientFault("elsewhere", operation, detail);
}

/** Undefined where the reference is none. */
export function urlOf(reference: string, from: string): URL | undefined {
  try {
    return new URL(reference, from);
  } catch {
    return undefined;
  }
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
