import { fieldValue, uriReference } from "./fieldValue.ts";

/** A link to something related (RFC 8288): where it is, and how it is related. */
export interface Link {
  /** An address; a relative one is resolved against that of the request. */
  readonly href: string;
  /** A registered relation such as "next", or an address that names one; several are separated by spaces. */
  readonly rel: string;
  /** For people. */
  readonly title?: string;
  /** The media type that is to be expected there. */
  readonly type?: string;
  readonly hreflang?: string;
}

const ATTRIBUTES = ["rel", "type", "hreflang", "title"] as const;

/** RFC 8288 3: `</books?page=2>; rel="next"`. */
export function formatLink(link: Link): string {
  const attributes = ATTRIBUTES.flatMap((name) => {
    const value = link[name];
    return value === undefined ? [] : [attribute(name, value)];
  });
  return [`<${uriReference(link.href, "The href of a link")}>`, ...attributes].join("; ");
}

/** RFC 8288 3.4.1, RFC 8187: a title with characters beyond ASCII is sent percent-encoded, as `title*`. */
function attribute(name: string, value: string): string {
  fieldValue(value.replaceAll(/[^\x00-\x7f]/g, ""));
  if (/^[\t -~]*$/.test(value)) return `${name}="${value.replaceAll(/["\\]/g, "\\$&")}"`;
  const encoded = encodeURIComponent(value).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${name}*=UTF-8''${encoded}`;
}
