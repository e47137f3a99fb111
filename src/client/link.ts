import { urlOf } from "./led.ts";

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
