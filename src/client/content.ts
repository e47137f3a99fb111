/** Content of a request, ready to be sent; and whether it can be sent again. */
export interface Outgoing {
  readonly body: NonNullable<RequestInit["body"]> | null;
  readonly isRepeatable: boolean;
}

/** Forms, blobs and streams go as they are, and so does text or bytes of a declared type that is not JSON; the rest is JSON. */
export function outgoing(body: unknown, headers: Headers): Outgoing {
  if (body === undefined) return { body: null, isRepeatable: true };
  if (body instanceof ReadableStream) return { body, isRepeatable: false };
  if (body instanceof FormData || body instanceof Blob || body instanceof URLSearchParams)
    return { body, isRepeatable: true };
  const type = headers.get("content-type");
  if (isBytes(body) || (typeof body === "string" && type !== null && !isJson(type)))
    return { body, isRepeatable: true };
  if (type === null) headers.set("content-type", "application/json");
  return { body: JSON.stringify(body), isRepeatable: true };
}

function isBytes(body: unknown): body is ArrayBuffer | ArrayBufferView<ArrayBuffer> {
  return body instanceof ArrayBuffer || ArrayBuffer.isView(body);
}

/** The tokens of a list (RFC 9110 5.6.2); what no token can have parts them. */
export function tokensIn(list: string | null): readonly string[] {
  return list?.match(/[\w!#$%&'*+.^`|~-]+/g) ?? [];
}

export function isJson(type: string): boolean {
  return /^[^;]*[/+]json\s*(?:;|$)/i.test(type);
}

/** A JSON value a line: `application/x-ndjson`, `application/ndjson`, `application/jsonl`. */
export function isLines(type: string): boolean {
  return /^application\/(?:x-)?(?:ndjson|jsonl(?:ines)?)\s*(?:;|$)/i.test(type);
}

export function isEvents(type: string): boolean {
  return /^text\/event-stream\s*(?:;|$)/i.test(type);
}
