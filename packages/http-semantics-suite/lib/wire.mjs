// @ts-check
import net from "node:net";

const MAX_CONTENT = 64 * 1024 * 1024;
const MAX_HEAD = 1 << 20;
const END = "\r\n\r\n";

/** @param {number} ms */
export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A connection that reads HTTP/1.1 responses one after another, as they come. It normalises nothing.
 * @typedef {{ status: number, fields: [string, string][], interim: any[], problems: string[], head: string, body: Buffer,
 *   complete: boolean, times: [number, number][], broken?: string, [more: string]: any }} Reply
 */
export class Wire {
  /** @param {{ host: string, port: number }} to */
  constructor(to) {
    this.buf = Buffer.alloc(0);
    this.ended = false;
    this.final = false;
    /** What was written of a request. @type {Buffer[]} */
    this.written = [];
    /** @type {NodeJS.ErrnoException | null} */
    this.error = null;
    /** @type {(() => void) | null} */
    this.wake = null;
    /** @type {(() => void) | null} */
    this.onInterim = null;
    this.socket = net.connect({ host: to.host, port: to.port, noDelay: true });
    this.socket.on("data", (data) => {
      this.buf = Buffer.concat([this.buf, data]);
      this.nudge();
    });
    const over = () => {
      this.ended = true;
      this.nudge();
    };
    this.socket.on("end", over);
    this.socket.on("close", over);
    this.socket.on("error", (error) => {
      this.error = error;
      over();
    });
  }

  nudge() {
    const wake = this.wake;
    this.wake = null;
    wake?.();
  }

  /** True if something happened, false if the time is up. @param {number} deadline */
  async more(deadline) {
    const left = deadline - Date.now();
    if (this.ended || left <= 0) return false;
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    await Promise.race([
      new Promise((resolve) => {
        this.wake = () => resolve(undefined);
      }),
      new Promise((resolve) => {
        timer = setTimeout(resolve, left);
      }),
    ]);
    clearTimeout(timer);
    return true;
  }

  /** Reads on until `ready` is true. @param {() => boolean} ready @param {number} deadline */
  async until(ready, deadline) {
    while (!ready()) if (!(await this.more(deadline))) return ready();
    return true;
  }

  /** @param {Buffer} data @returns {Promise<boolean>} */
  write(data) {
    return new Promise((resolve) => {
      if (this.socket.destroyed || this.ended) return resolve(false);
      this.written.push(data);
      this.socket.write(data, () => resolve(true));
    });
  }

  close() {
    this.socket.destroy();
  }

  /** Whether a final response has begun. */
  responded() {
    return this.final || /^HTTP\/1\.[01] [2-5]/.test(this.buf.subarray(0, 12).toString("latin1"));
  }

  /** @param {number} n */
  take(n) {
    const taken = this.buf.subarray(0, n);
    this.buf = this.buf.subarray(n);
    return taken;
  }

  /** What to say if no head came. */
  silence() {
    if (this.buf.length) return `no complete head (${JSON.stringify(this.buf.toString("latin1").slice(0, 80))})`;
    if (this.error) return `connection: ${this.error.code}`;
    return this.ended ? "the connection was closed without a response" : "no response in time";
  }

  /**
   * One final response, with the interim ones before it.
   * @param {string} method @param {{ deadline: number, listenUntil?: number }} bounds
   * @returns {Promise<any>}
   */
  async response(method, { deadline, listenUntil }) {
    /** @type {any[]} */
    const interim = [];
    for (;;) {
      const there = await this.until(() => this.buf.includes(END) || this.buf.length > MAX_HEAD, deadline);
      const end = this.buf.indexOf(END);
      if (!there || end < 0) return { broken: this.silence(), interim };
      const head = this.take(end + 4)
        .subarray(0, end)
        .toString("latin1");
      const reply = readHead(head);
      if (reply.status === undefined) return { ...reply, head, interim };
      if (reply.status >= 100 && reply.status < 200 && reply.status !== 101) {
        interim.push({ ...reply, head });
        this.onInterim?.();
        continue;
      }
      this.final = true;
      return this.content({ ...reply, head, interim }, method, deadline, listenUntil);
    }
  }

  /** @param {any} reply @param {string} method @param {number} deadline @param {number} [listenUntil] */
  async content(reply, method, deadline, listenUntil) {
    const all = (/** @type {string} */ name) =>
      reply.fields.filter((/** @type {string[]} */ f) => f[0] === name).map((/** @type {string[]} */ f) => f[1]);
    const coding = all("transfer-encoding").join(", ").toLowerCase();
    const lengths = all("content-length");
    const until = listenUntil ? Math.min(listenUntil, deadline) : deadline;
    if (reply.status === 204 && lengths.length) reply.problems.push("204 with Content-Length (RFC 9110 8.6)");
    if (reply.status === 204 && coding) reply.problems.push("204 with Transfer-Encoding (RFC 9112 6.1)");
    if (new Set(lengths).size > 1) reply.problems.push("two Content-Length values (RFC 9110 8.6)");
    if (method === "HEAD" || reply.status === 204 || reply.status === 304) {
      await sleep(15);
      if (this.buf.length && !this.buf.subarray(0, 7).toString("latin1").startsWith("HTTP/1."))
        reply.problems.push(`content after a ${method === "HEAD" ? "response to HEAD" : reply.status} (RFC 9112 6.3)`);
      return reply;
    }
    if (coding.split(/\s*,\s*/).pop() === "chunked") return this.chunks(reply, until);
    if (lengths.length) return this.counted(reply, Number(lengths[0]), until, listenUntil !== undefined);
    await this.until(() => this.buf.length > MAX_CONTENT, until);
    reply.complete = this.ended;
    note(reply, this.take(this.buf.length));
    return reply;
  }

  /** @param {any} reply @param {number} length @param {number} until @param {boolean} listening */
  async counted(reply, length, until, listening) {
    if (length > MAX_CONTENT && !listening) return { ...reply, declared: length, complete: false };
    reply.complete = await this.until(() => this.buf.length >= length, until);
    if (!reply.complete && !listening)
      reply.problems.push(`Content-Length ${length} but ${this.buf.length} octets came (RFC 9112 6.3)`);
    note(reply, this.take(length));
    return reply;
  }

  /** @param {any} reply @param {number} until */
  async chunks(reply, until) {
    reply.complete = false;
    for (;;) {
      if (!(await this.until(() => this.buf.includes("\r\n"), until))) return reply;
      const line = this.buf.indexOf("\r\n");
      const size = /^([0-9a-fA-F]{1,8})[ \t]*(;.*)?$/.exec(this.buf.subarray(0, line).toString("latin1"));
      if (!size) {
        reply.problems.push("bad chunk size (RFC 9112 7.1)");
        return reply;
      }
      const n = Number.parseInt(size[1] ?? "", 16);
      if (n === 0) {
        if (!(await this.until(() => this.buf.indexOf(END, line) >= 0, until))) return reply;
        this.take(this.buf.indexOf(END, line) + 4);
        reply.complete = true;
        return reply;
      }
      if (!(await this.until(() => this.buf.length >= line + n + 4, until))) return reply;
      this.take(line + 2);
      note(reply, this.take(n));
      if (this.take(2).toString("latin1") !== "\r\n") {
        reply.problems.push("a chunk without its end (RFC 9112 7.1)");
        return reply;
      }
    }
  }
}

/** @param {any} reply @param {Buffer} octets */
function note(reply, octets) {
  if (!octets.length) return;
  reply.pieces.push(octets);
  reply.times.push([Date.now(), octets.length]);
}

/** @param {string} head */
function readHead(head) {
  const [first = "", ...lines] = head.split("\r\n");
  const found = /^HTTP\/1\.[01] (\d{3})(?: (.*))?$/.exec(first);
  if (!found) return { broken: `status line ${JSON.stringify(first.slice(0, 80))}` };
  const fields = [];
  for (const line of lines) {
    const field = /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[ \t]*(.*?)[ \t]*$/.exec(line);
    if (!field) return { broken: `field line ${JSON.stringify(line.slice(0, 120))}` };
    fields.push([(field[1] ?? "").toLowerCase(), field[2]]);
  }
  return { status: Number(found[1]), fields, problems: [], pieces: [], times: [], complete: true };
}
