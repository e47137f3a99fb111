export type { ServerEvent } from "./event.ts";
export { type EventStreamOptions, eventStream, type OnDrain } from "./eventStream.ts";
export { createEventsCodec, eventsCodec } from "./eventsCodec.ts";
export { lastEventId } from "./lastEventId.ts";
