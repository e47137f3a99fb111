import type { ResponseBody } from "../../http/response.ts";
import { ResponseStream } from "../../http/responseStream.ts";

/** The content of a response as the fetch API takes it. */
export function toWebBody(body: ResponseBody, signal?: () => AbortSignal): BodyInit | null {
  if (body === null || typeof body === "string") return body;
  if (body instanceof Uint8Array) return body as Uint8Array<ArrayBuffer>;
  if (body instanceof ResponseStream) return toReadableStream(body, signal?.());
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
