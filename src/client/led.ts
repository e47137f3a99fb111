import { ClientFault } from "./fault.ts";

/** Where a link or a Location leads. Credentials are for the client's own origin: it goes to no other. */
export function ledTo(reference: string, from: string, own: URL, operation: string): URL {
  const url = urlOf(reference, from);
  if (url?.origin === own.origin) return url;
  const detail = url === undefined ? `${JSON.stringify(reference)} is no URL` : `${url.origin} is another origin`;
  throw new ClientFault("elsewhere", operation, detail);
}

/** Undefined where the reference is none. */
export function urlOf(reference: string, from: string): URL | undefined {
  try {
    return new URL(reference, from);
  } catch {
    return undefined;
  }
}
