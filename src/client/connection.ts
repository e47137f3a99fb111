import type { Deadline } from "./deadline.ts";
import { ClientFault, type FaultKind } from "./fault.ts";
import { ledTo, MOST_REDIRECTS, REDIRECTS, redirected } from "./link.ts";
import { Memory, type MemoryOptions, type Remembered, refreshed, strong } from "./memory.ts";
import type { ClientOptions, Sending } from "./options.ts";
import { type ClientRequest, isReplacing, isSafe } from "./request.ts";

/** A response whose content has been read, or is to be read bit by bit. */
export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly url: string;
  readonly isRedirected: boolean;
  readonly content: Uint8Array;
  readonly stream: ReadableStream<Uint8Array> | null;
}

interface Arrived extends Pick<Received, "url" | "isRedirected"> {
  readonly response: Response;
}

/** Sends one request, once: with what is remembered, and between the hooks. */
export class Connection {
  /** The last call of `refresh`, which those share that are refused meanwhile. */
  refreshed: Promise<boolean> | undefined;
  readonly base: URL;
  readonly options: ClientOptions;
  readonly #memory: Memory | undefined;

  constructor(base: URL, options: ClientOptions) {
    this.base = base;
    this.options = options;
    const { remember = false, guard = false } = options;
    if (remember !== false || guard !== false) this.#memory = new Memory(Object(remember) as MemoryOptions);
  }

  /** A stream's content is left to be read where it is a success. */
  async send(request: ClientRequest, deadline: Deadline, attempt: number, isStream = false): Promise<Received> {
    const headers = new Headers(request.headers);
    const { operation, method } = request;
    const sending: Sending = { operation, method, url: request.url.href, headers, attempt };
    await this.options.before?.(sending);
    const known = this.#condition(request, headers);
    let response: Response | undefined;
    let error: unknown;
    try {
      const arrived = await this.#fetch({ ...request, headers }, deadline);
      response = arrived.response;
      const received = await this.#receive(arrived, operation, deadline.signal, isStream);
      return this.#memory === undefined ? received : this.#recall(this.#memory, request, headers, received, known);
    } catch (thrown) {
      error = thrown;
      throw thrown;
    } finally {
      await this.options.after?.({ ...sending, status: response?.status, responseHeaders: response?.headers, error });
    }
  }

  /** Sets what is remembered as the condition of a request that has none of its own. */
  #condition({ method, url, operation, isUnguarded }: ClientRequest, headers: Headers): Remembered | undefined {
    const { guard = false } = this.options;
    if (method === "GET") {
      const known = this.#memory?.find(url.href, headers);
      if (known?.content === undefined || headers.has("if-none-match") || headers.has("range")) return undefined;
      headers.set("if-none-match", known.tag);
      return known;
    }
    if (guard === false || isUnguarded || !isReplacing(method) || hasOwnCondition(headers)) return undefined;
    const tag = headers.get("if-match") ?? strong(this.#memory?.tagOf(url.href, headers));
    if (tag === undefined) {
      if (guard === "known") return undefined;
      const detail = "no tag is known: read it, or give `ifMatch: null`";
      throw new ClientFault("unguarded", operation, detail);
    }
    headers.set("if-match", tag);
    if (!headers.has("prefer")) headers.set("prefer", "return=representation");
    return undefined;
  }

  /** Follows redirects, where the client is to: itself, or in a browser, which shows none, by Fetch. */
  async #fetch(first: ClientRequest, deadline: Deadline): Promise<Arrived> {
    const { follow = false } = this.options;
    const redirect = follow && isBrowser() ? "follow" : "manual";
    let request = first;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const response = await this.#ask(request, deadline, redirect);
      const location = follow && REDIRECTS.includes(response.status) ? response.headers.get("location") : null;
      if (location === null) {
        const url = response.url === "" ? request.url.href : response.url;
        // What Fetch has followed is known only now.
        if (response.redirected) ledTo(url, url, first.url, first.operation);
        return { response, url, isRedirected: redirects > 0 || response.redirected };
      }
      void response.body?.cancel().catch(() => undefined);
      request = redirected(request, response.status, location);
    }
    throw new ClientFault("endless", first.operation, "it is redirected too often");
  }

  async #ask(request: ClientRequest, deadline: Deadline, redirect: RequestRedirect): Promise<Response> {
    const { fetch = globalThis.fetch, credentials } = this.options;
    const { method, headers, content } = request;
    const { signal } = deadline;
    // Fetch standard: content that is a stream is sent before any of the response is read. `credentials` may be undefined.
    const init = { method, headers, body: content.body, signal, redirect, credentials, duplex: "half" };
    let response: Response;
    try {
      response = await fetch(request.url.href, init as RequestInit);
    } catch (error) {
      throw faultOf("network", "no response came", error, request.operation, signal);
    }
    if (response.type !== "opaqueredirect") return response;
    throw new ClientFault("elsewhere", request.operation, "it is redirected: give `follow: true`");
  }

  async #receive(arrived: Arrived, operation: string, signal: AbortSignal, isStream: boolean): Promise<Received> {
    const { response, url, isRedirected } = arrived;
    const { status, headers, body } = response;
    const head = { status, headers, url, isRedirected };
    if (isStream && response.ok) return { ...head, content: new Uint8Array(0), stream: body };
    try {
      return { ...head, content: new Uint8Array(await response.arrayBuffer()), stream: null };
    } catch (error) {
      throw faultOf("truncated", `the ${status} broke off`, error, operation, signal);
    }
  }

  /** Puts what is remembered in the place of a 304, and remembers what was read or written. */
  #recall(
    memory: Memory,
    { method, url: { href }, operation }: ClientRequest,
    headers: Headers,
    received: Received,
    known: Remembered | undefined,
  ): Received {
    const { status, isRedirected, stream } = received;
    const isKept = (this.options.remember ?? false) !== false;
    if (isRedirected || stream !== null) return received;
    if (method === "GET" && status === 304 && isKept) {
      // The caller's own condition, or a proxy that has one.
      if (known?.content === undefined) throw new ClientFault("status", operation, "304 of nothing known", { status });
      const fresh = refreshed(known, received.headers);
      memory.keep(href, headers, fresh, known.content);
      return { ...received, status: 200, headers: fresh, content: known.content };
    }
    if (method === "GET") {
      if (status === 200) memory.keep(href, headers, received.headers, isKept ? received.content : undefined);
      if (status === 404 || status === 410) memory.forget(href);
    } else if (status < 300 && !isSafe(method)) {
      // The tag of a PUT or PATCH is that of the state that it led to. What others lead to is not known.
      if (isReplacing(method) && method !== "DELETE") memory.keep(href, headers, received.headers, undefined);
      else memory.forget(href);
    }
    return received;
  }
}

/** HTML standard, NavigatorID: every browser says so, in pages and in workers. Other runtimes do not. */
const isBrowser = (): boolean => globalThis.navigator?.appCodeName === "Mozilla";

/** A PUT that is to create, or one that goes by the date. */
const hasOwnCondition = (headers: Headers): boolean =>
  headers.has("if-none-match") || headers.has("if-unmodified-since");

function faultOf(kind: FaultKind, detail: string, cause: unknown, operation: string, signal: AbortSignal): unknown {
  return signal.aborted ? signal.reason : new ClientFault(kind, operation, detail, { cause });
}
