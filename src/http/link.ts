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

/** What is used of a request: the rest of its query stays as it is. */
export interface Paged {
  readonly query: URLSearchParams;
}

/** Links to the first, previous, next and last page, counted from 1, where there are such. */
export function numberedPages(
  { query }: Paged,
  { page, pages, parameter = "page" }: { readonly page: number; readonly pages: number; readonly parameter?: string },
): readonly Link[] {
  const last = Math.max(1, pages);
  const to = (rel: string, number: number) => link(query, rel, parameter, String(number));
  return [
    to("first", 1),
    ...(page > 1 ? [to("prev", Math.min(page - 1, last))] : []),
    ...(page < last ? [to("next", page + 1)] : []),
    to("last", last),
  ];
}

/** Links to the pages before and behind this one, each named by an opaque cursor; undefined where there is none. */
export function cursorPages(
  { query }: Paged,
  {
    previous,
    next,
    parameter = "cursor",
  }: { readonly previous?: string | undefined; readonly next?: string | undefined; readonly parameter?: string },
): readonly Link[] {
  return [
    ...(previous === undefined ? [] : [link(query, "prev", parameter, previous)]),
    ...(next === undefined ? [] : [link(query, "next", parameter, next)]),
  ];
}

/** RFC 3986 5.2.2: a reference that is only a query keeps the path, wherever the resource is mounted. */
function link(query: URLSearchParams, rel: string, parameter: string, value: string): Link {
  const other = new URLSearchParams(query);
  other.set(parameter, value);
  return { href: `?${other.toString()}`, rel };
}
