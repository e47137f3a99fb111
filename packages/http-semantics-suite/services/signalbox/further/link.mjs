import { cursorPages, resource } from "signalbox";
import { z } from "zod";

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const Pages = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(3),
  cursor: z.coerce.number().int().min(0).max(10).default(0),
  odd: z.literal("1").optional(),
  tag: z.string().optional(),
});

const pages = {
  query: Pages,
  find: ({ query }) => NUMBERS.filter((n) => !query.odd || n % 2 === 1),
  generateEtag: ({ query, entity }) => `${entity.length}-${query.cursor}-${query.limit}`,
  GET: {
    represent: ({ query: { cursor, limit }, entity }) => entity.slice(cursor, cursor + limit),
    links: ({ request, query: { cursor, limit }, entity }) => {
      const next = cursor + limit < entity.length ? String(cursor + limit) : undefined;
      const previous = cursor > 0 ? String(Math.max(0, cursor - limit)) : undefined;
      return [...cursorPages(request, { previous, next }), ...cursorPages(request, { next: "0" }).map(first)];
    },
  },
};
const first = (one) => ({ ...one, rel: "first" });

export const resources = {
  lItems: resource("/l/items", pages),
  lCors: resource("/l/cors", { ...pages, cors: { origins: ["https://app.example"] } }),
  lSpecial: resource("/l/special", {
    represent: () => ({}),
    links: () => [
      { href: "/l/a,b;c", rel: "alternate", title: 'one, two; "three"' },
      { href: "/l/schema", rel: "describedby" },
      { href: "/l/help", rel: "help", title: "über €" },
      { href: "/l/items", rel: "start https://example.com/rels/home" },
    ],
  }),
  lInput: resource("/l/input", {
    query: z.object({ to: z.string().regex(/^[\x21-\x7e]*$/) }),
    represent: () => ({}),
    links: ({ query }) => [{ href: query.to.replace(/[<>"\\^`{|}]/g, encodeURIComponent), rel: "related" }],
  }),
};
