import type { ClientOf } from "./api.ts";
import type { FollowOptions, Leading } from "./call.ts";
import { Caller } from "./caller.ts";
import { checkBounds } from "./checkBounds.ts";
import { Connection } from "./connection.ts";
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
  const caller = new Caller(new Connection(new URL(url), options));
  return (pattern: string) => new Target(caller, pattern);
}

/** A resource at its pattern. It has every method; the types have those that the resource has. */
class Target {
  readonly #caller: Caller;
  readonly #pattern: string;

  constructor(caller: Caller, pattern: string) {
    this.#caller = caller;
    this.#pattern = pattern;
  }

  readonly head = (given?: AnyGiven) => this.#caller.call("HEAD", this.#pattern, given);
  readonly options = (given?: AnyGiven) => this.#caller.call("OPTIONS", this.#pattern, given);
  readonly get = (given?: AnyGiven) => this.#caller.call("GET", this.#pattern, given);
  readonly put = (given?: AnyGiven) => this.#caller.call("PUT", this.#pattern, given);
  readonly patch = (given?: AnyGiven) => this.#caller.call("PATCH", this.#pattern, given);
  readonly post = (given?: AnyGiven) => this.#caller.call("POST", this.#pattern, given);
  readonly delete = (given?: AnyGiven) => this.#caller.call("DELETE", this.#pattern, given);
  readonly query = (given?: AnyGiven) => this.#caller.call("QUERY", this.#pattern, given);
  readonly pages = (given?: AnyGiven) => this.#caller.pages(this.#pattern, given);
  readonly stream = (given?: AnyGiven) => this.#caller.stream(this.#pattern, given);
  readonly follow = (reply: Leading, options?: FollowOptions<AnyReply>) =>
    this.#caller.follow(reply, this.#pattern, options);
  readonly update = (given: AnyGiven, change: (current: unknown) => unknown, options?: { readonly times?: number }) =>
    this.#caller.update(this.#pattern, given, change, options);
}
