import type { TransportRefusal } from "../../service/errors.ts";

/** What a connection reads of its exchanges, and calls on them. */
export interface QueuedExchange {
  /** Whether node:http has given its response the connection's socket: its turn has come. */
  readonly hasSocket: boolean;
  /** Whether content of the request is still to come. */
  readonly isReceiving: boolean;
  /** Whether an author's stream is being sent, which may be endless. */
  readonly isStreaming: boolean;
  /** Whether it is complete. */
  readonly isOver: boolean;
  /** Whether its response leaves the connection open. */
  readonly keepsConnection: boolean;
  /** Called when its turn has come. */
  start(): void;
  /** Continues at once, if its turn has come. */
  begin(): void;
  /** Sends on, because the socket takes more. */
  sendOn(): void;
  /** Registers a call for when its response is sent, and node:http has given the socket to the next. */
  whenClosed(then: () => void): void;
  /** Registers a call that replaces what node:http does to the socket after a connection's last response. */
  whenLastWritten(then: () => void): void;
  /** Called when the rest of its content cannot be read. */
  breakOff(refusal: TransportRefusal): void;
  /** Called when the connection is closed, or will not send its response. */
  leave(): void;
  throwAwayContent(): void;
}
