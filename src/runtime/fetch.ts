import { type BodySource, RequestBody } from "../http/body.ts";
import { formatHttpDate } from "../http/date.ts";
import { RequestHeaders } from "../http/headers.ts";
import { HttpRequest } from "../http/request.ts";
import type { HttpResponse, ResponseBody } from "../http/response.ts";
import { isBodiless } from "../http/status.ts";
import type { Service } from "../service/service.ts";

/** What a runtime knows beside the Request. */
export interface FetchInfo {
  /** The transport's remote address. */
  readonly peer?: string;
}

export type FetchHandler = (request: Request, info?: FetchInfo) => Promise<Response>;

/** The door for runtimes that speak fetch: a Request in, a promise of a Response out. */
export function fetchHandler(service: Service): FetchHandler {
  return async (request, info = {}) =>
    toResponse(await service.handle(toHttpRequest(request, info, service.maxBodyBytes)));
}

function toHttpRequest(request: Request, { peer }: FetchInfo, maxBodyBytes: number): HttpRequest {
  const { pathname, search } = new URL(request.url);
  return new HttpRequest({
    method: request.method,
    target: pathname + search,
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
  return new Response(isBodiless(status) ? null : toWebBody(response.body), { status, headers });
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
