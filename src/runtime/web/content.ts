import type { HttpRequest } from "../../http/request.ts";
import type { HttpResponse } from "../../http/response.ts";
import { ResponseStream } from "../../http/responseStream.ts";

export function toWebBody(response: HttpResponse, asked?: HttpRequest): BodyInit | null {
  const { body } = response;
  if (body === null) return body;
  // Fetch 6.3: text without a Content-Type would get one. Bytes do not.
  if (typeof body === "string")
    return response.header("content-type") === undefined ? new TextEncoder().encode(body) : body;
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>;
  if (body instanceof ResponseStream) return toReadableStream(body, asked?.signal);
  throw new TypeError("A stream that the service has not opened cannot be sent.");
}

const WITHOUT_CONTENT: ReadonlySet<number> = new Set([204, 205, 304]);

/** RFC 9110 8.6: HEAD of a stream must not say that the length is 0, which runtimes do without content. */
export function isHeadOfStream(response: HttpResponse, asked?: HttpRequest): boolean {
  if (asked?.method !== "HEAD" || response.body !== null || WITHOUT_CONTENT.has(response.status)) return false;
  return response.header("content-length") === undefined;
}

/** Pulled by its reader. When it is cancelled, or the signal aborted, the source is cancelled at once. */
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
