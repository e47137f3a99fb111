import { BodyConsumed } from "../http/bodyErrors.ts";
import type { TransportRefusal } from "../service/errors.ts";

// What runtimes refuse, over either version of HTTP. The service formats it.

export const MALFORMED: TransportRefusal = { status: 400, detail: "This is not a well-formed HTTP/1.1 message." };
export const BAD_HOST: TransportRefusal = { status: 400, detail: "A request must have exactly one valid Host." };
export const BAD_TARGET: TransportRefusal = {
  status: 400,
  detail: "The form of the request target is not allowed for this method.",
};
export const NO_VERSION: TransportRefusal = { status: 400, detail: "The request line names no version of HTTP." };
export const BAD_FRAMING: TransportRefusal = { status: 400, detail: "An HTTP/1.0 message has no transfer coding." };
export const BAD_CODING: TransportRefusal = {
  status: 400,
  detail: "The end of the content cannot be determined, because chunked is not the last transfer coding.",
};
export const BAD_EVENT: TransportRefusal = {
  status: 400,
  detail: "This is not a well-formed event of payload version 2.0, which HTTP APIs and function URLs send.",
};
export const TOO_SLOW: TransportRefusal = { status: 408, detail: "The request did not arrive in time." };
export const EXTENSIONS_TOO_LARGE: TransportRefusal = {
  status: 413,
  detail: "The chunk extensions are too long.",
};
export const TARGET_TOO_LONG: TransportRefusal = { status: 414 };
export const FIELDS_TOO_LARGE: TransportRefusal = {
  status: 431,
  detail: "There are too many header fields, or they are too long.",
};
export const METHOD_UNKNOWN: TransportRefusal = {
  status: 501,
  detail: "The method is not known here. Method names are case-sensitive.",
};
export const NO_TUNNELS: TransportRefusal = { status: 501, detail: "CONNECT is not supported." };
export const STOPPING: TransportRefusal = { status: 503, detail: "The service is stopping." };
export const CODING_UNKNOWN: TransportRefusal = {
  status: 501,
  detail: "The only supported transfer coding is chunked.",
};
export const VERSION_UNKNOWN: TransportRefusal = {
  status: 505,
  detail: "Only HTTP/1.1, and HTTP/2 where it is enabled, are supported.",
};

/** What another framework's middleware has read cannot be read again. To wait for it would have no end. */
export function readBefore(): BodyConsumed {
  return new BodyConsumed(
    "The request's content was read before the service got it: put the body parser behind the service, or on the paths of others only.",
  );
}
