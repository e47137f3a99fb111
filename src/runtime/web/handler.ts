import { type RawHeaders, RequestHeaders } from "../../http/headers.ts";
import { HttpRequest } from "../../http/request.ts";
import { isPromise } from "../../resource/maybePromise.ts";
import type { Service } from "../../service/service.ts";
import { TARGET_TOO_LONG } from "../refusals.ts";
import { type FetchInfo, FetchRequest, targetOf } from "./fetchRequest.ts";
import { responderOf, type ToResponse } from "./responder.ts";

export type FetchHandler = (request: Request, info?: FetchInfo) => Response | Promise<Response>;

/** What runtimes with the fetch API do at different speeds. */
export interface Conversions {
  /** The fields of a request, all at once: a walk asks for more of them than there are. */
  readonly fieldsOf: (headers: Headers) => RawHeaders;
  readonly toResponse: ToResponse;
}

/** RFC 9110 4.1: the least that is recommended. */
export const TARGET_BYTES = 8_000;
const NO_INFO: FetchInfo = {};

/** A Request in, a Response out, synchronous where no callback is asynchronous. */
export function handlerOf(service: Service, { fieldsOf, toResponse }: Conversions): FetchHandler {
  const respond = responderOf(service, toResponse);
  return (request, info = NO_INFO) => {
    const target = targetOf(request.url);
    const fields = fieldsOf(request.headers);
    if (target.length > TARGET_BYTES) {
      return toResponse(service.errors.refused(TARGET_TOO_LONG, new RequestHeaders(fields)));
    }
    const asked = new HttpRequest(new FetchRequest(request, fields, target, info, service.maxBodyBytes));
    const handled = service.handleStarted(asked);
    return isPromise(handled)
      ? Promise.resolve(handled).then((response) => respond(asked, response))
      : respond(asked, handled);
  };
}
