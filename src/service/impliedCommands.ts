import { HttpResponse } from "../http/response.ts";
import type { Handler } from "../route/route.ts";

type Handlers = ReadonlyMap<string, Handler>;

/** The methods that a path of commands supports: those that have a handler, HEAD with GET, and OPTIONS (RFC 9110 9.3). */
export function allowedOf(handlers: Handlers): readonly string[] {
  const methods = [...handlers.keys()].flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method]));
  return [...new Set([...methods, "OPTIONS"])];
}

/** What handles a method that has no handler of its own: HEAD as GET, whose content is not sent, OPTIONS with Allow. */
export function impliedHandler(handlers: Handlers, method: string): Handler | undefined {
  if (method === "OPTIONS") return () => new HttpResponse(200, ["Allow", allowedOf(handlers).join(", ")]);
  return method === "HEAD" ? handlers.get("GET") : undefined;
}
