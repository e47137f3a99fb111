import type { Connection } from "./connection.ts";
import { decoded, isEvents, isJsonLines, jsonDecoder, readable, valuesOf } from "./content.ts";
import { Deadline } from "./deadline.ts";
import { EventReader } from "./eventReader.ts";
import { ClientFault } from "./fault.ts";
import { isLoss, pauseAfter, type Repeated, sendRepeatedly } from "./repeat.ts";
import { replyOf, successful } from "./replyOf.ts";
import { type AnyGiven, type ClientRequest, requestOf } from "./request.ts";

/** Streams first, then what can be read as a whole. */
const ACCEPT = "text/event-stream, application/x-ndjson;q=0.9, application/json;q=0.8, */*;q=0.1";
const TIMES = 5;

/** The items of a stream as they come; the caller who stops reading stops it. */
export async function* streamed(
  connection: Connection,
  { pattern, url }: Pick<ClientRequest, "pattern" | "url">,
  given: AnyGiven,
): AsyncGenerator<unknown, void, undefined> {
  const asked = { ...given, headers: { accept: ACCEPT, ...given.headers } };
  const request = requestOf({ method: "GET", pattern, url }, asked, connection.options.headers);
  yield* new Stream(connection, request, given).items();
}

class Stream {
  readonly #connection: Connection;
  readonly #request: ClientRequest;
  readonly #given: AnyGiven;
  /** Of the whole stream, which may take any time. */
  readonly #whole: Deadline;
  /** That of the connection: it listens to the caller until there is another one. */
  #deadline: Deadline | undefined;

  constructor(connection: Connection, request: ClientRequest, given: AnyGiven) {
    this.#connection = connection;
    this.#request = request;
    this.#given = given;
    this.#whole = new Deadline(request.operation, undefined, given.signal);
  }

  async *items(): AsyncGenerator<unknown, void, undefined> {
    try {
      const received = await this.#open();
      if (received.status === 204) return;
      const type = received.headers.get("content-type") ?? "";
      if (isEvents(type)) yield* this.#events(received);
      else if (isJsonLines(type)) yield* this.#lines(received);
      else {
        const parts: Uint8Array[] = [];
        for await (const chunk of this.#chunks(received)) parts.push(chunk);
        const content = new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
        const whole = decoded(content, received.headers, this.#request.operation);
        if (!Array.isArray(whole)) throw this.#fault("unreadable", "the content is no list");
        yield* whole;
      }
    } finally {
      this.#whole.leave();
      this.#whole.end();
      this.#deadline?.end();
    }
  }

  /** The deadline is for the response to begin. */
  async #open(): Promise<Repeated> {
    const { operation } = this.#request;
    const { options } = this.#connection;
    this.#deadline?.end();
    const deadline = new Deadline(operation, this.#given.deadline ?? options.deadline, this.#whole.signal);
    this.#deadline = deadline;
    try {
      const received = await sendRepeatedly(this.#connection, this.#request, deadline, { isStream: true });
      if (received.stream === null) successful(operation, replyOf(this.#request, received, options.statuses));
      return received;
    } finally {
      deadline.stop();
    }
  }

  /** WHATWG HTML 9.2: a stream that ends is connected to again, behind the last event that was seen. */
  async *#events(first: Repeated): AsyncGenerator<unknown, void, undefined> {
    const reader = new EventReader();
    let received: Repeated | undefined = first;
    let failures = 0;
    let error: unknown;
    for (;;) {
      try {
        received ??= await this.#open();
        // RFC 9110 15.3.5, WHATWG HTML 9.2.3: 204 tells a client to stop.
        if (received.status === 204) return;
        const type = received.headers.get("content-type") ?? "";
        // WHATWG HTML 9.2.2: what is not of this type fails the connection, and is not asked for again.
        if (!isEvents(type)) throw this.#fault("unreadable", `the stream goes on as ${type || "no type"}`);
        const decoder = new TextDecoder();
        for await (const chunk of this.#chunks(received)) {
          for (const event of reader.read(decoder.decode(chunk, { stream: true }))) {
            failures = 0;
            yield event;
          }
        }
        error = undefined;
      } catch (thrown) {
        if (!isLoss(thrown)) throw thrown;
        error = thrown;
      }
      received = undefined;
      failures += 1;
      reader.drop();
      const { lastId = "" } = reader;
      // WHATWG HTML 9.2.3: an id that was emptied is not sent. Without one there is nothing to go on behind.
      if (lastId === "" || failures > TIMES) {
        if (error === undefined) return;
        throw error;
      }
      // WHATWG HTML 9.2.3: in UTF-8. Fields are one character a byte.
      const bytes = Array.from(new TextEncoder().encode(lastId), (byte) => String.fromCharCode(byte));
      this.#request.headers.set("last-event-id", bytes.join(""));
      await this.#deadline?.sleep(reader.retry ?? pauseAfter(failures));
    }
  }

  async *#lines(received: Repeated): AsyncGenerator<unknown, void, undefined> {
    const { operation } = this.#request;
    const decoder = jsonDecoder();
    let rest = "";
    for await (const chunk of this.#chunks(received)) {
      // Only what is new is searched: a long line comes in many chunks.
      const lines = readable(operation, () => decoder.decode(chunk, { stream: true })).split("\n");
      lines[0] = rest + (lines[0] ?? "");
      rest = lines.pop() ?? "";
      yield* valuesOf(lines, operation);
    }
    yield* valuesOf([rest + readable(operation, () => decoder.decode())], operation);
  }

  async *#chunks({ stream }: Repeated): AsyncGenerator<Uint8Array, void, undefined> {
    if (stream === null) return;
    const reader = stream.getReader();
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        yield value;
      }
    } catch (cause) {
      const { aborted, reason } = this.#whole.signal;
      throw aborted ? reason : this.#fault("truncated", "the stream broke off", cause);
    } finally {
      await reader.cancel().catch(() => undefined);
    }
  }

  #fault(kind: "truncated" | "unreadable", detail: string, cause?: unknown): ClientFault {
    return new ClientFault(kind, this.#request.operation, detail, { cause });
  }
}
