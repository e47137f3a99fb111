import type { RequestBody } from "./body.ts";
import type { RequestHeaders } from "./headers.ts";

/** What a runtime's door fills in. */
export interface RequestInit {
  readonly method: string;
  /** The request target as it was sent: path, and query if there is one. */
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly body: RequestBody;
  /** The transport's remote address. */
  readonly peer: string | undefined;
  /** Made when somebody asks for it; aborted when the client goes away. */
  readonly signal: () => AbortSignal;
}

const NO_PARAMS: Readonly<Record<string, string>> = Object.freeze({});

/** One request, free of any runtime's types. */
export class HttpRequest<P extends string = string> {
  readonly method: string;
  readonly target: string;
  /** The target's path, still percent-encoded. */
  readonly path: string;
  /** What follows the `?`, without it; empty where nothing does. */
  readonly search: string;
  readonly headers: RequestHeaders;
  readonly body: RequestBody;
  readonly peer: string | undefined;
  /** The pattern's parameters, percent-decoded. The router fills them in. */
  params: Readonly<Record<P, string>> = NO_PARAMS;
  readonly #signal: () => AbortSignal;
  #query: URLSearchParams | undefined;

  constructor(init: RequestInit) {
    const mark = init.target.indexOf("?");
    this.method = init.method;
    this.target = init.target;
    this.path = mark < 0 ? init.target : init.target.slice(0, mark);
    this.search = mark < 0 ? "" : init.target.slice(mark + 1);
    this.headers = init.headers;
    this.body = init.body;
    this.peer = init.peer;
    this.#signal = init.signal;
  }

  get query(): URLSearchParams {
    this.#query ??= new URLSearchParams(this.search);
    return this.#query;
  }

  /** Aborted when the client goes away before its answer is complete. */
  get signal(): AbortSignal {
    return this.#signal();
  }
}
