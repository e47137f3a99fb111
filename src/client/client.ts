import type { ClientOf } from "./api.ts";
import type { FollowOptions, Leading } from "./call.ts";
import { Caller } from "./caller.ts";
import { Connection } from "./connection.ts";
import { checkBounds } from "./deadline.ts";
import type { ClientOptions, Following, Remembering } from "./options.ts";
import type { Redirected } from "./reply.ts";
import type { AnyReply } from "./replyOf.ts";
import type { AnyGiven } from "./request.ts";

/**
 * A client of a service that was written as literals: `client<typeof service>("https://example.org")`. Of the service it has the type
 * alone. A call gives one of the replies that the operation can come to, by status, and nothing else.
 */
export function client<Api>(url: string | URL, options: Remembering & Following): ClientOf<Api, 304 | Redirected>;
export function client<Api>(url: string | URL, options: Remembering): ClientOf<Api, 304>;
export function client<Api>(url: string | URL, options: Following): ClientOf<Api, Redirected>;
export function client<Api>(url: string | URL, options?: ClientOptions): ClientOf<Api>;
export function client(url: string | URL, options: ClientOptions = {}): unknown {
  const { deadline, wait, remember } = options;
  checkBounds("the client", { deadline }, wait, remember);
  const caller = new Caller(new Connection(new URL(url, globalThis.location?.href), options));
  return (pattern: string) => targetOf(caller, pattern);
}

/** A resource at its pattern. It has every method; the types have those that the resource has. */
function targetOf(caller: Caller, pattern: string) {
  const calling = (method: string) => (given?: AnyGiven) => caller.call(method, pattern, given);
  return {
    head: calling("HEAD"),
    options: calling("OPTIONS"),
    get: calling("GET"),
    put: calling("PUT"),
    patch: calling("PATCH"),
    post: calling("POST"),
    delete: calling("DELETE"),
    query: calling("QUERY"),
    url: (given?: AnyGiven) => caller.address(pattern, given).href,
    pages: (given?: AnyGiven) => caller.pages(pattern, given),
    stream: (given?: AnyGiven) => caller.stream(pattern, given),
    follow: (reply: Leading, options?: FollowOptions<AnyReply>) => caller.follow(reply, pattern, options),
    update: (given: AnyGiven, change: (current: unknown) => unknown, options?: { readonly times?: number }) =>
      caller.update(pattern, given, change, options),
  };
}
