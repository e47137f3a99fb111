// A connection that is kept open, with one request on its way at a time, on a bare socket: a whole HTTP client costs
// more than the servers that are measured.
import { connect } from "node:net";

/** All sockets read into this: what is in it is looked at before the next one reads. */
const shared = Buffer.allocUnsafe(262_144);
const HEAD_END = "\r\n\r\n";
/** No server of these workloads sends this inside of its content. */
const LAST_CHUNK = "0\r\n\r\n";

export class Connection {
  #socket;
  /** The begin of a head whose end has not come. */
  #partial = undefined;
  /** Bytes of content that are still to come; -1 where the last chunk tells. */
  #left = 0;
  #tail = "";
  #inBody = false;
  #status = 0;
  #sentAt = 0;
  #onResponse = undefined;
  /** The server may close a connection that has been idle for some seconds. */
  closed = false;

  static open(port) {
    return new Promise((resolve, reject) => {
      const connection = new Connection();
      connection.#socket = connect({
        port,
        host: "127.0.0.1",
        noDelay: true,
        onread: { buffer: shared, callback: (length) => connection.#read(length) },
      });
      connection.#socket.once("connect", () => resolve(connection));
      // Once it is open, what goes wrong ends in "close".
      connection.#socket.on("error", reject);
      connection.#socket.on("close", () => {
        connection.closed = true;
        connection.#lost();
      });
    });
  }

  /** Sends a request; `onResponse(status, milliseconds)` when its response is complete, status 0 where none came. */
  send(bytes, onResponse) {
    this.#onResponse = onResponse;
    this.#sentAt = performance.now();
    if (this.closed) this.#lost();
    else this.#socket.write(bytes);
  }

  close() {
    this.#onResponse = undefined;
    this.#socket.destroy();
  }

  #lost() {
    const onResponse = this.#onResponse;
    this.#onResponse = undefined;
    onResponse?.(0, 0);
  }

  #read(length) {
    if (this.#inBody) this.#readBody(shared, 0, length);
    else if (this.#partial === undefined) this.#readHead(shared, length);
    else {
      const whole = Buffer.concat([this.#partial, shared.subarray(0, length)]);
      this.#partial = undefined;
      this.#readHead(whole, whole.length);
    }
    return true;
  }

  #readHead(buffer, length) {
    const end = buffer.subarray(0, length).indexOf(HEAD_END, 0, "latin1");
    if (end < 0) {
      this.#partial = Buffer.from(buffer.subarray(0, length));
      return;
    }
    const head = buffer.latin1Slice(0, end);
    this.#status = Number(head.slice(9, 12));
    this.#left = this.#status === 304 || this.#status === 204 ? 0 : contentLength(head);
    this.#inBody = true;
    this.#tail = "";
    this.#readBody(buffer, end + 4, length);
  }

  #readBody(buffer, start, length) {
    if (this.#left >= 0) {
      this.#left -= length - start;
      if (this.#left <= 0) this.#done();
    } else {
      this.#tail = (this.#tail + buffer.latin1Slice(Math.max(start, length - 5), length)).slice(-5);
      if (this.#tail === LAST_CHUNK) this.#done();
    }
  }

  #done() {
    this.#inBody = false;
    const onResponse = this.#onResponse;
    this.#onResponse = undefined;
    onResponse?.(this.#status, performance.now() - this.#sentAt);
  }
}

/** -1 where the content comes in chunks. */
function contentLength(head) {
  const found = /\r\ncontent-length: *(\d+)/i.exec(head);
  return found === null ? -1 : Number(found[1]);
}
