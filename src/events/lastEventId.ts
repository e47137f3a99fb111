import type { HttpRequest } from "../http/request.ts";

/**
 * The id of the last event that the client has seen, where it connects again (WHATWG HTML 9.2.4). Clients send it in
 * UTF-8, and fields come as one character a byte.
 */
export function lastEventId({ request }: { readonly request: HttpRequest }): string | undefined {
  const field = request.headers.get("last-event-id");
  if (field === undefined || field === "") return undefined;
  // Nothing to decode, or a runtime that has decoded it.
  if (!/[\x80-\xff]/.test(field) || /[^\x00-\xff]/.test(field)) return field;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(field, (byte) => byte.charCodeAt(0)));
  } catch {
    return field;
  }
}
