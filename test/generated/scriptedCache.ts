import type { RepresentationStore } from "signalbox";

/** Has what a target without a query gives, so that equal requests have equal responses; it keeps nothing. */
export const scriptedCache: RepresentationStore = {
  get: (key) => (key.includes("?") ? undefined : { content: '{"a":1}', fields: [], link: "</kept>; rel=item" }),
  set: () => undefined,
};
