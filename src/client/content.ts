import { EventReader } from "./eventReader.ts";
import { ClientFault } from "./fault.ts";

/** Content of a request, ready to be sent; and whether it can be sent again. */
export interface Outgoing {
  readonly body: NonNullable<RequestInit["body"]> | null;
  readonly isRepeatable: boolean;
}

/** Forms, blobs and streams go as they are, and so does text or bytes of a declared type that is not JSON; the rest is JSON. */
export function outgoing(body: unknown, headers: Headers): Outgoing {
  const type = headers.get("content-type");
  const isRaw =
    body === undefined ||
    ArrayBuffer.isView(body) ||
    RAW.some((kind) => body instanceof kind) ||
    (typeof body === "string" && type !== null && !isJson(type));
  if (!isRaw && type === null) headers.set("content-type", "application/json");
  return {
    body: isRaw ? ((body as Outgoing["body"] | undefined) ?? null) : JSON.stringify(body),
    isRepeatable: !(body instanceof ReadableStream),
  };
}

const RAW = [ReadableStream, FormData, Blob, URLSearchParams, ArrayBuffer];

export const isJson = (type: string): boolean => /^[^;]*[/+]json\s*(?:;|$)/i.test(type);

/** A JSON value a line: `application/x-ndjson`, `application/ndjson`, `application/jsonl`. */
export function isJsonLines(type: string): boolean {
  return /^application\/(?:x-)?(?:ndjson|jsonl(?:ines)?)\s*(?:;|$)/i.test(type);
}

export const isEvents = (type: string): boolean => /^text\/event-stream\s*(?:;|$)/i.test(type);

/** Content as its media type says: JSON as its value, lines and events as lists, text as text, anything else as bytes. */
export function decoded(content: Uint8Array, headers: Headers, operation: string): unknown {
  const type = headers.get("content-type") ?? "";
  if (isEvents(type)) return new EventReader().read(textOf(content));
  const strict = () => readable(operation, () => jsonDecoder().decode(content));
  if (isJsonLines(type)) return valuesOf(strict().split("\n"), operation);
  if (isJson(type)) return parsed(strict(), operation);
  if (content.byteLength === 0) return undefined;
  return /^text\//i.test(type) ? textOf(content) : content;
}

export function parsed(text: string, operation: string): unknown {
  return readable(operation, () => JSON.parse(text) as unknown);
}

/** RFC 8259 8.1: JSON is in UTF-8. What is not is refused: a character in its place would be another value. */
export const jsonDecoder = (): TextDecoder => new TextDecoder("utf-8", { fatal: true });

export function readable<T>(operation: string, read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new ClientFault("unreadable", operation, "the content is no JSON", { cause });
  }
}

export function valuesOf(lines: readonly string[], operation: string): readonly unknown[] {
  return lines.flatMap((line) => (/\S/.test(line) ? [parsed(line, operation)] : []));
}

export const textOf = (content: Uint8Array): string => new TextDecoder().decode(content);
