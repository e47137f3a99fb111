import type { ResponseBody } from "../http/response.ts";
import type { GivenField, KeptRepresentation } from "../resource/cache.ts";

/** What one request found in the cache of its resource, or what it will put there. */
export class CacheEntry {
  readonly key: string;
  /** The strong tag of the state. */
  readonly tag: string;
  /** What `vary` gave. */
  readonly vary: readonly string[];
  /** What was found. */
  readonly kept: KeptRepresentation | undefined;
  /** Whether fields that are given now are kept with the representation: a hit does not call what gives them. */
  isRecording = false;
  link: string | undefined = undefined;
  readonly #fields: GivenField[] = [];
  #content: string | Uint8Array | undefined = undefined;

  constructor(key: string, tag: string, vary: readonly string[], kept: KeptRepresentation | undefined) {
    this.key = key;
    this.tag = tag;
    this.vary = vary;
    this.kept = kept;
  }

  record(name: string, value: string, isAppended: boolean): void {
    if (this.isRecording) this.#fields.push({ name, value, isAppended });
  }

  /** The representation is made. Streams and sources are not kept: nothing has read them yet. */
  made(content: ResponseBody): void {
    this.isRecording = false;
    if (typeof content === "string" || content instanceof Uint8Array) this.#content = content;
  }

  /** What is to be kept; undefined where it is no text or bytes, or has a cookie, which is for one client. */
  get representation(): KeptRepresentation | undefined {
    const content = this.#content;
    if (content === undefined || this.#fields.some(({ name }) => name.toLowerCase() === "set-cookie")) return undefined;
    // Bytes are the author's, who may use their buffer again.
    const own = typeof content === "string" ? content : new Uint8Array(content);
    return { content: own, fields: this.#fields, link: this.link };
  }
}
