import { findCoding } from "./available.ts";

/** A whole body, coded: small ones synchronously, larger ones in the thread pool. */
export function compress(coding: string, body: Uint8Array): Uint8Array | Promise<Uint8Array> {
  return findCoding(coding).compress(body);
}
