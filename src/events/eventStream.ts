import { DONE, opened } from "../http/responseStream.ts";
import { LONGEST_TIMER, OPENING_TIME } from "../http/timer.ts";
import type { Codec } from "../resource/codec.ts";
import { checkOptions, milliseconds, type OptionRules, wholeNumber } from "../resource/options.ts";
import { eventText } from "./event.ts";

export interface EventStreamOptions {
  /** Milliseconds of silence after which a comment is sent, to keep proxies connected and notice lost clients. Infinity: none. Default: 15,000. */
  readonly heartbeat?: number;
  /** Milliseconds that a client waits before it connects again, sent first. Default: the client decides. */
  readonly retry?: number;
}

/** Calls a listener once, when the service begins to drain; returns a function that removes the listener. */
export type OnDrain = (listener: () => void) => () => void;

/** WHATWG HTML 9.2.6: a line that begins with a colon is ignored. */
const COMMENT = ":\n\n";
const RULES: OptionRules<EventStreamOptions> = { heartbeat: milliseconds("15_000"), retry: wholeNumber("3_000") };

/** Events as text, for the content of a command's response; resources have the codec. */
export function eventStream(
  events: AsyncIterable<unknown>,
  options: EventStreamOptions = {},
  onDrain?: OnDrain,
): AsyncIterableIterator<string, undefined, undefined> {
  checkOptions("events", options, RULES);
  return new EventStream(opened(events), options, onDrain);
}

interface Reader {
  readonly resolve: (result: IteratorResult<string, undefined>) => void;
  readonly reject: (error: unknown) => void;
}

/** What came of the source: its next event as text, its end, or an error, its own or that of an event that cannot be sent. */
type Arrival = { readonly text: string | undefined } | { readonly error: unknown };

/** No async generator: its return() would wait for the next event, and keep the source of a client that left alive. */
class EventStream implements AsyncIterableIterator<string, undefined, undefined> {
  readonly #source: AsyncIterator<unknown>;
  readonly #heartbeat: number;
  readonly #forgetDrain: (() => void) | undefined;
  /** What is sent before the first event, or before it comes: it opens the stream for the client. */
  #opening: string | undefined;
  #reader: Reader | undefined = undefined;
  #timer: ReturnType<typeof setTimeout> | undefined = undefined;
  #isAsked = false;
  #arrival: Arrival | undefined = undefined;
  #isOver = false;

  constructor(
    source: AsyncIterator<unknown>,
    { heartbeat = 15_000, retry }: EventStreamOptions,
    onDrain: OnDrain | undefined,
  ) {
    this.#source = source;
    this.#heartbeat = heartbeat;
    this.#opening = retry === undefined ? COMMENT : eventText({ retry });
    this.#forgetDrain = onDrain?.(() => void this.return());
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  next(): Promise<IteratorResult<string, undefined>> {
    if (this.#isOver) return Promise.resolve(DONE);
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject };
      const silence = this.#opening === undefined ? this.#heartbeat : OPENING_TIME;
      if (silence <= LONGEST_TIMER) this.#timer = setTimeout(this.#beat, silence);
      if (this.#arrival !== undefined) this.#deliver();
      else if (!this.#isAsked) this.#ask();
    });
  }

  /** Ends the stream: the source's return() is called at once, and a pending `next` is done. */
  async return(): Promise<IteratorResult<string, undefined>> {
    if (this.#isOver) return DONE;
    const reader = this.#takeReader();
    this.#end();
    reader?.resolve(DONE);
    await this.#source.return?.();
    return DONE;
  }

  #ask(): void {
    this.#isAsked = true;
    new Promise<IteratorResult<unknown>>((resolve) => resolve(this.#source.next())).then(
      (step) => this.#arrive(step),
      (error: unknown) => this.#keep({ error }),
    );
  }

  #arrive(step: IteratorResult<unknown>): void {
    if (this.#isOver) return;
    try {
      this.#keep({ text: step.done === true ? undefined : eventText(step.value) });
    } catch (error) {
      new Promise((resolve) => resolve(this.#source.return?.())).catch(() => undefined);
      this.#keep({ error });
    }
  }

  #keep(arrival: Arrival): void {
    this.#isAsked = false;
    this.#arrival = arrival;
    this.#deliver();
  }

  /** An error before anything was sent comes first: it can still be a 500. */
  #deliver(): void {
    const arrival = this.#arrival;
    const reader = arrival && this.#takeReader();
    if (reader === undefined || arrival === undefined) return;
    if ("error" in arrival) {
      // A source that failed has ended: its return() is not called.
      this.#end();
      return reader.reject(arrival.error);
    }
    const opening = this.#takeOpening();
    if (opening !== undefined) return reader.resolve({ done: false, value: opening });
    this.#arrival = undefined;
    if (arrival.text !== undefined) return reader.resolve({ done: false, value: arrival.text });
    this.#end();
    reader.resolve(DONE);
  }

  readonly #beat = (): void => this.#takeReader()?.resolve({ done: false, value: this.#takeOpening() ?? COMMENT });

  #takeOpening(): string | undefined {
    const opening = this.#opening;
    this.#opening = undefined;
    return opening;
  }

  #takeReader(): Reader | undefined {
    const reader = this.#reader;
    this.#reader = undefined;
    clearTimeout(this.#timer);
    return reader;
  }

  #end(): void {
    this.#isOver = true;
    this.#forgetDrain?.();
  }
}

/** `text/event-stream`: `represent` gives an async iterable of events. After an array, sent whole, the client connects again. */
export function createEventsCodec(options: EventStreamOptions = {}): Codec {
  checkOptions("events", options, RULES);
  return {
    encode: (value) => (Array.isArray(value) ? value : [value]).map(eventText).join(""),
    streamsValues: true,
    encodeStream: (events, representation) => new EventStream(opened(events), options, representation?.onDrain),
  };
}

export const eventsCodec: Codec = createEventsCodec();
