import type { ReceivedEvent } from "./reply.ts";

/** Reads `text/event-stream` as it comes (WHATWG HTML 9.2.6). */
export class EventReader {
  /** The id of the last event that was complete: what Last-Event-ID carries. */
  lastId: string | undefined;
  /** Milliseconds that the server wants to be waited for. */
  retry: number | undefined;
  #rest = "";
  #endsInCr = false;
  #event = "";
  #data: string[] = [];
  #id: string | undefined;

  /** The events that are complete with this text. One that the stream ends within is dropped, as the standard says. */
  read(text: string): readonly ReceivedEvent[] {
    if (text === "") return [];
    // Only what is new is searched: a long line comes in many pieces.
    const lines = text.slice(Number(this.#endsInCr && text[0] === "\n")).split(/\r\n?|\n/);
    lines[0] = this.#rest + (lines[0] ?? "");
    this.#endsInCr = text.endsWith("\r");
    this.#rest = lines.pop() ?? "";
    return lines.flatMap((line) => this.#line(line));
  }

  /** Forgets the event within which the stream ended. */
  drop(): void {
    this.#rest = "";
    this.#event = "";
    this.#data = [];
    this.#id = this.lastId;
  }

  #line(line: string): readonly ReceivedEvent[] {
    if (line === "") return this.#dispatch();
    const [, name = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === "event") this.#event = value;
    else if (name === "data") this.#data.push(value);
    else if (name === "id" && !value.includes("\0")) this.#id = value;
    else if (name === "retry" && /^\d+$/.test(value)) this.retry = Number(value);
    return [];
  }

  #dispatch(): readonly ReceivedEvent[] {
    const [data, event] = [this.#data, this.#event];
    this.lastId = this.#id ?? this.lastId;
    this.#data = [];
    this.#event = "";
    return data.length === 0 ? [] : [new Received(this.lastId, event || "message", data.join("\n"))];
  }
}

class Received implements ReceivedEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly text: string;

  constructor(id: string | undefined, event: string, text: string) {
    this.id = id;
    this.event = event;
    this.text = text;
  }

  /** Text that is no JSON throws. */
  get data(): unknown {
    return JSON.parse(this.text);
  }
}
