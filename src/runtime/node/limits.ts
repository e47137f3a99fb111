import type { Server } from "node:http";
import { checkOptions, milliseconds, type OptionRules, settled, wholeNumber } from "../../resource/options.ts";
import { messageClass } from "./message.ts";
import { allowHalfOpen } from "./privateFields.ts";

/** How much time and memory one client may take. Milliseconds and bytes. */
export interface NodeLimits {
  /** For the request line and all fields together; beyond it, 431. Default: 16,384. */
  readonly headerBytes?: number;
  /** Field lines of one request; beyond it, 431. Default: 100. */
  readonly headerCount?: number;
  /** For the request target; beyond it, 414. Default: 8,000, the least that RFC 9110 4.1 recommends. */
  readonly targetBytes?: number;
  /** Until the last field has come; then 408. Default: 10,000. */
  readonly headerTime?: number;
  /** Until the last byte of the content has come; then 408. Default: 60,000. */
  readonly requestTime?: number;
  /** Until an idle connection is closed. Default: 5,000. */
  readonly keepAlive?: number;
  /** Until a connection is cut whose client does not read. Default: 60,000. */
  readonly stallTime?: number;
  /** Requests that one connection may send; 0 is no limit. Default: 0. */
  readonly requestsPerConnection?: number;
  /** Requests of one connection that may wait before reading is paused. HTTP/2: concurrent streams. Default: 100. */
  readonly concurrentRequests?: number;
  /** Content left unread by the response is discarded up to this; beyond it the connection is closed. Default: 65,536. */
  readonly unreadBytes?: number;
  /** Concurrent connections; 0 is no limit but the system's. Default: 0. */
  readonly connections?: number;
}

const DEFAULT_LIMITS: Required<NodeLimits> = {
  headerBytes: 16_384,
  headerCount: 100,
  targetBytes: 8_000,
  headerTime: 10_000,
  requestTime: 60_000,
  keepAlive: 5_000,
  stallTime: 60_000,
  requestsPerConnection: 0,
  concurrentRequests: 100,
  unreadBytes: 65_536,
  connections: 0,
};

const RULES: OptionRules<NodeLimits> = {
  headerBytes: wholeNumber("16_384", 1),
  headerCount: wholeNumber("100", 1),
  targetBytes: wholeNumber("8_000", 1),
  // node:http takes whole milliseconds for these two.
  headerTime: wholeNumber("10_000"),
  requestTime: wholeNumber("60_000"),
  keepAlive: milliseconds("5_000"),
  stallTime: milliseconds("60_000"),
  requestsPerConnection: wholeNumber("1_000"),
  concurrentRequests: wholeNumber("100", 1),
  unreadBytes: wholeNumber("65_536"),
  connections: wholeNumber("10_000"),
};

/** The limits that hold. A misspelt one is refused: it would leave a default where the operator believes in another. */
export function settledLimits(limits: NodeLimits = {}): Required<NodeLimits> {
  checkOptions("limits", limits, RULES);
  return settled(DEFAULT_LIMITS, limits);
}

/** node:http checks its connections every 30 seconds; a limit of ten seconds needs more frequent checks. */
const LOOK_EVERY = 1_000;

export async function serverOptions(limits: Required<NodeLimits>) {
  return {
    IncomingMessage: await messageClass(),
    // A client that has closed its side still gets its response, with TLS as without.
    allowHalfOpen: true,
    // Several lines of one field are one list (RFC 9110 5.3): node:http would drop the second of some.
    joinDuplicateHeaders: true,
    // Checked here, because the response of node:http would have no content.
    requireHostHeader: false,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: Math.min(limits.headerTime, limits.requestTime || limits.headerTime),
    requestTimeout: limits.requestTime,
    // The watch handles idle and stalled connections, without a timer for each.
    keepAliveTimeout: 0,
    connectionsCheckingInterval: Math.min(LOOK_EVERY, limits.headerTime || LOOK_EVERY),
  };
}

/** The settings that can only be made on a server that exists. */
export function limitServer(server: Server, limits: Required<NodeLimits>): void {
  // One more than allowed, to see that there were more: node:http drops the rest silently.
  server.maxHeadersCount = limits.headerCount + 1;
  if (limits.connections > 0) server.maxConnections = limits.connections;
  server.timeout = 0;
  allowHalfOpen(server);
}
