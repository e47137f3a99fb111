// @ts-check
// A strict reader of the bytes that a server sends on one connection: RFC 9112, with the framing that each request's
// method asks for. It forgives nothing: where a client could guess, this says what is wrong.

/**
 * @typedef {object} Response
 * @property {number} status
 * @property {Map<string, string[]>} fields by lower-case name
 * @property {string} content latin1
 * @property {boolean} closes whether it says that it is the connection's last
 * @property {number} interim how many 1xx stood before it
 * @property {boolean} whole
 */

/**
 * @typedef {object} Reading
 * @property {Response[]} responses final ones, in order; the last may not be whole
 * @property {string | undefined} fault what is not HTTP/1.1
 * @property {string} rest what is left behind the last whole response
 */

const STATUS_LINE = /^HTTP\/1\.1 ([1-5]\d\d) [\t\x20-\x7e\x80-\xff]*$/;
const FIELD_LINE =
  /^([!#$%&'*+\-.^_`|~0-9A-Za-z]+):[\t ]*((?:[\x21-\x7e\x80-\xff](?:[\t\x20-\x7e\x80-\xff]*[\x21-\x7e\x80-\xff])?)?)[\t ]*$/;
const CHUNK_LINE = /^([0-9A-Fa-f]{1,8})(?:;[\x20-\x7e]*)?$/;
/** Fields that no message has twice. */
const SINGLE = ["content-length", "transfer-encoding", "content-type", "date", "etag", "connection", "x-mark"];

/**
 * @param {string} text latin1
 * @param {readonly string[]} methods of the requests, in order; what is beyond them is read as a response to GET
 * @param {boolean} ended whether the server has closed its side
 * @returns {Reading}
 */
export function readResponses(text, methods, ended) {
  /** @type {Response[]} */
  const responses = [];
  let at = 0;
  let interim = 0;
  while (at < text.length) {
    const head = headAt(text, at);
    if (head === undefined) return { responses, fault: isBeginning(text, at), rest: text.slice(at) };
    if (typeof head === "string") return { responses, fault: head, rest: text.slice(at) };
    if (head.status < 200) {
      if (head.status !== 100)
        return { responses, fault: `a ${head.status} that nobody asked for`, rest: text.slice(at) };
      const fault = framingFault(head.status, head.fields);
      if (fault !== undefined) return { responses, fault, rest: text.slice(at) };
      interim += 1;
      at = head.end;
      continue;
    }
    const read = contentOf(text, head, methods[responses.length] ?? "GET", ended);
    if (typeof read === "string") return { responses, fault: read, rest: text.slice(at) };
    responses.push({
      status: head.status,
      fields: head.fields,
      content: read.content,
      closes: head.closes,
      interim,
      whole: read.whole,
    });
    interim = 0;
    if (!read.whole) return { responses, fault: undefined, rest: text.slice(at) };
    at = read.end;
  }
  return { responses, fault: undefined, rest: "" };
}

/** @typedef {{ status: number, fields: Map<string, string[]>, closes: boolean, end: number }} Head */

/** @param {string} text @param {number} at @returns {Head | string | undefined} */
function headAt(text, at) {
  const end = text.indexOf("\r\n\r\n", at);
  if (end < 0) return undefined;
  const [first = "", ...lines] = text.slice(at, end).split("\r\n");
  const status = STATUS_LINE.exec(first)?.[1];
  if (status === undefined) return `no status line: ${JSON.stringify(first.slice(0, 80))}`;
  const fields = new Map();
  for (const line of lines) {
    const [, name, value] = FIELD_LINE.exec(line) ?? [];
    if (name === undefined) return `no field line: ${JSON.stringify(line.slice(0, 80))}`;
    const key = name.toLowerCase();
    fields.set(key, [...(fields.get(key) ?? []), value]);
  }
  for (const name of SINGLE) {
    if ((fields.get(name)?.length ?? 0) > 1) return `${name} stands twice`;
  }
  const closes =
    fields.get("connection")?.some((/** @type {string} */ value) => /(?:^|,)\s*close\s*(?:,|$)/i.test(value)) ?? false;
  return { status: Number(status), fields, closes, end: end + 4 };
}

/** What has come of a head must be able to become one. @param {string} text @param {number} at */
function isBeginning(text, at) {
  const seen = text.slice(at, at + 9);
  return "HTTP/1.1 ".startsWith(seen) ? undefined : `no status line: ${JSON.stringify(text.slice(at, at + 80))}`;
}

/** @param {number} status @param {Map<string, string[]>} fields */
function framingFault(status, fields) {
  const length = fields.get("content-length")?.[0];
  const coding = fields.get("transfer-encoding")?.[0];
  if (length !== undefined && coding !== undefined) return "Content-Length beside Transfer-Encoding";
  if (length !== undefined && !/^\d{1,9}$/.test(length)) return `Content-Length: ${length}`;
  if (coding !== undefined && coding.toLowerCase() !== "chunked") return `Transfer-Encoding: ${coding}`;
  // RFC 9110 8.6, RFC 9112 6.1.
  if ((status < 200 || status === 204) && (length ?? coding) !== undefined) return `${status} with a framing field`;
  if (status === 205 && length !== undefined && length !== "0") return "205 with a length";
  return undefined;
}

/**
 * @param {string} text @param {Head} head @param {string} method @param {boolean} ended
 * @returns {{ content: string, end: number, whole: boolean } | string}
 */
function contentOf(text, { status, fields, closes, end }, method, ended) {
  const fault = framingFault(status, fields);
  if (fault !== undefined) return fault;
  // RFC 9112 6.3: no content, whatever the fields say. What follows has to be a response, and is read as one.
  if (method === "HEAD" || status === 204 || status === 304) return { content: "", end, whole: true };
  const length = fields.get("content-length")?.[0];
  if (length !== undefined) {
    const stop = end + Number(length);
    return { content: text.slice(end, stop), end: stop, whole: text.length >= stop };
  }
  if (fields.has("transfer-encoding")) {
    const read = chunksAt(text, end);
    if (typeof read === "object" && status === 205 && read.content !== "") return "205 with content";
    return read;
  }
  if (!closes) return `${status} without a length on a connection that stays open`;
  if (status === 205 && text.length > end) return "205 with content";
  return { content: text.slice(end), end: text.length, whole: ended };
}

/** @param {string} text @param {number} start @returns {{ content: string, end: number, whole: boolean } | string} */
function chunksAt(text, start) {
  let at = start;
  let content = "";
  for (;;) {
    const lineEnd = text.indexOf("\r\n", at);
    if (lineEnd < 0) return { content, end: text.length, whole: false };
    const size = CHUNK_LINE.exec(text.slice(at, lineEnd))?.[1];
    if (size === undefined) return `no chunk: ${JSON.stringify(text.slice(at, at + 40))}`;
    const bytes = Number.parseInt(size, 16);
    at = lineEnd + 2;
    if (bytes === 0) break;
    content += text.slice(at, at + bytes);
    if (text.length < at + bytes + 2) return { content, end: text.length, whole: false };
    if (text.slice(at + bytes, at + bytes + 2) !== "\r\n") return "a chunk that is longer than its size";
    at += bytes + 2;
  }
  // No trailer fields are sent here.
  if (text.length < at + 2) return { content, end: text.length, whole: false };
  return text.slice(at, at + 2) === "\r\n" ? { content, end: at + 2, whole: true } : "trailers that nobody announced";
}
