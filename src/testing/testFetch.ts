import { fetchHandler } from "../runtime/fetch.ts";
import type { Service } from "../service/service.ts";

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
function isReadAfter(status: number, method: string): boolean {
  return status === 303 ? method !== "HEAD" : status < 303 && method === "POST";
}

/** A response that was made here does not say where it came from. */
function came(response: Response, url: URL, redirected: boolean): Response {
  return Object.defineProperties(response, { url: { value: url.href }, redirected: { value: redirected } });
}

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
