import { type Address, parseAddress, parseNetwork, within } from "./address.ts";
import { type HopField, hopsFromRight } from "./hops.ts";

/** The trusted proxies: their addresses and networks, or how many of them a request passes. */
export type TrustedProxies = readonly string[] | number;

/** Whether to trust the hop-th party from the right to name the one before it. */
type Trust = (address: Address | undefined, hop: number) => boolean;

export function readTrust(proxies: TrustedProxies): Trust {
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
