// @ts-check
// Requests as a careless or hostile client might send them, each from a number: the same number, the same bytes.
import { numbers } from "./random.mjs";

const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "QUERY",
  "PROPFIND",
  "get",
  "FOO",
  "G T",
  "",
  "CONNECT",
  "PRI",
];
const PATHS = [
  "/things/2",
  "/things/a%20b",
  "/items?name=a",
  "/items?name=a&name=b",
  "/things/1",
  "/things/%C3%BC",
  "/things/..",
  "/things/%2e%2e",
  "/things/%00",
  "/things/%zz",
  "/items",
  "/items?q=1",
  "/items?q=%",
  "/items?%00=&&==",
  "/echo",
  "/stream",
  "/form",
  "/nowhere",
  "//",
  "/",
  "*",
  "",
  "http://elsewhere/things/1",
  "http://[/",
  "ftp:x",
  "/a b",
  "/#x",
  "/../../etc/passwd",
  "/things/__proto__",
  "/constructor",
  "/\u00ff",
];
const VERSIONS = [
  "HTTP/1.1",
  "HTTP/1.1",
  "HTTP/1.1",
  "HTTP/1.0",
  "HTTP/0.9",
  "HTTP/2.0",
  "HTTP/1.2",
  "HTPP/1.1",
  "",
  "http/1.1",
];
const TYPES = [
  "application/json",
  "application/json; charset=utf-8",
  "application/json; charset=latin1",
  "text/csv",
  "application/x-www-form-urlencoded",
  "application/",
  "/json",
  "application/json;;;",
  "multipart/form-data; boundary=x",
  'text/plain; a="',
  "a".repeat(300),
];
const NAMES = [
  "Accept",
  "Accept-Language",
  "Accept-Encoding",
  "Accept-Charset",
  "If-Match",
  "If-None-Match",
  "If-Modified-Since",
  "If-Unmodified-Since",
  "If-Range",
  "Range",
  "Content-Range",
  "Expect",
  "Host",
  "Connection",
  "Upgrade",
  "TE",
  "Trailer",
  "Origin",
  "Access-Control-Request-Method",
  "Authorization",
  "Cookie",
  "Forwarded",
  "X-Forwarded-For",
  "Prefer",
  "Content-Encoding",
  "Content-Language",
  "__proto__",
  "constructor",
  "X",
  "Transfer-Encoding",
  "Content-Length",
  "",
];
/** Those that do not by themselves spoil the message. */
const FIELDS = NAMES.filter((name) => !/^(Host|Expect|Connection|Transfer-Encoding|Content-Length|)$/.test(name));
const VALUES = [
  "*/*",
  "text/html;q=0, */*",
  "application/json",
  "text/csv;q=0.5",
  ";;;q=1",
  "q=",
  "*",
  "en, fr;q=0.5",
  "gzip",
  "gzip;q=0, *;q=0",
  "identity;q=0",
  '"v1"',
  'W/"v1"',
  '"v1", "v2"',
  '"',
  '"\\"',
  "Mon, 01 Jan 2024 12:00:00 GMT",
  "Mon, 99 Jan 2024 12:00:00 GMT",
  "0",
  "-1",
  "bytes=0-",
  "bytes=0-0,-1",
  "100-continue",
  "the-moon",
  "x",
  "a, b",
  "close",
  "keep-alive",
  "upgrade",
  "h2c",
  "chunked",
  "gzip, chunked",
  "https://a.test",
  "null",
  'for=1.2.3.4;by="[::1]"',
  "1.2.3.4, ::1, x",
  "\u00fc",
  "a\tb",
];
const BAD_VALUES = ["\0", "a\rb", " folded\r\n more", "\x7f", "a\nb"];
const CONTENTS = [
  "",
  "{}",
  '{"name":"a"}',
  '{"name":1}',
  '{"__proto__":{"x":1},"name":"a"}',
  '{"name":"a","name":"b"}',
  '{"name":',
  "[[[[",
  "null",
  "\u00ff\u00fe",
  "a=1&b=2&a=3&%zz=%",
  "\u00c3\u00bc",
  '"\\ud800"',
  "1e999",
  "name\r\na\r\n",
];

/**
 * @param {number} seed
 * @returns {{ text: string, author: boolean }} latin1 text; whether a 500 would be the author's
 */
export function messageOf(seed) {
  const next = numbers(seed);
  const pick = (/** @type {readonly string[]} */ list) => list[Math.floor(next() * list.length)] ?? "";
  const often = (/** @type {number} */ share) => next() < share;
  if (often(0.01)) return { text: get("/broken"), author: true };
  if (often(0.01)) return { text: noise(next), author: false };

  const method = often(0.4) ? "GET" : often(0.8) ? pick(METHODS.slice(0, 7)) : pick(METHODS);
  const path = grown(often(0.85) ? pick(PATHS.slice(0, 15)) : pick(PATHS), next);
  const fields = often(0.95) ? ["Host: x"] : [];
  for (let count = Math.floor(next() * 5); count > 0; count -= 1) {
    fields.push(
      `${often(0.97) ? pick(FIELDS) : pick(NAMES)}:${often(0.9) ? " " : ""}${grown(often(0.99) ? pick(VALUES) : pick(BAD_VALUES), next)}`,
    );
  }
  if (often(0.01)) for (let count = 0; count < 150; count += 1) fields.push("X: y");
  let content = "";
  if (often(0.4)) {
    content = grown(pick(CONTENTS), next);
    if (often(0.02)) content = "[".repeat(20_000) + "]".repeat(20_000);
    if (often(0.9)) fields.push(`Content-Type: ${pick(TYPES)}`);
    if (often(0.25)) {
      fields.push("Transfer-Encoding: chunked");
      content = chunked(content, next);
    } else if (often(0.97)) {
      fields.push(
        `Content-Length: ${often(0.97) ? content.length : pick(["0", "-1", "1e3", "99999999999", "5, 5", String(content.length + 3)])}`,
      );
    }
  }
  const text = `${method} ${path} ${often(0.95) ? "HTTP/1.1" : pick(VERSIONS)}\r\n${fields.join("\r\n")}\r\n\r\n${content}`;
  return { text: often(0.03) ? mutated(text, next) : text, author: false };
}

/** @param {string} path */
function get(path) {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
}

/** Now and then very long. @param {string} text @param {() => number} next */
function grown(text, next) {
  if (next() > 0.01) return text;
  return `${text}${(text || "a").repeat(Math.floor((next() * 20_000) / (text.length || 1)))}`.slice(0, 20_000);
}

/** @param {string} content @param {() => number} next */
function chunked(content, next) {
  const size =
    next() < 0.97 ? content.length.toString(16) : ["zz", "-1", "ffffffffffffffff", ""][Math.floor(next() * 4)];
  return content === "" ? "0\r\n\r\n" : `${size}${next() < 0.05 ? ";a=b" : ""}\r\n${content}\r\n0\r\n\r\n`;
}

/** Bytes changed, taken out or doubled. @param {string} text @param {() => number} next */
function mutated(text, next) {
  let changed = text;
  for (let count = 1 + Math.floor(next() * 3); count > 0; count -= 1) {
    const at = Math.floor(next() * changed.length);
    const end = at + Math.floor(next() * 4);
    const put = next() < 0.5 ? String.fromCharCode(Math.floor(next() * 256)) : changed.slice(at, end).repeat(2);
    changed = changed.slice(0, at) + put + changed.slice(end);
  }
  return changed;
}

/** @param {() => number} next */
function noise(next) {
  return Array.from({ length: 1 + Math.floor(next() * 60) }, () => String.fromCharCode(Math.floor(next() * 256))).join(
    "",
  );
}
