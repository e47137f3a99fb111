import { tokensIn } from "./content.ts";

/** What a client has read and remembers: the tag, and the content for as long as that is the current one. */
export interface Remembered {
  readonly tag: string;
  /** Undefined where only the tag is remembered. */
  readonly content: Uint8Array | undefined;
  readonly headers: Headers;
  /** The request fields that the response depended on, with what they were. */
  readonly varied: readonly (readonly [name: string, value: string | null])[];
}

export interface MemoryOptions {
  /** The most resources. Default: 500. */
  readonly entries?: number;
  /** The most content of all of them, in bytes. Default: 16 MiB. Of more, only the tags are kept. */
  readonly bytes?: number;
}

const ENTRIES = 500;
const BYTES = 16 * 1024 * 1024;

/** Bounded; what was not used for the longest time is forgotten first. */
export class Memory {
  readonly #entries = new Map<string, Remembered>();
  readonly #most: number;
  readonly #mostBytes: number;
  #bytes = 0;

  constructor({ entries = ENTRIES, bytes = BYTES }: MemoryOptions) {
    this.#most = entries;
    this.#mostBytes = bytes;
  }

  /** What was read there by a request with the same fields, as far as the response depended on them (RFC 9111 4.1). */
  find(url: string, headers: Headers): Remembered | undefined {
    const known = this.#entries.get(url);
    if (known === undefined || known.varied.some(([name, value]) => headers.get(name) !== value)) return undefined;
    this.#entries.delete(url);
    this.#entries.set(url, known);
    return known;
  }

  /** The tag of what was read there with the same credentials. */
  tagOf(url: string, headers: Headers): string | undefined {
    const known = this.#entries.get(url);
    const isOwn = known?.varied.some(([name, value]) => name === "authorization" && headers.get(name) === value);
    return isOwn === true ? known?.tag : undefined;
  }

  /**
   * Keeps a response that has a tag, and forgets what was there before: of one that may not be stored, the tag alone. Credentials
   * count whether Vary names them or not: what one user has read is not another's.
   */
  keep(url: string, request: Headers, response: Headers, content: Uint8Array | undefined): void {
    this.forget(url);
    const tag = response.get("etag");
    const vary = namesIn(response.get("vary"));
    // RFC 9111 4.1: a Vary of “*” matches no request. RFC 9111 5.2.2.5: no-store.
    const isUnstored = vary.includes("*") || /\bno-store\b/i.test(response.get("cache-control") ?? "");
    if (tag === null) return;
    const size = content?.byteLength ?? 0;
    const kept = isUnstored || size > this.#mostBytes ? undefined : content;
    const varied = [...new Set(["authorization", ...vary])].map((name) => [name, request.get(name)] as const);
    this.#entries.set(url, { tag, content: kept, headers: new Headers(response), varied });
    this.#bytes += kept?.byteLength ?? 0;
    for (const [oldest] of this.#entries) {
      if (this.#entries.size <= this.#most && this.#bytes <= this.#mostBytes) break;
      this.forget(oldest);
    }
  }

  forget(url: string): void {
    this.#bytes -= this.#entries.get(url)?.content?.byteLength ?? 0;
    this.#entries.delete(url);
  }
}

/** Prefer changes what a write gives, and If-None-Match what is sent, never which state was read. */
function namesIn(vary: string | null): readonly string[] {
  const names = tokensIn(vary).map((name) => name.toLowerCase());
  return names.filter((name) => name !== "prefer" && name !== "origin");
}

/** RFC 9111 3.2: the fields of a 304 replace those that were stored, but for what describes the content that it has not. */
export function refreshed({ headers }: Remembered, unchanged: Headers): Headers {
  const merged = new Headers(headers);
  unchanged.forEach((value, name) => {
    if (!/^content-(?:length|encoding|type|range)$/.test(name)) merged.set(name, value);
  });
  return merged;
}

/** RFC 9110 13.1.1: If-Match compares strongly, so that a weak tag never holds. */
export function strong(tag: string | null | undefined): string | undefined {
  return tag === null || tag === undefined || tag.startsWith("W/") ? undefined : tag;
}
