// Printed by scripts/print-statuses.mjs from src/graph/table.ts. Change that.

/** By the methods that come there, whatever a resource declares. */
const BY_METHODS = {
  "GET HEAD QUERY PUT PATCH POST DELETE OPTIONS":
    "after B13a, before B13c, after B13c, before B13b, after B13b, before B12, after B12, before B11, after B11, before B10, after B10, before B10b, after B10b, before B10a, after B10a, before B10c, after B10c, before B9, after B9, before B9a, after B9a, before B9b, after B9b, before B8a, after B8a, before B8, after B8, before B7, after B7, before B7b, after B7b, before B7a, after B7a, before B6, after B6, before B5a, after B5a, before B5, after B5, before B4, after B4, before B4a, after B4a, before B4b, after B4b, before B4c, after B4c, before B4g, after B4g, before B4d, after B4d, before B4e, after B4e, before B4f, after B4f, before B3",
  "GET HEAD QUERY PUT PATCH POST DELETE":
    "after B3, before C3, before D4, before F6, before G7d, before G7, after G7, before G7b, before W1, after W1, before G8a, after G8a, before G8, before I12, before M16",
  DELETE: "before M20",
  "GET HEAD QUERY PUT PATCH POST": "before N16",
  POST: "before N11, after N11",
  "GET HEAD QUERY PUT PATCH": "before O16",
  "GET HEAD QUERY": "before O16a, before O18, after O18, before O18e, before O18b",
  QUERY: "before O16b, after O16b",
  "QUERY PUT PATCH POST":
    "before P0a, after P0a, before P0e, after P0e, before P0f, after P0f, before P0d, after P0d, before P0, after P0, before P0g",
  "PUT PATCH POST": "before P1a, before P1c, after P1c, before P0b",
  "PUT PATCH": "before O14, after O14",
} as const;
type ByMethods = typeof BY_METHODS;

type PlacesIn<T, All = never> = T extends `${infer First}, ${infer Rest}` ? PlacesIn<Rest, All | First> : All | T;

/** Where a node of an author's may be, and which methods come there. */
export const PLACES = Object.fromEntries(
  Object.entries(BY_METHODS).flatMap(([methods, places]) => places.split(", ").map((place) => [place, methods])),
) as { readonly [M in keyof ByMethods as PlacesIn<ByMethods[M]>]: M };
