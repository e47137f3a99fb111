import type { Server } from "node:http";
import { messageClass } from "./message.ts";
import { allowHalfOpen } from "./privateFields.ts";

/** How much of anybody's time and memory one client may take. Milliseconds and bytes. */
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
  /** Until a connection that idles is closed. Default: 5,000. */
  readonly keepAlive?: number;
  /** Until a connection is cut whose client does not take what is sent to it. Default: 60,000. */
  readonly stallTime?: number;
  /** Requests that one connection may send; 0 is no limit. Default: 0. */
  readonly requestsPerConnection?: number;
  /** Requests of one connection that wait for their turn before it is read on. HTTP/2: streams at once. Default: 100. */
  readonly concurrentRequests?: number;
  /** Content that is unread when the response is sent is taken up to this; beyond it the connection is closed. 65,536. */
  readonly unreadBytes?: number;
  /** Connections at once; 0 is no limit but the system's. Default: 0. */
  readonly connections?: number;
}

export const DEFAULT_LIMITS: Required<NodeLimits> = {
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

/** node:http looks at its connections every half minute; a limit of ten seconds needs a closer look. */
const LOOK_EVERY = 1_000;

/** What node:http is told when a server is made. */
export async function serverOptions(limits: Required<NodeLimits>) {
  return {
    IncomingMessage: await messageClass(),
    // A client that has closed its side still gets its response, with TLS as without.
    allowHalfOpen: true,
    // Several lines of one field are one list (RFC 9110 5.3): node:http would drop the second of some.
    joinDuplicateHeaders: true,
    // Left to us, because the response of node:http has no content.
    requireHostHeader: false,
    maxHeaderSize: limits.headerBytes,
    headersTimeout: Math.min(limits.headerTime, limits.requestTime || limits.headerTime),
    requestTimeout: limits.requestTime,
    // Connections that idle, and those that stall, are looked after without a timer for each.
    keepAliveTimeout: 0,
    connectionsCheckingInterval: Math.min(LOOK_EVERY, limits.headerTime || LOOK_EVERY),
  };
}

/** What can only be told to a server that there is. */
export function limitServer(server: Server, limits: Required<NodeLimits>): void {
  // One more than is allowed, so that it can be seen that there were more: node:http drops the rest in silence.
  server.maxHeadersCount = limits.headerCount + 1;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  if (limits.connections > 0) server.maxConnections = limits.connections;
  server.timeout = 0;
  allowHalfOpen(server);
}
