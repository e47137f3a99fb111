import { urlOf } from "./led.ts";

/** The target of the first link of a relation from the page at a URL (RFC 8288 3), as it stands in the field. */
export function linkTo(relation: string, field: string | null, from: string): string | undefined {
  for (const [, target, attributes = ""] of (field ?? "").matchAll(LINK)) {
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, name = "", quoted, token = ""]) => {
      return [name.toLowerCase(), quoted ?? token] as const;
    });
    // RFC 8288 3.3: a second `rel` is ignored.
    const { rel = "", anchor } = Object.fromEntries(pairs.reverse());
    // RFC 8288 3.2: with an anchor, it is a link from there.
    const isOwn = anchor === undefined || urlOf(anchor, from)?.href === from;
    if (isOwn && rel.toLowerCase().split(/\s+/).includes(relation)) return target;
  }
  return undefined;
}

const LINK = /<([^>]*)>((?:[^,"<]|"(?:[^"\\]|\\.)*")*)/g;
const ATTRIBUTE = /;\s*([^\s=;]+)\s*(?:=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*)))?/g;
