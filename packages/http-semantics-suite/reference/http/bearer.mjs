// Bearer tokens (RFC 6750).

import { problem } from "./problem.mjs";

/**
 * The token of the request. The scheme has no case, the token has (RFC 9110 11.1).
 * @param {import("./message.mjs").Request} request
 */
export function tokenOf({ headers }) {
  return /^bearer +([\w\-.~+/]+=*)$/i.exec(headers.authorization ?? "")?.[1];
}

/**
 * 401 unless the token is known, undefined if it is.
 * @param {import("./message.mjs").Request} request
 * @param {(token: string) => boolean} [isKnown]
 */
export function bearer(request, isKnown = (token) => token === "good") {
  const token = tokenOf(request);
  if (token !== undefined && isKnown(token)) return undefined;
  const challenge = token === undefined ? 'Bearer realm="test"' : 'Bearer realm="test", error="invalid_token"';
  return problem(401, undefined, { "WWW-Authenticate": challenge });
}
