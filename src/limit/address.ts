import ipaddr from "ipaddr.js";

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/** Strict: `127.1` and octal are junk, because readers that disagree disagree about whom to trust. A zone is cut. */
export function parseAddress(text: string): Address | undefined {
  if (!text.includes(":")) return ipaddr.IPv4.isValidFourPartDecimal(text) ? ipaddr.IPv4.parse(text) : undefined;
  const dotted = text.slice(text.lastIndexOf(":") + 1);
  if (dotted.includes(".") && !ipaddr.IPv4.isValidFourPartDecimal(dotted)) return undefined;
  if (!ipaddr.IPv6.isValid(text)) return undefined;
  const address = ipaddr.IPv6.parse(text);
  return address.isIPv4MappedAddress() ? address.toIPv4Address() : address;
}

/** A client that has one IPv6 address of a network can use them all, so its key is the network. */
export function addressKey(address: Address, ipv6Prefix: number): string {
  if (address.kind() === "ipv4") return address.toString();
  let bits = ipv6Prefix;
  const parts = (address as ipaddr.IPv6).parts.map((part) => {
    const kept = Math.min(16, Math.max(0, bits));
    bits -= 16;
    return part & (0xffff << (16 - kept)) & 0xffff;
  });
  return `${new ipaddr.IPv6(parts).toString()}/${ipv6Prefix}`;
}

/** A network, or an address as the network of itself alone. */
export type Network = [Address, number];

export function parseNetwork(text: string): Network {
  const slash = text.indexOf("/");
  const address = parseAddress(slash < 0 ? text : text.slice(0, slash));
  if (address !== undefined) {
    const widest = address.kind() === "ipv4" ? 32 : 128;
    const prefix = slash < 0 ? String(widest) : text.slice(slash + 1);
    if (/^\d{1,3}$/.test(prefix) && Number(prefix) <= widest) return [address, Number(prefix)];
  }
  throw new RangeError(`not an address or a network: ${JSON.stringify(text)}`);
}

export function within(address: Address, network: Network): boolean {
  return address.kind() === network[0].kind() && address.match(network);
}

/** The field in which each proxy adds the address of the client or proxy before it, on the right. */
export type HopField = "x-forwarded-for" | "forwarded";

const LONGEST = 8192;
const MOST_HOPS = 64;

/** From right to left, undefined for no address: what a client writes cannot change how a proxy's entry is read. */
export function* hopsFromRight(value: string, field: HopField): Generator<string | undefined> {
  const entries = entriesFromRight(value.slice(-LONGEST));
  for (let count = 0; count < MOST_HOPS; count++) {
    const entry = entries.next();
    if (entry.done) return;
    const node = field === "forwarded" ? forwardedFor(entry.value) : entry.value;
    yield node === undefined ? undefined : withoutPort(node);
  }
}

function* entriesFromRight(value: string): Generator<string> {
  let end = value.length;
  let quoted = false;
  for (let at = end - 1; at >= 0; at--) {
    const char = value[at];
    if (char === '"' && !escaped(value, at)) quoted = !quoted;
    else if (char === "," && !quoted) {
      yield value.slice(at + 1, end).trim();
      end = at;
    }
  }
  yield value.slice(0, end).trim();
}

/** A quote behind an odd number of backslashes is text (RFC 9110 5.6.4). */
function escaped(value: string, at: number): boolean {
  let before = at - 1;
  while (value[before] === "\\") before--;
  return (at - before) % 2 === 0;
}

/** The `for` parameter of a forwarded-element (RFC 7239, 4). Names inside another parameter's quotes do not count. */
function forwardedFor(element: string): string | undefined {
  const pair = /([\w!#$%&'*+.^`|~-]+)=("(?:[^"\\]|\\.)*"|[^\s",;]*)(?:;\s*|$)/y;
  for (let match = pair.exec(element); match !== null; match = pair.exec(element)) {
    const [, name = "", value = ""] = match;
    if (name.toLowerCase() === "for") return value.startsWith('"') ? value.slice(1, -1) : value;
  }
  return undefined;
}

/** `192.0.2.1:80` and `[2001:db8::1]:443`, which some proxies write, without brackets and port. */
const withoutPort = (node: string): string =>
  /^\[([^\]]*)\](?::\d{1,5})?$/.exec(node)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(node)?.[1] ?? node;

/** Addresses and networks of the trusted proxies, or their number, or "overwritten": the first replaces the field. */
export type TrustedProxies = readonly string[] | number | "overwritten";
/** Whether to trust the hop-th party from the right to name the one before it. */
type Trust = (address: Address | undefined, hop: number) => boolean;

export function readTrust(proxies: TrustedProxies): Trust {
  if (proxies === "overwritten") return () => true;
  if (typeof proxies === "number") {
    if (!(Number.isSafeInteger(proxies) && proxies >= 0))
      throw new RangeError(`a number of trusted hops is whole and not below 0, not ${String(proxies)}`);
    return (_address, hop) => hop < proxies;
  }
  const networks = proxies.map(parseNetwork);
  return (address) => address !== undefined && networks.some((network) => within(address, network));
}

/** The first hop from the right that is not trusted, or the left-most. A hop that is no address ends the walk: the client wrote it. */
export function clientAddress(
  peer: string | undefined,
  forwarded: string | undefined,
  field: HopField,
  trust: Trust,
): Address | undefined {
  let client = peer === undefined ? undefined : parseAddress(peer);
  if (forwarded === undefined) return client;
  let hop = 0;
  for (const node of hopsFromRight(forwarded, field)) {
    if (!trust(client, hop++)) return client;
    const address = node === undefined ? undefined : parseAddress(node);
    if (address === undefined) return client;
    client = address;
  }
  return client;
}
