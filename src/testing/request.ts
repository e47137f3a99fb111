import { RequestBody, WholeBody, wholeBody } from "../http/body.ts";
import { RequestHeaders } from "../http/headers.ts";
import { HttpRequest, imaginedUpgrade } from "../http/request.ts";
import type { HttpResponse } from "../http/response.ts";
import { checkOptions } from "../resource/options.ts";
import { fetchHandler } from "../runtime/fetch.ts";
import type { Service } from "../service/service.ts";
import { TRACE_HEADER } from "../walk/trace.ts";

export interface TestRequest {
  readonly headers?: Readonly<Record<string, string | readonly string[]>>;
  /**
   * Text and bytes are sent as they are; a FormData, URLSearchParams, Blob or ReadableStream as `fetch` sends it, once it is whole;
   * any other value as JSON. What has a Content-Type brings it.
   */
  readonly body?: unknown;
  /** The transport's remote address. Default: 127.0.0.1. */
  readonly peer?: string;
  readonly signal?: AbortSignal;
}

const MEMBERS: Readonly<Record<keyof TestRequest, true>> = { headers: true, body: true, peer: true, signal: true };

/**
 * Sends a request to a service without a socket: `await request(service, "GET", "/books/1")`. The first request calls the
 * service's start hooks, and rejects where one of them throws; `await service.stop()` calls the stop hooks.
 */
export async function request(
  service: Service,
  method: string,
  target: string,
  asked: TestRequest = {},
): Promise<TestResponse> {
  checkOptions("request", asked, MEMBERS);
  await service.start();
  const sent = await withBytes(asked);
  return new TestResponse(await service.handle(testRequest(service, method, target, sent)));
}

const FETCHED = [FormData, URLSearchParams, Blob, ReadableStream, ArrayBuffer] as const;

/** Content that `fetch` can send, as the bytes and the Content-Type that it would send. */
async function withBytes(asked: TestRequest): Promise<TestRequest> {
  const { body, headers = {} } = asked;
  if (!FETCHED.some((kind) => body instanceof kind)) return asked;
  const content = new Response(body as BodyInit);
  const type = content.headers.get("content-type");
  const isTyped = type === null || Object.keys(headers).some((name) => name.toLowerCase() === "content-type");
  return {
    ...asked,
    body: new Uint8Array(await content.arrayBuffer()),
    headers: isTyped ? headers : { ...headers, "content-type": type },
  };
}

export function testRequest(service: Service, method: string, target: string, asked: TestRequest = {}): HttpRequest {
  const fields = Object.entries(asked.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const);
  const headers: Record<string, string | readonly string[]> = Object.fromEntries(fields);
  const bytes = bytesOf(asked.body);
  if (isJson(asked.body)) headers["content-type"] ??= "application/json";
  if (bytes !== undefined) headers["content-length"] ??= String(bytes.byteLength);
  const length = "transfer-encoding" in headers ? undefined : Number(headers["content-length"]);
  const never = asked.signal ?? new AbortController().signal;
  return new HttpRequest({
    method,
    target,
    headers: new RequestHeaders(headers),
    body: new RequestBody(bytes && { length, stream: () => new WholeBody(bytes).stream() }, service.maxBodyBytes),
    peer: asked.peer ?? "127.0.0.1",
    upgrading: imaginedUpgrade(method, headers["upgrade"]?.toString()),
    signal: () => never,
  });
}

const isJson = (body: unknown): boolean =>
  body !== undefined && typeof body !== "string" && !(body instanceof Uint8Array);

function bytesOf(body: unknown): Uint8Array | undefined {
  if (body === undefined || body instanceof Uint8Array) return body;
  return new TextEncoder().encode(typeof body === "string" ? body : JSON.stringify(body));
}

/** Fetch standard: no more redirects than these are followed. */
const MOST_REDIRECTS = 20;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/**
 * A `fetch` that reaches a service without a socket, for clients under test:
 * `client<typeof service>("http://localhost", { fetch: testFetch(service) })`. The first request calls the service's start hooks.
 */
export function testFetch(service: Service): (url: string | URL, init?: RequestInit) => Promise<Response> {
  const handle = fetchHandler(service);
  return async (url, init = {}) => {
    let target = new URL(url);
    let asked: RequestInit = init;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const request = new Request(target, asked);
      const response = await unlessAborted(request.signal, async () => handle(request));
      const location = REDIRECTS.has(response.status) ? response.headers.get("location") : null;
      if (location === null || (init.redirect ?? "follow") !== "follow") return came(response, target, redirects > 0);
      target = new URL(location, target);
      if (isReadAfter(response.status, request.method)) asked = { ...asked, method: "GET", body: null };
    }
    throw new TypeError("There were too many redirects.");
  };
}

/** Fetch standard, HTTP-redirect fetch: after these the target is read. */
const isReadAfter = (status: number, method: string): boolean =>
  status === 303 ? method !== "HEAD" : status < 303 && method === "POST";

/** A response that was made here does not say where it came from. */
const came = (response: Response, url: URL, redirected: boolean): Response =>
  Object.defineProperties(response, { url: { value: url.href }, redirected: { value: redirected } });

function unlessAborted(signal: AbortSignal, act: () => Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    act()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener("abort", abort));
  });
}

/** A service's response, with methods for tests. */
export class TestResponse {
  readonly response: HttpResponse;
  #bytes: Promise<Uint8Array> | undefined;

  constructor(response: HttpResponse) {
    this.response = response;
  }

  get status(): number {
    return this.response.status;
  }

  header(name: string): string | undefined {
    return this.response.header(name);
  }

  /** The nodes that the request passed, as X-Framework-Trace gives them: "B13,B13a". */
  get trace(): string {
    return this.header(TRACE_HEADER) ?? "";
  }

  bytes(): Promise<Uint8Array> {
    this.#bytes ??= wholeBody(this.response.body);
    return this.#bytes;
  }

  async text(): Promise<string> {
    return new TextDecoder().decode(await this.bytes());
  }

  // The test knows the type of the value.
  // oxlint-disable-next-line typescript/no-explicit-any
  async json(): Promise<any> {
    return JSON.parse(await this.text());
  }
}

/** Throws unless the request passed exactly these nodes, and shows where the traces differ. */
export function assertTrace(response: TestResponse, expected: string): void {
  if (response.trace === expected) return;
  const [took, wanted] = [response.trace.split(","), expected.split(",")];
  const parts = wanted.findIndex((id, at) => took[at] !== id);
  const at = parts < 0 ? wanted.length : parts;
  throw new Error(
    `The traces part after ${wanted[at - 1] ?? "the start"}: expected ${wanted[at] ?? "the end"}, took ${took[at] ?? "the end"}.\n` +
      `expected ${expected}\ntook     ${response.trace}`,
  );
}
