import { methodIs } from "../http/method.ts";
import { JSON_PATCH } from "../resource/patch.ts";
import { RIGHT_DIGEST } from "./contractExchange.ts";
import type { ContractOperation, ContractRequest } from "./contractOperation.ts";
import { filledPath, keyFor, named, pathValue, preferenceFor, producedBy } from "./contractOperation.ts";
import type { Random } from "./contractRandom.ts";
import { jsonPatch, written, writtenType } from "./contractSample.ts";
import type { ContractTools } from "./contractTools.ts";

export const REQUEST_PARTS = [
  "credentials",
  "accept",
  "language",
  "coding",
  "path",
  "query",
  "type",
  "body",
  "guard",
  "range",
  "digest",
  "peer",
] as const;
export type RequestPart = (typeof REQUEST_PARTS)[number];

/** Request fields that are not made with the preconditions. */
const MADE_APART =
  /^(?:accept-language|accept-encoding|range|if-range|prefer|idempotency-key|(?:want-)?(?:content|repr)-digest)$/;

/** RFC 9530: of an algorithm that is not checked, too short, and of other content. */
const WRONG_DIGESTS = ["md5=:AAAAAAAAAAAAAAAAAAAAAA==:", "sha-256=:AAAA:", `sha-256=:${"A".repeat(43)}=:`] as const;

/** RFC 9110 14.2, of every kind. */
const RANGES = ["bytes=0-0", "bytes=0-", "bytes=-1", "bytes=0-0,-1", "bytes=9999999999999999-", "bytes=5-2"] as const;

/** Stands for a tag that is not known until the target was read. */
export const CURRENT_TAG = "current";
const OLD = "Thu, 01 Jan 1970 00:00:00 GMT";
const FAR = "Thu, 01 Jan 2099 00:00:00 GMT";

export const anyPeer = (random: Random): string =>
  `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`;

interface Making extends ContractTools {
  readonly operation: ContractOperation;
  readonly odd: ReadonlySet<RequestPart>;
  readonly target: string;
  readonly headers: Record<string, string>;
  readonly query: URLSearchParams;
}

/** A request of an operation that is valid, except for the named parts. */
export function makeRequest(
  tools: ContractTools,
  operation: ContractOperation,
  odd: ReadonlySet<RequestPart> = new Set(),
): ContractRequest {
  const { random } = tools;
  const [headers, query]: [Record<string, string>, URLSearchParams] = [{}, new URLSearchParams()];
  const target = targetOf(tools, operation, odd.has("path"));
  const making: Making = { ...tools, operation, odd, target, headers, query };
  setCredentials(making);
  setNegotiation(making);
  setQuery(making);
  setGuards(making);
  setCookies(making);
  if (odd.has("range")) setRanges(making);
  setDigests(making);
  const key = keyFor(operation, random);
  if (key !== undefined) headers["idempotency-key"] = key;
  const preference = preferenceFor(operation, random);
  if (preference !== undefined) headers["prefer"] = preference;
  const sent = contentFor(making);
  const search = query.size === 0 ? "" : `?${query.toString()}`;
  // Every request comes from another client, unless the same one is to come again.
  const peer = odd.has("peer") ? "192.0.2.1" : anyPeer(random);
  return { method: operation.method, target: target + search, headers, peer, ...sent };
}

function targetOf({ random, memory, knowledge }: ContractTools, operation: ContractOperation, odd: boolean): string {
  const { path, method } = operation;
  if (!path.includes("{")) return path;
  const there = memory.there(path);
  const gone = memory.gone(path);
  if (odd && gone.length > 0 && random.chance(0.5)) return random.pick(gone) ?? path;
  // Other operations need the resources that are left: the last few are not deleted.
  const spare = method === "DELETE" && there.length < 3 ? [] : there;
  const isUnknown = odd || there.length > 0;
  const target = odd || there.length === 0 ? undefined : random.pick(spare);
  if (target !== undefined) return target;
  return filledPath(operation, (name, parameter) => {
    const { example } = parameter ?? {};
    const known = [...(knowledge.parameters?.[name] ?? []), ...(example === undefined ? [] : [String(example)])];
    const value = isUnknown ? undefined : random.pick(known);
    return pathValue(value ?? `unknown-${random.between(1, 1_000_000)}`, parameter);
  });
}

function setCredentials({ random, knowledge, schemes, operation, odd, headers, query }: Making): void {
  const isOdd = odd.has("credentials");
  const scheme = random.pick(operation.schemes);
  if (scheme === undefined || (isOdd && random.chance(0.3))) return;
  const [best, ...others] = knowledge.credentials?.[scheme] ?? [];
  const value = isOdd ? random.pick([...others, "Bearer not-a-token", "junk"]) : best;
  if (value === undefined) return;
  const { type, name, in: place } = schemes[scheme] ?? {};
  if (type !== "apiKey") headers["authorization"] = value;
  else if (place === "query") query.set(String(name), value);
  else if (place === "cookie") headers["cookie"] = `${String(name)}=${value}`;
  else headers[String(name).toLowerCase()] = value;
}

function setNegotiation({ random, operation, odd, headers }: Making): void {
  const accept = odd.has("accept")
    ? random.pick(["application/x-unknown", "junk", "*/*;q=0"])
    : random.pick([undefined, "*/*", ...producedBy(operation)]);
  if (accept !== undefined) headers["accept"] = accept;
  if (named(operation, "accept-language")) headers["accept-language"] = odd.has("language") ? "x-none" : "*";
  if (named(operation, "accept-encoding"))
    headers["accept-encoding"] = odd.has("coding")
      ? "*;q=0"
      : random.pick(["identity, gzip;q=0.5", "gzip, br, deflate, zstd, identity;q=0.5"]);
}

function setQuery({ random, sampler, knowledge, operation, odd, query }: Making): void {
  const inQuery = operation.parameters.filter((each) => each.in === "query");
  const wrong = odd.has("query") ? random.pick(inQuery) : undefined;
  for (const parameter of inQuery) {
    const { name, schema, required, example } = parameter;
    if (parameter !== wrong && required !== true && random.chance(0.6)) continue;
    const known = random.pick(knowledge.parameters?.[name] ?? []) ?? example ?? sampler.valid(schema);
    const value = parameter === wrong ? random.pick(["", "x".repeat(5000), "-1", "junk", "1e99"]) : known;
    if (parameter === wrong && required === true && random.chance(0.3)) continue;
    for (const each of [value].flat()) query.append(name, String(each));
  }
}

/** The other request fields: preconditions with the tag that was last seen, others as their schema says. */
function setGuards({ random, sampler, memory, knowledge, operation, odd, target, headers }: Making): void {
  const tag = memory.tag(target);
  const isOdd = odd.has("guard");
  const isGuarded = !methodIs(operation.method, "safe") && operation.responses.has(428);
  const oddly = (field: string, values: readonly [string, ...string[]]) => {
    if (isOdd && random.chance(0.5)) headers[field] = random.pick(values);
  };
  for (const { name, in: place, required, schema } of operation.parameters) {
    const field = name.toLowerCase();
    if (place !== "header" || field in headers || MADE_APART.test(field)) continue;
    if (field === "if-match") {
      if (isGuarded && !isOdd) headers[field] = tag ?? CURRENT_TAG;
      else oddly(field, ['"stale"', "junk", "*", tag ?? "*"]);
    } else if (field === "if-none-match") oddly(field, [tag ?? "*", "*", '"stale"', "junk"]);
    else if (field === "if-modified-since" || field === "if-unmodified-since") oddly(field, [OLD, FAR, "junk"]);
    else if (required === true || random.chance(0.3))
      headers[field] = String(random.pick(knowledge.parameters?.[name] ?? []) ?? sampler.valid(schema));
  }
}

function setCookies({ random, sampler, knowledge, operation, headers }: Making): void {
  const cookies = headers["cookie"] === undefined ? [] : [headers["cookie"]];
  for (const { name, in: place, required, schema, example } of operation.parameters) {
    if (place !== "cookie" || (required !== true && random.chance(0.5))) continue;
    const value = random.pick(knowledge.parameters?.[name] ?? []) ?? example ?? sampler.valid(schema);
    cookies.push(`${name}=${encodeURIComponent(String(value))}`);
  }
  if (cookies.length > 0) headers["cookie"] = cookies.join("; ");
}

/** Parts of the representation: one, several, none that there is, and none at all. */
function setRanges({ random, memory, operation, target, headers }: Making): void {
  if (!named(operation, "range")) return;
  headers["range"] = random.pick(RANGES);
  if (named(operation, "if-range") && random.chance(0.4))
    headers["if-range"] = random.pick([memory.tag(target) ?? '"stale"', '"stale"', OLD]);
}

/** Digests that are wanted, and wrong ones; those that hold are computed when the request is sent. */
function setDigests({ random, operation, odd, headers }: Making): void {
  const isOdd = odd.has("digest");
  for (const name of ["want-content-digest", "want-repr-digest"])
    if (named(operation, name) && random.chance(0.5)) headers[name] = random.pick(["sha-256=1, sha-512=1", "md5=1"]);
  const wrong = isOdd ? random.pick(["content-digest", "repr-digest", undefined] as const) : undefined;
  if (wrong !== undefined && named(operation, wrong)) headers[wrong] = random.pick(WRONG_DIGESTS);
  else if (!isOdd && named(operation, "content-digest")) headers["content-digest"] = RIGHT_DIGEST;
}

function contentFor(making: Making): Pick<ContractRequest, "body" | "content"> {
  const { random, operation, odd, headers } = making;
  const nothing = { body: undefined, content: undefined };
  const { requestBody } = operation;
  if (requestBody === undefined) return nothing;
  const type = random.pick(Object.keys(requestBody.content)) ?? "application/json";
  if (odd.has("type") && random.chance(0.2)) headers["content-encoding"] = "gzip";
  headers["content-type"] = odd.has("type") && random.chance(0.8) ? "application/x-unknown" : writtenType(type);
  if (odd.has("body")) {
    const most = requestBody["x-max-bytes"];
    if (most !== undefined && random.chance(0.3)) return { ...nothing, body: "x".repeat(most + 1) };
    if (random.chance(0.1)) {
      if (random.chance(0.5)) delete headers["content-type"];
      return nothing;
    }
    if (random.chance(0.2)) return { ...nothing, body: "{" };
  }
  const content = valueFor(making, type);
  return { body: written(content, type), content };
}

function valueFor({ random, sampler, memory, knowledge, operation, odd }: Making, type: string): unknown {
  const isOdd = odd.has("body");
  const { schema = {}, examples = {} } = operation.requestBody?.content[type] ?? {};
  if (type === JSON_PATCH) return jsonPatch(random, isOdd);
  const known = [...(knowledge.bodies?.[operation.id] ?? []), ...Object.values(examples).map(({ value }) => value)];
  const taken = memory.taken(operation);
  if (isOdd && taken !== undefined && random.chance(0.4)) return taken;
  if (isOdd) return sampler.invalid(schema);
  return known.length > 0 && random.chance(0.5) ? random.pick(known) : sampler.valid(schema);
}
