import { formatHttpDate } from "../../http/date.ts";
import type { HttpRequest } from "../../http/request.ts";
import type { FieldList, HttpResponse } from "../../http/response.ts";
import { isHeadOfStream, toWebBody } from "../web/content.ts";
import { nextTurn } from "./nextTurn.ts";
import { SentBefore } from "./sentBefore.ts";

const sentBefore = new SentBefore();

/** In Bun it takes 1.2 µs to make a Response and add five fields to it, and 3.9 to make it from a record of them. */
export function toResponse(response: HttpResponse, asked?: HttpRequest): Response {
  if (asked?.method === "HEAD") return toHead(response, asked);
  const { status, headers: fields } = response;
  const content = contentOf(response, asked);
  const init = sentBefore.initFor(status, fields);
  // Bun adds Date (RFC 9110 6.6.1).
  return init === undefined ? withFields(new Response(content, { status }), fields) : new Response(content, init);
}

/** Bun would add a Content-Type to bytes without one, as to text; to a stream it adds none. */
function contentOf(response: HttpResponse, asked: HttpRequest | undefined): BodyInit | null {
  const content = toWebBody(response, asked);
  if (!(content instanceof Uint8Array) || response.header("content-type") !== undefined) return content;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(content);
      controller.close();
    },
  });
}

/** To HEAD Bun adds no Date, and says that the length is 0 where there is neither content nor a Content-Length. */
function toHead(response: HttpResponse, asked: HttpRequest): Response {
  const { status, headers: fields } = response;
  const content = isHeadOfStream(response, asked) ? pendingStream() : null;
  const made = withFields(new Response(content, { status }), fields);
  if (!made.headers.has("date")) made.headers.set("date", formatHttpDate(Date.now()));
  return made;
}

function withFields(response: Response, fields: FieldList): Response {
  const { headers } = response;
  for (let at = 0; at < fields.length; at += 2) headers.append(fields[at] ?? "", fields[at + 1] ?? "");
  return response;
}

/** It is empty, and Bun does not know that when it sends the head; then Bun cancels it. */
function pendingStream(): ReadableStream<Uint8Array> {
  let isCancelled = false;
  return new ReadableStream({
    async pull(controller) {
      await nextTurn();
      if (!isCancelled) controller.close();
    },
    cancel() {
      isCancelled = true;
    },
  });
}
