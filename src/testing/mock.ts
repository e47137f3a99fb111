import type { PatternsOf, ResourceOf } from "../client/api.ts";
import type { Fetch } from "../client/options.ts";
import type { Pending, Reply, StatusIn } from "../client/reply.ts";
import type { MethodThat } from "../http/method.ts";
import type {
  MediaTypeObject,
  OpenapiDocument,
  OperationObject,
  Reference,
  ResponseObject,
} from "../openapi/document.ts";
import type { JsonSchema } from "../resource/model.ts";
import { Random } from "./contractRandom.ts";
import { Sampler } from "./contractSample.ts";

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
  const at = (pattern: string) =>
    Object.fromEntries(
      operationsAt(document, pattern.replaceAll("*", "")).map((operation) => [
        operation.method.toLowerCase(),
        {
          reply: (status: number, given?: AnyMocked) =>
            mocked(operation, responseOf(document, operation, status, given), options),
        },
      ]),
    );
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

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

interface AnyMocked {
  readonly body?: unknown;
  readonly problem?: object;
  readonly current?: unknown;
  readonly etag?: string;
  readonly location?: string;
  readonly retryAfter?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

interface MockedOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
  /** The parameters of the path that take slashes. */
  readonly rest: readonly string[];
}

/** Read here, and not as the server's code does, of which nothing is to be in the bundle of a front end. */
function operationsAt({ paths, components }: OpenapiDocument, path: string): readonly MockedOperation[] {
  const item = paths[path];
  if (item === undefined) throw new TypeError(`The document has nothing at ${path}.`);
  const { parameters = [], ...operations } = item;
  const rest = parameters
    .map((each) => followed(each, components.parameters))
    .flatMap((each) => (each?.["x-rest"] === true ? [each.name] : []));
  return Object.entries(operations).map(([verb, operation]) => ({
    method: verb.replace("x-", "").toUpperCase(),
    path,
    operation,
    rest,
  }));
}

/** As the document describes it. The same is made of the same each time. */
function responseOf(
  document: OpenapiDocument,
  { method, path, operation }: MockedOperation,
  status: number,
  given: AnyMocked = {},
): () => Response {
  const response = followed(operation.responses[status], document.components.responses);
  if (response === undefined) throw new TypeError(`${method} ${path} cannot return ${status}.`);
  const { type, text } = status === 304 ? NOTHING : contentOf(document, response, status, given);
  return () => new Response(text, { status, headers: fieldsOf(response, type, given) });
}

function contentOf(document: OpenapiDocument, { content = {} }: ResponseObject, status: number, given: AnyMocked) {
  const isProblem = status >= 400 && given.current === undefined;
  const types = Object.keys(content);
  const problem = isProblem ? types.find((each) => each === PROBLEM) : undefined;
  const type = problem ?? types.find((each) => IS_JSON.test(each)) ?? types[0];
  if (type === undefined) return NOTHING;
  const made = () => sampleOf(document, content[type] ?? {});
  if (!isProblem) return { type, text: written(type, given.current ?? given.body ?? made()) };
  // RFC 9457 3.1: a problem repeats its status.
  const said = type === PROBLEM ? { type: "about:blank", title: `Mocked ${status}`, status } : {};
  return { type, text: written(type, { ...(made() as object), ...said, ...given.problem }) };
}

function sampleOf(document: OpenapiDocument, media: MediaTypeObject): unknown {
  const sampler = new Sampler(document, new Random(1));
  const item = media.itemSchema ?? media["x-itemSchema"];
  if (item === undefined) return sampler.valid(media.schema ?? {});
  // An event carries JSON in its text.
  const { data } = (item["properties"] ?? {}) as { readonly data?: { readonly contentSchema?: JsonSchema } };
  const inner = data?.contentSchema;
  return [inner === undefined ? sampler.valid(item) : { data: sampler.valid(inner) }];
}

function followed<T extends object>(
  given: T | Reference | undefined,
  all: Readonly<Record<string, T>> = {},
): T | undefined {
  if (given === undefined || !("$ref" in given)) return given;
  return all[given.$ref.slice(given.$ref.lastIndexOf("/") + 1)];
}

const NOTHING = { type: undefined, text: null };
const PROBLEM = "application/problem+json";
const IS_JSON = /[/+]json$/;

function written(type: string, value: unknown): string | Uint8Array<ArrayBuffer> {
  if (IS_JSON.test(type)) return JSON.stringify(value ?? null);
  if (value instanceof Uint8Array) return new Uint8Array(value);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (type === "text/event-stream") return items.map(eventText).join("");
  if (/ndjson|jsonl/.test(type)) return items.map((item) => `${JSON.stringify(item)}\n`).join("");
  return typeof value === "string" ? value : JSON.stringify(value ?? "");
}

function eventText(given: unknown): string {
  const { id, event, text, data } = given as { id?: string; event?: string; text?: string; data?: unknown };
  const lines = (text ?? JSON.stringify(data ?? null)).split("\n").map((line) => `data: ${line}\n`);
  return `${id === undefined ? "" : `id: ${id}\n`}${event === undefined ? "" : `event: ${event}\n`}${lines.join("")}\n`;
}

function fieldsOf({ headers = {} }: ResponseObject, type: string | undefined, given: AnyMocked): Headers {
  const fields = new Headers(type === undefined ? {} : { "content-type": type });
  const isListed = (name: string) => Object.keys(headers).some((each) => each.toLowerCase() === name);
  if (given.current !== undefined) fields.set("preference-applied", "return=representation");
  const etag = given.etag ?? (isListed("etag") ? '"1"' : undefined);
  const location = given.location ?? (isListed("location") ? "/" : undefined);
  for (const [name, value] of Object.entries({ etag, location, "retry-after": given.retryAfter, ...given.headers }))
    if (value !== undefined) fields.set(name, String(value));
  return fields;
}
