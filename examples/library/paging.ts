import { z } from "zod";

/** The query string of the collection: `?q=wolf&genre=novel&page=2&size=5`. What it refuses is a 400. */
export const Paging = z.object({
  q: z.string().trim().max(100).default(""),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  size: z.coerce.number().int().min(1).max(100).default(8),
});
export type Paging = z.infer<typeof Paging>;

/** How many pages a search has; at least one, which may be empty. */
export function pagesOf(total: number, { size }: Paging): number {
  return Math.max(1, Math.ceil(total / size));
}

/** The address of another page of the same search; what is as by default is left out. */
export function pageAddress({ q, size }: Paging, page: number): string {
  const query = new URLSearchParams();
  if (q !== "") query.set("q", q);
  if (page !== 1) query.set("page", String(page));
  if (size !== Paging.parse({}).size) query.set("size", String(size));
  return query.size === 0 ? "/books" : `/books?${query.toString()}`;
}
