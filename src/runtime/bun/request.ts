import { type BodySource, RequestBody } from "../../http/body.ts";
import type { RequestHeaders } from "../../http/headers.ts";
import type { RequestSource } from "../../http/request.ts";
import { bodySource } from "../web/fetchRequest.ts";

/** The part of Bun's server that a request needs. */
export interface AddressFinder {
  requestIP(request: Request): { readonly address: string } | null;
}

/** A Request of Bun, read lazily: its address and its signal are costly, and few resources ask for them. */
export class BunRequest implements RequestSource {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly #request: Request;
  readonly #server: AddressFinder;
  readonly #maxBodyBytes: number;
  readonly #content: BodySource | undefined;

  constructor(
    request: Request,
    server: AddressFinder,
    read: { readonly target: string; readonly headers: RequestHeaders },
    maxBodyBytes: number,
    content?: BodySource,
  ) {
    this.method = request.method;
    this.target = read.target;
    this.headers = read.headers;
    this.#request = request;
    this.#server = server;
    this.#maxBodyBytes = maxBodyBytes;
    this.#content = content;
  }

  get body(): RequestBody {
    const source = this.#content ?? bodySource(this.#request, this.headers.field("content-length"));
    return new RequestBody(source, this.#maxBodyBytes);
  }

  get peer(): string | undefined {
    return this.#server.requestIP(this.#request)?.address;
  }

  signal(): AbortSignal {
    return this.#request.signal;
  }
}
