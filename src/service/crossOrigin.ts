import { checkCors } from "../graph/checkCors.ts";
import type { HttpRequest } from "../http/request.ts";
import { HttpResponse } from "../http/response.ts";
import { type CorsPolicy, isPreflight, settledCors, writeCors, writePreflight } from "../resource/cors.ts";
import { refuseService } from "./refuseService.ts";

/** What the service's CORS policy says of responses from outside the graph: commands, and what routing refuses. */
export interface CrossOrigin {
  /** The response to a preflight; undefined where the request is none. */
  preflight(request: HttpRequest, allowed: readonly string[]): HttpResponse | undefined;
  /** The response, readable by the scripts that may read it. */
  share(request: HttpRequest, response: HttpResponse): HttpResponse;
}

export function crossOrigin(given: CorsPolicy | undefined): CrossOrigin {
  if (given === undefined) return { preflight: () => undefined, share: (_request, response) => response };
  checkCors({ cors: given, refuse: refuseService });
  // What else a plain handler reads and sends is not declared.
  const policy = settledCors(
    given,
    () => ["Authorization", "Content-Type"],
    () => [],
  );
  return {
    preflight: (request, allowed) => {
      if (!isPreflight(request)) return undefined;
      const fields: string[] = [];
      writePreflight(policy, request, allowed.join(", "), fields);
      return new HttpResponse(204, fields);
    },
    share: (request, { status, headers, body }) => {
      const fields = [...headers];
      writeCors(policy, request, fields);
      return new HttpResponse(status, fields, body);
    },
  };
}
