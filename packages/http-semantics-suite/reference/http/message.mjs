// What the resources take and return. `server.mjs` translates it from and to node:http.

/**
 * @typedef {object} Request
 * @property {string} method
 * @property {string} path as sent, without the query
 * @property {string | undefined} query as sent, without "?"
 * @property {Record<string, string | undefined>} headers names in lower case, lines joined
 * @property {(limit: number) => Promise<Buffer | "too large">} read the content, decoded of its framing
 *
 * @typedef {object} Response
 * @property {number} status
 * @property {Record<string, string | string[] | undefined>} headers
 * @property {Content} [content]
 * @property {boolean} [ranges] whether a part of it may be asked for
 *
 * @typedef {string | Buffer | AsyncIterable<string | Buffer> | Sliceable} Content
 * @typedef {{ size: number, slice: (from: number, to: number) => AsyncIterable<Buffer> }} Sliceable content that is made on demand
 *
 * @typedef {(request: Request, ...params: string[]) => Response | Promise<Response>} Handler
 * @typedef {{ fields?: Record<string, string>, exposed?: string }} Facts fields that OPTIONS sends; fields that CORS exposes
 * @typedef {Record<string, Record<string, Handler> | (Record<string, Handler> & Facts)>} Routes by path and method
 */

/**
 * @param {string} type
 * @param {string | Buffer} content
 * @param {Record<string, string | undefined>} [headers]
 * @returns {Response}
 */
export function ok(type, content, headers = {}) {
  return { status: 200, headers: { "Content-Type": type, ...headers }, content };
}

/** Without a charset, application/json is UTF-8 (RFC 8259 8.1). */
export const JSON_TYPE = "application/json";
export const PLAIN = "text/plain; charset=utf-8";
