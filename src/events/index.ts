export type { ServerEvent } from "./event.ts";
export { lastEventId } from "./event.ts";
export { type EventStreamOptions, eventStream, type OnDrain } from "./eventStream.ts";
export { createEventsCodec, eventsCodec } from "./eventsCodec.ts";
