import { type Deprecation, deprecationLinks } from "../http/deprecation.ts";
import { isToken } from "../http/field.ts";
import { isObject, isText } from "../http/kinds.ts";
import { methodIs, methodsThat } from "../http/method.ts";
import { facetOf, facetsOf } from "../resource/attached.ts";
import { isByMethod, takesKey } from "../resource/byMethod.ts";
import type { CachePolicy } from "../resource/cache.ts";
import type { CorsPolicy } from "../resource/cors.ts";
import { type IdempotencyPolicy, settledPolicy } from "../resource/idempotency.ts";
import type { Refuse } from "../resource/mountError.ts";
import type { OptionRule, OptionRules } from "../resource/options.ts";
import { BOOLEAN, checkPolicy, checkValue, isListOf, TEXTS, wholeNumber } from "../resource/options.ts";
import { overrides } from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";
import { type Checked, isDeclared } from "./declared.ts";
import { methodsOf } from "./fold.ts";

const CACHE_POLICY: OptionRules<CachePolicy> = { store: true, shared: BOOLEAN };

/** What is kept is found by its tag, and is the same for all that may read it. */
export function checkCache({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  if (facetsOf(resource).every(({ cache }) => cache === undefined)) return;
  const kept = resource.allowedMethods
    .filter((method) => methodIs(method, "cacheable"))
    .map((method) => ({ method, resource: facetOf(resource, method) }))
    .filter((subject) => subject.resource.cache !== undefined);
  if (kept.length === 0) refuse("BAD_CACHE", "cache is declared, and GET is not allowed", "GET in allowedMethods");
  for (const subject of kept) {
    checkPolicy(subject.resource.cache ?? {}, CACHE_POLICY, refuse, "cache");
    const { store, shared } = subject.resource.cache ?? {};
    if (["get", "set"].some((call) => typeof Reflect.get(Object(store), call) !== "function")) {
      const remedy = "override readonly cache = { store: new MemoryCache() }";
      refuse("BAD_CACHE", "the store of cache has no get, or no set", remedy);
    }
    if (!isDeclared(subject, "generateEtag")) {
      const detail = `generateEtag is not overridden for ${subject.method}: nothing says which state is kept`;
      refuse("BAD_CACHE", `cache is declared, and ${detail}`, "override generateEtag(ctx) { return version; }");
    }
    if (shared !== true && isDeclared(subject, "isAuthorized")) {
      const detail =
        "cache is declared, and isAuthorized is overridden: what one client gets would be kept for another";
      const remedy =
        "override readonly cache = { store, shared: true } where all that may read it get the same, or no cache";
      refuse("UNSHARED_CACHE", detail, remedy);
    }
  }
}

const CALLS = ["claim", "finish", "release", "renew"] as const;
/** The longest lease: a timer renews it. Seconds. */
const LONGEST_LEASE = 86_400;

const KEY_POLICY: OptionRules<IdempotencyPolicy> = {
  store: true,
  required: BOOLEAN,
  methods: TEXTS,
  keepSeconds: true,
  leaseSeconds: true,
  timeoutMs: true,
  maxBytes: true,
  keepFailures: BOOLEAN,
};

/** What takes Idempotency-Keys says where, for which methods, and whose they are. */
export function checkIdempotency({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  const policies = facetsOf(resource)
    .map(({ idempotency }) => idempotency)
    .filter((policy) => policy !== undefined);
  if (policies.length === 0) return;
  for (const policy of policies) checkOne(policy, refuse);
  const keyed = resource.allowedMethods.filter((method) => takesKey(facetOf(resource, method), method));
  if (keyed.length === 0) {
    const detail = "idempotency is declared, and no allowed method takes a key: without `methods` it is POST and PATCH";
    const method = resource.allowedMethods.find(canTakeKey) ?? "POST";
    refuse("BAD_IDEMPOTENCY", detail, `override readonly idempotency = { store, methods: ["${method}"] }`);
  }
  for (const method of keyed) checkPrincipal(facetOf(resource, method), method, refuse);
}

function checkOne(idempotency: IdempotencyPolicy, refuse: Refuse): void {
  checkPolicy(idempotency, KEY_POLICY, refuse, "idempotency");
  const store: object = Object(idempotency.store);
  const missing = CALLS.find((call) => typeof Reflect.get(store, call) !== "function");
  if (missing !== undefined) {
    const remedy = "override readonly idempotency = { store: new MemoryStore() }";
    refuse("BAD_IDEMPOTENCY", `the store of idempotency has no ${missing}`, remedy);
  }
  const stranger = idempotency.methods?.find((method) => !canTakeKey(method));
  if (stranger !== undefined) {
    const able = methodsThat("authored").filter(canTakeKey).join(", ");
    refuse("BAD_IDEMPOTENCY", `${JSON.stringify(stranger)} takes no Idempotency-Key`, `methods: some of ${able}`);
  }
  const { keepSeconds, leaseSeconds, timeoutMs, maxBytes } = settledPolicy(idempotency);
  for (const [name, value] of Object.entries({ keepSeconds, leaseSeconds, timeoutMs, maxBytes })) {
    if (!(Number.isFinite(value) && value > 0))
      refuse("BAD_IDEMPOTENCY", `${name} of idempotency is ${String(value)}`, `${name}: a number above 0`);
  }
  if (leaseSeconds > LONGEST_LEASE || leaseSeconds * 1000 <= timeoutMs) {
    const detail = `leaseSeconds of idempotency is ${leaseSeconds}, and the store has ${timeoutMs} ms for a call`;
    const remedy = `leaseSeconds: above the time of a call, and ${LONGEST_LEASE} at most`;
    refuse("BAD_IDEMPOTENCY", detail, remedy);
  }
}

/** Keys of clients that are told apart elsewhere would be shared here: one would get the response of another. */
function checkPrincipal(resource: AnyResource, method: string, refuse: Refuse): void {
  if (overrides(resource, "principal") || !isDeclared({ resource, method }, "isAuthorized")) return;
  const detail = `${method} takes an Idempotency-Key, isAuthorized is overridden, and principal is not`;
  const remedy = 'override principal(ctx) { return ctx.require("user").id; }';
  refuse("NO_PRINCIPAL", detail, remedy);
}

const canTakeKey = (method: string): boolean => methodIs(method, "authored") && !methodIs(method, "safe");

const FIELD_NAMES: OptionRule = {
  remedy: 'a list of field names: ["If-Match"]',
  holds: (value) => isListOf(value, (each) => isText(each) && isToken(each)),
};

const POLICY: OptionRules<CorsPolicy> = {
  origins: { remedy: '["https://app.example"], or "*" for all', holds: (value) => value === "*" || TEXTS.holds(value) },
  credentials: BOOLEAN,
  headers: FIELD_NAMES,
  exposes: FIELD_NAMES,
  maxAge: wholeNumber("600"),
};

type CorsChecked = Pick<Checked, "refuse"> & { readonly resource: { readonly cors: CorsPolicy | undefined } };

/** Refuses policies that browsers would ignore, which only their console would tell. */
export function checkCors({ resource: { cors }, refuse }: CorsChecked): void {
  if (cors === undefined) return;
  checkPolicy(cors, POLICY, refuse, "cors");
  checkValue("origins", cors.origins, POLICY.origins, refuse);
  const { origins, credentials = false, headers = [], exposes = [] } = cors;
  if (origins === "*" && credentials) {
    const remedy = 'the origins that may, or "*" without credentials';
    refuse("BAD_CORS", "cors allows every origin to send credentials", remedy);
  }
  // Fetch 3.2.3: where credentials are sent along, “*” is the name of a field, and stands for no other.
  if (credentials && [...headers, ...exposes].includes("*"))
    refuse("BAD_CORS", 'cors names the field "*" beside credentials', "the name of each field");
  for (const origin of origins === "*" ? [] : origins) {
    if (origin !== "null" && !isOrigin(origin))
      refuse("BAD_CORS", `${JSON.stringify(origin)} is not an origin`, instead(origin));
  }
}

/** A browser sends its origin whole: one with a wildcard is never the same. */
const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text && !text.includes("*");

function instead(text: string): string {
  if (text === "*") return 'origins: "*", without a list';
  if (text.includes("*") || !URL.canParse(text)) return 'each origin by its name, "https://app.example"';
  return `"${new URL(text).origin}"`;
}

const REMEDY = 'deprecation = { since: new Date("2026-01-01"), sunset: new Date("2027-01-01") }';

const DEPRECATION: OptionRules<Deprecation> = {
  since: true,
  link: true,
  sunset: true,
  sunsetLink: true,
  gone: BOOLEAN,
};

export function checkDeprecation({ resource, refuse }: Pick<Checked, "resource" | "refuse">): void {
  const { deprecation } = resource;
  if (deprecation === undefined || deprecation === false) return;
  if (!isObject(deprecation) || !isByMethod(deprecation)) {
    return checkOneDeprecation(deprecation, refuse, `override readonly ${REMEDY}`);
  }
  const allowed = methodsOf(resource);
  const stranger = Object.keys(deprecation).find((method) => !allowed.includes(method));
  if (stranger !== undefined)
    refuse("BAD_DEPRECATION", `deprecation names ${stranger}, which is not allowed`, `one of ${allowed.join(", ")}`);
  for (const each of Object.values(deprecation)) {
    if (each !== false) checkOneDeprecation(each, refuse, `override readonly ${REMEDY}`);
  }
}

/** A resource's, or a service's. RFC 9745 4: the sunset is not before the deprecation. */
export function checkOneDeprecation(deprecation: Deprecation, refuse: Refuse, remedy = REMEDY): void {
  const fault = faultOf(deprecation);
  if (fault !== undefined) refuse("BAD_DEPRECATION", fault, remedy);
  checkPolicy(deprecation, DEPRECATION, refuse, "deprecation");
}

function faultOf(deprecation: unknown): string | undefined {
  if (!isObject(deprecation)) return `deprecation is ${JSON.stringify(deprecation)}`;
  const given: Deprecation = deprecation;
  const { since, sunset, link, gone } = given;
  if (since === undefined && sunset === undefined && link === undefined)
    return "deprecation has neither since, nor sunset, nor link";
  if (!isMoment(since) || !isMoment(sunset)) return "deprecation has an invalid date";
  if (since !== undefined && sunset !== undefined && sunset < since) return "the sunset is before the deprecation";
  if (gone === true && sunset === undefined) return "gone is set, and there is no sunset";
  try {
    deprecationLinks(given);
  } catch {
    return "deprecation has a link that is no address";
  }
  return undefined;
}

function isMoment(moment: unknown): boolean {
  return moment === undefined || (moment instanceof Date && !Number.isNaN(moment.getTime()));
}
