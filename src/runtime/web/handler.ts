import { RequestHeaders } from "../../http/headers.ts";
import { isPromise } from "../../http/later.ts";
import { HttpRequest } from "../../http/request.ts";
import type { Service } from "../../service/service.ts";
import { type FetchContext, type FetchInfo, FetchRequest } from "./fetchRequest.ts";
import { responderOf, toResponse } from "./response.ts";
import { targetOf } from "./target.ts";

export type FetchHandler = (request: Request, info?: FetchInfo, context?: FetchContext) => Response | Promise<Response>;

const NO_INFO: FetchInfo = {};

/**
 * A Request in, a Response out, synchronous where no callback is asynchronous. `isAsSent` is true where a target in absolute form
 * becomes the URL.
 */
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
