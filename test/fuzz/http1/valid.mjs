// @ts-check
// Requests that get their responses, one by one, whatever they stand between.
import { filling, framed, HOST, message } from "./requests.mjs";

/** @typedef {import("./requests.mjs").Part} Part */
/** @typedef {import("../random.mjs").Dice} Dice */

const FORGED = encodeURIComponent("HTTP/1.1 200 OK\r\nContent-Length: 6\r\n\r\nforged");

/** @type {readonly ((dice: Dice, mark: string) => Part)[]} */
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
 * @param {string} [marked] @param {number} [most] @returns {Part}
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
