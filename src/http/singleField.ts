/**
 * RFC 9110 5.3: “a sender MUST NOT generate multiple field lines with the same name in a message” unless the field is a list, or
 * Set-Cookie. These are response fields that are no list.
 */
const SINGLE: ReadonlySet<string> = new Set([
  "access-control-allow-credentials",
  "access-control-allow-origin",
  "access-control-max-age",
  "age",
  "content-disposition",
  "content-length",
  "content-location",
  "content-range",
  "content-type",
  "date",
  "deprecation",
  "etag",
  "expires",
  "last-modified",
  "location",
  "retry-after",
  "strict-transport-security",
  "sunset",
  "x-content-type-options",
]);

/** Whether a response has at most one line of this name. */
export function isSingleField(lowerName: string): boolean {
  return SINGLE.has(lowerName);
}
