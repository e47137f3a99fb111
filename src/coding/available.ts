import type { Coding } from "./coding.ts";
import { identityCoding } from "./identity.ts";
import { webCodings } from "./web.ts";
import { zlibCodings } from "./zlib.ts";

/** The codings that this framework knows (RFC 9110 8.4.1, RFC 7932, RFC 8878); `identity` is none at all. */
export const KNOWN_CODINGS: readonly string[] = ["gzip", "br", "deflate", "zstd", "identity"];

/** The codings of a runtime, by its globals: Node's where they are, the web platform's where they are not. */
export function codingsOf(host: object): ReadonlyMap<string, Coding> {
  return new Map([["identity", identityCoding], ...webCodings(host), ...zlibCodings(host)]);
}

let found: ReadonlyMap<string, Coding> | undefined;

/** Looked for once, and not before somebody needs it: a service without codings does not load zlib. */
function codings(): ReadonlyMap<string, Coding> {
  found ??= codingsOf(globalThis);
  return found;
}

/** What this runtime can do, `identity` included. */
export function availableCodings(): ReadonlySet<string> {
  return new Set(codings().keys());
}

/** The coding by its name. One that the runtime lacks is a fault that should have been refused at mount. */
export function findCoding(name: string): Coding {
  const coding = codings().get(name);
  if (coding === undefined) throw new RangeError(`this runtime has no content coding ${JSON.stringify(name)}`);
  return coding;
}
