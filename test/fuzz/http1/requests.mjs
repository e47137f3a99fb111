// @ts-check
// What a request of a fuzzed connection is, with what a client may see of it; and what all of them are written with.

/**
 * - valid: one response, with one of `statuses`, and the connection stays open unless `mayClose`
 * - refused: one response, 4xx or 5xx; the connection may close
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

export const HOST = "Host: a\r\n";

/** @param {string} method @param {string} target @param {string} [fields] @param {string} [content] */
export const message = (method, target, fields = HOST, content = "") =>
  `${method} ${target} HTTP/1.1\r\n${fields}\r\n${content}`;

/** @param {string} content */
const sized = (content) => `Content-Length: ${content.length}\r\n`;

/** @param {string} content @param {Dice} dice */
function chunked(content, dice) {
  let text = "";
  for (let at = 0; at < content.length; ) {
    const size = 1 + dice.below(content.length - at);
    text += `${size.toString(16)}${dice.often(0.05) ? ";a=b" : ""}\r\n${content.slice(at, at + size)}\r\n`;
    at += size;
  }
  return `${text}0\r\n${dice.often(0.1) ? "X-Trailer: a\r\n" : ""}\r\n`;
}

/** Fields and content, by length or in chunks. @param {string} content @param {Dice} dice @param {string} [more] */
export function framed(content, dice, more = "") {
  return dice.often(0.5)
    ? { fields: `${HOST}${more}${sized(content)}`, content }
    : { fields: `${HOST}${more}Transfer-Encoding: chunked\r\n`, content: chunked(content, dice) };
}

/** @param {Dice} dice @param {number} most */
export const filling = (dice, most) => "x".repeat(dice.below(most));
