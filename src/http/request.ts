import { RequestBody } from "./body.ts";
import { RequestHeaders } from "./headers.ts";
import type { Surroundings } from "./later.ts";

/** A request, as a runtime's adapter provides it. What is costly to make is a method, called only when it is needed. */
export interface RequestSource {
  readonly method: string;
  /** The request target as it was sent: path, and query if there is one. */
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly body: RequestBody;
  /** The transport's remote address. */
  readonly peer: string | undefined;
  /** The request that this one is made for, as the calls of assistants are. */
  readonly within?: HttpRequest | undefined;
  /** Where the client asks for a WebSocket, and the runtime can give it one. */
  readonly upgrading?: Upgrading | undefined;
  /** Aborted when the client goes away. */
  signal(): AbortSignal;
  /** Calls back when the response is sent, or the client has left. A runtime that cannot know has none. */
  whenSent?(then: () => void): void;
  /** Keeps the runtime from stopping what runs after the response. A runtime that goes on by itself has none. */
  waitUntil?(work: Promise<unknown>): void;
}

const NO_PARAMS: Readonly<Record<string, string>> = /* @__PURE__ */ Object.freeze({});

/** One request, free of any runtime's types. */
export class HttpRequest<P extends string = string> {
  readonly method: string;
  readonly target: string;
  /** The target's path, still percent-encoded. */
  readonly path: string;
  readonly headers: RequestHeaders;
  /** The pattern's parameters, percent-decoded. The router fills them in. */
  params: Readonly<Record<P, string>> = NO_PARAMS;
  /** The most bytes of the body; the walk replaces the service's ceiling with what the resource declares. */
  bodyLimit: number | undefined;
  /** When the response is due, as `performance.now()` counts; undefined until the clock runs. */
  deadline: number | undefined;
  /** Where the service's `around` has called `next`; undefined without one. */
  surroundings: Surroundings | undefined;
  readonly #source: RequestSource;
  #query: URLSearchParams | undefined;
  #body: RequestBody | undefined;
  #aborting: Aborting | undefined;

  constructor(source: RequestSource) {
    const { target } = source;
    const mark = target.indexOf("?");
    this.method = source.method;
    this.target = target;
    this.path = mark < 0 ? target : target.slice(0, mark);
    this.headers = source.headers;
    this.#source = source;
  }

  /** The query without its `?`; empty where there is none. */
  get search(): string {
    return this.target.slice(this.path.length + 1);
  }

  get query(): URLSearchParams {
    this.#query ??= new URLSearchParams(this.search);
    return this.#query;
  }

  get body(): RequestBody {
    if (this.#body === undefined) {
      this.#body = this.#source.body;
      if (this.bodyLimit !== undefined) this.#body.limit = this.bodyLimit;
      this.#body.surroundings = this.surroundings;
    }
    return this.#body;
  }

  surround(surroundings: Surroundings | undefined): void {
    this.surroundings = surroundings;
    if (this.#body !== undefined) this.#body.surroundings = surroundings;
  }

  /** Calls a function in the surroundings of the request. */
  inside<T>(call: () => T): T {
    return this.surroundings === undefined ? call() : this.surroundings(call);
  }

  /** The transport's remote address. */
  get peer(): string | undefined {
    return this.#source.peer;
  }

  /** The request that this one is made for. */
  get within(): HttpRequest | undefined {
    return this.#source.within;
  }

  /** Where the client asks for a WebSocket, and the runtime can give it one. */
  get upgrading(): Upgrading | undefined {
    return this.#source.upgrading;
  }

  /** True while a reader waits for content of the body. */
  get isReceiving(): boolean {
    return this.#body?.isReading ?? false;
  }

  /** Milliseconds since content of the body last came; Infinity where none has. */
  get quietFor(): number {
    return this.#body?.quietFor ?? Number.POSITIVE_INFINITY;
  }

  /** Called once when the awaited content has arrived, or will not. */
  whenReceived(then: () => void): void {
    this.#body?.whenRead(then);
  }

  /** Called when the response is out: where the runtime cannot know that, in the next turn, by when it has it. */
  whenSent(then: () => void): void {
    if (this.#source.whenSent === undefined) setTimeout(then);
    else this.#source.whenSent(then);
  }

  /** Keeps the runtime from stopping what runs after the response. */
  waitUntil(work: Promise<unknown>): void {
    this.#source.waitUntil?.(work);
  }

  /** Aborted when the client goes away before its response is complete, and when the request's time is up. */
  get signal(): AbortSignal {
    this.#aborting ??= new Aborting(this.#source.signal());
    return this.#aborting.signal;
  }

  /** From here on the signal is not aborted when the client goes away: what has begun runs to its end. */
  outlive(): void {
    this.#aborting ??= new Aborting();
    this.#aborting.followsClient = false;
  }

  /** Aborts the signal: no client waits for the response any longer. */
  cancel(reason: unknown): void {
    this.#aborting ??= new Aborting();
    this.#aborting.abort(reason);
  }
}

/** A signal that is aborted with another one, for as long as it follows that. */
class Aborting extends AbortController {
  followsClient = true;

  constructor(client?: AbortSignal) {
    super();
    if (client?.aborted === true) this.abort(client.reason);
    else client?.addEventListener("abort", () => this.followsClient && this.abort(client.reason), { once: true });
  }
}

const NO_HEADERS = /* @__PURE__ */ new RequestHeaders({});
const NEVER = /* @__PURE__ */ new AbortController().signal;

/** In place of a request that could not be read: it has no method and no target, and at most the fields that were read. */
export function unreadRequest(headers: RequestHeaders = NO_HEADERS): HttpRequest {
  const body = new RequestBody(undefined, 0);
  return new HttpRequest({ method: "", target: "", headers, body, peer: undefined, signal: () => NEVER });
}

/** What takes a connection over, when its request has ended. The connection is what the runtime has. */
export type TakeOver = (connection: object) => unknown;

/** A request that asks for a WebSocket on a connection that can become one (RFC 9110 7.8). Its adapter provides it. */
export interface Upgrading {
  /** Set by the walk where the graph lets the client have it. */
  take: TakeOver | undefined;
}

/** Whether the value of an Upgrade field names the protocol of RFC 6455 (4.2.1: in any case). */
export function namesWebSocket(upgrade: string | undefined): boolean {
  return upgrade !== undefined && upgrade.split(",").some((protocol) => protocol.trim().toLowerCase() === "websocket");
}

/** For a request without a connection, which is explained or tested: whether it would be taken over. */
export function imaginedUpgrade(method: string, upgrade: string | undefined): Upgrading | undefined {
  return method === "GET" && namesWebSocket(upgrade) ? { take: undefined } : undefined;
}
