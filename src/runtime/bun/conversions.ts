import type { RawHeaders } from "../../http/headers.ts";
import type { HttpResponse } from "../../http/response.ts";
import { toWebBody } from "../web/content.ts";
import type { Conversions } from "../web/handler.ts";

/** Bun's Headers can be read as one record. */
interface BunHeaders extends Headers {
  toJSON?(): RawHeaders;
}

/** In Bun it takes 1.2 µs to make a Response and add five fields to it, and 3.9 to make it from a record of them. */
export const bunConversions: Conversions = {
  fieldsOf: (headers: BunHeaders) => headers.toJSON?.() ?? Object.fromEntries(headers),
  toResponse(response: HttpResponse, signal?: () => AbortSignal): Response {
    const { status, headers: fields, body } = response;
    const made = new Response(toWebBody(body, signal), { status });
    const { headers } = made;
    // Bun adds Date (RFC 9110 6.6.1).
    for (let at = 0; at < fields.length; at += 2) headers.append(fields[at] ?? "", fields[at + 1] ?? "");
    return made;
  },
};
