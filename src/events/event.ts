import { jsonText } from "../codecs/json.ts";
import { disown, isPromise } from "../http/later.ts";
import type { HttpRequest } from "../http/request.ts";
import { kindOf } from "../http/responseStream.ts";

/** One event of a stream of `text/event-stream` (WHATWG HTML 9.2.6). */
export interface ServerEvent<Data = unknown> {
  /** Text is sent as it is, line by line; any other value as JSON. Without it the client dispatches nothing. */
  readonly data?: Data;
  /** What the client sends as Last-Event-ID when it connects again. */
  readonly id?: string;
  /** The name that the client listens for. Without it: `message`. */
  readonly event?: string;
  /** Milliseconds that the client waits before it connects again. */
  readonly retry?: number;
}

const MEMBERS: ReadonlySet<string> = new Set(["data", "id", "event", "retry"]);
/** WHATWG HTML 9.2.5: each of these ends a line. */
const LINE_END = /\r\n|\r|\n/;

/** An event as it is sent. What cannot be sent as it was meant is the author's fault. */
export function eventText(given: unknown): string {
  const { data, id, event, retry } = checked(given);
  let text = "";
  if (event !== undefined) text += `event: ${oneLine("event", event)}\n`;
  if (id !== undefined) text += `id: ${eventId(id)}\n`;
  if (retry !== undefined) text += `retry: ${milliseconds(retry)}\n`;
  if (data !== undefined) text += dataLines(typeof data === "string" ? data : jsonText(data));
  return `${text}\n`;
}

function checked(given: unknown): ServerEvent {
  if (typeof given !== "object" || given === null || Array.isArray(given) || isPromise(given)) {
    disown(given);
    throw new TypeError(`An event is { data, id?, event?, retry? }, not ${kindOf(given)}.`);
  }
  const unknown = Object.keys(given).find((name) => !MEMBERS.has(name));
  if (unknown !== undefined)
    throw new TypeError(`An event is { data, id?, event?, retry? }, and has no ${unknown}. Give the value as data.`);
  return given;
}

/** Every line has its own field, so that no text can end the event or begin a field of its own. */
function dataLines(text: string): string {
  const isOneLine = !text.includes("\n") && !text.includes("\r");
  return `data: ${isOneLine ? text : text.split(LINE_END).join("\ndata: ")}\n`;
}

/** WHATWG HTML 9.2.6: an id with a NULL is ignored, and Last-Event-ID would be an older one. */
function eventId(id: unknown): string {
  const text = oneLine("id", id);
  if (text.includes("\0")) throw new TypeError("The id of an event holds a NUL, with which clients ignore it.");
  return text;
}

function oneLine(name: "event" | "id", value: unknown): string {
  if (typeof value !== "string") throw new TypeError(`The ${name} of an event is text, not ${kindOf(value)}.`);
  if (LINE_END.test(value))
    throw new TypeError(`The ${name} of an event holds a line break, which would end the field.`);
  return value;
}

function milliseconds(retry: unknown): number {
  if (typeof retry === "number" && Number.isSafeInteger(retry) && retry >= 0) return retry;
  throw new TypeError(`The retry of an event is a whole number of milliseconds, not ${String(retry)}.`);
}

/** The last event that a client has seen that connects again (WHATWG HTML 9.2.4), sent in UTF-8: fields come as one character a byte. */
export function lastEventId({ request }: { readonly request: HttpRequest }): string | undefined {
  const field = request.headers.field("last-event-id");
  if (field === undefined || field === "") return undefined;
  // Nothing to decode, or a runtime that has decoded it.
  if (!/[\x80-\xff]/.test(field) || /[^\x00-\xff]/.test(field)) return field;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(field, (byte) => byte.charCodeAt(0)));
  } catch {
    return field;
  }
}
