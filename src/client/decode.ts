import { isEvents, isJson, isLines } from "./content.ts";
import { EventReader } from "./eventReader.ts";
import { ClientFault } from "./fault.ts";

/** Content as its media type says: JSON as its value, lines and events as lists, text as text, anything else as bytes. */
export function decoded(content: Uint8Array, headers: Headers, operation: string): unknown {
  const type = headers.get("content-type") ?? "";
  if (isEvents(type)) return new EventReader().read(textOf(content));
  if (isLines(type)) return linesIn(textOf(content)).map((line) => parsed(line, operation));
  if (isJson(type)) return parsed(textOf(content), operation);
  if (content.byteLength === 0) return undefined;
  return /^text\//i.test(type) ? textOf(content) : content;
}

export function parsed(text: string, operation: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ClientFault("unreadable", operation, "the content is no JSON, although its type says so", { cause });
  }
}

export function linesIn(text: string): readonly string[] {
  return text.split("\n").filter((line) => /\S/.test(line));
}

export function textOf(content: Uint8Array): string {
  return new TextDecoder().decode(content);
}
