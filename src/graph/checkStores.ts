import { methodIs, methodsThat } from "../http/method.ts";
import { facetOf, facetsOf } from "../resource/attached.ts";
import { takesKey } from "../resource/byMethod.ts";
import type { CachePolicy } from "../resource/cache.ts";
import { type IdempotencyPolicy, settledPolicy } from "../resource/idempotency.ts";
import type { Refuse } from "../resource/mountError.ts";
import { BOOLEAN, checkPolicy, type OptionRules, TEXTS } from "../resource/options.ts";
import { overrides } from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Checked } from "./checked.ts";
import { isDeclared } from "./declared.ts";

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
      refuse(
        "BAD_CACHE",
        "the store of cache has no get, or no set",
        "override readonly cache = { store: new MemoryCache() }",
      );
    }
    if (!isDeclared(subject, "generateEtag")) {
      refuse(
        "BAD_CACHE",
        `cache is declared, and generateEtag is not overridden for ${subject.method}: nothing says which state is kept`,
        "override generateEtag(ctx) { return version; }",
      );
    }
    if (shared !== true && isDeclared(subject, "isAuthorized")) {
      refuse(
        "UNSHARED_CACHE",
        `cache is declared, and isAuthorized is overridden: what one client gets would be kept for another`,
        "override readonly cache = { store, shared: true } where all that may read it get the same, or no cache",
      );
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
  const facets = facetsOf(resource).filter(({ idempotency }) => idempotency !== undefined);
  if (facets.length === 0) return;
  for (const facet of facets) checkOne(facet, refuse);
  const keyed = resource.allowedMethods.filter((method) => takesKey(facetOf(resource, method), method));
  if (keyed.length === 0) {
    refuse(
      "BAD_IDEMPOTENCY",
      "idempotency is declared, and no allowed method takes a key: without `methods` it is POST and PATCH",
      `override readonly idempotency = { store, methods: ["${resource.allowedMethods.find(canTakeKey) ?? "POST"}"] }`,
    );
  }
  for (const method of keyed) checkPrincipal(facetOf(resource, method), method, refuse);
}

function checkOne({ idempotency }: AnyResource, refuse: Refuse): void {
  if (idempotency === undefined) return;
  checkPolicy(idempotency, KEY_POLICY, refuse, "idempotency");
  const store: object = Object(idempotency.store);
  const missing = CALLS.find((call) => typeof Reflect.get(store, call) !== "function");
  if (missing !== undefined) {
    refuse(
      "BAD_IDEMPOTENCY",
      `the store of idempotency has no ${missing}`,
      "override readonly idempotency = { store: new MemoryStore() }",
    );
  }
  const stranger = idempotency.methods?.find((method) => !canTakeKey(method));
  if (stranger !== undefined) {
    const able = methodsThat("authored").filter(canTakeKey).join(", ");
    refuse("BAD_IDEMPOTENCY", `${JSON.stringify(stranger)} takes no Idempotency-Key`, `methods: some of ${able}`);
  }
  const { keepSeconds, leaseSeconds, timeoutMs, maxBytes } = settledPolicy(idempotency);
  for (const [name, value] of Object.entries({ keepSeconds, leaseSeconds, timeoutMs, maxBytes })) {
    if (!(Number.isFinite(value) && value > 0)) {
      refuse("BAD_IDEMPOTENCY", `${name} of idempotency is ${String(value)}`, `${name}: a number above 0`);
    }
  }
  if (leaseSeconds > LONGEST_LEASE || leaseSeconds * 1000 <= timeoutMs) {
    refuse(
      "BAD_IDEMPOTENCY",
      `leaseSeconds of idempotency is ${leaseSeconds}, and the store has ${timeoutMs} ms for a call`,
      `leaseSeconds: above the time of a call, and ${LONGEST_LEASE} at most`,
    );
  }
}

/** Keys of clients that are told apart elsewhere would be shared here: one would get the response of another. */
function checkPrincipal(resource: AnyResource, method: string, refuse: Refuse): void {
  if (overrides(resource, "principal") || !isDeclared({ resource, method }, "isAuthorized")) return;
  refuse(
    "NO_PRINCIPAL",
    `${method} takes an Idempotency-Key, isAuthorized is overridden, and principal is not`,
    'override principal(ctx) { return ctx.require("user").id; }',
  );
}

function canTakeKey(method: string): boolean {
  return methodIs(method, "authored") && !methodIs(method, "safe");
}
