// Small helpers to write faults with.

/**
 * @typedef {import("../http/message.mjs").Request} Request
 * @typedef {import("../http/message.mjs").Response} Response
 * @typedef {(request: Request) => Promise<Response>} Next
 * @typedef {(request: Request, next: Next) => Response | Promise<Response>} Fault
 */

/**
 * The request with other fields. Undefined removes one.
 * @param {Request} request
 * @param {Record<string, string | undefined>} headers
 * @returns {Request}
 */
export function withFields(request, headers) {
  return { ...request, headers: { ...request.headers, ...headers } };
}

/**
 * A fault that ignores a field of the request.
 * @param {string} name
 * @param {(request: Request) => boolean} [when]
 * @returns {Fault}
 */
export function ignores(name, when = () => true) {
  return (request, next) => next(when(request) ? withFields(request, { [name]: undefined }) : request);
}

/**
 * A fault that reads a field of the request in a wrong way. If the field is not there, nothing changes.
 * @param {string} name
 * @param {(value: string) => string | undefined} read
 * @returns {Fault}
 */
export function misreads(name, read) {
  return (request, next) => {
    const value = request.headers[name];
    return next(value === undefined ? request : withFields(request, { [name]: read(value) }));
  };
}

/**
 * A fault that changes responses.
 * @param {(response: Response, request: Request) => boolean} when
 * @param {(response: Response, request: Request) => Partial<Response>} change
 * @returns {Fault}
 */
export function changes(when, change) {
  return async (request, next) => {
    const response = await next(request);
    return when(response, request) ? { ...response, ...change(response, request) } : response;
  };
}

/**
 * A fault that sends other fields. Undefined removes one.
 * @param {(response: Response, request: Request) => boolean} when
 * @param {Record<string, string | undefined>} headers
 * @returns {Fault}
 */
export function sends(when, headers) {
  return changes(when, (response) => ({ headers: { ...response.headers, ...headers } }));
}

/**
 * @param {number} status
 * @returns {(response: Response) => boolean}
 */
export function is(status) {
  return (response) => response.status === status;
}

/** @param {string} method @returns {(response: Response, request: Request) => boolean} */
export function of(method) {
  return (_, request) => request.method === method;
}

/** @param {Request} request */
export function isRead({ method }) {
  return method === "GET" || method === "HEAD";
}
