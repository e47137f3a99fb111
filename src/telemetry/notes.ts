import type { HttpRequest } from "../http/request.ts";
import type { AwaitedCallback } from "./event.ts";

/** What an author adds to the event of a request. */
export interface RequestNotes {
  /** Identifies the request in logs and for the client. */
  readonly requestId?: string;
  /** Who sent it, once that is known: an account's id, not its name or address. */
  readonly caller?: string;
}

const NOTES = new WeakMap<HttpRequest, RequestNotes>();
const NONE: RequestNotes = {};

/** Adds notes to the event of this request, as in `annotate(ctx.request, { caller: user.id })`. */
export function annotate(request: HttpRequest, notes: RequestNotes): void {
  NOTES.set(request, { ...NOTES.get(request), ...notes });
}

export const notesOf = (request: HttpRequest): RequestNotes => NOTES.get(request) ?? NONE;

export interface RequestIdOptions {
  /** The request field that an id is taken from, where a client or a proxy sends one. Default: X-Request-Id. */
  readonly header?: string;
  /** Whether such an id is used; otherwise every request gets a new one. Default: true. */
  readonly trusted?: boolean;
}

/** An id that can be repeated in logs and to the client: no line breaks, no quotes, bounded. */
const FIT = /^[\w.:/+=@-]{1,128}$/;

/** The id of a request: the one that it came with, where that can be repeated, else a new one. The same on each call. */
export function requestId(request: HttpRequest, options: RequestIdOptions = {}): string {
  const known = notesOf(request).requestId;
  if (known !== undefined) return known;
  const { header = "x-request-id", trusted = true } = options;
  const sent = trusted ? (request.headers.get(header) ?? undefined) : undefined;
  const id = sent !== undefined && FIT.test(sent) ? sent : crypto.randomUUID();
  annotate(request, { requestId: id });
  return id;
}

const AWAITED = /* @__PURE__ */ new WeakMap<HttpRequest, AwaitedCallback[]>();

/** Returns a function that notes, when it is called, that the request has waited until then. */
export function noteAwaited(request: HttpRequest, node: string, callback: string | undefined): () => void {
  const from = performance.now();
  return () => {
    const duration = (performance.now() - from) / 1000;
    const startedAt = performance.timeOrigin + from;
    const known = AWAITED.get(request) ?? [];
    known.push({ node, ...(callback === undefined ? {} : { callback }), startedAt, duration });
    AWAITED.set(request, known);
  };
}

export const awaitedOf = (request: HttpRequest): readonly AwaitedCallback[] | undefined => AWAITED.get(request);
