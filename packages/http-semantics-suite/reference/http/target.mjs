// Request targets (RFC 9110 7.1, RFC 9112 3.2).

/**
 * Path and query of a target in origin form or absolute form, undefined if it is neither.
 * @param {string} target
 */
export function targetOf(target) {
  const [whole, path, query] = /^(?:https?:\/\/[^/?#]+(?=[/?]|$)|(?=\/))([^?]*)(?:\?(.*))?$/is.exec(target) ?? [];
  return whole === undefined ? undefined : { path: path || "/", query };
}

/**
 * The segments of a path, decoded one by one, so that "%2F" does not separate. Undefined if they are malformed.
 * @param {string} path
 */
export function segmentsOf(path) {
  try {
    return path.slice(1).split("/").map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

/**
 * The parameters of a query, undefined if their encoding is malformed.
 * @param {string | undefined} query
 */
export function parametersOf(query) {
  try {
    decodeURIComponent(query ?? "");
    return new URLSearchParams(query);
  } catch {
    return undefined;
  }
}
