import { addressOf, isAt } from "./address.ts";
import type { ClientOf } from "./api.ts";
import { Connection } from "./connection.ts";
import { checkBounds, Deadline } from "./deadline.ts";
import { ClientFault, Refused } from "./fault.ts";
import { ledTo, linkTo, REDIRECTS } from "./link.ts";
import { strong } from "./memory.ts";
import type { FollowOptions, Leading } from "./operation.ts";
import type { ClientOptions, Following, Remembering } from "./options.ts";
import { type Repeated, type RepeatOptions, retryAfterOf, sendRepeatedly } from "./repeat.ts";
import type { Redirected } from "./reply.ts";
import { type AnyReply, pending, replyOf } from "./replyOf.ts";
import { type AnyGiven, type ClientRequest, requestOf } from "./request.ts";
import { streamed } from "./streamed.ts";

/** A client of a service of literals: `client<typeof service>("https://example.org")`. A call resolves to one of its replies, by status. */
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
  const calling = (method: string) => (given?: AnyGiven) =>
    pending(`${method} ${pattern}`, caller.call(method, pattern, given));
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
    follow: (reply: Leading, options?: FollowOptions<AnyReply>) =>
      pending(`GET ${pattern}`, caller.follow(reply, pattern, options)),
    update: (given: AnyGiven, change: (current: unknown) => unknown, options?: { readonly times?: number }) =>
      pending(`PUT ${pattern}`, caller.update(pattern, given, change, options)),
  };
}

class Caller {
  readonly #connection: Connection;
  /** What redirects were followed to, until `follow` says what it is. */
  readonly #followed = new WeakMap<Leading, Repeated>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async call(method: string, pattern: string, given: AnyGiven = {}, options?: RepeatOptions): Promise<AnyReply> {
    return this.#at(method, pattern, given, this.address(pattern, given), options);
  }

  /** The pages of a list. A page that was seen before is where a circle closes. */
  async *pages(pattern: string, given: AnyGiven = {}): AsyncGenerator<AnyReply, void, undefined> {
    const operation = `GET ${pattern}`;
    const seen = new Set<string>();
    let url: URL | undefined = this.address(pattern, given);
    while (url !== undefined) {
      if (seen.has(url.href)) throw new ClientFault("endless", operation, `the pages lead back to ${url.href}`);
      seen.add(url.href);
      const page: AnyReply = await this.#at("GET", pattern, given, url);
      if (page.status !== 200) throw new Refused(operation, page);
      yield page;
      const next: string | undefined = linkTo("next", page.headers.get("link"), page.url);
      url = next === undefined ? undefined : ledTo(next, page.url, this.#connection.base, operation);
    }
  }

  stream(pattern: string, given: AnyGiven = {}): AsyncIterable<unknown> {
    return streamed(this.#connection, { pattern, url: this.address(pattern, given) }, given);
  }

  /** Reads, changes and writes; again after a 412, from the state that it carries or from another read. */
  async update(
    pattern: string,
    given: AnyGiven,
    change: (current: unknown) => unknown,
    { times = 3 }: { readonly times?: number } = {},
  ): Promise<AnyReply> {
    const operation = `PUT ${pattern}`;
    const { idempotencyKey: _key, deadline: _deadline, ...rest } = given;
    checkBounds(operation, { times });
    return this.#within(operation, given, async ({ signal }) => {
      const bounded = { ...rest, signal };
      let read: AnyReply = await this.call("GET", pattern, bounded);
      for (let time = 1; ; time += 1) {
        if (read.status !== 200) return read;
        const ifMatch = strong(read.etag);
        if (ifMatch === undefined) throw new ClientFault("untagged", operation, "no strong ETag was read");
        const body = await change(read.body);
        const asked = { ...bounded, body, ifMatch, prefer: rest.prefer ?? "return=representation" };
        // A write whose response is lost may have been done: to change what it led to would be to do it twice.
        const written = await this.call("PUT", pattern, asked, { afterLoss: false });
        if (written.status !== 412 || written.attempts > 1 || time >= times) return written;
        const { current } = written;
        read =
          current === undefined ? await this.call("GET", pattern, bounded) : { ...written, status: 200, body: current };
      }
    });
  }

  async follow(reply: Leading, pattern: string, options: FollowOptions<AnyReply> = {}): Promise<AnyReply> {
    const operation = `GET ${pattern}`;
    const { until, times = 60, ...given } = options;
    checkBounds(operation, { times });
    const { base, options: shared } = this.#connection;
    const url = ledTo(reply.location ?? reply.url, reply.url, base, operation);
    if (!isAt(base, pattern, url)) throw new ClientFault("elsewhere", operation, `the reply leads to ${url.pathname}`);
    const held = this.#followed.get(reply);
    const request = requestOf({ method: "GET", pattern, url }, given, shared.headers);
    return this.#within(operation, given, async (deadline) => {
      for (let time = 1; ; time += 1) {
        const found =
          held !== undefined && time === 1
            ? replyOf(request, held, shared.statuses)
            : this.#reply(request, await sendRepeatedly(this.#connection, request, deadline));
        if (until === undefined || until(found)) return found;
        if (time >= times) throw new ClientFault("endless", operation, `it was read ${times} times`, { cause: found });
        await deadline.sleep((retryAfterOf(found.headers) ?? 1) * 1000);
      }
    });
  }

  async #at(method: string, pattern: string, given: AnyGiven, url: URL, options?: RepeatOptions): Promise<AnyReply> {
    const request = requestOf({ method, pattern, url }, given, this.#connection.options.headers);
    return this.#within(request.operation, given, async (deadline) =>
      this.#reply(request, await sendRepeatedly(this.#connection, request, deadline, options)),
    );
  }

  async #within<T>(operation: string, given: AnyGiven, act: (deadline: Deadline) => Promise<T>): Promise<T> {
    const deadline = new Deadline(operation, given.deadline ?? this.#connection.options.deadline, given.signal);
    try {
      return await act(deadline);
    } finally {
      deadline.end();
    }
  }

  #reply(request: ClientRequest, received: Repeated): AnyReply {
    const { statuses } = this.#connection.options;
    if (!received.isRedirected) return replyOf(request, received, statuses);
    const { headers, url, attempts } = received;
    const possible = statuses?.[request.pattern]?.[request.method] ?? [303];
    if (!possible.some((status) => REDIRECTS.includes(status)))
      throw new ClientFault("status", request.operation, "its contract has no redirect");
    const followed: AnyReply = { status: "followed", headers, url, attempts };
    this.#followed.set(followed, received);
    return followed;
  }

  address(pattern: string, given: AnyGiven = {}): URL {
    return addressOf(this.#connection.base, pattern, given);
  }
}
