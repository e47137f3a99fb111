// Helpers of this set, in addition to `faults/change.mjs`.

/**
 * @typedef {import("../faults/change.mjs").Request} Request
 * @typedef {import("../faults/change.mjs").Response} Response
 * @typedef {import("../faults/change.mjs").Fault} Fault
 * @typedef {(response: Response, request: Request) => boolean} When
 */

/** @param {string} prefix @returns {When} */
export const at = (prefix) => (_, request) => request.path.startsWith(prefix);

/** @param {When[]} conditions @returns {When} */
export const all =
  (...conditions) =>
  (response, request) =>
    conditions.every((holds) => holds(response, request));

/**
 * A fault that changes requests.
 * @param {(request: Request) => Request} change
 * @returns {Fault}
 */
export const asks = (change) => (request, next) => next(change(request));

/**
 * The request with other content.
 * @param {Request} request
 * @param {Buffer | string} content
 * @returns {Request}
 */
export function withContent(request, content) {
  const bytes = Buffer.from(content);
  return { ...request, read: async (limit) => (bytes.length > limit ? "too large" : bytes) };
}

/**
 * The content as a Buffer, empty if it is too large for any path, and the request that reads it again.
 * @param {Request} request
 */
export async function peek(request) {
  const read = await request.read(5_000_000);
  const content = read === "too large" ? Buffer.alloc(0) : read;
  const again = read === "too large" ? { ...request, read: async () => /** @type {const} */ ("too large") } : request;
  return { content, again: read === "too large" ? again : withContent(request, content) };
}

/** @param {Buffer | string} text @returns {any} undefined if it is not JSON */
export function parsed(text) {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** A field as text. @param {Response} response @param {string} name */
export const field = (response, name) => String(response.headers[name] ?? "");

/** The content of a response as text. @param {Response} response */
export async function textOf({ content }) {
  if (content === undefined || typeof content === "string" || Buffer.isBuffer(content)) return String(content ?? "");
  let text = "";
  for await (const chunk of "slice" in content ? content.slice(0, content.size) : content) text += chunk;
  return text;
}

/** A member of a field that is a list, changed one by one. @param {(member: string) => string} change */
export const members = (change) => (/** @type {string} */ value) => value.split(",").map(change).join(",");

/** The request as a GET without content. @param {Request} request @returns {Request} */
export function asGet({ path, headers }) {
  const { authorization } = headers;
  return { method: "GET", path, query: undefined, headers: { authorization }, read: async () => Buffer.alloc(0) };
}

/** @param {Request} request */
export const isWrite = ({ method }) => ["PUT", "PATCH", "DELETE"].includes(method);
