import type { MemoryOptions } from "./memory.ts";

/** Any `fetch`: that of a browser, of Node, Bun, Deno or a worker, or that of `signalbox/testing`, which needs no socket. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** One request, before it is sent. */
export interface Sending {
  /** `GET /articles/{slug}`. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Those that will be sent: a hook may change them. */
  readonly headers: Headers;
  /** 1, and more when it is sent again. */
  readonly attempt: number;
}

/** What became of it. */
export interface Sent extends Sending {
  /** Undefined where no response came. */
  readonly status: number | undefined;
  readonly responseHeaders: Headers | undefined;
  readonly error: unknown;
}

/** How long and how often is waited. */
export interface WaitOptions {
  /** Milliseconds of waiting in all, for one call. Default: 30,000. */
  readonly budget?: number;
  /** How often a request is sent at most. Default: 5. */
  readonly times?: number;
}

/** The statuses that each operation can come to, as `signalbox client` prints them: pattern, method, statuses. */
export type Statuses = Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;

export interface ClientOptions {
  /** Default: the global one. */
  readonly fetch?: Fetch;
  /** Fields of every request. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Called before each request is sent: for tokens. */
  readonly before?: (sending: Sending) => void | Promise<void>;
  /** Cookies of the service: Fetch's `credentials`. Default: that of Fetch, for the page's own origin only. */
  readonly credentials?: RequestCredentials;
  /** Called after a 401, once for all calls refused meanwhile. If it returns true, the request is sent once more, with `before`; a stream is not. */
  readonly refresh?: (operation: string) => boolean | Promise<boolean>;
  /** Called when its response is there, or it failed: for logs. */
  readonly after?: (sent: Sent) => void | Promise<void>;
  /** Milliseconds that each call may take, where it says nothing else. Default: none. */
  readonly deadline?: number;
  /** Remembers tag and content of what GET has read, and asks whether it has changed: no call comes to 304 then. */
  readonly remember?: boolean | MemoryOptions;
  /**
   * Sends If-Match with each PUT, PATCH and DELETE, of what was read before, and prefers the current state to a bare 412. Where no tag
   * is known, a write is a fault of the kind `unguarded`, unless it is given `ifMatch: null`; with "known" it is sent without.
   */
  readonly guard?: boolean | "known";
  /** Waits as long as a 429 or 503 says (RFC 9110 10.2.3), and sends again what had no response, if it is idempotent or has an Idempotency-Key. */
  readonly wait?: boolean | WaitOptions;
  /** Follows redirects within the origin: the status becomes "followed". A browser shows only afterwards that one led to another origin. */
  readonly follow?: boolean;
  /** What each operation can come to. With it, every other status is a fault; without it, only those that no operation can come to. */
  readonly statuses?: Statuses;
}

/** Options that take statuses out of the replies. */
export interface Remembering extends ClientOptions {
  readonly remember: true | MemoryOptions;
}
export interface Following extends ClientOptions {
  readonly follow: true;
}
