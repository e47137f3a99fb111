import { formatHttpDate } from "../../http/date.ts";
import { RequestHeaders } from "../../http/headers.ts";
import { isPromise } from "../../http/later.ts";
import { HttpRequest } from "../../http/request.ts";
import type { FieldList, HttpResponse } from "../../http/response.ts";
import { letGo, ResponseStream } from "../../http/responseStream.ts";
import type { Service } from "../../service/service.ts";
import { type FetchContext, type FetchInfo, FetchRequest } from "./fetchRequest.ts";
import { TargetReader } from "./target.ts";

/** Makes the Response of a runtime that need not add anything itself. */
export function toResponse(response: HttpResponse, asked?: HttpRequest): Response {
  const { status } = response;
  const headers = headersOf(response.headers);
  const init =
    response.header("content-encoding") === undefined ? { status, headers } : { status, headers, ...ENCODED };
  return new Response(isHeadOfStream(response, asked) ? emptyStream() : toWebBody(response, asked), init);
}

const emptyStream = (): ReadableStream<Uint8Array> => new ReadableStream({ start: (controller) => controller.close() });
/** Without this, Workers would encode content with a Content-Encoding a second time. */
const ENCODED = { encodeBody: "manual" } as const;

/** A record, which runtimes read fastest; a list of pairs where a name is repeated, or is one that every object has. */
function headersOf(fields: FieldList): Record<string, string> | [string, string][] {
  const record: Record<string, string> = {};
  let hasDate = false;
  for (let at = 0; at < fields.length; at += 2) {
    const name = fields[at] ?? "";
    if (record[name] !== undefined) return pairsOf(fields);
    record[name] = fields[at + 1] ?? "";
    hasDate ||= isDate(name);
  }
  // RFC 9110 6.6.1: an origin server with a clock sends Date; not every runtime of this kind adds it.
  if (!hasDate) record["Date"] = formatHttpDate(Date.now());
  return record;
}

const isDate = (name: string): boolean => name.length === 4 && name.toLowerCase() === "date";

function pairsOf(fields: FieldList): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at < fields.length; at += 2) pairs.push([fields[at] ?? "", fields[at + 1] ?? ""]);
  if (!pairs.some(([name]) => isDate(name))) pairs.push(["Date", formatHttpDate(Date.now())]);
  return pairs;
}

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

/** The same for any response: where the runtime refuses something in it, the service reports that, and has the last word. */
export function responderOf(
  service: Service,
  make: typeof toResponse,
): (asked: HttpRequest, response: HttpResponse) => Response {
  return (asked, response) => {
    try {
      return make(response, asked);
    } catch (error) {
      letGo(response.body);
      return make(service.fault(asked, error), asked);
    }
  };
}

export type FetchHandler = (request: Request, info?: FetchInfo, context?: FetchContext) => Response | Promise<Response>;
const NO_INFO: FetchInfo = {};

/** Synchronous where no callback is asynchronous. `isAsSent`: a target in absolute form becomes the URL. */
export function webHandler(service: Service, isAsSent: boolean): FetchHandler {
  const respond = responderOf(service, toResponse);
  const targets = new TargetReader(isAsSent);
  return (request, info = NO_INFO, context) => {
    // All at once: a walk asks for more of them than there are.
    const fields = Object.fromEntries(request.headers);
    const target = targets.read(request.url, fields);
    if (typeof target !== "string") return toResponse(service.errors.refused(target, new RequestHeaders(fields)));
    const asked = new HttpRequest(new FetchRequest(request, fields, target, info, service.maxBodyBytes, context));
    const handled = service.handleStarted(asked);
    return isPromise(handled)
      ? Promise.resolve(handled).then((response) => respond(asked, response))
      : respond(asked, handled);
  };
}
