import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { HttpResponse } from "../http/response.ts";
import { isBodiless } from "../http/status.ts";

/** Send an answer: the fields in one call, content that is there in one more. */
export function send(response: HttpResponse, outgoing: ServerResponse): void | Promise<void> {
  const { status, headers, body } = response;
  const fields = headers as string[];
  if (body === null) {
    outgoing.writeHead(
      status,
      isBodiless(status) || hasLength(response, outgoing) ? fields : [...fields, "Content-Length", "0"],
    );
    outgoing.end();
  } else if (typeof body === "string") {
    outgoing.writeHead(status, [...fields, "Content-Length", String(Buffer.byteLength(body))]);
    outgoing.end(body);
  } else if (body instanceof Uint8Array) {
    outgoing.writeHead(status, [...fields, "Content-Length", String(body.byteLength)]);
    outgoing.end(body);
  } else {
    outgoing.writeHead(status, fields);
    return sendStream(body, outgoing);
  }
}

/** An answer to HEAD says its length, or that it is not known; neither is ours to add. */
function hasLength(response: HttpResponse, outgoing: ServerResponse): boolean {
  return outgoing.req.method === "HEAD" || response.header("content-length") !== undefined;
}

/**
 * A slow client slows the producer; one that leaves stops it. A producer that throws after the head was sent can no longer
 * be a status: the connection is cut, so that the client does not take the part for the whole.
 */
async function sendStream(body: AsyncIterable<string | Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const gone = new AbortController();
  outgoing.once("close", () => gone.abort());
  outgoing.flushHeaders();
  const chunks = body[Symbol.asyncIterator]();
  const leaving = new Promise<"gone">((resolve) => gone.signal.addEventListener("abort", () => resolve("gone")));
  try {
    while (!outgoing.destroyed) {
      const next = await Promise.race([chunks.next(), leaving]);
      if (next === "gone" || next.done === true) break;
      if (!outgoing.write(next.value)) await Promise.race([once(outgoing, "drain"), leaving]);
    }
    if (outgoing.destroyed || gone.signal.aborted) await chunks.return?.();
    else outgoing.end();
  } catch {
    outgoing.destroy();
  }
}
