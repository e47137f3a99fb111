import { base64Of, bytesOfBase64 } from "../http/base64.ts";
import { joinBytes } from "../http/body.ts";
import { type FieldList, fieldsBeside, fieldsWhere, HttpResponse, NO_SNIFFING } from "../http/response.ts";
import { isStream, kindOf, opened, ResponseStream } from "../http/responseStream.ts";
import { TRACE_HEADER } from "./trace.ts";

export interface KeptResponse {
  readonly status: number;
  readonly headers: FieldList;
  readonly body: string | Uint8Array | null;
}

/** What each response has of its own: it is written again where a response is replayed. */
const WRITTEN_ANEW = new Set([
  TRACE_HEADER.toLowerCase(),
  NO_SNIFFING[0].toLowerCase(),
  "content-length",
  "deprecation",
  "sunset",
]);
const OF_CONTENT = /^content-(?!location$)/;

/** One text for the store, without the fields of the gates. Without content, the fields that describe it are left out. */
export function recordOf(
  { status, headers }: HttpResponse,
  content: KeptResponse["body"] | undefined,
  ofGates: FieldList = [],
): string {
  const isKept = (name: string) =>
    !WRITTEN_ANEW.has(name) && !name.startsWith("access-control-") && !(content === undefined && OF_CONTENT.test(name));
  const kept = fieldsBeside(fieldsWhere(headers, isKept), ofGates);
  const body = content instanceof Uint8Array ? { bytes: base64Of(content) } : { text: content ?? null };
  return JSON.stringify({ status, headers: kept, ...body });
}

/** The same without its content, and then without its fields, for a store that has no space for more. */
export function shorterRecords(record: string): readonly string[] {
  const { status, headers } = keptFrom(record);
  return [recordOf(new HttpResponse(status, headers), undefined), recordOf(new HttpResponse(status), null)];
}

/** Throws where the text is no record: then the store has lost it. */
export function keptFrom(record: string): KeptResponse {
  const { status, headers, text, bytes }: Record<string, unknown> = JSON.parse(record);
  const body = typeof bytes === "string" ? bytesOfBase64(bytes) : text;
  const isContent = body === null || typeof body === "string" || body instanceof Uint8Array;
  if (typeof status === "number" && isFieldList(headers) && isContent) return { status, headers, body };
  throw new TypeError("The store gave a record that is not one of a response.");
}

function isFieldList(value: unknown): value is FieldList {
  return Array.isArray(value) && value.length % 2 === 0 && value.every((each) => typeof each === "string");
}

/** A response whose content is in one piece, so that it can be kept and sent; the content is undefined where it is too long. */
export interface WholeContent {
  readonly response: HttpResponse;
  readonly content: KeptResponse["body"] | undefined;
}

export async function wholeResponse(response: HttpResponse, maxBytes: number): Promise<WholeContent> {
  const { status, headers, body } = response;
  if (body instanceof ResponseStream) return { response, content: undefined };
  if (!isStream(body)) return { response, content: isWithin(body, maxBytes) ? body : undefined };
  const content = await collected(opened(body), maxBytes);
  return {
    response: new HttpResponse(status, headers, content),
    content: content instanceof Uint8Array ? content : undefined,
  };
}

function isWithin(content: KeptResponse["body"], maxBytes: number): boolean {
  if (content === null) return true;
  if (typeof content !== "string") return content.byteLength <= maxBytes;
  // A character has at most three bytes for each of its units.
  return content.length * 3 <= maxBytes || new TextEncoder().encode(content).byteLength <= maxBytes;
}

/** All of it; or, where that is too long, what came and then the rest, as it comes. */
async function collected(
  chunks: AsyncIterator<unknown>,
  maxBytes: number,
): Promise<Uint8Array | AsyncIterable<Uint8Array>> {
  const parts: Uint8Array[] = [];
  let total = 0;
  while (total <= maxBytes) {
    const step = await chunks.next();
    if (step.done === true) return joinBytes(parts);
    const bytes = bytesOf(step.value);
    parts.push(bytes);
    total += bytes.byteLength;
  }
  return continued(parts, chunks);
}

async function* continued(
  parts: readonly Uint8Array[],
  chunks: AsyncIterator<unknown>,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    yield* parts;
    for (let step = await chunks.next(); step.done !== true; step = await chunks.next()) yield bytesOf(step.value);
  } finally {
    await chunks.return?.();
  }
}

function bytesOf(chunk: unknown): Uint8Array {
  if (typeof chunk === "string") return new TextEncoder().encode(chunk);
  if (chunk instanceof Uint8Array) return chunk;
  throw new TypeError(`A stream gives text or bytes, not ${kindOf(chunk)}.`);
}
