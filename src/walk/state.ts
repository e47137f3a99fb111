import type { ByteRange } from "../http/byteRange.ts";
import type { SourceContent } from "../http/byteSource.ts";
import { methodIs } from "../http/method.ts";
import { NO_PREFERENCES, type Preference, type Preferences, parsePrefer } from "../http/prefer.ts";
import type { HttpRequest } from "../http/request.ts";
import type { EventualResponse, ResponseBody } from "../http/response.ts";
import type { GivenField, KeptRepresentation } from "../resource/cache.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Stored } from "../resource/stored.ts";

export interface Mounting {
  readonly pattern: string;
  readonly resource: AnyResource;
  /** The resource as each of its methods has it, where they differ. */
  readonly facets?: readonly AnyResource[] | undefined;
}

export interface Selection {
  readonly size: number;
  readonly ranges: readonly ByteRange[];
  readonly content: Uint8Array | SourceContent;
  partial?: PartialContent;
}

export interface PartialContent {
  readonly contentType: string;
  readonly body: Uint8Array | SourceContent;
}

export interface DigestFault {
  readonly members: Readonly<Record<string, readonly object[]>>;
  readonly wantsOthers: boolean;
}

export interface Preferred {
  readonly given: Preferences;
  readonly applied: string[];
}

export function preferredBy({ headers }: HttpRequest, honoured: readonly Preference[]): Preferred {
  const field = honoured.length === 0 ? undefined : headers.field("prefer");
  return { given: field === undefined ? NO_PREFERENCES : parsePrefer(field, honoured), applied: [] };
}

export class Attempt {
  /** Nothing was written: the state had changed since it was found. */
  isStale = false;
  stored: Stored<unknown, unknown> | undefined;
  /** The tag of the state that was found before the act; undefined where the next act may find the same. */
  foundTag: string | undefined;
  /** Whether a database refused the write because of another one: then the state may look as it did. */
  isFromDatabase = false;
  hasActed = false;
  unread = 0;
  /** Decides at the node that asks whether it was stale, as if the act had said so: for a commit that comes to it later. */
  wayBack: (() => EventualResponse) | undefined = undefined;
}

const NOTHING = new Uint8Array(0);

/** The content that B8a has read. The content of a method that carries none is ignored (RFC 9110 9.3.1). */
export function rawBodyOf({ rawBody }: Pick<AnyResource, "rawBody">, { method, body }: HttpRequest): Uint8Array {
  if (!rawBody) throw new TypeError("ctx.rawBody is not read here. Declare it: rawBody = true.");
  const bytes = methodIs(method, "content") ? body.kept : NOTHING;
  if (bytes === undefined) throw new TypeError("ctx.rawBody is read at B8a: it is there from isAuthorized on.");
  return bytes;
}

/** Thrown where a walk continues after the end of its request. It is not reported. */
export class WalkStopped extends Error {
  override readonly name = "WalkStopped";
}

export class CacheEntry {
  readonly key: string;
  readonly tag: string;
  readonly vary: readonly string[];
  readonly kept: KeptRepresentation | undefined;
  /** Whether fields that are given now are kept with the representation: a hit does not call what gives them. */
  isRecording = false;
  link: string | undefined;
  readonly #fields: GivenField[] = [];
  #content: string | Uint8Array | undefined;

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
