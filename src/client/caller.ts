import { addressOf, isAt } from "./address.ts";
import type { FollowOptions, Leading } from "./call.ts";
import type { Connection } from "./connection.ts";
import { checkBounds, Deadline } from "./deadline.ts";
import { ClientFault, Refused } from "./fault.ts";
import { ledTo, linkTo } from "./link.ts";
import { strong } from "./memory.ts";
import { REDIRECTS } from "./redirect.ts";
import { type Repeated, type RepeatOptions, retryAfterOf, sendRepeatedly } from "./repeat.ts";
import { type AnyPending, type AnyReply, pending, replyOf } from "./replyOf.ts";
import { type AnyGiven, type ClientRequest, requestOf } from "./request.ts";
import { streamed } from "./streamed.ts";

const UPDATES = 3;
const POLLS = 60;

export class Caller {
  readonly #connection: Connection;
  /** What redirects were followed to, until `follow` says what it is. */
  readonly #followed = new WeakMap<Leading, Repeated>();

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  call(method: string, pattern: string, given: AnyGiven = {}): AnyPending {
    return pending(`${method} ${pattern}`, this.#call(method, pattern, given));
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
      url = next === undefined ? undefined : this.#led(next, page.url, operation);
    }
  }

  stream(pattern: string, given: AnyGiven = {}): AsyncIterable<unknown> {
    return streamed(this.#connection, { pattern, url: this.address(pattern, given) }, given);
  }

  /** Reads, changes and writes; again after a 412, from the state that it carries or from another read. */
  update(
    pattern: string,
    given: AnyGiven,
    change: (current: unknown) => unknown,
    { times = UPDATES }: { readonly times?: number } = {},
  ): AnyPending {
    return pending(`PUT ${pattern}`, this.#update(pattern, given, change, times));
  }

  async #update(
    pattern: string,
    { idempotencyKey: _key, deadline: milliseconds = this.#connection.options.deadline, signal, ...rest }: AnyGiven,
    change: (current: unknown) => unknown,
    times: number,
  ): Promise<AnyReply> {
    const operation = `PUT ${pattern}`;
    checkBounds(operation, { times });
    const deadline = new Deadline(operation, milliseconds, signal);
    try {
      return await this.#write(pattern, { ...rest, signal: deadline.signal }, change, times);
    } finally {
      deadline.end();
    }
  }

  async #write(
    pattern: string,
    given: AnyGiven,
    change: (current: unknown) => unknown,
    times: number,
  ): Promise<AnyReply> {
    let read: AnyReply = await this.#call("GET", pattern, given);
    for (let time = 1; ; time += 1) {
      if (read.status !== 200) return read;
      const ifMatch = strong(read.etag);
      if (ifMatch === undefined) {
        throw new ClientFault("untagged", `PUT ${pattern}`, "no strong ETag was read");
      }
      const body = await change(read.body);
      const asked = { ...given, body, ifMatch, prefer: given.prefer ?? "return=representation" };
      // A write whose response is lost may have been done: to change what it led to would be to do it twice.
      const written = await this.#call("PUT", pattern, asked, { afterLoss: false });
      if (written.status !== 412 || written.attempts > 1 || time >= times) return written;
      const { current } = written;
      read =
        current === undefined ? await this.#call("GET", pattern, given) : { ...written, status: 200, body: current };
    }
  }

  follow(reply: Leading, pattern: string, options: FollowOptions<AnyReply> = {}): AnyPending {
    return pending(`GET ${pattern}`, this.#follow(reply, pattern, options));
  }

  async #follow(reply: Leading, pattern: string, options: FollowOptions<AnyReply>): Promise<AnyReply> {
    const operation = `GET ${pattern}`;
    const { until, times = POLLS, ...given } = options;
    checkBounds(operation, { times });
    const url = this.#led(reply.location ?? reply.url, reply.url, operation);
    if (!isAt(this.#connection.base, pattern, url)) {
      throw new ClientFault("elsewhere", operation, `the reply leads to ${url.pathname}`);
    }
    const held = this.#followed.get(reply);
    const request = requestOf({ method: "GET", pattern, url }, given, this.#connection.options.headers);
    const deadline = new Deadline(operation, given.deadline ?? this.#connection.options.deadline, given.signal);
    try {
      for (let time = 1; ; time += 1) {
        const isHeld = held !== undefined && time === 1;
        const found = isHeld
          ? replyOf(request, held, this.#connection.options.statuses)
          : this.#reply(request, await sendRepeatedly(this.#connection, request, deadline));
        if (until === undefined || until(found)) return found;
        if (time >= times) throw new ClientFault("endless", operation, `it was read ${times} times`, { cause: found });
        await deadline.sleep((retryAfterOf(found.headers) ?? 1) * 1000);
      }
    } finally {
      deadline.end();
    }
  }

  async #call(method: string, pattern: string, given: AnyGiven, options?: RepeatOptions): Promise<AnyReply> {
    return this.#at(method, pattern, given, this.address(pattern, given), options);
  }

  async #at(method: string, pattern: string, given: AnyGiven, url: URL, options?: RepeatOptions): Promise<AnyReply> {
    const connection = this.#connection;
    const request = requestOf({ method, pattern, url }, given, connection.options.headers);
    const deadline = new Deadline(request.operation, given.deadline ?? connection.options.deadline, given.signal);
    try {
      return this.#reply(request, await sendRepeatedly(connection, request, deadline, options));
    } finally {
      deadline.end();
    }
  }

  #reply(request: ClientRequest, received: Repeated): AnyReply {
    const { statuses } = this.#connection.options;
    if (!received.isRedirected) return replyOf(request, received, statuses);
    const { headers, url, attempts } = received;
    const possible = statuses?.[request.pattern]?.[request.method] ?? [303];
    if (!possible.some((status) => REDIRECTS.includes(status))) {
      throw new ClientFault("status", request.operation, "its contract has no redirect");
    }
    const followed: AnyReply = { status: "followed", headers, url, attempts };
    this.#followed.set(followed, received);
    return followed;
  }

  address(pattern: string, given: AnyGiven = {}): URL {
    return addressOf(this.#connection.base, pattern, given);
  }

  #led(reference: string, from: string, operation: string): URL {
    return ledTo(reference, from, this.#connection.base, operation);
  }
}
