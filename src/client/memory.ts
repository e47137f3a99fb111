/** What a client has read and remembers: the tag, and the content for as long as that is the current one. */
export interface Remembered {
  readonly tag: string;
  /** Undefined where only the tag is remembered. */
  readonly content: Uint8Array | undefined;
  readonly headers: Headers;
  /** The fields of the request. */
  readonly sent: Headers;
  /** Those of them that say whose it is, or that the response depended on. */
  readonly names: readonly string[];
}

export interface MemoryOptions {
  /** The most resources. Default: 500. */
  readonly entries?: number;
  /** The most content of all of them, in bytes. Default: 16 MiB. Of more, only the tags are kept. */
  readonly bytes?: number;
}

/** Bounded; what was not used for the longest time is forgotten first. */
export class Memory {
  readonly #entries = new Map<string, Remembered>();
  readonly #most: number;
  readonly #mostBytes: number;
  #bytes = 0;

  constructor({ entries = 500, bytes = 16 * 1024 * 1024 }: MemoryOptions) {
    this.#most = entries;
    this.#mostBytes = bytes;
  }

  /** What was read there by a request with the same fields, as far as the response depended on them (RFC 9111 4.1). */
  find(url: string, headers: Headers): Remembered | undefined {
    const known = this.#entries.get(url);
    if (!isAlike(known, headers, [...personal(headers), ...(known?.names ?? [])])) return undefined;
    this.#entries.delete(url);
    this.#entries.set(url, known);
    return known;
  }

  /** The tag of what was read there with the same credentials. A write may have fields that the read had not. */
  tagOf(url: string, headers: Headers): string | undefined {
    const known = this.#entries.get(url);
    return isAlike(known, headers, CREDENTIALS) ? known.tag : undefined;
  }

  /** Keeps a response that has a tag, and forgets what was there before: of one that may not be stored, the tag alone. */
  keep(url: string, request: Headers, response: Headers, content: Uint8Array | undefined): void {
    this.forget(url);
    const tag = response.get("etag");
    if (tag === null) return;
    const vary = listMembers(response.get("vary"));
    // RFC 9111 4.1: a Vary of “*” matches no request. Nor does what is no name, or a cookie that a browser sends unseen.
    const isOpen = vary.some((name) => /[^\w-]/.test(name) || (/^cookie$/i.test(name) && !request.has(name)));
    // RFC 9111 5.2.2.5.
    const isUnstored = isOpen || /\bno-store\b/i.test(response.get("cache-control") ?? "");
    const kept = isUnstored || (content?.byteLength ?? 0) > this.#mostBytes ? undefined : content;
    const names = isOpen ? [] : [...personal(request), ...vary];
    this.#entries.set(url, { tag, content: kept, headers: new Headers(response), sent: new Headers(request), names });
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

/** Fields that differ among the requests of one user, and never say who it is. Vary says whether the response depends on them. */
const IMPERSONAL = /^(?:accept|cache-control$|if-|prefer$|range$|trace|x-(?:correlation|request)-id$)/;
/** Any other field may be a credential, whether Vary names it or not: what one user has read is not another's. */
const personal = (headers: Headers): readonly string[] => [...headers.keys()].filter((name) => !IMPERSONAL.test(name));

const CREDENTIALS = ["authorization", "cookie", "x-api-key"];

const isAlike = (known: Remembered | undefined, headers: Headers, names: readonly string[]): known is Remembered =>
  known !== undefined && names.every((name) => known.sent.get(name) === headers.get(name));

/** RFC 9111 3.2: the fields of a 304 replace those that were stored, but for what describes the content that it has not. */
export function refreshed({ headers }: Pick<Remembered, "headers">, unchanged: Headers): Headers {
  const merged = new Headers(headers);
  unchanged.forEach((value, name) => {
    if (!/^content-(?:length|encoding|type|range)$/.test(name)) merged.set(name, value);
  });
  return merged;
}

/** RFC 9110 13.1.1: If-Match compares strongly, so that a weak tag never holds. */
export function strong(tag: string | null | undefined): string | undefined {
  return tag?.startsWith("W/") === false ? tag : undefined;
}

/** The members of a list (RFC 9110 5.6.1). */
export function listMembers(list: string | null): readonly string[] {
  return (list ?? "").split(",").flatMap((name) => name.trim() || []);
}
