// Proactive negotiation (RFC 9110 12). Each function takes the field's value, undefined if it is not there.

import { listOf, withParameters } from "./fields.mjs";

/**
 * The members of a field with their weights. A member with a weight that is none is left out.
 * @param {string} field
 */
function weighted(field) {
  return listOf(field).flatMap((member) => {
    const { value, parameters } = withParameters(member);
    const q = parameters.get("q") ?? "1";
    parameters.delete("q");
    return /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? [{ value, parameters, q: Number(q) }] : [];
  });
}

/**
 * The offered media type that the client likes best: the first of those with the greatest weight.
 * @param {string | undefined} field
 * @param {readonly string[]} offers
 */
export function chooseType(field, offers) {
  const ranges = weighted(field ?? "");
  if (ranges.length === 0) return offers[0];
  return best(offers, (offer) => weightOf(offer, ranges));
}

/**
 * The weight of the most specific range that matches (RFC 9110 12.5.1).
 * @param {string} offer
 * @param {ReturnType<typeof weighted>} ranges
 */
function weightOf(offer, ranges) {
  const [type] = offer.split("/");
  const matches = ranges.flatMap(({ value, parameters, q }) => {
    // Every text that is offered here is UTF-8.
    const known = [...parameters].every(([name, text]) => name === "charset" && text.toLowerCase() === "utf-8");
    if (value === offer && known) return [{ specific: 3 + parameters.size, q }];
    if (value === `${type}/*`) return [{ specific: 2, q }];
    return value === "*/*" ? [{ specific: 1, q }] : [];
  });
  return matches.sort((one, other) => other.specific - one.specific)[0]?.q ?? 0;
}

/**
 * The offered language that the client likes best, or undefined if it accepts none. A range matches the tags that begin with it (RFC 4647
 * 3.3.1). If no range does, a longer range matches the tag that it begins with, so that "de-CH" is content with "de" (RFC 4647 3.4).
 * @param {string | undefined} field
 * @param {readonly string[]} offers
 */
export function chooseLanguage(field, offers) {
  const ranges = weighted(field ?? "");
  if (ranges.length === 0) return offers[0];
  const order = (/** @type {string} */ offer) => {
    const at = ranges.findIndex(({ value }) => begins(offer, value) || begins(value, offer));
    return at < 0 ? ranges.length : at;
  };
  const inOrder = [...offers].sort((one, other) => order(one) - order(other));
  return best(inOrder, (offer) => {
    const filtered = longest(ranges.filter(({ value }) => begins(offer, value)));
    const lookedUp = longest(ranges.filter(({ value }) => begins(value, offer)));
    return (filtered ?? lookedUp ?? ranges.find(({ value }) => value === "*"))?.q ?? 0;
  });
}

/**
 * @param {string} tag
 * @param {string} range
 */
function begins(tag, range) {
  return `${tag.toLowerCase()}-`.startsWith(`${range.toLowerCase()}-`);
}

/** @param {ReturnType<typeof weighted>} ranges */
function longest(ranges) {
  return [...ranges].sort((one, other) => other.value.length - one.value.length)[0];
}

/**
 * One of the offers, "identity" or undefined if the client accepts none of them (RFC 9110 12.5.3).
 * @param {string | undefined} field
 * @param {readonly string[]} offers the one to prefer first
 */
export function chooseCoding(field, offers = ["gzip"]) {
  if (field === undefined) return "identity";
  const codings = weighted(field);
  const weight = (/** @type {string} */ name) =>
    (codings.find(({ value }) => value.replace(/^x-/, "") === name) ?? codings.find(({ value }) => value === "*"))?.q;
  const coding = best(offers, (offer) => weight(offer) ?? 0);
  const identity = weight("identity");
  if (coding !== undefined && (weight(coding) ?? 0) >= (identity ?? 0)) return coding;
  return identity === 0 ? undefined : "identity";
}

/**
 * @template T
 * @param {readonly T[]} offers the one to prefer first
 * @param {(offer: T) => number} weight
 * @returns {T | undefined}
 */
function best(offers, weight) {
  const found = offers.map((offer) => ({ offer, q: weight(offer) })).sort((one, other) => other.q - one.q)[0];
  return found !== undefined && found.q > 0 ? found.offer : undefined;
}
