import type { Coding } from "./coding.ts";
import { webCodings } from "./web.ts";
import { zlibCodings } from "./zlib.ts";

/** The codings that this framework knows (RFC 9110 8.4.1, RFC 7932, RFC 8878); `identity` is none at all. */
export const KNOWN_CODINGS: readonly string[] = ["gzip", "br", "deflate", "zstd", "identity"];

/** The codings of a runtime, found through its globals: node:zlib's where it is there, else the web platform's. */
export function codingsOf(host: object): ReadonlyMap<string, Coding> {
  return new Map([...webCodings(host), ...zlibCodings(host)]);
}

let found: ReadonlyMap<string, Coding> | undefined;

/** Loaded once, on first use: a service without codings does not load zlib. */
function codings(): ReadonlyMap<string, Coding> {
  found ??= codingsOf(globalThis);
  return found;
}

export const availableCodings = (): ReadonlySet<string> => new Set([...codings().keys(), "identity"]);

/** The coding by its name. Throws for one that the runtime lacks, which the checks at mount refuse. */
export function findCoding(name: string): Coding {
  const coding = codings().get(name);
  if (coding === undefined) throw new RangeError(`this runtime has no content coding ${JSON.stringify(name)}`);
  return coding;
}
