import { RequestBody } from "./body.ts";
import { RequestHeaders } from "./headers.ts";
import { HttpRequest } from "./request.ts";

const NO_HEADERS = /* @__PURE__ */ new RequestHeaders({});
const NEVER = /* @__PURE__ */ new AbortController().signal;

/** In place of a request that could not be read: it has no method and no target, and at most the fields that were read. */
export function unreadRequest(headers: RequestHeaders = NO_HEADERS): HttpRequest {
  const body = new RequestBody(undefined, 0);
  return new HttpRequest({ method: "", target: "", headers, body, peer: undefined, signal: () => NEVER });
}
