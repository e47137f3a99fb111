import { BodyConsumed } from "../http/bodyErrors.ts";
import type { TransportRefusal } from "../service/errors.ts";

/** What runtimes refuse, over either version of HTTP. The service formats it. */
const refusal = (status: number, detail?: string): TransportRefusal =>
  detail === undefined ? { status } : { status, detail };

export const MALFORMED = refusal(400, "This is not a well-formed HTTP/1.1 message.");
export const BAD_HOST = refusal(400, "A request must have exactly one valid Host.");
export const BAD_TARGET = refusal(400, "The form of the request target is not allowed for this method.");
export const NO_VERSION = refusal(400, "The request line names no version of HTTP.");
export const BAD_FRAMING = refusal(400, "An HTTP/1.0 message has no transfer coding.");
export const BAD_CODING = refusal(
  400,
  "The end of the content cannot be determined, because chunked is not the last transfer coding.",
);
export const BAD_EVENT = refusal(
  400,
  "This is not a well-formed event of payload version 2.0, which HTTP APIs and function URLs send.",
);
export const TOO_SLOW = refusal(408, "The request did not arrive in time.");
export const EXTENSIONS_TOO_LARGE = refusal(413, "The chunk extensions are too long.");
export const TARGET_TOO_LONG = refusal(414);
export const FIELDS_TOO_LARGE = refusal(431, "There are too many header fields, or they are too long.");
export const METHOD_UNKNOWN = refusal(501, "The method is not known here. Method names are case-sensitive.");
export const NO_TUNNELS = refusal(501, "CONNECT is not supported.");
export const STOPPING = refusal(503, "The service is stopping.");
export const CODING_UNKNOWN = refusal(501, "The only supported transfer coding is chunked.");
export const VERSION_UNKNOWN = refusal(505, "Only HTTP/1.1, and HTTP/2 where it is enabled, are supported.");

/** What another framework's middleware has read cannot be read again. To wait for it would have no end. */
export function readBefore(): BodyConsumed {
  return new BodyConsumed(
    "The request's content was read before the service got it: put the body parser behind the service, or on the paths of others only.",
  );
}
