/** What takes a connection over, when its request has ended. The connection is what the runtime has. */
export type TakeOver = (connection: object) => unknown;

/** A request that asks for a WebSocket on a connection that can become one (RFC 9110 7.8). Its adapter provides it. */
export interface Upgrading {
  /** Set by the walk where the graph lets the client have it. */
  take: TakeOver | undefined;
}

/** Whether the value of an Upgrade field names the protocol of RFC 6455 (4.2.1: in any case). */
export function namesWebSocket(upgrade: string | undefined): boolean {
  return upgrade !== undefined && upgrade.split(",").some((protocol) => protocol.trim().toLowerCase() === "websocket");
}

/** For a request without a connection, which is explained or tested: whether it would be taken over. */
export function imaginedUpgrade(method: string, upgrade: string | undefined): Upgrading | undefined {
  return method === "GET" && namesWebSocket(upgrade) ? { take: undefined } : undefined;
}
