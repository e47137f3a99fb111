import type { ByteRange } from "../http/byteRange.ts";
import type { SourceContent } from "../http/byteSource.ts";
import { methodIs } from "../http/method.ts";
import { NO_PREFERENCES, type Preference, type Preferences, parsePrefer } from "../http/prefer.ts";
import type { HttpRequest } from "../http/request.ts";
import type { EventualResponse } from "../http/response.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Stored } from "../resource/stored.ts";

/** A resource at its pattern. */
export interface Mounting {
  readonly pattern: string;
  readonly resource: AnyResource;
  /** The resource as each of its methods has it, where they differ. */
  readonly facets?: readonly AnyResource[] | undefined;
}

/** What a Range field selected of a representation; no ranges where none is satisfiable. */
export interface Selection {
  readonly size: number;
  readonly ranges: readonly ByteRange[];
  readonly content: Uint8Array | SourceContent;
  /** What is sent of it, once it is cut out. */
  partial?: PartialContent;
}

/** The content of a 206, and its Content-Type. */
export interface PartialContent {
  readonly contentType: string;
  readonly body: Uint8Array | SourceContent;
}

/** What is wrong with the digests of a request: the members of its problem, and whether other algorithms would do. */
export interface DigestFault {
  readonly members: Readonly<Record<string, readonly object[]>>;
  readonly wantsOthers: boolean;
}

/** What a client prefers, and what of it was honoured. */
export interface Preferred {
  readonly given: Preferences;
  readonly applied: string[];
}

export function preferredBy({ headers }: HttpRequest, honoured: readonly Preference[]): Preferred {
  const field = honoured.length === 0 ? undefined : headers.field("prefer");
  return { given: field === undefined ? NO_PREFERENCES : parsePrefer(field, honoured), applied: [] };
}

/** What an act has said of the state, and what is needed to try it again. */
export class Attempt {
  /** Nothing was written: the state had changed since it was found. */
  isStale = false;
  /** What was stored. */
  stored: Stored<unknown, unknown> | undefined = undefined;
  /** The tag of the state that was found before the act; undefined where the next act may find the same. */
  foundTag: string | undefined = undefined;
  /** Whether a database refused the write because of another one: then the state may look as it did. */
  isFromDatabase = false;
  /** Whether the act has begun since the state was found. */
  hasActed = false;
  /** How often a database has refused to read the state, because of another transaction. */
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
