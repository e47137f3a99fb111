import { type Address, parseAddress, parseNetwork, within } from "./address.ts";
import { type HopField, hopsFromRight } from "./hops.ts";

/** The proxies that may speak for a client: their addresses and networks, or how many of them stand in line. */
export type TrustedProxies = readonly string[] | number;

/** Whether to believe what the `hop`-th party from the right says of whom it speaks for. */
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
 * Walks from the transport's peer to the left, as long as the party at hand is trusted. The client is the first that
 * is not, or the left-most. Where one trusted proxy overwrites the field, that is its left-most and only hop.
 * A hop that is not an address ends the walk: it is the key of the one before it.
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
