import { type Address, parseAddress, parseNetwork, within } from "./address.ts";

/** The field in which each proxy adds the address of the client or proxy before it, on the right. */
export type HopField = "x-forwarded-for" | "forwarded";

/** The most characters that are read, from the right, which bounds the work. */
const LONGEST = 8192;
const MOST_HOPS = 64;

/**
 * The hops from right to left, as the text of an address; undefined for one that is none.
 * Reading from the right means that nothing a client writes can change how a proxy's own entry is read.
 */
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
function withoutPort(node: string): string {
  return /^\[([^\]]*)\](?::\d{1,5})?$/.exec(node)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(node)?.[1] ?? node;
}

/**
 * The trusted proxies: their addresses and networks, how many of them a request passes, or "overwritten": the first proxy replaces what
 * a client sends in the field, so that its left-most hop is the client.
 */
export type TrustedProxies = readonly string[] | number | "overwritten";

/** Whether to trust the hop-th party from the right to name the one before it. */
type Trust = (address: Address | undefined, hop: number) => boolean;

export function readTrust(proxies: TrustedProxies): Trust {
  if (proxies === "overwritten") return () => true;
  if (typeof proxies === "number") {
    if (!(Number.isSafeInteger(proxies) && proxies >= 0)) {
      throw new RangeError(`a number of trusted hops is whole and not below 0, not ${String(proxies)}`);
    }
    return (_address, hop) => hop < proxies;
  }
  const networks = proxies.map(parseNetwork);
  return (address) => address !== undefined && networks.some((network) => within(address, network));
}

/**
 * Walks from the transport's peer to the left, as long as the current hop is trusted. The client is the first hop that is
 * not, or the left-most. Where one trusted proxy overwrites the field, that is its left-most and only hop. A hop that is
 * not an address ends the walk: the client is then the hop that wrote it.
 */
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
