import { formatHttpDate } from "../../http/date.ts";
import { RequestHeaders } from "../../http/headers.ts";
import { isPromise } from "../../http/later.ts";
import { HttpRequest } from "../../http/request.ts";
import type { FieldList, HttpResponse } from "../../http/response.ts";
import { letGo } from "../../http/responseStream.ts";
import type { Service } from "../../service/service.ts";
import { isHeadOfStream, toWebBody } from "./content.ts";
import { type FetchContext, type FetchInfo, FetchRequest } from "./fetchRequest.ts";
import { targetOf } from "./target.ts";

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

export type ToResponse = (response: HttpResponse, asked?: HttpRequest) => Response;

/** The same for any response: where the runtime refuses something in it, the service reports that, and has the last word. */
export function responderOf(
  service: Service,
  toResponse: ToResponse,
): (asked: HttpRequest, response: HttpResponse) => Response {
  return (asked, response) => {
    try {
      return toResponse(response, asked);
    } catch (error) {
      letGo(response.body);
      return toResponse(service.fault(asked, error), asked);
    }
  };
}

export type FetchHandler = (request: Request, info?: FetchInfo, context?: FetchContext) => Response | Promise<Response>;

const NO_INFO: FetchInfo = {};

/** Synchronous where no callback is asynchronous. `isAsSent`: a target in absolute form becomes the URL. */
export function webHandler(service: Service, isAsSent: boolean): FetchHandler {
  const respond = responderOf(service, toResponse);
  return (request, info = NO_INFO, context) => {
    // All at once: a walk asks for more of them than there are.
    const fields = Object.fromEntries(request.headers);
    const target = targetOf(request.url, fields, isAsSent);
    if (typeof target !== "string") return toResponse(service.errors.refused(target, new RequestHeaders(fields)));
    const asked = new HttpRequest(new FetchRequest(request, fields, target, info, service.maxBodyBytes, context));
    const handled = service.handleStarted(asked);
    return isPromise(handled)
      ? Promise.resolve(handled).then((response) => respond(asked, response))
      : respond(asked, handled);
  };
}
