import { methodIs, methodsThat } from "../http/method.ts";
import { takesKey } from "../resource/byMethod.ts";
import { facetOf, facetsOf } from "../resource/facets.ts";
import { type IdempotencyPolicy, settledPolicy } from "../resource/idempotency.ts";
import type { Refuse } from "../resource/mountError.ts";
import { BOOLEAN, checkPolicy, type OptionRules, TEXTS } from "../resource/options.ts";
import { overrides } from "../resource/overrides.ts";
import type { AnyResource } from "../resource/resource.ts";
import type { Checked } from "./checked.ts";
import { isDeclared } from "./declared.ts";

const CALLS = ["claim", "finish", "release", "renew"] as const;

/** The longest lease: a timer renews it. Seconds. */
const LONGEST_LEASE = 86_400;

const POLICY: OptionRules<IdempotencyPolicy> = {
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
  checkPolicy(idempotency, POLICY, refuse, "idempotency");
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
