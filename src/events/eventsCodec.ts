import type { Codec } from "../resource/codec.ts";
import { eventText } from "./event.ts";
import { type EventStreamOptions, streamingWith } from "./eventStream.ts";

/**
 * `text/event-stream`: `represent` gives an async iterable of events. An array of them is sent whole, and the client connects
 * again when it has read it.
 */
export function createEventsCodec(options: EventStreamOptions = {}): Codec {
  const stream = streamingWith(options);
  return {
    encode: (value) => (Array.isArray(value) ? value : [value]).map(eventText).join(""),
    streamsValues: true,
    encodeStream: (events, representation) => stream(events, representation?.onDrain),
  };
}

export const eventsCodec: Codec = createEventsCodec();
