import ipaddr from "ipaddr.js";

export type Address = ipaddr.IPv4 | ipaddr.IPv6;

/**
 * Reads an address strictly. `127.1`, octal and hexadecimal parts are junk, though `ipaddr.parse` takes them: two
 * readers that disagree about an address disagree about whom to trust. An IPv4-mapped address is IPv4, a zone is cut.
 */
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
