// @ts-check
// Single requests, right and wrong, each with what a client may see of it.

/**
 * - valid: answered once, with one of `statuses`, and the connection stays open unless `mayClose`
 * - refused: answered once with 4xx or 5xx; the connection may close
 * - broken: nobody can tell where it ends, or who is asked: one response at most, and nothing behind it
 * - partial: the client has not sent the rest: one response at most
 * @typedef {"valid" | "refused" | "broken" | "partial"} Verdict
 */

/**
 * @typedef {object} Part
 * @property {string} kind
 * @property {string} method as the response is framed by; "" where the request line does not tell
 * @property {string} text latin1
 * @property {Verdict} verdict
 * @property {readonly number[]} [statuses]
 * @property {string} [mark]
 * @property {string} [content]
 * @property {boolean} [mayClose]
 * @property {boolean} [mayContinue] whether 100 may come first
 * @property {boolean} [streams]
 * @property {boolean} [mustRefuse] whether the head alone is reason enough for 4xx or 5xx
 * @property {number} [alone] the byte behind which the client waits for its 100
 */

/** @typedef {import("../random.mjs").Dice} Dice */

const HOST = "Host: a\r\n";
const FORGED = encodeURIComponent("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged");

/** @param {string} method @param {string} target @param {string} [fields] @param {string} [content] */
const message = (method, target, fields = HOST, content = "") =>
  `${method} ${target} HTTP/1.1\r\n${fields}\r\n${content}`;

/** @param {string} content */
const sized = (content) => `Content-Length: ${content.length}\r\n`;

/** @param {string} content @param {Dice} dice */
export function chunked(content, dice) {
  let text = "";
  for (let at = 0; at < content.length; ) {
    const size = 1 + dice.below(content.length - at);
    text += `${size.toString(16)}${dice.often(0.05) ? ";a=b" : ""}\r\n${content.slice(at, at + size)}\r\n`;
    at += size;
  }
  return `${text}0\r\n${dice.often(0.1) ? "X-Trailer: a\r\n" : ""}\r\n`;
}

/** Fields and content, by length or in chunks. @param {string} content @param {Dice} dice @param {string} [more] */
function framed(content, dice, more = "") {
  return dice.often(0.5)
    ? { fields: `${HOST}${more}${sized(content)}`, content }
    : { fields: `${HOST}${more}Transfer-Encoding: chunked\r\n`, content: chunked(content, dice) };
}

/** @param {Dice} dice @param {number} most */
const filling = (dice, most) => "x".repeat(dice.below(most));

/** @type {readonly [(dice: Dice, mark: string) => Part, ...((dice: Dice, mark: string) => Part)[]]} */
export const VALID = [
  (_, mark) => ({
    kind: "get",
    method: "GET",
    text: message("GET", `/things/${mark}`),
    verdict: "valid",
    statuses: [200],
    mark,
  }),
  (_, mark) => ({
    kind: "get",
    method: "GET",
    text: message("GET", `http://a/things/${mark}`),
    verdict: "valid",
    statuses: [200],
    mark,
  }),
  (_, mark) => ({
    kind: "empty-line",
    method: "GET",
    text: `\r\n${message("GET", `/things/${mark}`)}`,
    verdict: "valid",
    statuses: [200],
    mark,
  }),
  (_, mark) => ({
    kind: "conditional",
    method: "GET",
    text: message("GET", `/things/${mark}`, `${HOST}If-None-Match: "${mark}"\r\n`),
    verdict: "valid",
    statuses: [304],
    mark,
  }),
  (_, mark) => ({
    kind: "head",
    method: "HEAD",
    text: message("HEAD", `/things/${mark}`),
    verdict: "valid",
    statuses: [200],
    mark,
  }),
  (_, mark) => ({
    kind: "head-missing",
    method: "HEAD",
    text: message("HEAD", `/nowhere/${mark}`),
    verdict: "valid",
    statuses: [404],
  }),
  (_, mark) => ({
    kind: "head-guarded",
    method: "HEAD",
    text: message("HEAD", `/guarded/${mark}`),
    verdict: "valid",
    statuses: [401],
  }),
  (_, mark) => ({
    kind: "head-command",
    method: "HEAD",
    text: message("HEAD", `/q/${mark}?q=${FORGED}`),
    verdict: "valid",
    statuses: [200],
    mark,
  }),
  (_, mark) => ({
    kind: "head-command",
    method: "HEAD",
    text: message("HEAD", `/q/${mark}?q=ascii`),
    verdict: "valid",
    statuses: [200],
    mark,
  }),
  (_, mark) => ({
    kind: "head-stream",
    method: "HEAD",
    text: message("HEAD", `/streams/${mark}`),
    verdict: "valid",
    statuses: [200],
    mark,
  }),
  (_, mark) => ({
    kind: "head-pour",
    method: "HEAD",
    text: message("HEAD", `/pour/${mark}`),
    verdict: "valid",
    statuses: [200],
    mark,
  }),
  (_, mark) => ({
    kind: "missing",
    method: "GET",
    text: message("GET", `/nowhere/${mark}`),
    verdict: "valid",
    statuses: [404],
  }),
  (_, mark) => ({
    kind: "slow",
    method: "GET",
    text: message("GET", `/slow/${mark}`),
    verdict: "valid",
    statuses: [200],
    mark,
    content: mark,
  }),
  (_, mark) => ({
    kind: "stream",
    method: "GET",
    text: message("GET", `/streams/${mark}`),
    verdict: "valid",
    statuses: [200],
    mark,
    streams: true,
  }),
  (_, mark) => ({
    kind: "pour",
    method: "GET",
    text: message("GET", `/pour/${mark}`),
    verdict: "valid",
    statuses: [200],
    mark,
    content: `${mark}\nthe end\n`,
    streams: true,
  }),
  () => ({ kind: "options", method: "OPTIONS", text: message("OPTIONS", "*"), verdict: "valid", statuses: [200, 204] }),
  (dice, mark) => {
    const sent = filling(dice, 400);
    const { fields, content } = framed(sent, dice);
    return {
      kind: "echo",
      method: "POST",
      text: message("POST", `/echo/${mark}`, fields, content),
      verdict: "valid",
      statuses: [200],
      mark,
      content: `${mark}:${sent}`,
    };
  },
  (dice, mark) => {
    const { fields, content } = framed('{"a":1}', dice, "Content-Type: application/json\r\n");
    return {
      kind: "put",
      method: "PUT",
      text: message("PUT", `/things/${mark}`, fields, content),
      verdict: "valid",
      statuses: [200, 204],
    };
  },
  (dice, mark) => unread(dice, mark, "POST", dice.pick(["/unread", "/late"]), [200], mark),
  (dice, mark) => unread(dice, mark, "POST", "/nowhere", [404]),
  (dice, mark) => unread(dice, mark, "PUT", "/guarded", [401]),
  (dice, mark) => unread(dice, mark, "GET", "/things", [200], mark),
  (dice, mark) => unread(dice, mark, "HEAD", "/things", [200], mark),
  (dice, mark) => ({ ...unread(dice, mark, "POST", "/part", [200], mark), mayClose: true }),
  (dice, mark) => {
    const { fields, content } = framed(filling(dice, 50), dice);
    return {
      kind: "no-content",
      method: "POST",
      text: message("POST", `/none/${mark}`, fields, content),
      verdict: "valid",
      statuses: [204],
      mark,
    };
  },
  (dice, mark) => {
    const { fields, content } = framed(filling(dice, 50), dice);
    return {
      kind: "reset-content",
      method: "POST",
      text: message("POST", `/reset/${mark}`, fields, content),
      verdict: "valid",
      statuses: [205],
      mark,
    };
  },
  (_, mark) => ({
    kind: "delete",
    method: "DELETE",
    text: message("DELETE", `/things/${mark}`),
    verdict: "valid",
    statuses: [204],
  }),
  (dice, mark) => {
    const { fields, content } = framed("x".repeat(4_000), dice, "Content-Type: application/json\r\n");
    const [path, method] = dice.pick(
      /** @type {const} */ ([
        ["/things", "PUT"],
        ["/echo", "POST"],
      ]),
    );
    return {
      kind: "too-large",
      method,
      text: message(method, `${path}/${mark}`, fields, content),
      verdict: "valid",
      statuses: [413],
      mayClose: true,
    };
  },
  (dice, mark) => ({
    ...unread(dice, mark, "POST", "/unread", [200], mark, 2_000),
    kind: "unread-much",
    mayClose: true,
  }),
  (dice, mark) => {
    const sent = filling(dice, 100);
    const { fields, content } = framed(sent, dice, "Expect: 100-continue\r\n");
    const text = message("POST", `/echo/${mark}`, fields, content);
    const wait = dice.often(0.3) ? { alone: text.indexOf("\r\n\r\n") + 4 } : {};
    return {
      kind: "expect",
      method: "POST",
      text,
      verdict: "valid",
      statuses: [200],
      mark,
      content: `${mark}:${sent}`,
      mayContinue: true,
      ...wait,
    };
  },
  (dice, mark) => {
    const { fields, content } = framed(filling(dice, 100), dice, "Expect: 100-continue\r\n");
    const [path, status] = dice.pick(
      /** @type {const} */ ([
        ["/unread", 200],
        ["/nowhere", 404],
        ["/late", 200],
      ]),
    );
    return {
      kind: "expect-unread",
      method: "POST",
      text: message("POST", `${path}/${mark}`, fields, content),
      verdict: "valid",
      statuses: [status],
      mayClose: true,
    };
  },
  (dice, mark) => {
    const { fields, content } = framed(filling(dice, 100), dice, "Expect: the-moon\r\n");
    return {
      kind: "expect-other",
      method: "PUT",
      text: message("PUT", `/things/${mark}`, fields, content),
      verdict: "valid",
      statuses: [417],
      mayClose: true,
    };
  },
  (dice, mark) => {
    const method = dice.pick(["GET", "HEAD"]);
    return {
      kind: "last",
      method,
      text: message(method, `/things/${mark}`, `${HOST}Connection: close\r\n`),
      verdict: "valid",
      statuses: [200],
      mark,
      mayClose: true,
    };
  },
  (_, mark) => ({
    kind: "http10",
    method: "GET",
    text: `GET /things/${mark} HTTP/1.0\r\n${HOST}\r\n`,
    verdict: "valid",
    statuses: [200],
    mark,
    mayClose: true,
  }),
];

/**
 * @param {Dice} dice @param {string} mark @param {string} method @param {string} path @param {number[]} statuses
 * @param {string | undefined} [marked] @param {number} [most] @returns {Part}
 */
function unread(dice, mark, method, path, statuses, marked, most = 200) {
  const { fields, content } = framed(filling(dice, most), dice, "Content-Type: application/json\r\n");
  const text = message(method, `${path}/${mark}`, fields, content);
  return {
    kind: `unread ${path}`,
    method,
    text,
    verdict: "valid",
    statuses,
    ...(marked === undefined ? {} : { mark: marked }),
  };
}

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

/** @type {readonly [(dice: Dice) => Part, ...((dice: Dice) => Part)[]]} */
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
