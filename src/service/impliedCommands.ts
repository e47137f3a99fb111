import { HttpResponse } from "../http/response.ts";
import { isPromise } from "../resource/answer.ts";
import type { Handler } from "../route/route.ts";

type Handlers = ReadonlyMap<string, Handler>;

/** The methods that a path of commands answers: those that have a handler, HEAD with GET, and OPTIONS (RFC 9110 9.3). */
export function allowedOf(handlers: Handlers): readonly string[] {
  const methods = [...handlers.keys()].flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method]));
  return [...new Set([...methods, "OPTIONS"])];
}

/** What answers a method that has no handler of its own: HEAD as GET without the content, OPTIONS with Allow. */
export function impliedHandler(handlers: Handlers, method: string): Handler | undefined {
  if (method === "OPTIONS") return () => new HttpResponse(200, ["Allow", allowedOf(handlers).join(", ")]);
  const get = method === "HEAD" ? handlers.get("GET") : undefined;
  if (get === undefined) return undefined;
  return (request) => {
    const response = get(request);
    return isPromise(response) ? response.then(withoutContent) : withoutContent(response);
  };
}

/** RFC 9110 9.3.2: the fields that GET would have, and no content. A stream that nobody will read is told so. */
function withoutContent(response: HttpResponse): HttpResponse {
  // What is no response at all is for whoever asked to refuse.
  if (!(response instanceof HttpResponse)) return response;
  const { status, headers, body } = response;
  if (body === null) return response;
  if (typeof body !== "string" && !(body instanceof Uint8Array)) {
    void body[Symbol.asyncIterator]()
      .return?.()
      .catch(() => undefined);
    return new HttpResponse(status, headers);
  }
  const length = typeof body === "string" ? new TextEncoder().encode(body).byteLength : body.byteLength;
  const isSaid = response.header("content-length") !== undefined;
  return new HttpResponse(status, isSaid ? headers : [...headers, "Content-Length", String(length)]);
}
