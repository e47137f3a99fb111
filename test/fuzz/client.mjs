import { connect } from "node:net";
import { HANG } from "../bounds.mjs";

/**
 * @typedef {object} Outcome
 * @property {number} status 0 where there was no response
 * @property {string} [why] there was none
 */

/** One connection at a time, used for as long as it is open. */
export class Client {
  #socket;
  #port;

  /** @param {number} port */
  constructor(port) {
    this.#port = port;
  }

  /**
   * Sends bytes and waits for one response, or for a close without one.
   * @param {string} text
   * @returns {Promise<Outcome>}
   */
  ask(text) {
    return new Promise((resolve) => {
      const socket = this.#socket?.writable === true ? this.#socket : this.#open();
      const isHead = text.startsWith("HEAD ");
      let received = "";
      /** @param {Outcome} outcome @param {boolean} keep */
      const settle = (outcome, keep) => {
        clearTimeout(timer);
        socket.removeAllListeners();
        socket.on("error", () => undefined);
        if (!keep) this.close();
        resolve(outcome);
      };
      const timer = setTimeout(() => settle({ status: 0, why: "no response" }, false), HANG);
      socket.on("data", (chunk) => {
        received += chunk.toString("latin1");
        const response = firstResponse(received, isHead);
        if (response === undefined) return;
        const extra = received.length > response.length;
        settle({ status: response.status }, !extra && !response.closes);
      });
      socket.on("error", () => undefined);
      socket.on("close", () => {
        const begun = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
        settle(begun === undefined ? { status: 0, why: "closed without a word" } : { status: Number(begun) }, false);
      });
      socket.write(text, "latin1");
    });
  }

  /** Whether the last response left the connection open. */
  get isOpen() {
    return this.#socket !== undefined && !this.#socket.destroyed;
  }

  close() {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #open() {
    this.#socket = connect({ port: this.#port, host: "127.0.0.1" });
    return this.#socket;
  }
}

/**
 * The first final response in what has come, where it is whole.
 * @param {string} text
 * @param {boolean} isHead
 * @returns {{ status: number, length: number, closes: boolean } | undefined}
 */
function firstResponse(text, isHead) {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const head = text.slice(0, end);
  const status = Number(head.slice(9, 12));
  if (status < 200) {
    const rest = firstResponse(text.slice(end + 4), isHead);
    return rest && { ...rest, length: rest.length + end + 4 };
  }
  const closes = /\r\nconnection: close/i.test(head);
  const start = end + 4;
  if (isHead || status === 204 || status === 304) return { status, length: start, closes };
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) {
    return text.length >= start + Number(length) ? { status, length: start + Number(length), closes } : undefined;
  }
  if (!/\r\ntransfer-encoding: chunked/i.test(head)) return undefined;
  const last = text.indexOf("\r\n0\r\n\r\n", end);
  return last < 0 ? undefined : { status, length: last + 7, closes };
}
