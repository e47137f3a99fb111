import { type BodySource, RequestBody } from "../http/body.ts";
import { formatHttpDate } from "../http/date.ts";
import { RequestHeaders } from "../http/headers.ts";
import { HttpRequest } from "../http/request.ts";
import type { HttpResponse, ResponseBody } from "../http/response.ts";
import { isBodiless } from "../http/status.ts";
import type { Service } from "../service/service.ts";
import { refusal } from "./refusal.ts";

/** What a runtime knows beside the Request. */
export interface FetchInfo {
  /** The transport's remote address. */
  readonly peer?: string;
}

export type FetchHandler = (request: Request, info?: FetchInfo) => Promise<Response>;

/** RFC 9110 4.1: the least that is recommended. */
const TARGET_BYTES = 8_000;

/** The door for runtimes that speak fetch: a Request in, a promise of a Response out. */
export function fetchHandler(service: Service): FetchHandler {
  return async (request, info = {}) => {
    const { pathname, search } = new URL(request.url);
    const target = pathname + search;
    if (target.length > TARGET_BYTES) return toResponse(refusal(414));
    const asked = toHttpRequest(request, target, info, service.maxBodyBytes);
    const response = await service.handle(asked);
    try {
      return toResponse(response);
    } catch (error) {
      // A field that would split the answer, a status that is none: what cannot be sent is the author's fault.
      return toResponse(service.fault(asked, error));
    }
  };
}

function toHttpRequest(request: Request, target: string, { peer }: FetchInfo, maxBodyBytes: number): HttpRequest {
  return new HttpRequest({
    method: request.method,
    target,
    headers: new RequestHeaders(Object.fromEntries(request.headers)),
    body: new RequestBody(bodySource(request), maxBodyBytes),
    peer,
    signal: () => request.signal,
  });
}

function bodySource(request: Request): BodySource | undefined {
  const { body } = request;
  if (body === null) return undefined;
  const declared = request.headers.get("content-length");
  return {
    length: declared !== null && /^\d+$/.test(declared) ? Number(declared) : undefined,
    stream: () => body,
  };
}

function toResponse(response: HttpResponse): Response {
  const { status } = response;
  const headers = new Headers();
  for (let at = 0; at < response.headers.length; at += 2) {
    headers.append(response.headers[at] ?? "", response.headers[at + 1] ?? "");
  }
  // RFC 9110 6.6.1: an origin server with a clock sends Date; not every runtime of this kind adds it.
  if (!headers.has("date")) headers.set("Date", formatHttpDate(Date.now()));
  return new Response(isBodiless(status) ? null : toWebBody(response.body), responseInit(status, headers));
}

/** Workers would encode once more what says that it is encoded, unless they are told that it is done. */
function responseInit(status: number, headers: Headers): ResponseInit & { readonly encodeBody?: "manual" } {
  return headers.has("content-encoding") ? { status, headers, encodeBody: "manual" } : { status, headers };
}

function toWebBody(body: ResponseBody): BodyInit | null {
  if (body === null || typeof body === "string") return body;
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>;
  return toReadableStream(body);
}

/** Pulled by whoever reads, so that a slow reader slows the producer; cancelled, it lets the producer know. */
function toReadableStream(body: AsyncIterable<string | Uint8Array>): ReadableStream<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}
