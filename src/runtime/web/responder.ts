import type { HttpRequest } from "../../http/request.ts";
import type { HttpResponse } from "../../http/response.ts";
import { letGo } from "../../http/responseStream.ts";
import type { Service } from "../../service/service.ts";

/** Makes the Response of a runtime. */
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
