// @ts-check
import { IMF } from "./fields.mjs";
import { linesOf, valueOf } from "./readers.mjs";

const SINGLE = [
  "etag",
  "content-type",
  "last-modified",
  "content-range",
  "accept-ranges",
  "location",
  "content-location",
];
const DATES = ["last-modified", "sunset", "expires", "date"];

/** @param {any} reply */
function judgeRange(reply) {
  const range = valueOf(reply, "content-range");
  if ((reply.status === 200 || reply.status === 304) && range !== undefined)
    return [`Content-Range on a ${reply.status} (RFC 9110 14.4)`];
  if (reply.status !== 206 || reply.request.method === "HEAD") return [];
  if (/^multipart\/byteranges/i.test(valueOf(reply, "content-type") ?? ""))
    return range === undefined ? [] : ["Content-Range with multipart/byteranges (RFC 9110 15.3.7.2)"];
  const found = /^bytes (\d+)-(\d+)\/(\d+|\*)$/.exec(range ?? "");
  if (!found) return [`206 with Content-Range ${range} (RFC 9110 15.3.7.1)`];
  const length = BigInt(found[2] ?? 0) - BigInt(found[1] ?? 0) + 1n;
  const fits = length === BigInt(reply.body.length) || !reply.complete;
  return fits ? [] : [`206 of ${range} with ${reply.body.length} octets (RFC 9110 14.4)`];
}

/** What every response owes, whatever the case asks. @param {any} reply @returns {string[]} */
export function owed(reply) {
  if (reply.broken || !reply.status) return [];
  const bad = [...reply.problems, ...judgeRange(reply)];
  if (reply.status === 405 && valueOf(reply, "allow") === undefined) bad.push("405 without Allow (RFC 9110 15.5.6)");
  if (reply.status === 401 && valueOf(reply, "www-authenticate") === undefined)
    bad.push("401 without WWW-Authenticate (RFC 9110 15.5.2)");
  for (const name of [...SINGLE, "sunset", "deprecation"])
    if (linesOf(reply, name).length > 1) bad.push(`${name} sent twice (RFC 9110 5.3)`);
  const tag = valueOf(reply, "etag");
  if (tag !== undefined && !/^(W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/.test(tag)) bad.push(`ETag ${tag} (RFC 9110 8.8.3)`);
  for (const name of DATES) {
    const value = valueOf(reply, name);
    const zero = name === "expires" && /^(0|-1)$/.test(value ?? "");
    if (value !== undefined && !zero && !IMF.test(value))
      bad.push(`${name} ${value} is no IMF-fixdate (RFC 9110 5.6.7)`);
  }
  return bad;
}
