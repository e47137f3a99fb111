// @ts-check
// Requests that are refused, and those behind which nothing can be read.
import { filling, HOST, message } from "./requests.mjs";

/** @typedef {import("./requests.mjs").Part} Part */
/** @typedef {import("../random.mjs").Dice} Dice */

const TARGETS = /** @type {const} */ ([
  "/",
  "/things/m",
  "/unread/m",
  "/late/m",
  "/echo/m",
  "/part/m",
  "/nowhere",
  "/guarded/m",
  "/slow/m",
  "/streams/m",
  "/pour/m",
  "/none/m",
]);
const METHODS = /** @type {const} */ (["GET", "HEAD", "POST", "PUT", "POST"]);

/** Content that breaks off in the middle of its chunks. */
const BROKEN_CHUNKS = /** @type {const} */ ([
  "Z\r\n",
  "5\r\nabcdefgh\r\n0\r\n\r\n",
  "-1\r\n",
  "3\r\nabc\r\nZ\r\n",
  "3\r\nabc0\r\n\r\n",
  "ffffffffffffffffff\r\n",
  "\r\n",
  "2\nab\r\n0\r\n\r\n",
  "2\r\nab\r\n0\r\nbad trailer\r\n\r\n",
  "2;\0\r\nab\r\n0\r\n\r\n",
]);

/** Field lines that make a request one that is refused, whatever its content. The second: whether its end can be told. */
const FAULTS = /** @type {const} */ ([
  ["no-host", ""],
  ["two-hosts", "Host: a\r\nHost: b\r\n"],
  ["bad-host", "Host: a b\r\n"],
  ["bad-host", "Host: a/b\r\n"],
  ["many-fields", `${HOST}${"X: y\r\n".repeat(60)}`],
]);

const BAD_HEADS = /** @type {const} */ ([
  ["bad-field", `${HOST}Bad field\r\n`],
  ["bad-field", `${HOST}X : y\r\n`],
  ["bad-field", `${HOST}X: \0\r\n`],
  ["bad-field", `${HOST}X: a\rb\r\n`],
  ["long-fields", `${HOST}X: ${"y".repeat(5_000)}\r\n`],
  ["two-lengths", `${HOST}Content-Length: 3\r\nContent-Length: 4\r\n`],
  ["bad-length", `${HOST}Content-Length: -1\r\n`],
  ["bad-length", `${HOST}Content-Length: 3, 4\r\n`],
  ["bad-length", `${HOST}Content-Length: x\r\n`],
  ["length-and-chunks", `${HOST}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n`],
  ["bad-coding", `${HOST}Transfer-Encoding: gzip\r\n`],
  ["bad-coding", `${HOST}Transfer-Encoding: chunked, gzip\r\n`],
  ["bad-coding", `${HOST}Transfer-Encoding: gzip, chunked\r\n`],
  ["bad-coding", `${HOST}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n`],
  ["bad-coding", "Transfer-Encoding: gzip\r\n"],
]);

const BAD_LINES = /** @type {const} */ ([
  "GET /",
  "GET / HTTP/3.0",
  "GET / HTTP/1.1 x",
  "G@T / HTTP/1.1",
  "FOO / HTTP/1.1",
  "get / HTTP/1.1",
  "GET /a b HTTP/1.1",
  "GET /# HTTP/1.1",
  "GET http:// HTTP/1.1",
  "GET \0 HTTP/1.1",
  " GET / HTTP/1.1",
  "CONNECT a:80 HTTP/1.1",
  "PRI * HTTP/2.0",
  "\x16\x03\x01\x02",
  "HEAD / HTTP/3.0",
  "HEAD / HTTP/1.x",
]);

/** @type {readonly ((dice: Dice) => Part)[]} */
export const BROKEN = [
  // A valid head, and content that is not, sometimes when the response has come.
  (dice) => {
    const method = dice.pick(METHODS);
    const expect = dice.often(0.15);
    const fields = `${HOST}${expect ? "Expect: 100-continue\r\n" : ""}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n`;
    const target = dice.pick(TARGETS);
    const text = message(method, target, fields, dice.pick(BROKEN_CHUNKS));
    const wait = dice.often(0.2) ? { alone: text.indexOf("\r\n\r\n") + 4 } : {};
    return { kind: `broken-content ${target}`, method, text, verdict: "broken", mayContinue: expect, ...wait };
  },
  // A head that is refused, and content that is not valid either.
  (dice) => {
    const method = dice.pick(METHODS);
    const [kind, fields] = dice.pick(FAULTS);
    const content = dice.pick(BROKEN_CHUNKS);
    return {
      kind: `${kind} broken-content`,
      method,
      text: message(method, dice.pick(TARGETS), `${fields}Transfer-Encoding: chunked\r\n`, content),
      verdict: "broken",
      mustRefuse: true,
    };
  },
  (dice) => {
    const method = dice.pick(METHODS);
    const [kind, fields] = dice.pick(BAD_HEADS);
    return {
      kind,
      method,
      text: message(method, dice.pick(TARGETS), fields, dice.pick(["", "abc", "3\r\nabc\r\n0\r\n\r\n", "Z\r\n"])),
      verdict: "broken",
      mustRefuse: true,
    };
  },
  (dice) => {
    const method = dice.pick(METHODS);
    const [kind, fields] = dice.pick(FAULTS);
    const expect = dice.often(0.2) ? "Expect: 100-continue\r\n" : "";
    return { kind, method, text: message(method, dice.pick(TARGETS), fields + expect), verdict: "refused" };
  },
  (dice) => {
    const method = dice.pick(METHODS);
    const target = `/${"y".repeat(dice.pick([500, 600, 3_000, 5_000]))}`;
    const more = dice.often(0.3)
      ? { fields: `${HOST}Transfer-Encoding: chunked\r\n`, content: dice.pick(BROKEN_CHUNKS) }
      : { fields: HOST, content: "" };
    return {
      kind: "long-target",
      method,
      text: message(method, target, more.fields, more.content),
      verdict: more.content === "" && target.length < 3_000 ? "refused" : "broken",
      mustRefuse: true,
    };
  },
  (dice) => {
    const line = dice.pick(BAD_LINES);
    return { kind: `bad-line ${JSON.stringify(line)}`, method: "", text: `${line}\r\n${HOST}\r\n`, verdict: "refused" };
  },
  // Content that is longer than its length: what is left over is no request.
  (dice) => ({
    kind: "short-length",
    method: "",
    text: `\x01${filling(dice, 20)}\r\n`,
    verdict: "broken",
    mustRefuse: true,
  }),
];
