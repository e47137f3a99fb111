// @ts-check
import { octets } from "./compare.mjs";

const MAX = 400;

/** @param {Buffer} content */
function excerpt(content) {
  const text = content.subarray(0, MAX).toString("utf8");
  return content.length > MAX ? `${text}… (${content.length} octets)` : text;
}

/** @param {string} head */
const shortHead = (head) =>
  head.length > 2000 ? `${octets(head.slice(0, 2000))}… (${head.length} octets)` : octets(head);

/** The exchanges of a case, as sent and as received. @param {any[]} replies */
export function exchangeOf(replies) {
  return replies.filter(Boolean).map((reply) => {
    const end = reply.sent.indexOf("\r\n\r\n");
    const head = shortHead(reply.sent.subarray(0, end < 0 ? reply.sent.length : end).toString("latin1"));
    const content = end < 0 ? "" : excerpt(reply.sent.subarray(end + 4));
    const interim = (reply.interim ?? []).map((/** @type {any} */ r) => `HTTP/1.1 ${r.status}\n\n`).join("");
    const received = reply.broken
      ? `(${reply.broken})`
      : `${interim}${shortHead(reply.head ?? "(not read)").replaceAll("\r\n", "\n")}\n\n${excerpt(reply.body)}`;
    return { sent: `${head.replaceAll("\r\n", "\n")}\n\n${content}`.trimEnd(), received: received.trimEnd() };
  });
}
