export { lastEventId, type ServerEvent } from "./event.ts";
export { createEventsCodec, type EventStreamOptions, eventStream, eventsCodec, type OnDrain } from "./eventStream.ts";
