// Digest fields (RFC 9530).

import { createHash } from "node:crypto";
import { listOf } from "./fields.mjs";
import { problem } from "./problem.mjs";

const ALGORITHMS = new Map([
  ["sha-256", "sha256"],
  ["sha-512", "sha512"],
]);
const WANT = { "Want-Content-Digest": "sha-256=10, sha-512=5" };

/**
 * @param {string} algorithm
 * @param {Buffer} content
 */
export function digestOf(algorithm, content) {
  return `${algorithm}=:${createHash(ALGORITHMS.get(algorithm) ?? "sha256")
    .update(content)
    .digest("base64")}:`;
}

/**
 * The response that refuses content, undefined if its digests are right or of unknown algorithms.
 * @param {import("./message.mjs").Request} request
 * @param {Buffer} content
 * @param {{ required?: boolean }} [how]
 */
export function wrongDigest({ headers }, content, { required = false } = {}) {
  for (const name of ["content-digest", "repr-digest"]) {
    const members = membersOf(headers[name]);
    if (members === undefined) return problem(400, `${name} is malformed.`, WANT);
    const wrong = [...members].find(
      ([algorithm, value]) => ALGORITHMS.has(algorithm) && digestOf(algorithm, content) !== `${algorithm}=${value}`,
    );
    if (wrong) return problem(400, `${name} does not match the content.`, WANT);
    const isKnown = [...members.keys()].some((algorithm) => ALGORITHMS.has(algorithm));
    if (required && name === "content-digest" && !isKnown) return problem(400, "Content-Digest is required.", WANT);
  }
  return undefined;
}

/**
 * A dictionary of byte sequences (RFC 9651 3.2). Undefined if it is malformed.
 * @param {string | undefined} field
 */
function membersOf(field) {
  const members = new Map();
  for (const member of listOf(field)) {
    const [, key, value] = /^([a-z*][a-z0-9_\-.*]*)=(:[A-Za-z0-9+/]*={0,2}:)(?:;.*)?$/.exec(member) ?? [];
    if (key === undefined) return undefined;
    members.set(key, value);
  }
  return members;
}

/**
 * The known algorithm that the client prefers (RFC 9530 4).
 * @param {string | undefined} field
 */
export function wantedDigest(field) {
  const wishes = listOf(field).flatMap((member) => {
    const [, algorithm = "", weight] = /^([a-z*][a-z0-9_\-.*]*)=(\d{1,2})$/.exec(member) ?? [];
    return weight !== undefined && Number(weight) <= 10 && Number(weight) > 0 && ALGORITHMS.has(algorithm)
      ? [{ algorithm, weight: Number(weight) }]
      : [];
  });
  return wishes.sort((one, other) => other.weight - one.weight)[0]?.algorithm;
}

/**
 * The response with Content-Digest. To be called last, because a part of the content has a digest of its own.
 * @param {import("./message.mjs").Request} request
 * @param {import("./message.mjs").Response} response
 */
export async function withContentDigest(request, response) {
  const algorithm = wantedDigest(request.headers["want-content-digest"]);
  const { content, status } = response;
  if (
    algorithm === undefined ||
    content === undefined ||
    (status !== 200 && status !== 206) ||
    request.method === "HEAD"
  )
    return response;
  const bytes = await bytesOf(content);
  return {
    ...response,
    content: bytes,
    headers: { ...response.headers, "Content-Digest": digestOf(algorithm, bytes) },
  };
}

/** @param {import("./message.mjs").Content} content */
async function bytesOf(content) {
  if (typeof content === "string" || Buffer.isBuffer(content)) return Buffer.from(content);
  const chunks = [];
  for await (const chunk of "slice" in content ? content.slice(0, content.size) : content)
    chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
