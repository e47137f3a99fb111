import { type BodySource, RequestBody } from "../../http/body.ts";
import { BodyIncomplete, BodyTooLarge } from "../../http/bodyErrors.ts";
import { type RawHeaders, RequestHeaders } from "../../http/headers.ts";
import type { RequestSource } from "../../http/request.ts";
import { readBefore } from "../refusals.ts";

/** What a runtime knows in addition to the Request. */
export interface FetchInfo {
  /** The transport's remote address, or a function that finds it, called only when it is needed. */
  readonly peer?: string | (() => string | undefined);
}

/** What a runtime offers beside the request; the third argument of a handler on Workers. */
export interface FetchContext {
  /** Keeps the runtime from stopping what runs after the response, `ctx.after`. */
  waitUntil(work: Promise<unknown>): void;
}

/** A Request, read lazily: reading its `body` property creates a stream. */
export class FetchRequest implements RequestSource {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly #peer: FetchInfo["peer"];
  readonly #request: Request;
  readonly #maxBodyBytes: number;
  readonly #context: FetchContext | undefined;
  readonly #content: BodySource | undefined;

  /** @param content undefined unless the runtime's adapter has begun to read it */
  constructor(
    request: Request,
    fields: RawHeaders,
    target: string,
    { peer }: FetchInfo,
    maxBodyBytes: number,
    context?: FetchContext,
    content?: BodySource,
  ) {
    this.#context = context;
    this.method = request.method;
    this.target = target;
    this.headers = new RequestHeaders(fields);
    this.#peer = peer;
    this.#request = request;
    this.#maxBodyBytes = maxBodyBytes;
    this.#content = content;
  }

  get body(): RequestBody {
    const source = this.#content ?? bodySource(this.#request, this.headers.field("content-length"));
    return new RequestBody(source, this.#maxBodyBytes);
  }

  get peer(): string | undefined {
    return typeof this.#peer === "function" ? this.#peer() : this.#peer;
  }

  signal(): AbortSignal {
    return this.#request.signal;
  }

  waitUntil(work: Promise<unknown>): void {
    this.#context?.waitUntil?.(work);
  }
}

/** The content of a Request; undefined where it has none. */
function bodySource(request: Request, declared: string | undefined): BodySource | undefined {
  const length = declared !== undefined && /^\d+$/.test(declared) ? Number(declared) : undefined;
  if (length === undefined) return request.body === null ? undefined : { length, stream: () => contentOf(request) };
  return {
    length,
    stream: () => contentOf(request),
    // The declared length is within the limit, or this would not be called: the content can be read as a whole.
    collect: (limit, done, fail) => {
      if (request.bodyUsed) return fail(readBefore());
      request.arrayBuffer().then(
        (whole) => {
          if (whole.byteLength > limit) fail(new BodyTooLarge(limit));
          else done(new Uint8Array(whole));
        },
        () => fail(new BodyIncomplete()),
      );
    },
  };
}

/** Makes broken-off content the same error on every runtime. */
async function* contentOf({ body, bodyUsed }: Request): AsyncGenerator<Uint8Array, void, undefined> {
  if (bodyUsed) throw readBefore();
  if (body === null) return;
  try {
    yield* body;
  } catch {
    throw new BodyIncomplete();
  }
}
