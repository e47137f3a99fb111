import type { Link } from "./link.ts";

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
  }: {
    readonly previous?: string | undefined;
    readonly next?: string | undefined;
    readonly parameter?: string;
  },
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
