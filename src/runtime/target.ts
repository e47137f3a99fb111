/** RFC 9110 7.2, RFC 3986 3.2.2: a name, an IPv4 address or an IP literal, and a port. Two lines joined never match. */
const HOST = /^(?:\[[0-9A-Fa-f:.vV]+\]|(?:[\w.~!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)(?::\d*)?$/;
/** RFC 9112 3.2.2. The rest is not normalised: to resolve dots and slashes here would bypass the router's checks. */
const ABSOLUTE = /^https?:\/\/([^/?]+)(\/[^?]*)?(\?.*)?$/i;

/** Whether a text can be the value of Host, which may be empty. */
export const isHost = (text: string): boolean => HOST.test(text);

/** RFC 3986 6.2.2.1, 6.2.3: whether two values name the same host, in whichever case, and with the scheme's port or without. */
export function isSameHost(one: string | undefined, other: string | undefined, scheme: string | undefined): boolean {
  return one === other || normalHost(one, scheme) === normalHost(other, scheme);
}

const normalHost = (host: string | undefined, scheme: string | undefined): string | undefined =>
  host?.toLowerCase().replace(scheme === "https" ? /:(?:443)?$/ : /:(?:80)?$/, "");

/** The host and the origin form of a target in absolute form; undefined where it is none. */
export function absoluteTarget(url: string, method: string | undefined): { host: string; target: string } | undefined {
  const [, host, path = "", query = ""] = ABSOLUTE.exec(url) ?? [];
  // RFC 9110 4.2.1, 4.2.4: no host, or a user's name before it, makes it invalid. `@` is in no host.
  if (host === undefined || host.startsWith(":") || !isHost(host)) return undefined;
  // RFC 9112 3.2.4: OPTIONS without a path asks about the server as a whole.
  if (path === "" && query === "" && method === "OPTIONS") return { host, target: "*" };
  return { host, target: `${path === "" ? "/" : path}${query}` };
}

/** RFC 9112 3.2: origin-form, absolute-form, or the asterisk of OPTIONS; none of them has a fragment. */
export function isTarget(url: string, method: string | undefined): boolean {
  if (url.includes("#")) return false;
  if (url.startsWith("/")) return true;
  return url === "*" ? method === "OPTIONS" : absoluteTarget(url, method) !== undefined;
}
