import type { Handler } from "../route/route.ts";

type Handlers = ReadonlyMap<string, Handler>;

/** The methods that a path of commands supports: those that have a handler, HEAD with GET, and OPTIONS (RFC 9110 9.3). */
export function allowedOf(handlers: Handlers): readonly string[] {
  const methods = [...handlers.keys()].flatMap((method) => (method === "GET" ? [method, "HEAD"] : [method]));
  return [...new Set([...methods, "OPTIONS"])];
}

/** The handler of a method: its own, and for HEAD that of GET, whose content is not sent. */
export function handlerOf(handlers: Handlers, method: string): Handler | undefined {
  return handlers.get(method) ?? (method === "HEAD" ? handlers.get("GET") : undefined);
}
