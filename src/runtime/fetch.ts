import { type BodySource, RequestBody } from "../http/body.ts";
import { BodyIncomplete, BodyTooLarge } from "../http/bodyErrors.ts";
import { formatHttpDate } from "../http/date.ts";
import { RequestHeaders } from "../http/headers.ts";
import { HttpRequest, type RequestSource } from "../http/request.ts";
import type { FieldList, HttpResponse, ResponseBody } from "../http/response.ts";
import { letGo, ResponseStream } from "../http/responseStream.ts";
import { isPromise } from "../resource/maybePromise.ts";
import type { Service } from "../service/service.ts";
import { TARGET_TOO_LONG } from "./refusals.ts";

/** What a runtime knows in addition to the Request. */
export interface FetchInfo {
  /** The transport's remote address, or a function that finds it, called only when it is needed. */
  readonly peer?: string | (() => string | undefined);
}

export type FetchHandler = (request: Request, info?: FetchInfo) => Response | Promise<Response>;

/** RFC 9110 4.1: the least that is recommended. */
const TARGET_BYTES = 8_000;
const NO_INFO: FetchInfo = {};

/**
 * The adapter for runtimes with the fetch API: a Request in, a Response out, synchronous where no callback is asynchronous.
 * These runtimes report neither their start nor their end: the first request waits for the start hooks. Where those throw,
 * the response is 503 and the next request tries again. The author calls the stop hooks: `service.stop()`.
 */
export function fetchHandler(service: Service): FetchHandler {
  return (request, info = NO_INFO) => {
    const target = targetOf(request.url);
    if (target.length > TARGET_BYTES) return refused(service, request);
    const asked = new HttpRequest(new FetchRequest(request, target, info, service.maxBodyBytes));
    const handled = service.handleStarted(asked);
    return isPromise(handled)
      ? Promise.resolve(handled).then((response) => respond(service, asked, response))
      : respond(service, asked, handled);
  };
}

function refused(service: Service, request: Request): Response {
  return toResponse(service.errors.refused(TARGET_TOO_LONG, new RequestHeaders(Object.fromEntries(request.headers))));
}

function respond(service: Service, asked: HttpRequest, response: HttpResponse): Response {
  try {
    return toResponse(response, () => asked.signal);
  } catch (error) {
    // Something that this runtime refuses.
    letGo(response.body);
    return toResponse(service.fault(asked, error));
  }
}

/** Path and query. The URL of a Request is normalised (URL standard), so its path begins with the third slash. */
function targetOf(url: string): string {
  const target = url.slice(url.indexOf("/", url.indexOf("//") + 2));
  const fragment = target.indexOf("#");
  return fragment < 0 ? target : target.slice(0, fragment);
}

/** A Request, read lazily: reading its `body` property creates a stream. */
class FetchRequest implements RequestSource {
  readonly method: string;
  readonly target: string;
  readonly headers: RequestHeaders;
  readonly #peer: FetchInfo["peer"];
  readonly #request: Request;
  readonly #maxBodyBytes: number;

  constructor(request: Request, target: string, { peer }: FetchInfo, maxBodyBytes: number) {
    this.method = request.method;
    this.target = target;
    this.headers = new RequestHeaders(Object.fromEntries(request.headers));
    this.#peer = peer;
    this.#request = request;
    this.#maxBodyBytes = maxBodyBytes;
  }

  get body(): RequestBody {
    return new RequestBody(bodySource(this.#request, this.headers.field("content-length")), this.#maxBodyBytes);
  }

  get peer(): string | undefined {
    return typeof this.#peer === "function" ? this.#peer() : this.#peer;
  }

  signal(): AbortSignal {
    return this.#request.signal;
  }
}

function bodySource(request: Request, declared: string | undefined): BodySource | undefined {
  const length = declared !== undefined && /^\d+$/.test(declared) ? Number(declared) : undefined;
  if (length === undefined) return request.body === null ? undefined : { length, stream: () => contentOf(request) };
  return {
    length,
    stream: () => contentOf(request),
    // The declared length is within the limit, or this would not be called: the content can be read as a whole.
    collect: (limit, done, fail) => {
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
async function* contentOf({ body }: Request): AsyncGenerator<Uint8Array, void, undefined> {
  if (body === null) return;
  try {
    yield* body;
  } catch {
    throw new BodyIncomplete();
  }
}

function toResponse(response: HttpResponse, signal?: () => AbortSignal): Response {
  const { status, body } = response;
  const headers = headersOf(response.headers);
  const init =
    response.header("content-encoding") === undefined ? { status, headers } : { status, headers, ...ENCODED };
  return new Response(body instanceof ResponseStream ? toReadableStream(body, signal?.()) : toWebBody(body), init);
}

/** Without this, Workers would encode content with a Content-Encoding a second time. */
const ENCODED = { encodeBody: "manual" } as const;

/** A record, which runtimes read fastest; a list of pairs where a name is repeated. */
function headersOf(fields: FieldList): Record<string, string> | [string, string][] {
  const record: Record<string, string> = Object.create(null);
  for (let at = 0; at < fields.length; at += 2) {
    const name = (fields[at] ?? "").toLowerCase();
    if (name in record) return pairsOf(fields);
    record[name] = fields[at + 1] ?? "";
  }
  // RFC 9110 6.6.1: an origin server with a clock sends Date; not every runtime of this kind adds it.
  record["date"] ??= formatHttpDate(Date.now());
  return record;
}

function pairsOf(fields: FieldList): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at < fields.length; at += 2) pairs.push([fields[at] ?? "", fields[at + 1] ?? ""]);
  if (!pairs.some(([name]) => name.toLowerCase() === "date")) pairs.push(["date", formatHttpDate(Date.now())]);
  return pairs;
}

function toWebBody(body: ResponseBody): BodyInit | null {
  if (body === null || typeof body === "string") return body;
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>;
  throw new TypeError("A stream that the service has not opened cannot be sent.");
}

/**
 * Pulled by its reader, so that a slow reader slows the source. When it is cancelled, or the request's signal is aborted,
 * the source is cancelled at once, whatever it is waiting for.
 */
function toReadableStream(chunks: ResponseStream, signal: AbortSignal | undefined): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let leave: (() => void) | undefined;
  const forget = () => {
    if (leave !== undefined) signal?.removeEventListener("abort", leave);
    leave = undefined;
  };
  return new ReadableStream({
    start(controller) {
      leave = () => {
        void chunks.return();
        controller.error(signal?.reason);
      };
      if (signal?.aborted === true) leave();
      else signal?.addEventListener("abort", leave, { once: true });
    },
    async pull(controller) {
      try {
        const { done, value } = await chunks.next();
        if (leave === undefined || signal?.aborted === true) return;
        if (done !== true) return controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
        controller.close();
      } catch (error) {
        controller.error(error);
      }
      forget();
    },
    cancel() {
      forget();
      void chunks.return();
    },
  });
}
