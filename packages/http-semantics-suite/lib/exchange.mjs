// @ts-check
import { octets, printable } from "./compare.mjs";

const MAX_TEXT = 400;
const MAX_BINARY = 100;
const MAX_LINE = 300;
const MAX_LINES = 40;

/** @param {Buffer} content @param {number} max @param {(part: Buffer) => string} read */
function cut(content, max, read) {
  const text = read(content.subarray(0, max));
  return content.length > max ? `${text}… (the first ${max} of ${content.length} octets)` : text;
}

/** A text keeps its lines. What is not UTF-8 is written in escapes, line ends too. @param {Buffer} content */
function excerpt(content) {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  // A character that the cut divides is no fault.
  const stream = content.length > MAX_TEXT;
  try {
    return cut(content, MAX_TEXT, (part) =>
      decoder.decode(part, { stream }).replaceAll("\r\n", "\n").split("\n").map(printable).join("\n"),
    );
  } catch {
    return cut(content, MAX_BINARY, (part) => printable(octets(part.toString("latin1"))));
  }
}

/** @param {string} head one character for each octet */
function headText(head) {
  const lines = head.split("\r\n").map((line) => {
    const text = printable(octets(line.slice(0, MAX_LINE)));
    return line.length > MAX_LINE ? `${text}… (${line.length} octets)` : text;
  });
  if (lines.length > MAX_LINES) lines.splice(MAX_LINES, Infinity, `… (${lines.length} lines)`);
  return lines.join("\n");
}

/** @param {Buffer} sent */
function sentText(sent) {
  const end = sent.indexOf("\r\n\r\n");
  if (end < 0) return headText(sent.toString("latin1"));
  return `${headText(sent.subarray(0, end).toString("latin1"))}\n\n${excerpt(sent.subarray(end + 4))}`;
}

/** @param {any} reply */
function receivedText(reply) {
  const parts = (reply.interim ?? []).map((/** @type {any} */ r) => headText(r.head));
  if (reply.head !== undefined) parts.push(headText(reply.head));
  else if (!reply.broken) parts.push("(the client closed the connection)");
  if (reply.body.length) parts.push(excerpt(reply.body));
  if (reply.broken) parts.push(`(${printable(reply.broken)})`);
  else if (reply.head !== undefined && !reply.complete) parts.push("(the content had not ended)");
  return parts.join("\n\n");
}

/** The exchanges of a case, as sent and as received. Content is shown without the framing of chunks. @param {any[]} replies */
export const exchangeOf = (replies) =>
  replies.filter(Boolean).map((r) => ({ sent: sentText(r.sent).trimEnd(), received: receivedText(r).trimEnd() }));
