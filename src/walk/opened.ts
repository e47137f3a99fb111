import { HttpResponse } from "../http/response.ts";
import { isStream, kindOf, ResponseStream } from "../http/responseStream.ts";
import type { Visit } from "./visit.ts";

/** The response with its stream opened, so that a stream that cannot be read is a 500. Throws for what is no response. */
export function openedResponse(visit: Visit, given: unknown): HttpResponse {
  if (!(given instanceof HttpResponse)) {
    throw new TypeError(`The walk came to ${kindOf(given)}: a callback gave a thenable whose then() gives no promise.`);
  }
  const { status, headers, body } = given;
  if (typeof body === "string" || !isStream(body) || body instanceof ResponseStream) return given;
  visit.sending = status;
  return new HttpResponse(status, headers, new ResponseStream(body, visit, visit.announcedLength));
}
