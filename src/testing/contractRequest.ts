import { methodIs } from "../http/method.ts";
import { JSON_PATCH } from "../resource/patch.ts";
import { keyFor, preferenceFor } from "./contractHeaders.ts";
import type { ContractMemory } from "./contractMemory.ts";
import { type ContractOperation, filledPath, named, pathValue, producedBy } from "./contractOperation.ts";
import type { Random } from "./contractRandom.ts";
import { jsonPatch, type Sampler } from "./contractSample.ts";
import { written, writtenType } from "./contractWritten.ts";

/** One request of the check, and what it was made from. */
export interface ContractRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
  readonly peer: string;
  /** The value that the body was written from. */
  readonly content: unknown;
}

/** The parts of a request that may be made invalid. */
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

/** What the check has to know and the document does not say. */
export interface ContractKnowledge {
  /** By scheme: valid credentials, the most privileged first, as in `{ bearer: ["Bearer s3cret"] }`. */
  readonly credentials?: Readonly<Record<string, readonly string[]>>;
  /** By name: values of parameters that exist, as in `{ id: ["1", "2"] }`. */
  readonly parameters?: Readonly<Record<string, readonly string[]>>;
  /** By operationId: content that is accepted. */
  readonly bodies?: Readonly<Record<string, readonly unknown[]>>;
}

export interface RequestTools {
  readonly random: Random;
  readonly sampler: Sampler;
  readonly memory: ContractMemory;
  readonly knowledge: ContractKnowledge;
  readonly schemes: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Request fields that are not made with the preconditions. */
const MADE_APART: ReadonlySet<string> = new Set([
  "accept-language",
  "accept-encoding",
  "range",
  "if-range",
  "content-digest",
  "repr-digest",
  "prefer",
  "want-content-digest",
  "want-repr-digest",
  "idempotency-key",
]);

/** RFC 9530: of an algorithm that is not checked, too short, and of other content. */
const WRONG_DIGESTS = ["md5=:AAAAAAAAAAAAAAAAAAAAAA==:", "sha-256=:AAAA:", `sha-256=:${"A".repeat(43)}=:`] as const;

/** RFC 9110 14.2, of every kind. */
const RANGES = ["bytes=0-0", "bytes=0-", "bytes=-1", "bytes=0-0,-1", "bytes=9999999999999999-", "bytes=5-2"] as const;

/** Stands for the digest of the content until the request is sent. */
export const RIGHT_DIGEST = "right";

const OLD = "Thu, 01 Jan 1970 00:00:00 GMT";
const FAR = "Thu, 01 Jan 2099 00:00:00 GMT";

export function anyPeer(random: Random): string {
  return `10.${random.between(0, 255)}.${random.between(0, 255)}.${random.between(1, 254)}`;
}

/** Makes requests of an operation that are valid, except for the named parts. */
export class RequestMaker {
  readonly #tools: RequestTools;

  constructor(tools: RequestTools) {
    this.#tools = tools;
  }

  make(operation: ContractOperation, odd: ReadonlySet<RequestPart>): ContractRequest {
    const target = this.#path(operation, odd.has("path"));
    const headers: Record<string, string> = {};
    const query = new URLSearchParams();
    this.#credentials(operation, odd.has("credentials"), headers, query);
    this.#negotiation(operation, odd, headers);
    this.#query(operation, odd.has("query"), query);
    this.#guards(operation, target, odd.has("guard"), headers);
    this.#cookies(operation, headers);
    if (odd.has("range")) this.#ranges(operation, target, headers);
    this.#digests(operation, odd.has("digest"), headers);
    const key = keyFor(operation, this.#tools.random);
    if (key !== undefined) headers["idempotency-key"] = key;
    const preference = preferenceFor(operation, this.#tools.random);
    if (preference !== undefined) headers["prefer"] = preference;
    const { body, content } = this.#content(operation, odd, headers);
    const { method } = operation;
    const search = query.size === 0 ? "" : `?${query.toString()}`;
    // Every request comes from another client, unless the same one is to come again.
    const peer = odd.has("peer") ? "192.0.2.1" : anyPeer(this.#tools.random);
    return { method, target: target + search, headers, body, peer, content };
  }

  #path(operation: ContractOperation, odd: boolean): string {
    const { path, method } = operation;
    const { random, memory } = this.#tools;
    if (!path.includes("{")) return path;
    const there = memory.there(path);
    const gone = memory.gone(path);
    if (odd && gone.length > 0 && random.chance(0.5)) return random.pick(gone) ?? path;
    // Other operations need the resources that are left: the last few are not deleted.
    const spare = method === "DELETE" && there.length < 3 ? [] : there;
    const target = odd || there.length === 0 ? undefined : random.pick(spare);
    return target ?? this.#madeUp(operation, odd || there.length > 0);
  }

  #madeUp(operation: ContractOperation, unknown: boolean): string {
    const { random, knowledge } = this.#tools;
    return filledPath(operation, (name, parameter) => {
      const known = [
        ...(knowledge.parameters?.[name] ?? []),
        ...(parameter?.example === undefined ? [] : [String(parameter.example)]),
      ];
      const value = unknown ? undefined : random.pick(known);
      return pathValue(value ?? `unknown-${random.between(1, 1_000_000)}`, parameter);
    });
  }

  #credentials(
    { schemes }: ContractOperation,
    odd: boolean,
    headers: Record<string, string>,
    query: URLSearchParams,
  ): void {
    const { random, knowledge } = this.#tools;
    const scheme = random.pick(schemes);
    if (scheme === undefined || (odd && random.chance(0.3))) return;
    const [best, ...others] = knowledge.credentials?.[scheme] ?? [];
    const value = odd ? random.pick([...others, "Bearer not-a-token", "junk"]) : best;
    if (value === undefined) return;
    const { type, name, in: place } = this.#tools.schemes[scheme] ?? {};
    if (type !== "apiKey") headers["authorization"] = value;
    else if (place === "query") query.set(String(name), value);
    else if (place === "cookie") headers["cookie"] = `${String(name)}=${value}`;
    else headers[String(name).toLowerCase()] = value;
  }

  #negotiation(operation: ContractOperation, odd: ReadonlySet<RequestPart>, headers: Record<string, string>): void {
    const { random } = this.#tools;
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

  #query({ parameters }: ContractOperation, odd: boolean, query: URLSearchParams): void {
    const { random, sampler, knowledge } = this.#tools;
    const inQuery = parameters.filter((each) => each.in === "query");
    const wrong = odd ? random.pick(inQuery) : undefined;
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
  #guards(
    { parameters, responses, method }: ContractOperation,
    target: string,
    odd: boolean,
    headers: Record<string, string>,
  ): void {
    const { random, sampler, memory, knowledge } = this.#tools;
    const tag = memory.tag(target);
    const isWrite = !methodIs(method, "safe");
    for (const { name, in: place, required, schema } of parameters) {
      const field = name.toLowerCase();
      if (place !== "header" || field in headers || MADE_APART.has(field)) continue;
      if (field === "if-match") {
        const wanted = isWrite && responses.has(428);
        if (wanted && !odd) headers[field] = tag ?? "*";
        else if (odd && random.chance(0.5)) headers[field] = random.pick(['"stale"', "junk", "*", tag ?? "*"]);
      } else if (field === "if-none-match") {
        if (odd && random.chance(0.5)) headers[field] = random.pick([tag ?? "*", "*", '"stale"', "junk"]);
      } else if (field === "if-modified-since" || field === "if-unmodified-since") {
        if (odd && random.chance(0.5)) headers[field] = random.pick([OLD, FAR, "junk"]);
      } else if (required === true || random.chance(0.3)) {
        headers[field] = String(random.pick(knowledge.parameters?.[name] ?? []) ?? sampler.valid(schema));
      }
    }
  }

  #cookies({ parameters }: ContractOperation, headers: Record<string, string>): void {
    const { random, sampler, knowledge } = this.#tools;
    const cookies = headers["cookie"] === undefined ? [] : [headers["cookie"]];
    for (const { name, in: place, required, schema, example } of parameters) {
      if (place !== "cookie" || (required !== true && random.chance(0.5))) continue;
      const value = random.pick(knowledge.parameters?.[name] ?? []) ?? example ?? sampler.valid(schema);
      cookies.push(`${name}=${encodeURIComponent(String(value))}`);
    }
    if (cookies.length > 0) headers["cookie"] = cookies.join("; ");
  }

  /** Parts of the representation: one, several, none that there is, and none at all. */
  #ranges(operation: ContractOperation, target: string, headers: Record<string, string>): void {
    const { random, memory } = this.#tools;
    if (!named(operation, "range")) return;
    headers["range"] = random.pick(RANGES);
    if (named(operation, "if-range") && random.chance(0.4)) {
      headers["if-range"] = random.pick([memory.tag(target) ?? '"stale"', '"stale"', OLD]);
    }
  }

  /** Digests that are wanted, and wrong ones; those that hold are computed when the request is sent. */
  #digests(operation: ContractOperation, odd: boolean, headers: Record<string, string>): void {
    const { random } = this.#tools;
    for (const name of ["want-content-digest", "want-repr-digest"])
      if (named(operation, name) && random.chance(0.5)) headers[name] = random.pick(["sha-256=1, sha-512=1", "md5=1"]);
    const wrong = odd ? random.pick(["content-digest", "repr-digest", undefined] as const) : undefined;
    if (wrong !== undefined && named(operation, wrong)) headers[wrong] = random.pick(WRONG_DIGESTS);
    else if (!odd && named(operation, "content-digest")) headers["content-digest"] = RIGHT_DIGEST;
  }

  #content(
    operation: ContractOperation,
    odd: ReadonlySet<RequestPart>,
    headers: Record<string, string>,
  ): Pick<ContractRequest, "body" | "content"> {
    const { random } = this.#tools;
    const { requestBody } = operation;
    if (requestBody === undefined) return { body: undefined, content: undefined };
    const type = random.pick(Object.keys(requestBody.content)) ?? "application/json";
    if (odd.has("type") && random.chance(0.2)) headers["content-encoding"] = "gzip";
    headers["content-type"] = odd.has("type") && random.chance(0.8) ? "application/x-unknown" : writtenType(type);
    if (odd.has("body")) {
      const most = requestBody["x-max-bytes"];
      if (most !== undefined && random.chance(0.3)) return { body: "x".repeat(most + 1), content: undefined };
      if (random.chance(0.1)) {
        if (random.chance(0.5)) delete headers["content-type"];
        return { body: undefined, content: undefined };
      }
      if (random.chance(0.2)) return { body: "{", content: undefined };
    }
    const content = this.#value(operation, type, odd.has("body"));
    return { body: written(content, type), content };
  }

  #value(operation: ContractOperation, type: string, odd: boolean): unknown {
    const { random, sampler, memory, knowledge } = this.#tools;
    const { schema = {}, examples = {} } = operation.requestBody?.content[type] ?? {};
    if (type === JSON_PATCH) return jsonPatch(random, odd);
    const known = [...(knowledge.bodies?.[operation.id] ?? []), ...Object.values(examples).map(({ value }) => value)];
    const taken = memory.taken(operation);
    if (odd && taken !== undefined && random.chance(0.4)) return taken;
    if (odd) return sampler.invalid(schema);
    return known.length > 0 && random.chance(0.5) ? random.pick(known) : sampler.valid(schema);
  }
}
