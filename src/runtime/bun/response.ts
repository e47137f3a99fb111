import type { HttpResponse } from "../../http/response.ts";
import { toWebBody } from "../web/content.ts";
import { SentBefore } from "./sentBefore.ts";

const sentBefore = new SentBefore();

/** In Bun it takes 1.2 µs to make a Response and add five fields to it, and 3.9 to make it from a record of them. */
export function toResponse(response: HttpResponse, signal?: () => AbortSignal): Response {
  const { status, headers: fields, body } = response;
  const content = toWebBody(body, signal);
  const init = sentBefore.initFor(status, fields);
  if (init !== undefined) return new Response(content, init);
  const made = new Response(content, { status });
  const { headers } = made;
  // Bun adds Date (RFC 9110 6.6.1).
  for (let at = 0; at < fields.length; at += 2) headers.append(fields[at] ?? "", fields[at + 1] ?? "");
  return made;
}
