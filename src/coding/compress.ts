import { findCoding } from "./available.ts";

/** A whole body, coded. Small bodies at once (synchronously), larger ones off the event loop's back. */
export function compress(coding: string, body: Uint8Array): Uint8Array | Promise<Uint8Array> {
  return findCoding(coding).compress(body);
}
