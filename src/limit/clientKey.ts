import { checkOptions, type OptionRules } from "../resource/options.ts";
import { addressKey, clientAddress, type HopField, parseAddress, readTrust, type TrustedProxies } from "./address.ts";
import { assertKey } from "./hash.ts";

/** The part of a context that a key is made from. */
export interface KeySource {
  readonly request: {
    /** The address of the transport's other end. */
    readonly peer: string | undefined;
    readonly headers: { get(name: string): string | null | undefined };
  };
}

export interface ClientKeyOptions<Source extends KeySource = KeySource> {
  /**
   * The proxies in front of the service: addresses and networks, or their number. Default: none. "overwritten" if the first of them replaces
   * the field: its left-most hop is the client then. Clients must not reach the service past that proxy.
   */
  readonly trustedProxies?: TrustedProxies | undefined;
  /** The field in which those proxies write the client's address. Name the one they write. Default: `x-forwarded-for`. */
  readonly field?: HopField | undefined;
  /**
   * Names the client by an API key or client id instead of its address. Return only an id that was verified: a client that
   * can invent ids has as many buckets as it likes. undefined and null fall back on the address.
   */
  readonly identify?: ((source: Source) => string | null | undefined) | undefined;
  /** IPv6 clients are told apart by this many bits. Default: 64, the network of one customer. */
  readonly ipv6Prefix?: number | undefined;
}

const OPTIONS: OptionRules<ClientKeyOptions> = { trustedProxies: true, field: true, identify: true, ipv6Prefix: true };
/** The key of all clients that have no address of their own, such as those on a Unix socket. */
export const SHARED_KEY = "shared";
/** The most peers whose keys are remembered, because peers come back. */
const REMEMBERED = 1024;

/** Builds the function that names the client of a request. */
export function clientKeyOf<Source extends KeySource = KeySource>(
  options: ClientKeyOptions<Source> = {},
): (source: Source) => string {
  checkOptions("clientKeyOf", options, OPTIONS);
  const { trustedProxies, field = "x-forwarded-for", identify, ipv6Prefix = 64 } = options;
  if (field !== "x-forwarded-for" && field !== "forwarded") throw new RangeError(`no such field: ${String(field)}`);
  if (!(Number.isSafeInteger(ipv6Prefix) && ipv6Prefix >= 1 && ipv6Prefix <= 128))
    throw new RangeError(`ipv6Prefix must be a whole number from 1 to 128, not ${String(ipv6Prefix)}`);
  const peerKey = rememberPeers(ipv6Prefix);
  const trust = trustedProxies === undefined ? undefined : readTrust(trustedProxies);
  return (source) => {
    const id = identify?.(source);
    // null is what many stores give for undefined.
    if (id !== undefined && id !== null && id !== "") {
      assertKey(id, "what identify gives");
      // With the prefix, no id can be mistaken for an address.
      return `id:${id}`;
    }
    const { peer, headers } = source.request;
    if (trust === undefined) return peerKey(peer);
    const address = clientAddress(peer, headers.get(field) ?? undefined, field, trust);
    return address === undefined ? SHARED_KEY : addressKey(address, ipv6Prefix);
  };
}

/** Names the client by the transport's peer. A service behind proxies declares them with `clientKeyOf`. */
export const clientKey: (source: KeySource) => string = clientKeyOf();

function rememberPeers(ipv6Prefix: number): (peer: string | undefined) => string {
  const keys = new Map<string, string>();
  return (peer) => {
    if (peer === undefined) return SHARED_KEY;
    const known = keys.get(peer);
    if (known !== undefined) return known;
    const address = parseAddress(peer);
    const key = address === undefined ? SHARED_KEY : addressKey(address, ipv6Prefix);
    if (keys.size >= REMEMBERED) keys.clear();
    keys.set(peer, key);
    return key;
  };
}
