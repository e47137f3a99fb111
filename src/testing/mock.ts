import type { PatternsOf, ResourceOf } from "../client/names.ts";
import type { Fetch } from "../client/options.ts";
import type { Pending, Reply, StatusIn } from "../client/reply.ts";
import type { MethodThat } from "../http/method.ts";
import type { OpenapiDocument } from "../openapi/document.ts";
import { type AnyMocked, type MockedOperation, MockedResponses } from "./mockedResponse.ts";

/** What can be mocked of an API: at each pattern, for each method, a reply of each status that the operation can come to. */
export interface MockOf<Api> {
  <P extends PatternsOf<Api>>(pattern: P): MocksAt<ResourceOf<Api, P>>;
}

export type MocksAt<T> = {
  readonly [M in keyof T & MockedMethod]: T[M] extends (...given: never) => Pending<infer U> ? Mocks<U> : never;
};
export type MockedMethod = Lowercase<MethodThat<"authored">>;

export interface Mocks<U> {
  /** A reply of this status. What is not given is made from the document, so that it fits its model. */
  reply<S extends StatusIn<U> & number>(status: S, given?: MockGiven<Extract<U, Reply<S>>>): MockedReply;
}

/** What the client reads of a reply, and fields in addition. Of a problem, some members are enough. */
export type MockGiven<U> = {
  readonly [K in Exclude<keyof U, keyof Reply<unknown>>]?: K extends "problem" ? Partial<U[K]> : U[K];
} & { readonly headers?: Readonly<Record<string, string>> };

/** One reply of one operation. */
export interface MockedReply {
  readonly method: string;
  /** The response; undefined for a request of another operation. */
  respond(request: Request): Response | undefined;
  /** For a client: `client<Api>(url, { fetch: reply.fetch })`. Other operations reject. */
  readonly fetch: Fetch;
  /** For MSW: `server.use(reply.handler(http))`, with its `http`. */
  handler<H>(http: MswHttp<H>): H;
}

/** The part of MSW's `http` that is used. A resolver that returns undefined leaves the request to the next handler. */
export interface MswHttp<H> {
  all(path: RegExp, resolver: (info: { readonly request: Request }) => Response | undefined): H;
}

export interface MockOptions {
  /** The path of the client's own URL, as in `/api`. */
  readonly base?: string;
}

/**
 * Replies for the tests of a front end: `mock<Api>(document)("/books/{id}").get.reply(412)`. The document is the service's own, as
 * `signalbox openapi` prints it. A status that the operation cannot come to does not compile.
 */
export function mock<Api>(document: OpenapiDocument, options: MockOptions = {}): MockOf<Api> {
  const responses = new MockedResponses(document);
  const at = (pattern: string) => {
    const operations = responses.operationsAt(pattern.replaceAll("*", ""));
    return Object.fromEntries(
      operations.map((operation) => [
        operation.method.toLowerCase(),
        {
          reply: (status: number, given?: AnyMocked) =>
            mocked(operation, responses.of(operation, status, given), options),
        },
      ]),
    );
  };
  return at as unknown as MockOf<Api>;
}

/** A `fetch` of several replies. Those of one operation are sent one after another, and the last of them from then on. */
export function mockFetch(...replies: readonly MockedReply[]): Fetch {
  const used = new Set<MockedReply>();
  return async (url, init) => {
    const request = new Request(url, init);
    const meant = replies.filter((each) => each.respond(request) !== undefined);
    const next = meant.find((each) => !used.has(each)) ?? meant.at(-1);
    if (next !== undefined) used.add(next);
    const response = next?.respond(request);
    if (response === undefined) throw new TypeError(`Nothing is mocked for ${request.method} ${url}.`);
    return Object.defineProperty(response, "url", { value: url });
  };
}

function mocked({ method, path, rest }: MockedOperation, make: () => Response, { base = "" }: MockOptions) {
  const source = path
    .split(/(\{[^{}]*\})/)
    .map((piece) => (piece.startsWith("{") ? (rest.includes(piece.slice(1, -1)) ? ".+" : "[^/]+") : escaped(piece)))
    .join("");
  const target = `${escaped(base.replace(/\/$/, ""))}${source}`;
  const pathname = new RegExp(`^${target}$`);
  const reply: MockedReply = {
    method,
    respond: (request) =>
      request.method === method && pathname.test(new URL(request.url).pathname) ? make() : undefined,
    fetch: (url, init) => mockFetch(reply)(url, init),
    handler: (http) =>
      http.all(new RegExp(`^[a-z]+://[^/]+${target}(?:[?#]|$)`), ({ request }) => reply.respond(request)),
  };
  return reply;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
